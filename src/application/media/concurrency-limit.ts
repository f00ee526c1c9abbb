/** Lets so many work at once; the others wait in the order in which they came. */
export interface ConcurrencyLimit {
  /** Ends when it is one's turn; aborting `signal` before that gives up waiting. */
  acquire(signal: AbortSignal): Promise<void>;
  /** Says that a turn that was taken is over. */
  release(): void;
}

export const createConcurrencyLimit = (atOnce: number): ConcurrencyLimit => {
  let taken = 0;
  const waiting: (() => void)[] = [];
  const next = () => {
    if (taken < atOnce) waiting.shift()?.();
  };
  return {
    acquire: (signal) =>
      new Promise((resolve, reject) => {
        const begin = () => {
          signal.removeEventListener('abort', giveUp);
          taken += 1;
          resolve();
        };
        const giveUp = () => {
          waiting.splice(waiting.indexOf(begin), 1);
          reject(signal.reason);
        };
        signal.addEventListener('abort', giveUp, { once: true });
        waiting.push(begin);
        next();
      }),
    release: () => {
      taken -= 1;
      next();
    },
  };
};

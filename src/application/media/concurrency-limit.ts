/** Lets a limited number of tasks run at once. The others wait in the order of their requests. */
export interface ConcurrencyLimit {
  /** Resolves when a slot is free; aborting `signal` before that cancels the wait. */
  acquire(signal: AbortSignal): Promise<void>;
  /** Releases an acquired slot. */
  release(): void;
}

export function createConcurrencyLimit(atOnce: number): ConcurrencyLimit {
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
}

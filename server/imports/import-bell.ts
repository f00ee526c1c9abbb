import { EventEmitter } from 'node:events';

/** Rings when a job may be waiting, so that workers of this process needn't look often. */
const bell = new EventEmitter().setMaxListeners(100);

export function ringImportBell(): void {
  bell.emit('ring');
}

/** Waits for a ring, at most `ms`, or until the signal aborts. */
export function awaitImportBell(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      bell.off('ring', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    timer.unref();
    bell.once('ring', done);
    signal.addEventListener('abort', done, { once: true });
    if (signal.aborted) done();
  });
}

import { EventEmitter } from 'node:events';

/** Emits when a job may be waiting, so that workers of this process need not poll often. */
const wakeups = new EventEmitter().setMaxListeners(100);

export function wakeImportWorkers(): void {
  wakeups.emit('ring');
}

/** Waits for a wake-up signal, at most `ms`, or until the signal aborts. */
export function waitForImportWakeup(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      wakeups.off('ring', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    timer.unref();
    wakeups.once('ring', done);
    signal.addEventListener('abort', done, { once: true });
    if (signal.aborted) done();
  });
}

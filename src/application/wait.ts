import type { Clock } from './ports/clock.port';

/**
 * The longest single timer, in ms. Browsers fire timers beyond 2^31-1 ms (24.8 days) at once and
 * stop them while the computer sleeps, so a distant moment is approached in steps that read the
 * clock.
 */
const MAX_TIMER_MS = 60_000;

/**
 * Resolves once the clock shows `moment` (ms since 1970) or later; never when `signal` is aborted.
 */
export function waitUntil(clock: Clock, moment: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const step = () => {
      const left = moment - clock.now();
      if (left <= 0) {
        resolve();
        return;
      }
      const timer = clock.setTimeout(
        () => {
          signal.removeEventListener('abort', stop);
          step();
        },
        Math.min(left, MAX_TIMER_MS),
      );
      const stop = () => clock.clearTimeout(timer);
      signal.addEventListener('abort', stop, { once: true });
    };
    step();
  });
}

/** Resolves after `delay` ms; never when `signal` is aborted. */
export function wait(clock: Clock, delay: number, signal: AbortSignal): Promise<void> {
  return waitUntil(clock, clock.now() + delay, signal);
}

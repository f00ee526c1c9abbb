import type { Clock } from '#application/ports/clock.port';

/**
 * The computer's clock, which may be wrong: the portal uses it through `createServerClock`. `now` reads the wall clock, so callers notice a sleep or a time correction
 * at the next call. Callers must split delays that are longer than a browser timer allows.
 */
export const browserClock: Clock = {
  now: () => Date.now(),
  setTimeout: (callback, delay) => globalThis.setTimeout(callback, delay),
  clearTimeout: (timer) => {
    // Only this clock creates these timers; their type differs between browsers and Node.
    globalThis.clearTimeout(timer as Parameters<typeof globalThis.clearTimeout>[0]);
  },
};

import type { Clock } from '#application/ports/clock.port';

/**
 * The browser's clock. It reads the wall clock, so a sleep or a correction of the time is noticed at
 * the next look; delays beyond what a browser can time are the asker's to split.
 */
export const browserClock: Clock = {
  now: () => Date.now(),
  setTimeout: (callback, delay) => globalThis.setTimeout(callback, delay),
  clearTimeout: (timer) => {
    // Only this clock makes these; their type differs between browsers and Node.
    globalThis.clearTimeout(timer as Parameters<typeof globalThis.clearTimeout>[0]);
  },
};

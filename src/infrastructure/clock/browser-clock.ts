import type { Clock } from '#application/ports/clock.port';

/** The browser's clock. Delays beyond what a browser can time are the asker's to split. */
export const browserClock: Clock = {
  now: () => Date.now(),
  setTimeout: (callback, delay) => window.setTimeout(callback, delay),
  clearTimeout: (timer) => {
    if (typeof timer === 'number') window.clearTimeout(timer);
  },
};

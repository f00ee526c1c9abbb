import type { Page } from '@playwright/test';

/** Begins to note what the browser says of each key: how long until the frame after it stood (Event Timing). */
export const recordKeyLatency = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const noted = new Map<number, number>();
    Object.assign(window, { notedKeys: noted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const { interactionId, duration, name } = entry;
        if (!interactionId || !name.startsWith('key')) continue;
        noted.set(interactionId, Math.max(duration, noted.get(interactionId) ?? 0));
      }
      // What is quicker than a frame isn't told.
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });

/** @returns milliseconds from each key to the frame that shows it, in steps of 8 */
export const keyLatencies = (page: Page): Promise<number[]> =>
  page.evaluate(() => [
    ...(window as unknown as { notedKeys: Map<number, number> }).notedKeys.values(),
  ]);

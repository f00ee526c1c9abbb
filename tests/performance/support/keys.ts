import type { Page } from '@playwright/test';

/**
 * Starts to record the browser's duration of each key event until the next frame (Event Timing).
 */
export function recordKeyLatency(page: Page): Promise<void> {
  return page.evaluate(() => {
    const noted = new Map<number, number>();
    Object.assign(window, { notedKeys: noted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const { interactionId, duration, name } = entry;
        if (!interactionId || !name.startsWith('key')) continue;
        noted.set(interactionId, Math.max(duration, noted.get(interactionId) ?? 0));
      }
      // Events shorter than a frame are not reported.
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** @returns milliseconds from each key to the frame that shows it, in steps of 8 */
export function keyLatencies(page: Page): Promise<number[]> {
  return page.evaluate(() => [
    ...(window as unknown as { notedKeys: Map<number, number> }).notedKeys.values(),
  ]);
}

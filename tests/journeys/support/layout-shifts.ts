import { expect, type Page } from '@playwright/test';

/** The sum at which a page counts as still: a fifth of what Web Vitals calls good. */
const MAX_SHIFT = 0.02;

interface CountingWindow {
  shiftSum?: number;
}

/** Adds up the layout shifts without user input (CLS) of every page that is opened from now on. */
export function countLayoutShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const counting = globalThis as CountingWindow;
    counting.shiftSum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // TypeScript's DOM has no LayoutShift yet.
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) counting.shiftSum = (counting.shiftSum ?? 0) + value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Asserts that the page has not moved since it was opened; needs {@link countLayoutShifts}. */
export async function expectNoLayoutShift(page: Page, of = 'the page'): Promise<void> {
  const sum = await page.evaluate(() => (globalThis as CountingWindow).shiftSum);
  // Undefined, and so never still, if nothing counted.
  expect(sum ?? Number.NaN, `layout shift of ${of}`).toBeLessThanOrEqual(MAX_SHIFT);
}

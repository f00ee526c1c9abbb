import type { Page } from '@playwright/test';

/** Counts the presses of the pointer on the page from now on. */
export async function countPresses(page: Page): Promise<() => number> {
  let count = 0;
  await page.exposeFunction('pressed', () => {
    count += 1;
  });
  await page.addInitScript(() =>
    addEventListener('pointerdown', () => void Reflect.get(globalThis, 'pressed')(), true),
  );
  return () => count;
}

import type { Locator } from '@playwright/test';

/**
 * Waits until the browser has drawn the element's effect on the page, even with a stopped clock.
 */
function waitForFrame(one: Locator): Promise<void> {
  return one.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        new IntersectionObserver((_, observer) => {
          observer.disconnect();
          resolve();
        }).observe(element);
      }),
  );
}

/**
 * Types into a combobox. Focusing it may scroll the page, and scrolling closes its list, but only
 * for a script, which types before the scroll ends.
 */
export async function typeIntoCombobox(combobox: Locator, typed: string): Promise<void> {
  await combobox.focus();
  await waitForFrame(combobox);
  await combobox.pressSequentially(typed);
}

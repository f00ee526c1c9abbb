import type { Locator } from '@playwright/test';

/** Ends with the frame in which what the element does to the page has been drawn, a held clock or not. */
const waitForFrame = (one: Locator): Promise<void> =>
  one.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        new IntersectionObserver((_, observer) => {
          observer.disconnect();
          resolve();
        }).observe(element);
      }),
  );

/**
 * Types into a combobox. Entering it may scroll the page, and its list closes when the page is scrolled:
 * only a machine types before the page stands.
 */
export const typeIntoCombobox = async (combobox: Locator, typed: string): Promise<void> => {
  await combobox.focus();
  await waitForFrame(combobox);
  await combobox.pressSequentially(typed);
};

import { expect, type Page } from '@playwright/test';
import { waitForNetworkIdle } from '../journeys/support/network-idle';

/** The moment of every picture, Casablanca 10:24. Earlier than any test run, so that no token looks expired. */
export const SCREENSHOT_TIME = new Date('2025-11-20T09:24:00Z');

export interface Appearance {
  readonly language: 'fr' | 'ar';
  readonly mode: 'light' | 'dark';
}

/** Both modes and both directions. */
export const EVERY_APPEARANCE: readonly Appearance[] = [
  { language: 'fr', mode: 'light' },
  { language: 'fr', mode: 'dark' },
  { language: 'ar', mode: 'light' },
  { language: 'ar', mode: 'dark' },
];

/** One of each mode and each direction, for what is large. */
export const TWO_APPEARANCES: readonly Appearance[] = [
  { language: 'fr', mode: 'light' },
  { language: 'ar', mode: 'dark' },
];

export const screenshotName = (
  what: string,
  { language, mode }: Appearance,
  width: number,
): string => `${what}-${language}-${mode}-${width}.png`;

/** Makes the page look as wanted, at the pictures' moment; before it is opened. */
export const applyAppearance = async (
  page: Page,
  { mode }: Appearance,
  width: number,
): Promise<void> => {
  await page.setViewportSize({ width, height: 900 });
  await page.clock.setFixedTime(SCREENSHOT_TIME);
  await page.addInitScript(
    (kept) => localStorage.setItem('settings', kept),
    JSON.stringify({ themeMode: mode }),
  );
};

/** Nothing is on its way any more: data, code, letters. */
export const waitUntilStable = async (page: Page): Promise<void> => {
  await expect(page.locator('h1').first()).toBeAttached();
  await waitForNetworkIdle(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
};

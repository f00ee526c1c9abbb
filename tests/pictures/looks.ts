import { expect, type Page } from '@playwright/test';
import { allHasCome } from '../journeys/support/calls';

/** The moment of every picture, Casablanca 10:24. Earlier than any test run, so that no token looks expired. */
export const MOMENT = new Date('2025-11-20T09:24:00Z');

export interface Look {
  readonly language: 'fr' | 'ar';
  readonly mode: 'light' | 'dark';
}

/** Both modes and both directions. */
export const EVERY_LOOK: readonly Look[] = [
  { language: 'fr', mode: 'light' },
  { language: 'fr', mode: 'dark' },
  { language: 'ar', mode: 'light' },
  { language: 'ar', mode: 'dark' },
];

/** One of each mode and each direction, for what is large. */
export const TWO_LOOKS: readonly Look[] = [
  { language: 'fr', mode: 'light' },
  { language: 'ar', mode: 'dark' },
];

export const nameOf = (what: string, { language, mode }: Look, width: number): string =>
  `${what}-${language}-${mode}-${width}.png`;

/** Makes the page look as wanted, at the pictures' moment; before it is opened. */
export const dress = async (page: Page, { mode }: Look, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: 900 });
  await page.clock.setFixedTime(MOMENT);
  await page.addInitScript(
    (kept) => localStorage.setItem('settings', kept),
    JSON.stringify({ themeMode: mode }),
  );
};

/** Nothing is on its way any more: data, code, letters. */
export const settled = async (page: Page): Promise<void> => {
  await expect(page.locator('h1').first()).toBeAttached();
  await allHasCome(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
};

import { expect, type Page, type Route } from '@playwright/test';
import { waitForNetworkIdle } from '../journeys/support/network-idle';

/**
 * The time in every screenshot, 10:24 in Casablanca. Before any test run, so that no token looks
 * expired.
 */
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

/** One appearance per mode and direction, for large sets. */
export const TWO_APPEARANCES: readonly Appearance[] = [
  { language: 'fr', mode: 'light' },
  { language: 'ar', mode: 'dark' },
];

export function screenshotName(
  what: string,
  { language, mode }: Appearance,
  width: number,
): string {
  return `${what}-${language}-${mode}-${width}.png`;
}

/**
 * Sets the page's appearance and the time of the screenshots; call it before the page is opened.
 */
export async function applyAppearance(
  page: Page,
  { mode }: Appearance,
  width: number,
): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.clock.setFixedTime(SCREENSHOT_TIME);
  await page.route(isAnswerWithTime, answerAtScreenshotTime);
  await page.addInitScript(
    (kept) => localStorage.setItem('settings', kept),
    JSON.stringify({ themeMode: mode }),
  );
}

/** The portal learns the server's time from the answers of its API. The stream of events has no end. */
function isAnswerWithTime({ pathname }: URL): boolean {
  return pathname.startsWith('/api/') && pathname !== '/api/store/events/';
}

/** With another time of the server than the page's, each picture would have a message about it. */
async function answerAtScreenshotTime(route: Route): Promise<void> {
  const response = await route.fetch();
  const headers = { ...response.headers(), date: SCREENSHOT_TIME.toUTCString() };
  await route.fulfill({ response, headers });
}

/** Waits until data, code and fonts are loaded. */
export async function waitUntilStable(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  await waitForNetworkIdle(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

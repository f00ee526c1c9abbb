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
  /** Of the window, in px. */
  readonly width: number;
}

const LAPTOP = 1440;
const PHONE = 390;

/** A screen is compared twice: each language, mode and width occurs once. */
export const SCREEN_APPEARANCES: readonly Appearance[] = [
  { language: 'fr', mode: 'light', width: LAPTOP },
  { language: 'ar', mode: 'dark', width: PHONE },
];

/**
 * The components of all screens: on a laptop in each mode and direction, on a phone once in each
 * mode and direction.
 */
export const COMPONENT_APPEARANCES: readonly Appearance[] = [
  { language: 'fr', mode: 'light', width: LAPTOP },
  { language: 'fr', mode: 'dark', width: LAPTOP },
  { language: 'ar', mode: 'light', width: LAPTOP },
  { language: 'ar', mode: 'dark', width: LAPTOP },
  { language: 'fr', mode: 'light', width: PHONE },
  { language: 'ar', mode: 'dark', width: PHONE },
];

/** For the titles of tests: "fr, light, 1440". */
export function appearanceName({ language, mode, width }: Appearance): string {
  return `${language}, ${mode}, ${width}`;
}

export function screenshotName(what: string, { language, mode, width }: Appearance): string {
  return `${what}-${language}-${mode}-${width}.png`;
}

/**
 * Sets the page's appearance and the time of the screenshots; call it before the page is opened.
 */
export async function applyAppearance(page: Page, { mode, width }: Appearance): Promise<void> {
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

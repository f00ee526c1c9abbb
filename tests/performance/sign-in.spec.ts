import type { Page } from '@playwright/test';
import { expect, test } from '../journeys/support/journey';
import { percentile, reportFigure } from './support/figures';
import { slowPhoneWithoutCache } from './support/phone';

const SIGN_IN = '/auth/jwt/login';
const VISITS = 3;
const LETTERS = 'salma.bennani';

/** The times of one visit, in milliseconds from the request of the page. */
interface Visit {
  /** When the first typed letter was painted. */
  readonly usable: number;
  /** When the app had taken over the form. */
  readonly takenOver: number;
}

interface TimedWindow {
  firstLetter?: number;
  takenOver?: number;
}

/** Notes the first painted letter, and the end of the page's wait for its app. */
async function noteTimes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const timed = globalThis as TimedWindow;
    addEventListener(
      'input',
      () =>
        requestAnimationFrame(() => setTimeout(() => (timed.firstLetter ??= performance.now()))),
      { once: true, capture: true },
    );
    new MutationObserver(() => {
      const root = document.getElementById('root');
      if (root && !root.hasAttribute('data-waiting')) timed.takenOver ??= performance.now();
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-waiting'] });
  });
}

/** Types from the first moment on, as fast as the page lets, until the whole name is there. */
async function visit(page: Page): Promise<Visit> {
  await page.goto(SIGN_IN, { waitUntil: 'commit' });
  const field = page.locator('input[name="username"]');
  await field.focus();
  for (const letter of LETTERS) await page.keyboard.press(letter);
  await page.waitForFunction(() => (globalThis as TimedWindow).takenOver !== undefined);
  await page.waitForLoadState('networkidle');
  expect(await field.inputValue()).toBe(LETTERS);
  await expect(field).toBeFocused();
  return page.evaluate(() => {
    const { firstLetter = Number.NaN, takenOver = Number.NaN } = globalThis as TimedWindow;
    return { usable: firstLetter, takenOver };
  });
}

async function middleVisit(page: Page): Promise<Visit> {
  await noteTimes(page);
  const visits: Visit[] = [];
  for (let at = 0; at < VISITS; at += 1) visits.push(await visit(page));
  return {
    usable: percentile(
      visits.map(({ usable }) => usable),
      0.5,
    ),
    takenOver: percentile(
      visits.map(({ takenOver }) => takenOver),
      0.5,
    ),
  };
}

test('A user types into the sign-in form within 275 ms, and nothing is lost', async ({ page }) => {
  const { usable, takenOver } = await middleVisit(page);
  reportFigure('form taken over', takenOver, 'ms', 1000);
  expect(reportFigure('form usable', usable, 'ms', 275)).toBeLessThanOrEqual(275);
});

test.describe('On a slow phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('A user types into the sign-in form within 1600 ms, and nothing is lost', async ({
    page,
  }) => {
    await slowPhoneWithoutCache(page);
    const { usable, takenOver } = await middleVisit(page);
    reportFigure('form taken over', takenOver, 'ms', 4000);
    expect(reportFigure('form usable', usable, 'ms', 1600)).toBeLessThanOrEqual(1600);
  });
});

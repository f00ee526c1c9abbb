import type { Response } from '@playwright/test';
import { expect, test } from './support/journey';
import { countLayoutShifts, expectNoLayoutShift } from './support/layout-shifts';
import { openScreen, SCREENS } from './support/screens';

/** kB of 1000 bytes, as transferred: woff2 is already compressed. */
const LIMITS = { fr: 75, ar: 210 };

const screens = SCREENS.filter(({ name }) => ['sign-in', 'orders', 'products'].includes(name));

for (const language of ['fr', 'ar'] as const) {
  test(`Late fonts cause no layout shift and stay within their size limit (${language})`, {
    tag: '@long',
  }, async ({ page, store, openAs }) => {
    const fonts: Promise<[string, number]>[] = [];
    page.on('response', (response) => {
      if (/\.woff2$/.test(response.url())) fonts.push(weightOf(response));
    });
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    await countLayoutShifts(page);
    for (const screen of screens) {
      await openScreen(screen, { page, store, openAs, language });
      await page.evaluate(() => document.fonts.ready);
      await expectNoLayoutShift(page, screen.name);
    }
    const weights = new Map(await Promise.all(fonts));
    const total = Array.from(weights.values()).reduce((sum, weight) => sum + weight, 0);
    expect(total).toBeGreaterThan(20_000);
    expect(total).toBeLessThanOrEqual(LIMITS[language] * 1000);
    const fetchedArabic = Array.from(weights.keys()).some((url) => url.includes('arabic'));
    expect(fetchedArabic).toBe(language === 'ar');
  });
}

async function weightOf(response: Response): Promise<[string, number]> {
  return [response.url(), (await response.body()).length];
}

test('An Arabic name on a French page is shown in the Arabic font, which is fetched only then', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/-arabic-.*\.woff2$/.test(request.url())) fetched.push(request.url());
  });
  await page.goto('/auth/jwt/register');
  await page.evaluate(() => document.fonts.ready);
  expect(fetched).toEqual([]);
  await page.getByRole('textbox').first().fill('فاطمة Fatima');
  await expect.poll(() => fetched.length).toBe(1);
  const isLoaded = () =>
    page.evaluate(() => document.fonts.check('16px "Readex Pro Variable"', 'فاطمة'));
  await expect.poll(isLoaded).toBe(true);
});

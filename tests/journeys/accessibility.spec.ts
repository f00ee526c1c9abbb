import type { Page } from '@playwright/test';
import { SCREEN_GROUPS } from './support/accessible-screens';
import { type AccessibleScreen, PHONE_WIDTH } from './support/accessible-screens/screen-group';
import { expectNoAxeViolations } from './support/axe-violations';
import { expect, test } from './support/journey';
import { countLayoutShifts, expectNoLayoutShift } from './support/layout-shifts';
import { waitForNetworkIdle } from './support/network-idle';
import type { JourneyStore } from './support/store';
import { translatorFor } from './support/translations';

for (const language of ['fr', 'ar']) {
  for (const mode of ['light', 'dark']) {
    test.describe(`Axe violations (${language}, ${mode})`, () => {
      for (const group of SCREEN_GROUPS) {
        // `npm test` opens the main screens once, in French and light.
        const isUsual = language === 'fr' && mode === 'light';
        const tag = isUsual && !group.isLong ? [] : ['@long'];
        test(`${group.name} have no axe violations`, { tag }, async ({ page, store, openAs }) => {
          test.slow();
          await page.addInitScript(
            (kept) => localStorage.setItem('settings', kept),
            JSON.stringify({ themeMode: mode }),
          );
          await countLayoutShifts(page);
          await group.seed?.(store);
          // A file instead of a screen: the browser only stores the session and the language.
          if (group.role) await openAs(group.role, '/boot.js', { language });
          const setting = { page, store, language, isVisitor: group.role === null };
          for (const screen of group.screens) {
            await test.step(screen.name, async () => {
              await open(screen, setting);
              await check(screen, page);
            });
          }
        });
      }
    });
  }
}

/** Where a screen is checked. */
interface Setting {
  readonly page: Page;
  readonly store: JourneyStore;
  readonly language: string;
  readonly isVisitor: boolean;
}

async function open(screen: AccessibleScreen, setting: Setting) {
  const { path, steps, width = 1440 } = screen;
  const { page, store, language, isVisitor } = setting;
  await page.setViewportSize({ width, height: 900 });
  if (path) {
    const address = typeof path === 'string' ? path : await path(store);
    await page.goto(isVisitor ? inLanguage(address, language) : address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
  await steps?.({ page, words: translatorFor(language) });
  await waitUntilComplete(screen, page);
}

async function check(screen: AccessibleScreen, page: Page) {
  const { name, within, alsoOnPhone, isStill } = screen;
  await expectNoAxeViolations(page, { within, of: name, isSoft: true });
  await expectNoSidewaysScrolling(page, name);
  if (isStill) await expectNoLayoutShift(page, name);
  if (!alsoOnPhone) return;
  await page.setViewportSize({ width: PHONE_WIDTH, height: 844 });
  // The page lays itself out for its new width in the next frame, perhaps with code that it loads.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await waitUntilComplete(screen, page);
  await expectNoAxeViolations(page, { within, of: `${name} on a phone`, isSoft: true });
  await expectNoSidewaysScrolling(page, `${name} on a phone`);
}

async function waitUntilComplete({ showsLoading = false }: AccessibleScreen, page: Page) {
  await waitForNetworkIdle(page);
  if (!showsLoading) await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

async function expectNoSidewaysScrolling(page: Page, of: string) {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(beyond, `px that ${of} is wider than the window`).toBeLessThanOrEqual(0);
}

/** The address with the language, which the browser of a visitor does not store. */
function inLanguage(path: string, language: string): string {
  const { pathname, searchParams, hash } = new URL(path, 'http://portal');
  searchParams.set('lng', language);
  return `${pathname}?${searchParams}${hash}`;
}

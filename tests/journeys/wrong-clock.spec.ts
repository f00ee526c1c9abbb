import type { Browser, Locator, Page } from '@playwright/test';
import { TOKEN_KEYS } from '#domain/session/tokens';
import { signIn, writeStorage } from '../support/browser/session-tokens';
import { installPageClock } from './machines/page-clock';
import { expectNoAxeViolations } from './support/axe-violations';
import { expect, test } from './support/journey';
import { PASSWORD } from './support/store';
import { translatorFor } from './support/translations';

const MINUTE_MS = 60_000;
/** How often the deadlines of a page are calculated. */
const LOOK_EVERY_MS = 15_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const CLOCKS = [
  { ahead: HOUR_MS, language: 'fr', notice: 'avance de 1 h' },
  { ahead: -2 * DAY_MS, language: 'en', notice: '2 days slow' },
  { ahead: -HOUR_MS, language: 'ar', notice: 'متأخرة. الفرق: ساعة' },
  { ahead: 20 * MINUTE_MS, language: 'ar', notice: 'متقدمة. الفرق: 20 دقيقة' },
  { ahead: 60 * DAY_MS, language: 'en', notice: '60 days fast' },
];

for (const { ahead, language, notice } of CLOCKS) {
  test(`A seller whose clock is ${ahead / MINUTE_MS} minutes fast signs in, stays signed in, and sees the right deadlines (${language})`, {
    tag: '@long',
  }, async ({ browser, page, store, baseURL }) => {
    const words = translatorFor(language);
    const { number } = await store.place();
    await page.clock.install({ time: Date.now() + ahead });
    const refreshes = countRequests(page, '/token/refresh/');
    await page.goto(`/auth/jwt/login?lng=${language}&returnTo=/dashboard/order`);
    const fields = page.locator('form input');
    await fields.nth(0).fill(store.userNames.store_admin);
    await fields.nth(1).fill(PASSWORD);
    await fields.nth(1).press('Enter');
    await expect(row(page, number)).toBeVisible();
    await expect(note(page)).toContainText(notice);
    await expectNoAxeViolations(page);
    const right = await rightPage(browser, page, `${baseURL}/dashboard/order`);
    await expectSameText(row(page, number), row(right, number));

    await page.reload();
    await expectSameText(row(page, number), row(right, number));
    await expect(note(page)).toContainText(notice);
    await note(page)
      .getByRole('button', { name: words('common:understood') })
      .click();
    await expect(note(page)).toHaveCount(0);
    await page.reload();
    await expectSameText(row(page, number), row(right, number));
    await expect(note(page)).toHaveCount(0);
    expect(refreshes()).toBe(0);
    await right.context().close();
  });

  test(`A seller whose clock is ${ahead / MINUTE_MS} minutes fast is warned a minute before the session ends`, {
    tag: '@long',
  }, async ({ page, store, baseURL }) => {
    const words = translatorFor('fr');
    await installPageClock(page, ahead);
    await page.goto('/boot.js');
    await writeStorage(page, {
      // The offset of the previous visit.
      clockOffset: `${-ahead}`,
      [TOKEN_KEYS.auth]: (await signIn(baseURL ?? '', store.userNames.store_admin, PASSWORD))
        .access,
    });
    await page.goto('/dashboard/order');
    await expect(note(page)).toBeVisible();
    const warning = page.getByText(words('session:ending').split('.')[1] ?? '');
    await page.clock.fastForward(13 * MINUTE_MS);
    await page.getByRole('tab').nth(1).click();
    await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(warning).toHaveCount(0);
    await page.clock.fastForward(MINUTE_MS);
    await expect(warning).toBeVisible();
  });
}

for (const jump of [HOUR_MS, -HOUR_MS, 60 * DAY_MS]) {
  test(`A seller stays signed in when the clock is set by ${jump / MINUTE_MS} minutes`, {
    tag: '@long',
  }, async ({ browser, page, store, openAs, baseURL }) => {
    const { number } = await store.place();
    await page.clock.install();
    const refreshes = countRequests(page, '/token/refresh/');
    const questions = countRequests(page, '/healthz');
    await openAs('store_admin', '/dashboard/order');
    await expect(row(page, number)).toBeVisible();
    const right = await rightPage(browser, page, `${baseURL}/dashboard/order`);
    await page.clock.setSystemTime(Date.now() + jump);
    // Until the page next looks at the time.
    await page.clock.fastForward(LOOK_EVERY_MS);
    await expect.poll(questions).toBe(1);
    await expectSameText(row(page, number), row(right, number));
    await expect(note(page)).toBeVisible();
    await page.getByRole('tab').nth(1).click();
    await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab').nth(0).click();
    await expectSameText(row(page, number), row(right, number));
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(refreshes()).toBe(0);
    expect(questions()).toBe(1);
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await expect(page).toHaveURL(/\/auth\/jwt\/login/);
    await expect(note(page)).toBeVisible();
    await expectNoAxeViolations(page);
    await right.context().close();
  });
}

function row(page: Page, number: string | number): Locator {
  return page.getByRole('row').filter({ hasText: `${number}` });
}

/** The note about the clock, by its button. */
function note(page: Page): Locator {
  return page.getByRole('status').filter({
    has: page.getByRole('button', {
      name: new RegExp(
        ['fr', 'ar', 'en'].map((one) => translatorFor(one)('common:understood')).join('|'),
      ),
    }),
  });
}

function countRequests(page: Page, path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(path)) count += 1;
  });
  return () => count;
}

/** The same page with the same session, on a computer whose clock is right. */
async function rightPage(browser: Browser, page: Page, address: string): Promise<Page> {
  const stored = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
  const context = await browser.newContext();
  const right = await context.newPage();
  await right.goto(new URL('/boot.js', address).href);
  await writeStorage(right, { ...stored, clockOffset: null });
  await right.goto(address);
  return right;
}

/** Compares until both have the same text: a minute may begin on one of them first. */
async function expectSameText(one: Locator, other: Locator): Promise<void> {
  await expect(other).toBeVisible();
  await expect
    .poll(async () => (await one.textContent()) === (await other.textContent()), {
      timeout: 40_000,
    })
    .toBe(true);
}

import type { Page } from '@playwright/test';
import { LANGUAGES } from '#domain/format/languages';
import { expectNoAxeViolations } from './support/axe-violations';
import { expect, test } from './support/journey';
import { createPost } from './support/posts';
import type { JourneyStore } from './support/store';
import { translatorFor } from './support/translations';

/** Every path that a visitor can open, and the key of its title. */
const PATHS = [
  ['/', 'written:pages.landing.title'],
  ['/wasaler', 'written:pages.wasaler.title'],
  ['/about-us', 'written:pages.about.title'],
  ['/pricing', 'written:pages.pricing.title'],
  ['/payment', 'written:pages.payment.title'],
  ['/faqs', 'written:pages.faqs.title'],
  ['/contact-us', 'visit:titles.contact'],
  ['/join-wasaler', 'visit:titles.joinWasaler'],
  ['/join-seller', 'visit:titles.joinSeller'],
  ['/coming-soon', 'visit:titles.comingSoon'],
  ['/post', 'visit:titles.news'],
  ['/product', 'visit:titles.shop'],
  ['/product/checkout', 'visit:titles.checkout'],
  ['/redirect-test', 'visit:titles.redirect'],
  ['/app/product/42', 'visit:titles.redirect'],
  ['/maintenance', 'shell:titles.maintenance'],
  ['/components', 'shell:titles.components'],
  ['/403', 'shell:titles.forbidden'],
  ['/404', 'shell:titles.notFound'],
  ['/500', 'shell:titles.serverError'],
] as const;

for (const language of LANGUAGES) {
  // Each language takes a quarter of a minute, so `npm test` opens the pages in one.
  const tag = language === 'fr' ? [] : ['@long'];
  test(`Each public page has status 200, its title and one heading (${language})`, { tag }, async ({
    page,
  }) => {
    const words = translatorFor(language);
    for (const [path, title] of PATHS) {
      const response = await page.goto(`${path}?lng=${language}`);
      const headings = page.getByRole('heading', { level: 1 });
      await expect(headings).toHaveCount(1);
      await expect(headings).not.toBeEmpty();
      expect([path, response?.status(), (await page.title()).startsWith(words(title))]).toEqual([
        path,
        200,
        true,
      ]);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    }
  });

  test(`The pages of a product and an article have their names as title and heading (${language})`, async ({
    page,
    store,
  }) => {
    const { slug } = await createPost(store, 'published');
    const names = {
      fr: ['Bol de Fès', 'Nos poteries'],
      ar: ['زلافة فاسية', 'فخارنا'],
      en: ['Fès bowl', 'Our pottery'],
    }[language];
    const paths = [`/product/${store.productId}`, `/post/${slug}`];
    for (const [at, path] of paths.entries()) {
      const response = await page.goto(`${path}?lng=${language}`);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(RegExp(`^${names[at]}`));
      await expect(page).toHaveTitle(RegExp(`^${names[at]}`));
    }
  });
}

test.describe('Unknown addresses', () => {
  // Chromium logs the 404 of the page itself and of its requests.
  test.use({ allowedInConsole: { answers: [404] } });

  for (const path of [
    '/nothing',
    '/discover',
    '/join-nobody',
    '/wasaler/x',
    '/product/x/edit',
    '/product/prd_nobody',
    '/post/nothing',
  ]) {
    test(`A visitor sees a 404 page at ${path}`, async ({ page }) => {
      const response = await page.goto(`${path}?lng=fr`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(/^Page introuvable/);
    });
  }

  test('A visitor remains on the origin at addresses that resemble another host', async ({
    page,
    baseURL,
  }) => {
    const host = `${baseURL}`;
    for (const [path, place] of [
      ['//evil/', '/evil'],
      ['/\\evil/', '/evil'],
      ['/%2F/evil/', '/%2F/evil'],
      ['/product//evil//', '/product//evil'],
      ['/app//evil/', '/app//evil'],
      ['/?lng=//evil/', '/?lng=//evil/'],
      ['/auth/jwt/login?returnTo=//evil/', '/auth/jwt/login?returnTo=//evil/'],
    ] as const) {
      await page.goto(host + path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(page.url()).toBe(host + place);
    }
  });
});

for (const [path, names] of [
  ['/contact-us', ['subject', 'message']],
  ['/join-wasaler', ['message']],
] as const) {
  test(`A visitor's text on ${path} is shown in its own direction`, async ({ page }) => {
    await page.goto(`${path}?lng=ar`);
    for (const name of names) {
      const field = page.locator(`#field-${name}`);
      await field.fill('Livrez-vous à Dakhla ?');
      await expect(field).toHaveCSS('direction', 'ltr');
      await field.fill('هل توصلون إلى الداخلة؟');
      await expect(field).toHaveCSS('direction', 'rtl');
    }
  });
}

test('A visitor at an address with a trailing slash is redirected to the same page and query', async ({
  page,
  baseURL,
}) => {
  for (const [path, place] of [
    ['/wasaler/?lng=ar', '/wasaler?lng=ar'],
    ['/product/?q=tapis&sort=price', '/product?q=tapis&sort=price'],
    ['/post//', '/post'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(baseURL + place);
  }
});

for (const language of ['fr', 'ar']) {
  for (const mode of ['light', 'dark']) {
    for (const width of [1440, 390]) {
      test(`The public pages have no axe violations (${language}, ${mode}, ${width})`, {
        tag: '@long',
      }, async ({ page, store }) => {
        test.setTimeout(300_000);
        await page.setViewportSize({ width, height: 900 });
        await page.addInitScript((themeMode) => {
          localStorage.setItem('settings', JSON.stringify({ themeMode }));
        }, mode);
        for (const path of await placesOf(store)) {
          await page.goto(`${path}?lng=${language}`);
          await settled(page);
          await expectNoAxeViolations(page, { of: path });
        }
      });
    }
  }
}

/** All pages except the component catalogue, whose sections axe checks elsewhere. */
async function placesOf(store: JourneyStore): Promise<string[]> {
  const { slug } = await createPost(store, 'published');
  const fixed = PATHS.map(([path]) => path).filter((path) => path !== '/components');
  return [...fixed, `/product/${store.productId}`, `/post/${slug}`];
}

async function settled(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

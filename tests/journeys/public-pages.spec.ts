import { LANGUAGES } from '#domain/format/languages';
import { expect, test } from './support/journey';
import { createPost } from './support/posts';
import { PUBLIC_PATHS } from './support/public-paths';
import { translatorFor } from './support/translations';

for (const language of LANGUAGES) {
  const tag = language === 'fr' ? [] : ['@long'];
  test(`Each public page has status 200, its title and one heading (${language})`, {
    tag: '@long',
  }, async ({ page }) => {
    const words = translatorFor(language);
    for (const [path, title] of PUBLIC_PATHS) {
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

  test(`The pages of a product and an article have their names as title and heading (${language})`, {
    tag,
  }, async ({ page, store }) => {
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

/** A page and a product that do not exist; the others are in the long suite. */
const UNKNOWN_IN_EVERY_RUN: readonly string[] = ['/nothing'];

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
    test(`A visitor sees a 404 page at ${path}`, {
      tag: UNKNOWN_IN_EVERY_RUN.includes(path) ? [] : ['@long'],
    }, async ({ page }) => {
      const response = await page.goto(`${path}?lng=fr`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(/^Page introuvable/);
    });
  }

  test('A visitor remains on the origin at addresses that resemble another host', {
    tag: '@long',
  }, async ({ page, baseURL }) => {
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
  test(`A visitor's text on ${path} is shown in its own direction`, {
    tag: '@long',
  }, async ({ page }) => {
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

test('A visitor at an address with a trailing slash is redirected to the same page and query', {
  tag: '@long',
}, async ({ page, baseURL }) => {
  for (const [path, place] of [
    ['/wasaler/?lng=ar', '/wasaler?lng=ar'],
    ['/product/?q=tapis&sort=price', '/product?q=tapis&sort=price'],
    ['/post//', '/post'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(baseURL + place);
  }
});

import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './support/journey';

/** The sources of the language, in the order in which they are read (specification, section 9). */
interface Visitor {
  query?: string;
  cookie?: string;
  local?: string;
  session?: string;
  /** The browser's own language. */
  browser?: string;
}

const FIRST_SOURCE = 'the query string comes first';

const DETECTIONS: readonly (readonly [string, Visitor, string])[] = [
  [FIRST_SOURCE, { query: 'ar', cookie: 'en', local: 'fr', session: 'fr', browser: 'en-GB' }, 'ar'],
  ['then the cookie', { cookie: 'ar', local: 'en', session: 'fr', browser: 'en-GB' }, 'ar'],
  ['then the local storage', { local: 'ar', session: 'en', browser: 'en-GB' }, 'ar'],
  ['then the session storage', { session: 'ar', browser: 'en-GB' }, 'ar'],
  ['then the browser', { browser: 'ar-MA' }, 'ar'],
  ['at last the html tag', { browser: 'de-DE' }, 'fr'],
  [
    'garbage is passed over in each of them',
    { query: '../en', cookie: '<b>', local: 'xx', session: '__proto__', browser: 'ar' },
    'ar',
  ],
];

for (const [name, visitor, language] of DETECTIONS) {
  test(`The language is detected in order: ${name}`, {
    tag: name === FIRST_SOURCE ? [] : ['@long'],
  }, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      locale: visitor.browser ?? 'fr-FR',
    });
    const page = await arrive(context, visitor, baseURL ?? '');
    const html = page.locator('html');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(html).toHaveAttribute('lang', language);
    await expect(html).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    // The document shows the language before the portal stores it.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe(language);
    await context.close();
  });
}

test('Language and direction are set before the first paint', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('i18nextLng', 'ar');
    const seen: string[] = [];
    Object.assign(window, { seen });
    // An observer of paints would report too late: each frame is recorded.
    const look = () => {
      if (document.body)
        seen.push(`${document.documentElement.lang} ${document.documentElement.dir}`);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/auth/jwt/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const seen = await page.evaluate(() => [...new Set(Reflect.get(window, 'seen'))]);
  expect(seen).toEqual(['ar rtl']);
});

test('The page changes its language within 300 ms and keeps typed values', async ({ page }) => {
  await page.goto('/auth/jwt/login');
  const fields = page.locator('form input');
  await fields.nth(0).fill('salma');
  await fields.nth(1).fill('Sel');
  // The fastest of three: other load on the computer must not count.
  const turns: number[] = [];
  for (const language of ['English', 'Français', 'العربية']) {
    await page.getByRole('button', { name: /Langue|Language|اللغة/ }).click();
    turns.push(await timeToTurn(page, language));
  }
  expect(Math.min(...turns)).toBeLessThanOrEqual(300);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('مرحبًا بعودتك إلى متجرك');
  await expect(fields.nth(0)).toHaveValue('salma');
  await expect(fields.nth(1)).toHaveValue('Sel');
});

test('A chosen column of an import stays chosen in another language', { tag: '@long' }, async ({
  openAs,
}) => {
  const page = await openAs('store_admin', '/dashboard/product/import');
  await page.setInputFiles('input[type="file"]', {
    name: 'produits.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Ref,Titre,Tarif\nA-1,Bol,135\n'),
  });
  const column = page.getByRole('combobox', { name: 'Lecture de la colonne Ref' });
  await column.click();
  await page.getByRole('option', { name: 'Référence (SKU)' }).click();
  await expect(column).toHaveText('Référence (SKU)');
  await choose(page, /Langue/, 'English');
  await expect(page.getByRole('combobox', { name: /Ref/ })).toHaveText('Code (SKU)');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('Other tabs change to the chosen language', { tag: '@long' }, async ({ page, context }) => {
  await page.goto('/auth/jwt/login');
  const other = await context.newPage();
  await other.goto('/404');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await choose(page, /Langue/, 'العربية');
  await expect(other.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(other.locator('html')).toHaveAttribute('dir', 'rtl');
});

test.describe('Missing texts', () => {
  test.use({ allowedInConsole: { answers: [404], ownWords: /could not be loaded/ } });

  test('A visitor sees English where texts of their language are missing', {
    tag: '@long',
  }, async ({ page }) => {
    await page.route(filesWith('session', 'fr'), (route) => route.fulfill({ status: 404 }));
    // Leads to sign-in. The document of sign-in itself contains its texts.
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Welcome back/);
  });

  test('A visitor sees an error instead of text keys when no texts load', { tag: '@long' }, async ({
    page,
  }) => {
    await page.route('**/locales/**', (route) => route.fulfill({ status: 404 }));
    await page.goto('/dashboard');
    await expect(page.getByText('La page n’a pas pu être chargée.')).toBeVisible();
    await expect(page.getByText('signIn')).toHaveCount(0);
  });

  test('A user can leave a page whose texts are missing for another page', {
    tag: '@long',
  }, async ({ openAs, page }) => {
    await page.route(filesWith('products'), (route) => route.fulfill({ status: 404 }));
    await openAs('store_admin', '/dashboard/product');
    await expect(page.getByRole('alert')).toContainText('Cette page a rencontré un problème');
    await page.getByRole('link', { name: /Commandes/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Commandes' })).toBeVisible();
  });
});

/** The addresses of the files that contain a namespace: its own, and those of its groups. */
function filesWith(namespace: string, language = '..'): RegExp {
  return new RegExp(
    `/locales/${language}/(?:[\\w.]+\\.)?${namespace}(?:\\.[\\w.]+)?\\.json(?:\\?|$)`,
  );
}

/** Opens the sign-in page with a language in each of these sources. */
async function arrive(context: BrowserContext, visitor: Visitor, url: string): Promise<Page> {
  const { query, cookie, local, session } = visitor;
  if (cookie) await context.addCookies([{ name: 'i18next', value: cookie, url }]);
  const page = await context.newPage();
  await page.goto('/favicon.svg');
  await page.evaluate(
    ([kept, now]) => {
      if (kept) localStorage.setItem('i18nextLng', kept);
      if (now) sessionStorage.setItem('i18nextLng', now);
    },
    [local, session],
  );
  await page.goto(`/auth/jwt/login${query ? `?lng=${encodeURIComponent(query)}` : ''}`);
  return page;
}

async function choose(page: Page, menu: RegExp, language: string): Promise<void> {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitemradio', { name: language }).click();
}

/** Milliseconds from the press on a language to the frame that shows the page in it. */
function timeToTurn(page: Page, language: string): Promise<number> {
  return page.getByRole('menuitemradio', { name: language }).evaluate(
    (entry) =>
      new Promise<number>((resolve) => {
        const heading = document.querySelector('h1');
        const before = heading?.textContent;
        const begun = performance.now();
        const look = () => {
          if (document.querySelector('h1')?.textContent === before) requestAnimationFrame(look);
          else resolve(performance.now() - begun);
        };
        if (entry instanceof HTMLElement) entry.click();
        requestAnimationFrame(look);
      }),
  );
}

import type { Page } from '@playwright/test';
import { TOKEN_KEYS } from '#domain/session/tokens';
import { spoilTokens } from '../support/browser/session-tokens';
import { expect, test } from './support/journey';
import { PASSWORD } from './support/store';

const LANGUAGES = [
  { language: 'fr', heading: 'Bon retour dans votre boutique', home: /Bonjour/, dir: 'ltr' },
  { language: 'ar', heading: 'مرحبًا بعودتك إلى متجرك', home: /مرحبًا/, dir: 'rtl' },
  { language: 'en', heading: /Welcome back/, home: /Hello/, dir: 'ltr' },
];

for (const { language, heading, home, dir } of LANGUAGES) {
  test(`A seller signs in (${language}) and sees the start page`, {
    tag: language === 'fr' ? [] : ['@long'],
  }, async ({ page, store }) => {
    await page.goto(`/auth/jwt/login?lng=${language}`);
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await submit(page, store.userNames.store_admin, PASSWORD);
    await expect(page.getByRole('heading', { level: 1, name: home })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  });
}

test('A user who is not signed in reaches the requested page after sign-in', async ({
  page,
  store,
}) => {
  await page.goto('/dashboard/product?tab=draft');
  await expect(page).toHaveURL(/\/auth\/jwt\/login\?returnTo=/);
  await submit(page, store.userNames.store_user, PASSWORD);
  await expect(page).toHaveURL(/\/dashboard\/product\?tab=draft/);
});

test('A seller stays in the portal after sign-in with an external return path', {
  tag: '@long',
}, async ({ page, store }) => {
  await page.goto('/auth/jwt/login?returnTo=//evil.example/x');
  await submit(page, store.userNames.store_admin, PASSWORD);
  await expect(page.getByRole('heading', { level: 1, name: /Bonjour/ })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
});

test('A user sees an error at each empty field of the sign-in form', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/auth/jwt/login');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByText('Saisissez votre nom d’utilisateur.')).toBeVisible();
  await expect(page.getByText('Saisissez votre mot de passe.')).toBeVisible();
  await expect(page.getByLabel('Nom d’utilisateur ou e-mail')).toBeFocused();
});

test.describe('Wrong password', () => {
  test.use({ allowedInConsole: { answers: [401] } });

  test('A user with a wrong password sees an error, and the user name remains', async ({
    page,
    store,
  }) => {
    await page.goto('/auth/jwt/login');
    await submit(page, store.userNames.store_admin, 'Faux#2026x');
    await expect(page.getByRole('alert')).toContainText('incorrect');
    await expect(page.getByLabel('Nom d’utilisateur ou e-mail')).toHaveValue(
      store.userNames.store_admin,
    );
    await submit(page, store.userNames.store_admin, PASSWORD);
    await expect(page.getByRole('heading', { level: 1, name: /Bonjour/ })).toBeVisible();
  });
});

test.describe('Access token that the server refuses', () => {
  test.use({ allowedInConsole: { answers: [401] } });

  test('A seller with a refused access token sees the list after an automatic refresh', async ({
    store,
    openAs,
  }) => {
    await store.place();
    const page = await openAs('store_admin', '/dashboard/order');
    await expect(page.getByRole('row')).toHaveCount(2);
    await spoilTokens(page, [TOKEN_KEYS.auth]);
    const refreshed = page.waitForResponse((answer) => answer.url().endsWith('/token/refresh/'));
    await page.getByRole('tab', { name: /Retournées/ }).click();
    expect((await refreshed).status()).toBe(200);
    await expect(page).toHaveURL(/tab=returned/);
    await expect(page.getByText('Aucune commande pour l’instant')).toBeVisible();
  });

  test('A seller whose token cannot be refreshed signs in again and returns to the same page', {
    tag: '@long',
  }, async ({ store, openAs }) => {
    const page = await openAs('store_admin', '/dashboard/order');
    await expect(page.getByRole('heading', { level: 1, name: 'Commandes' })).toBeVisible();
    await spoilTokens(page, [TOKEN_KEYS.auth, TOKEN_KEYS.refresh]);
    await page.getByRole('tab', { name: /Retournées/ }).click();
    await expect(page).toHaveURL(/\/auth\/jwt\/login/);
    expect(await stored(page)).toEqual([null, null, null]);
    await expect(page.getByText(/Votre session a pris fin/)).toBeVisible();
    await submit(page, store.userNames.store_admin, PASSWORD);
    await expect(page).toHaveURL(/\/dashboard\/order\?tab=returned/);
  });
});

test('A user who signs out leaves the session in every tab', async ({ openAs, context }) => {
  const page = await openAs('store_admin', '/dashboard/order');
  const other = await context.newPage();
  await other.goto('/dashboard/product');
  await expect(other.getByRole('heading', { level: 1, name: 'Produits' })).toBeVisible();
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL(/\/auth\/jwt\/login/);
  await expect(other).toHaveURL(/\/auth\/jwt\/login/);
  expect(await stored(page)).toEqual([null, null, null]);
});

test('A store user cannot open the import', { tag: '@long' }, async ({ openAs }) => {
  const page = await openAs('store_user', '/dashboard/product/import');
  await expect(page.getByText('403')).toBeVisible();
});

async function submit(page: Page, username: string, password: string) {
  const fields = page.locator('form input');
  await fields.nth(0).fill(username);
  await fields.nth(1).fill(password);
  await fields.nth(1).press('Enter');
}

function stored(page: Page) {
  return page.evaluate(
    (names) => names.map((name) => localStorage.getItem(name)),
    Object.values(TOKEN_KEYS),
  );
}

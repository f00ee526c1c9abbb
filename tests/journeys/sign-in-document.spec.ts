import type { Page } from '@playwright/test';
import { LANGUAGES, type Language } from '#domain/format/languages';
import { PORTAL_DOCUMENTS } from '#domain/public-urls/document-for-path';
import { expect, test } from './support/journey';
import { countLayoutShifts, expectNoLayoutShift } from './support/layout-shifts';
import { PASSWORD } from './support/store';
import { translatorFor } from './support/translations';

const SIGN_IN = '/auth/jwt/login';
/** The scripts of the portal; those of the document itself are not below this path. */
const APP = /\/static\/js\//;

/** Holds back the portal's app until the returned function is called. */
async function holdApp(page: Page): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(APP, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

function fieldsOf(page: Page) {
  return {
    userName: page.locator('input[name="username"]'),
    password: page.locator('input[name="password"]'),
    remember: page.locator('input[name="rememberUserName"]'),
    submit: page.locator('button[type="submit"]'),
  };
}

async function untilTakenOver(page: Page): Promise<void> {
  await expect(page.locator('#root')).not.toHaveAttribute('data-waiting');
}

for (const language of ['ar', 'en'] as const) {
  test(`What a user types before the app has come stays (${language})`, {
    tag: '@long',
  }, async ({ page }) => {
    await countLayoutShifts(page);
    const release = await holdApp(page);
    await page.goto(`${SIGN_IN}?lng=${language}`, { waitUntil: 'commit' });
    const { userName, password, submit } = fieldsOf(page);
    const word = translatorFor(language);
    await expect(submit).toHaveText(word('session:signIn.submit'));
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    await userName.pressSequentially('salma.bennani');
    await password.pressSequentially('Sel#2026');
    await page.getByRole('button', { name: word('common:kit.showPassword') }).click();
    await password.focus();
    // Browsers differ in where the caret is after the type of a field has changed.
    await password.press('End');
    await password.press('ArrowLeft');
    await password.press('ArrowLeft');
    const element = await password.elementHandle();
    release();
    await untilTakenOver(page);
    await expect(userName).toHaveValue('salma.bennani');
    await expect(password).toHaveValue('Sel#2026');
    await expect(password).toHaveAttribute('type', 'text');
    await expect(password).toBeFocused();
    // The same element with the same caret: a letter goes where it was about to go.
    expect(await element?.evaluate((node) => node.isConnected)).toBe(true);
    await page.keyboard.press('x');
    await expect(password).toHaveValue('Sel#20x26');
    await expect(page.getByRole('button', { name: word('common:kit.hidePassword') })).toBeVisible();
    await expectNoLayoutShift(page);
  });
}

for (const press of ['Enter', 'the button'] as const) {
  test(`A user who submits early with ${press} is signed in and reaches the requested page`, {
    tag: press === 'Enter' ? [] : ['@long'],
  }, async ({ page, store }) => {
    const release = await holdApp(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() || request.method() === 'POST') asked.push(request.url());
    });
    await page.goto(`${SIGN_IN}?returnTo=%2Fdashboard%2Fproduct%3Ftab%3Ddraft`, {
      waitUntil: 'commit',
    });
    const { userName, password, submit } = fieldsOf(page);
    await userName.fill(store.userNames.store_admin);
    await password.fill(PASSWORD);
    if (press === 'Enter') await password.press('Enter');
    else await submit.click();
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    expect(asked).toHaveLength(1);
    release();
    await expect(page).toHaveURL(/\/dashboard\/product\?tab=draft/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Produits');
    expect(asked.filter((url) => url.endsWith('/token/'))).toHaveLength(1);
    expect(asked.join()).not.toContain(encodeURIComponent(PASSWORD));
  });
}

test('An empty form that is submitted early shows its errors, and is not busy', {
  tag: '@long',
}, async ({ page }) => {
  const release = await holdApp(page);
  await page.goto(SIGN_IN, { waitUntil: 'commit' });
  const { submit } = fieldsOf(page);
  await submit.click();
  release();
  await expect(page.getByText('Saisissez votre nom d’utilisateur.')).toBeVisible();
  await expect(submit).not.toHaveAttribute('aria-busy');
});

test('A press of the language button before the app has come opens its menu', {
  tag: '@long',
}, async ({ page }) => {
  const release = await holdApp(page);
  await page.goto(SIGN_IN, { waitUntil: 'commit' });
  await page.getByRole('button', { name: /Langue/ }).click();
  release();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('مرحبًا بعودتك إلى متجرك');
});

test('The dark mode and the stored language are there before the app', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/boot.js');
  await page.evaluate(() => {
    localStorage.setItem('settings', JSON.stringify({ themeMode: 'dark' }));
    localStorage.setItem('i18nextLng', 'ar');
  });
  const release = await holdApp(page);
  await page.goto(SIGN_IN, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('مرحبًا بعودتك إلى متجرك');
  const ground = () => page.locator('form').evaluate((form) => getComputedStyle(form).color);
  const before = await ground();
  expect(before).toBe('rgb(255, 255, 255)');
  release();
  await untilTakenOver(page);
  expect(await ground()).toBe(before);
  // The language of the address is only for this load.
  await expect(page).toHaveURL(new RegExp(`${SIGN_IN}$`));
});

test('A user with a session never sees the sign-in form', { tag: '@long' }, async ({
  openAs,
  page,
}) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const form = document.querySelector('form');
      if (form?.checkVisibility({ visibilityProperty: true })) seen.push(location.pathname);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await openAs('store_admin', `${SIGN_IN}?returnTo=%2Fdashboard%2Fuser%2Faccount`);
  await expect(page).toHaveURL(/\/dashboard\/user\/account$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).not.toContain(SIGN_IN);
});

test('The user name is remembered only where the user asks for it', { tag: '@long' }, async ({
  page,
  store,
}) => {
  const name = store.userNames.store_user;
  const { userName, password, remember, submit } = fieldsOf(page);
  const kept = () => page.evaluate(() => localStorage.getItem('rememberedUserName'));
  const signIn = async () => {
    await userName.fill(name);
    await password.fill(PASSWORD);
    await submit.click();
    await expect(page).toHaveURL(/\/dashboard/);
  };
  const leave = async () => {
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await expect(page).toHaveURL(new RegExp(SIGN_IN));
  };
  await page.goto(SIGN_IN);
  await signIn();
  expect(await kept()).toBeNull();
  await leave();
  await remember.check();
  await signIn();
  expect(await kept()).toBe(name);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(PASSWORD);
  await leave();
  await expect(userName).toHaveValue(name);
  const release = await holdApp(page);
  await page.goto(SIGN_IN, { waitUntil: 'commit' });
  await expect(userName).toHaveValue(name);
  await expect(remember).toBeChecked();
  release();
  await untilTakenOver(page);
  await expect(userName).toHaveValue(name);
  await remember.uncheck();
  expect(await kept()).toBeNull();
});

test('A user whose session has ended finds their name before the app has come', {
  tag: '@long',
}, async ({ page, store }) => {
  const name = store.userNames.store_user;
  const { userName, remember } = fieldsOf(page);
  await page.goto(SIGN_IN);
  await untilTakenOver(page);
  // What the router stores for the page that a session's end leads to.
  await page.evaluate((passed) => history.replaceState({ usr: { userName: passed } }, ''), name);
  const release = await holdApp(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(userName).toHaveValue(name);
  await userName.press('End');
  await userName.press('2');
  release();
  await untilTakenOver(page);
  await expect(userName).toHaveValue(`${name}2`);
  await expect(remember).not.toBeChecked();
});

test('Sign-in leads to a new password, to registration and to help', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto(SIGN_IN);
  for (const [name, path] of [
    ['Mot de passe oublié ?', '/auth/jwt/forgot-password'],
    ['Devenir vendeur', '/auth/jwt/register'],
    ['Questions fréquentes', '/faqs'],
  ] as const) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', path);
  }
  // By the keyboard, the password follows the user name.
  await page.locator('input[name="username"]').focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('input[name="password"]')).toBeFocused();
});

for (const language of LANGUAGES) {
  test(`The documents of the portal need no app to be read (${language})`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.route(APP, (route) => route.abort());
    for (const { path } of [...PORTAL_DOCUMENTS, { path: '/no/such-page' }]) {
      const response = await page.request.get(`${path}?lng=${language}`);
      expect([path, response.status()]).toEqual([path, path === '/no/such-page' ? 404 : 200]);
      const html = await response.text();
      expectNoInlineScript(html);
      expect(html).toContain(`<html lang="${language}"`);
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
      expect(html).not.toContain('__');
    }
    expect(await wordsOf(page, '/404', language)).toContain('/404');
  });
}

async function wordsOf(page: Page, path: string, language: Language): Promise<string> {
  return (await page.request.get(`${path}?lng=${language}`)).text();
}

/** Only data and the files of the product: the policy forbids every other script. */
function expectNoInlineScript(html: string): void {
  const scripts = [...html.matchAll(/<script([^>]*)>([^<]*)<\/script>/g)];
  expect(scripts.length).toBeGreaterThan(0);
  for (const [, attributes = '', text = ''] of scripts) {
    expect(attributes.includes('type="application/json"') || text === '').toBe(true);
  }
  expect(html).not.toMatch(/<[^>]*\s(?:style|on\w+)="/);
}

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Sign-in shows only the sentence that it needs JavaScript', { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto(SIGN_IN);
    await expect(page.locator('body noscript')).toBeVisible();
    expect(await page.content()).toContain('Le portail a besoin de JavaScript.');
    await expect(page.locator('form')).toBeHidden();
  });
});

test.describe('Unknown address', () => {
  test.use({ allowedInConsole: { answers: [404] } });

  test('The page for an unknown address is taken over as it is', { tag: '@long' }, async ({
    page,
  }) => {
    await countLayoutShifts(page);
    const response = await page.goto('/n’existe/pas?lng=ar');
    expect(response?.status()).toBe(404);
    const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
    await untilTakenOver(page);
    expect(await heading?.evaluate((node) => node.isConnected)).toBe(true);
    await expect(page.locator('bdi')).toHaveText('/n%E2%80%99existe/pas');
    await expectNoLayoutShift(page);
  });
});

import type { Page } from '@playwright/test';
import { DEMO_LOOKS, DEMO_PAGES, type DemoPage, demoPath } from '#domain/auth-demo/demo-pages';
import { expect, test } from './support/journey';
import { translatorFor } from './support/translations';

const ADDRESS = 'salma@exemple.ma';
const PASSWORD = 'Zellige&2027';
const words = translatorFor('fr');

/** The heading of each page before anything is sent. */
const HEADINGS: Readonly<Record<DemoPage, string>> = {
  login: words('session:signIn.title'),
  register: words('registration:register.title'),
  'forgot-password': words('passwordRecovery:title'),
  'new-password': words('newPassword:title.reset'),
  verify: words('authDemo:verify.title'),
};

for (const look of DEMO_LOOKS) {
  test(`The five demo pages of the look "${look}" open, and send no request to the server`, {
    tag: '@long',
  }, async ({ page }) => {
    const sent = requestsToServer(page);
    for (const name of DEMO_PAGES) {
      await page.goto(demoPath(look, name));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADINGS[name]);
      await expect(page.getByText(words('authDemo:notice'))).toBeVisible();
    }
    expect(sent).toEqual([]);
  });
}

test('A visitor of the demo registers, and confirms the address with the code of the outbox', async ({
  page,
}) => {
  const sent = requestsToServer(page);
  await page.goto(demoPath('classic', 'register'));
  await page.getByRole('textbox', { name: words('registration:register.firstName') }).fill('Salma');
  await page
    .getByRole('textbox', { name: words('registration:register.lastName'), exact: true })
    .fill('Alami');
  await page.getByRole('textbox', { name: words('registration:register.email') }).fill(ADDRESS);
  await page.getByLabel(startingWith('registration:register.storeName')).fill('Zellige de Fès');
  await page.getByLabel(startingWith('registration:register.password')).fill(PASSWORD);
  await page.getByRole('button', { name: words('registration:register.submit') }).click();
  await expect(heading(page)).toHaveText(words('authDemo:signedIn.title'));

  const mail = page.getByRole('listitem').filter({ hasText: ADDRESS });
  const code = (await mail.locator('bdi').textContent()) ?? '';
  await mail.getByRole('link', { name: words('authDemo:outbox.open.confirmation') }).click();
  await page.getByRole('textbox', { name: words('registration:confirm.code') }).fill(code);
  await page.getByRole('button', { name: words('registration:confirm.submit') }).click();
  await expect(heading(page)).toHaveText(words('authDemo:verify.confirmed'));
  expect(sent).toEqual([]);
});

test('A visitor of the demo opens the mailed link, chooses a password and is signed in', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(demoPath('modern', 'forgot-password'));
  await page.getByRole('textbox', { name: words('passwordRecovery:email') }).fill(ADDRESS);
  await page.getByRole('button', { name: words('passwordRecovery:submit') }).click();
  await expect(heading(page)).toHaveText(words('passwordRecovery:sent.title'));
  await page.getByRole('link', { name: words('authDemo:outbox.open.reset') }).click();
  await page.getByLabel(startingWith('newPassword:password')).fill(PASSWORD);
  await page.getByLabel(words('newPassword:again')).fill(PASSWORD);
  await page.getByRole('button', { name: words('newPassword:submit') }).click();
  await expect(heading(page)).toHaveText(words('authDemo:signedIn.title'));
});

test('The chosen outcome is in the address, and decides how the next request ends', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(`${demoPath('classic', 'login')}?outcome=refused`);
  await page.getByRole('textbox', { name: words('session:signIn.username') }).fill('salma');
  await page.getByLabel(startingWith('session:signIn.password')).fill(PASSWORD);
  const signIn = page.getByRole('button', { name: words('session:signIn.submit') });
  await signIn.click();
  await expect(page.getByText(words('session:errors.wrongCredentials'))).toBeVisible();

  await page.getByRole('combobox', { name: words('authDemo:outcome') }).click();
  await page.getByRole('option', { name: words('authDemo:outcomes.works') }).click();
  await expect(page).toHaveURL(/outcome=works/);
  await signIn.click();
  await expect(heading(page)).toHaveText(words('authDemo:signedIn.title'));
  await page.getByRole('button', { name: words('authDemo:restart') }).click();
  await expect(heading(page)).toHaveText(HEADINGS.login);
});

/** The label of a required field ends with its mark. */
function startingWith(key: string): RegExp {
  return new RegExp(`^${words(key)}`);
}

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

/** Collects the calls of the store API that the page sends. */
function requestsToServer(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) sent.push(pathname);
  });
  return sent;
}

import type { Page } from '@playwright/test';
import { signIn, storageEntriesOf, writeStorage } from '../support/browser/session-tokens';
import { storedText } from '../support/browser/stored-text';
import { expect, test } from './support/journey';
import { givePhoneNumbers } from './support/staff';
import { type JourneyStore, PASSWORD } from './support/store';

const PATH = '/dashboard/user/account';
const DRAFT = 'Fatima-Zahra Ouazzani';

test.beforeEach(({ store }) => givePhoneNumbers(store));

test('What a seller has typed cannot be read in the browser, neither after sign-out nor by the next user, and is there at their next sign-in', async ({
  openAs,
  store,
}) => {
  const page = await openAs('store_user', PATH);
  await typeDraft(page);
  await expect.poll(() => storedText(page)).toContain('"account"');
  expect(await storedText(page)).not.toContain(DRAFT);

  await signOut(page);
  expect(await storedText(page)).not.toContain(DRAFT);

  await signInAs(page, store.userNames.store_manager);
  await page.goto(PATH);
  await expect(page.getByLabel('Prénom')).toHaveValue('Salma');
  expect(await storedText(page)).not.toContain(DRAFT);

  await signOut(page);
  await signInAs(page, store.userNames.store_user);
  await page.goto(PATH);
  await expect(page.getByLabel('Prénom')).toHaveValue(DRAFT);
});

test('On plain HTTP, what a seller has typed is there after a reload, and gone when they sign out', {
  tag: '@long',
}, async ({ page, store, baseURL }) => {
  await openOnPlainHttp(page, store, baseURL ?? '');
  await typeDraft(page);
  await page.reload();
  await expect(page.getByLabel('Prénom')).toHaveValue(DRAFT);
  expect(await storedText(page)).toContain(DRAFT);
  await signOut(page);
  expect(await storedText(page)).not.toContain(DRAFT);
});

test('On plain HTTP, the sign-in of another user removes the draft of a session that was not ended', {
  tag: '@long',
}, async ({ page, store, baseURL }) => {
  await openOnPlainHttp(page, store, baseURL ?? '');
  await typeDraft(page);
  const tokens = await signIn(baseURL ?? '', store.userNames.store_manager, PASSWORD);
  await writeStorage(page, storageEntriesOf(tokens));
  await page.reload();
  await expect(page.getByLabel('Prénom')).toHaveValue('Salma');
  await expect.poll(() => storedText(page)).not.toContain(DRAFT);
});

/** Opens the account page on another host name, where browsers offer no encryption. */
async function openOnPlainHttp(page: Page, store: JourneyStore, baseURL: string): Promise<void> {
  const host = `http://shop.test:${new URL(baseURL).port}`;
  const tokens = await signIn(baseURL, store.userNames.store_user, PASSWORD);
  await page.goto(`${host}/boot.js`);
  await writeStorage(page, { ...storageEntriesOf(tokens), i18nextLng: 'fr' });
  await page.goto(`${host}${PATH}`);
  expect(await page.evaluate(() => typeof crypto.subtle)).toBe('undefined');
}

async function typeDraft(page: Page): Promise<void> {
  await page.getByLabel('Prénom').fill(DRAFT);
  await expect(page.locator('[data-save-bar]').filter({ visible: true })).toContainText(
    'brouillon gardé à',
  );
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL(/\/auth\/jwt\/login/);
}

async function signInAs(page: Page, userName: string): Promise<void> {
  const fields = page.locator('form input');
  await fields.nth(0).fill(userName);
  await fields.nth(1).fill(PASSWORD);
  await fields.nth(1).press('Enter');
  await expect(page).toHaveURL(/\/dashboard/);
}

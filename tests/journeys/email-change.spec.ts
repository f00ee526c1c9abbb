import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { storeLogos } from '../../server/database/schema/stores';
import { NEJJARINE_LOGO } from '../../server/demo/demo-logos';
import { expect, test } from './support/journey';
import { lastMailTo } from './support/registrations';
import { givePhoneNumbers } from './support/staff';
import { PASSWORD } from './support/store';

test.beforeEach(({ store }) => givePhoneNumbers(store));
test.use({ allowedInConsole: { answers: [401, 422] } });

test('A seller changes their address with their password, proves it by the link, and undoes it from the old one', {
  tag: '@long',
}, async ({ openAs, store }) => {
  const page = await openAs('store_user', '/dashboard/user/account');
  const email = page.getByLabel('Adresse e-mail');
  const old = await email.inputValue();
  const next = `${randomUUID()}@nouveau.ma`;
  await expect(passwordOf(page)).toHaveCount(0);
  await email.fill(next);
  await page.keyboard.press('Control+s');
  await expect(passwordOf(page)).toHaveAccessibleDescription(/obligatoire|requis/i);
  await passwordOf(page).fill('wrong');
  await page.keyboard.press('Control+s');
  await expect(passwordOf(page)).toHaveAccessibleDescription(/n’est pas le bon/);
  await passwordOf(page).fill(PASSWORD);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(next)).toBeVisible();
  await expect(email).toHaveValue(old);
  await expect(passwordOf(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(/Brouillon/)).toHaveCount(0);

  await page.goto(pathIn(await lastMailTo(store, next), 'confirm-email'));
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();
  await expect(page.getByRole('heading', { name: 'Adresse confirmée' })).toBeVisible();
  await page.goto('/dashboard/user/account');
  await expect(email).toHaveValue(next);

  await page.goto(pathIn(await lastMailTo(store, old), 'undo-email'));
  await page.getByRole('button', { name: 'Annuler le changement' }).click();
  await expect(page.getByRole('heading', { name: 'Changement annulé' })).toBeVisible();
  await page.getByRole('link', { name: 'Continuer vers le portail' }).click();
  await expect(page).toHaveURL(/login/);
});

test('An admin requests another address for the store, and cancels it', { tag: '@long' }, async ({
  openAs,
  store,
}) => {
  const { db } = store.backend.database;
  await db.insert(storeLogos).values({ storeId: store.id, dataUrl: NEJJARINE_LOGO });
  const page = await openAs('store_admin', '/dashboard/store/settings');
  const next = `${randomUUID()}@nouveau.ma`;
  await page.getByLabel('Adresse e-mail').fill(next);
  await passwordOf(page).fill(PASSWORD);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(next)).toBeVisible();
  await page.getByRole('button', { name: 'Annuler le changement' }).click();
  await expect(page.getByText(next)).toHaveCount(0);
});

function passwordOf(page: Page) {
  return page.locator('#field-currentPassword');
}

/** The path of the link in a mail. */
function pathIn(mail: string, name: 'confirm-email' | 'undo-email'): string {
  return `/auth/jwt/${name}#token=${new RegExp(`${name}#token=([\\w-]+)`).exec(mail)?.[1]}`;
}

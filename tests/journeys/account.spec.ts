import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { TOKEN_KEYS } from '#domain/session/tokens';
import { users } from '../../server/database/schema/stores';
import { expect, test } from './support/journey';
import { givePhoneNumbers } from './support/staff';
import { type JourneyStore, PASSWORD } from './support/store';

const PATH = '/dashboard/user/account';
const NEW_PASSWORD = 'Zellige&2027';

test.beforeEach(({ store }) => givePhoneNumbers(store));

test('A seller changes their name from the account menu, and the header shows the new name', async ({
  openAs,
}) => {
  const page = await openAs('store_user', '/dashboard/order', { language: 'en' });
  await page.getByRole('button', { name: /Signed in as Salma Bennani/ }).click();
  await page.getByRole('menuitem', { name: 'My account' }).click();
  await expect(page).toHaveTitle('My account · Seller portal');
  await expect(bar(page)).toHaveCount(0);
  await page.getByLabel('First name').fill('Selma');
  await expect(bar(page)).toContainText('1 unsaved change · draft kept at');
  await page.getByLabel('Phone').fill('05 22 12 34 56');
  await expect(bar(page)).toContainText('2 unsaved changes');
  await bar(page).getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByRole('status').getByText('Update success!', { exact: true }),
  ).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByLabel('Phone')).toHaveValue('05 22 12 34 56');
  await expect(page.getByRole('button', { name: /Signed in as Selma Bennani/ })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Role' })).toBeDisabled();
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  await expect(page.getByText(`Portal version ${version}`, { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Selma');
  await expect(page.getByText(/Draft of/)).toHaveCount(0);
});

test('A seller sees an invalid e-mail address at its field and in the summary, which links to the field', {
  tag: '@long',
}, async ({ openAs }) => {
  const page = await openAs('store_user', PATH, { language: 'en' });
  await page.getByLabel('Email').fill('salma@');
  await page.keyboard.press('Control+s');
  const summary = page.getByRole('alert').filter({ hasText: '1 field to correct' });
  await expect(summary).toContainText('Email · Email must be a valid email address');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
    'Email must be a valid email address',
  );
  await summary.getByRole('link', { name: 'Email' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('A seller saves the account form with Ctrl+S', { tag: '@long' }, async ({ openAs }) => {
  const page = await openAs('store_user', PATH);
  await lastName(page).fill('Alaoui');
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Modifications enregistrées')).toBeVisible();
  await page.reload();
  await expect(lastName(page)).toHaveValue('Alaoui');
});

test('A seller gets their draft back after a reload, and can discard it', { tag: '@long' }, async ({
  openAs,
}) => {
  const page = await openAs('store_user', PATH);
  await page.getByLabel('Prénom').fill('Selma');
  await expect(bar(page)).toContainText('brouillon gardé à');
  await page.reload();
  await expect(page.getByText(/^Brouillon du .* repris$/)).toBeVisible();
  await expect(page.getByLabel('Prénom')).toHaveValue('Selma');
  await page.getByRole('button', { name: 'Abandonner le brouillon' }).click();
  await expect(page.getByLabel('Prénom')).toHaveValue('Salma');
  await expect(bar(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Prénom')).toHaveValue('Salma');
  await expect(page.getByText(/^Brouillon du/)).toHaveCount(0);
});

test('A seller keeps typed values when they switch between the tabs of the account page', {
  tag: '@long',
}, async ({ openAs }) => {
  const page = await openAs('store_user', PATH);
  await page.getByLabel('Prénom').fill('Selma');
  await page.getByRole('tab', { name: 'Sécurité' }).click();
  await page.getByRole('tab', { name: 'Général' }).click();
  await expect(page.getByLabel('Prénom')).toHaveValue('Selma');
});

test('A user who leaves the form chooses to stay, to keep the draft, or to discard it', {
  tag: '@long',
}, async ({ openAs }) => {
  const page = await openAs('store_admin', PATH);
  await page.getByLabel('Prénom').fill('Selma');
  await page.getByRole('link', { name: 'Produits' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Quitter sans enregistrer' });
  await expect(asked.getByRole('button', { name: 'Rester' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(asked).toHaveCount(0);
  await expect(page).toHaveURL(PATH);
  await page.getByRole('link', { name: 'Produits' }).click();
  await asked.getByRole('button', { name: 'Garder le brouillon' }).click();
  await expect(page).toHaveURL('/dashboard/product');
  await page.goBack();
  await expect(page.getByLabel('Prénom')).toHaveValue('Selma');
  await page.getByRole('link', { name: 'Produits' }).click();
  await asked.getByRole('button', { name: 'Tout abandonner' }).click();
  await expect(page).toHaveURL('/dashboard/product');
  await page.goBack();
  await expect(page.getByLabel('Prénom')).toHaveValue('Salma');
});

test('Another user of the same browser does not see the draft', { tag: '@long' }, async ({
  openAs,
}) => {
  const page = await openAs('store_user', PATH);
  await page.getByLabel('Prénom').fill('Selma');
  await expect(bar(page)).toContainText('brouillon gardé à');
  await openAs('store_manager', PATH);
  await expect(page.getByRole('combobox', { name: 'Rôle' })).toContainText('Responsable');
  await expect(page.getByLabel('Prénom')).toHaveValue('Salma');
  await openAs('store_user', PATH);
  await expect(page.getByLabel('Prénom')).toHaveValue('Selma');
});

test.describe('Lost network', () => {
  test.use({ allowedInConsole: { lost: true } });

  test('A seller keeps typed values while the network is lost, and saves them afterwards', {
    tag: '@long',
  }, async ({ openAs, context }) => {
    const page = await openAs('store_user', PATH);
    await page.getByLabel('Prénom').fill('Selma');
    await context.setOffline(true);
    await bar(page).getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Pas de connexion')).toBeVisible({ timeout: 45_000 });
    await expect(page.getByLabel('Prénom')).toHaveValue('Selma');
    await context.setOffline(false);
    await bar(page).getByRole('button', { name: 'Enregistrer' }).click();
    await expect(toast(page, 'Modifications enregistrées')).toBeVisible();
  });
});

test.describe('Refusals of the server', () => {
  test.use({ allowedInConsole: { answers: [401, 409, 412, 422] } });

  test('A seller whose session has expired signs in and gets their draft back', async ({
    openAs,
    store,
  }) => {
    const page = await openAs('store_user', PATH);
    await page.getByLabel('Prénom').fill('Selma');
    await page.evaluate((names) => {
      for (const name of names) localStorage.setItem(name, `${localStorage.getItem(name)}AAAA`);
    }, Object.values(TOKEN_KEYS));
    await page.keyboard.press('Control+s');
    await backToDraft(page, store);
  });

  test('A seller whose tokens are gone sees the alert, signs in and gets their draft back', {
    tag: '@long',
  }, async ({ openAs, store }) => {
    const page = await openAs('store_user', PATH);
    await page.getByLabel('Prénom').fill('Selma');
    await page.evaluate((names) => {
      for (const name of names) localStorage.removeItem(name);
    }, Object.values(TOKEN_KEYS));
    await page.keyboard.press('Control+s');
    await page.getByRole('button', { name: 'Se reconnecter' }).click();
    await backToDraft(page, store);
  });

  test('A seller sees a taken user name at its field', { tag: '@long' }, async ({
    openAs,
    store,
  }) => {
    const page = await openAs('store_user', PATH);
    await page.getByLabel('Nom d’utilisateur').fill(store.userNames.store_admin);
    await page.keyboard.press('Control+s');
    await expect(page.getByLabel('Nom d’utilisateur')).toHaveAccessibleDescription(
      'Cette valeur est déjà utilisée.',
    );
  });

  test('A user whose form conflicts with a newer version compares both versions and chooses one', {
    tag: '@long',
  }, async ({ openAs, store }) => {
    const page = await openAs('store_user', PATH);
    await page.getByLabel('Prénom').fill('Selma');
    await lastName(page).fill('Alaoui');
    await saveElsewhere(store, { firstName: 'Salima' });
    await page.keyboard.press('Control+s');
    const asked = page.getByRole('alertdialog', { name: /a changé entre-temps/ });
    const first = asked.getByRole('group', { name: 'Prénom' });
    await expect(first).toContainText('Votre versionSelma');
    await expect(first).toContainText('Version enregistréeSalima');
    await first.getByRole('radio', { name: /Version enregistrée/ }).check();
    await asked.getByRole('button', { name: 'Enregistrer ce choix' }).click();
    await expect(toast(page, 'Modifications enregistrées')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Prénom')).toHaveValue('Salima');
    await expect(lastName(page)).toHaveValue('Alaoui');
  });

  test('A seller sees which rules a new password meets, and the change ends their other sessions', {
    tag: '@long',
  }, async ({ openAs, context, store }) => {
    const page = await openAs('store_user', `${PATH}?tab=security`);
    const other = await context.browser()?.newContext();
    if (!other) throw new Error('There is no browser.');
    const phone = await other.newPage();
    await openAs('store_user', PATH, { page: phone });
    const rules = page.getByRole('list', { name: 'Règles du mot de passe' }).locator('[data-met]');
    const met = () => rules.evaluateAll((all) => all.map((rule) => rule.dataset.met));
    await page.getByLabel('Mot de passe actuel').fill('Faux#2026x');
    await page.locator('#field-newPassword').fill('zel');
    expect(await met()).toEqual(['false', 'true', 'false', 'false', 'false', 'true']);
    await page.locator('#field-newPassword').fill(NEW_PASSWORD);
    expect(await met()).toEqual(['true', 'true', 'true', 'true', 'true', 'true']);
    await page.getByLabel('Confirmer').fill('Zellige');
    await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
    await expect(page.getByLabel('Confirmer')).toHaveAccessibleDescription(
      'Les mots de passe doivent être identiques.',
    );
    await page.getByLabel('Confirmer').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
    await expect(page.getByLabel('Mot de passe actuel')).toHaveAccessibleDescription(
      'Ce mot de passe n’est pas le bon.',
    );
    await page.getByLabel('Mot de passe actuel').fill(PASSWORD);
    await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
    await expect(toast(page, 'Mot de passe changé')).toBeVisible();
    await expect(page.getByLabel('Mot de passe actuel')).toHaveValue('');
    await phone.reload();
    await expect(phone).toHaveURL(/\/auth\/jwt\/login/);
    await signIn(phone, store.userNames.store_user, NEW_PASSWORD);
    await expect(phone.getByLabel('Prénom')).toHaveValue('Salma');
    await other.close();
  });
});

function bar(page: Page) {
  return page.locator('[data-save-bar]').filter({ visible: true });
}

function lastName(page: Page) {
  return page.getByRole('textbox', { name: 'Nom', exact: true });
}

function toast(page: Page, title: string) {
  return page.getByRole('status').getByText(title);
}

async function signIn(page: Page, username: string, password: string) {
  const fields = page.locator('form input');
  await fields.nth(0).fill(username);
  await fields.nth(1).fill(password);
  await fields.nth(1).press('Enter');
}

/** Signs in again, finds the typed values, and saves them. */
async function backToDraft(page: Page, store: JourneyStore) {
  await expect(page).toHaveURL(/\/auth\/jwt\/login\?returnTo=/);
  await signIn(page, store.userNames.store_user, PASSWORD);
  await expect(page).toHaveURL(PATH);
  await expect(page.getByText(/^Brouillon du .* repris$/)).toBeVisible();
  await expect(page.getByLabel('Prénom')).toHaveValue('Selma');
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Modifications enregistrées')).toBeVisible();
}

/** Saves a change of the same account in another session first. */
async function saveElsewhere({ id, backend }: JourneyStore, change: { firstName: string }) {
  const { db } = backend.database;
  const staff = await db.select().from(users).where(eq(users.storeId, id));
  const own = staff.find(({ role }) => role === 'store_user');
  if (!own) throw new Error('The store has no such user.');
  await db
    .update(users)
    .set({ ...change, revision: own.revision + 1 })
    .where(eq(users.id, own.id));
}

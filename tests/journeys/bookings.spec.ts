import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { orders } from '../../server/database/schema/orders';
import { expectNoAxeViolations } from './support/axe-violations';
import { expect, test } from './support/journey';
import { giveCarrierWithSlots, givePickup } from './support/pickups';
import { readCodes, storedPaper, storePapers } from './support/stored-papers';

const BOOKING = '/dashboard/booking';

test('A seller requests a pickup, confirms it, scans a parcel with a hand scanner and hands it over', async ({
  store,
  openAs,
}) => {
  await giveCarrierWithSlots(store);
  const order = await store.place({ status: 'ready' });
  const page = await openAs('store_admin', BOOKING);
  await page.getByRole('button', { name: 'Demander un ramassage' }).click();
  const choice = page.getByRole('dialog', { name: 'Commandes à ramasser' });
  await expect(
    choice.getByRole('checkbox', { name: new RegExp(`#${order.number}`) }),
  ).toBeChecked();
  await choice.getByRole('button', { name: 'Choisir un créneau' }).click();
  const slots = page.getByRole('dialog', { name: 'Choisir un créneau' });
  await slots
    .getByRole('button', { name: /^Choisir .*Atlas Messagerie/ })
    .last()
    .click();
  const held = page.getByRole('dialog', { name: 'Confirmer le ramassage' });
  await expect(held).toContainText('Places retenues encore');
  await expectNoAxeViolations(page);
  await held.getByRole('button', { name: 'Demander le ramassage' }).click();
  const pickup = page.getByRole('dialog', { name: /^Ramassage .*P\d+/ });
  await expect(pickup).toContainText('Demandé');
  await pickup.getByRole('button', { name: 'Confirmer' }).click();
  await expect(pickup).toContainText('Confirmé');
  await scan(page, String(order.number));
  await expect(pickup).toContainText('1 colis scannés sur 1');
  await scan(page, 'AM-7731-MA');
  await expect(pickup).toContainText('AM-7731-MA');
  await pickup.getByRole('button', { name: 'Remettre les colis' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remettre les colis' }).click();
  await expect(pickup).toContainText('Effectué');
  const [row] = await store.backend.database.db
    .select()
    .from(orders)
    .where(eq(orders.id, order.id));
  expect([row?.status, row?.carrier, row?.trackingNumber]).toEqual([
    'shipped',
    'Atlas Messagerie',
    'AM-7731-MA',
  ]);
});

test('A seller finds a missed pickup first on the home page, opens it, and finds another by its number', async ({
  page,
  store,
  openAs,
}) => {
  const carrierId = await giveCarrierWithSlots(store);
  const [waiting, expected] = [
    await store.place({ status: 'ready' }),
    await store.place({ status: 'ready' }),
  ];
  const today = await givePickup(store, carrierId, 'confirmed', [expected]);
  const missed = await givePickup(store, carrierId, 'missed', [waiting]);
  await openAs('store_user', '/dashboard');
  const card = page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { name: 'Ramassages du jour' }) });
  const lines = card.getByRole('listitem');
  await expect(lines).toHaveText([
    new RegExp(`${missed.number}.*Manqué`),
    new RegExp(`${today.number}.*Confirmé`),
  ]);
  await lines.first().getByRole('link').click();
  const drawer = page.getByRole('dialog', { name: /^Ramassage .*P\d+/ });
  await expect(drawer).toContainText('Manqué');
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Rechercher ou lancer une action' });
  await palette.getByRole('searchbox').fill(today.number.toLowerCase());
  await palette.getByRole('option', { name: new RegExp(today.number) }).click();
  await expect(drawer).toContainText('Confirmé');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await palette.getByRole('searchbox').fill('réservations');
  await palette.getByRole('option', { name: 'Ouvrir les réservations' }).click();
  await expect(page).toHaveURL(/\/dashboard\/booking$/);
});

test.describe('A wrong code', () => {
  test.use({ allowedInConsole: { answers: [422] } });

  test('A code that is not in the pickup says so, and the field waits for the next code', {
    tag: '@long',
  }, async ({ store, openAs }) => {
    const carrierId = await giveCarrierWithSlots(store);
    const order = await store.place({ status: 'ready' });
    const { id } = await givePickup(store, carrierId, 'confirmed', [order]);
    const page = await openAs('store_user', `${BOOKING}?pickup=${id}`);
    await scan(page, 'AM-7731-MA');
    await expect(page.getByText('Ce code n’est pas un numéro de commande.')).toBeVisible();
    await scan(page, '99999999');
    await expect(page.getByRole('alert')).toContainText('ne fait pas partie de ce ramassage');
    await expect(page.getByLabel(/^Scanner un colis/)).toBeFocused();
    await scan(page, String(order.number));
    await expect(page.getByText('1 colis scannés sur 1')).toBeVisible();
    await expectNoAxeViolations(page);
  });
});

test.describe('Manifest', () => {
  // Bars of a third of a millimetre need more than one pixel each.
  test.use({ deviceScaleFactor: 3 });

  for (const { language, title, print } of [
    { language: 'fr', title: 'Bordereau de ramassage', print: /^Imprimer/ },
    { language: 'ar', title: 'بيان جمع الطرود', print: /^طباعة/ },
    { language: 'en', title: 'Pickup manifest', print: /^Print/ },
  ] as const) {
    test(`The manifest in ${language} has a bar code of each parcel that scanners read`, {
      tag: language === 'fr' ? [] : ['@long'],
    }, async ({ store, openAs, page }) => {
      await storePapers(page);
      const carrierId = await giveCarrierWithSlots(store);
      const order = await store.place({ status: 'ready', total: 24_900 });
      const { id, number } = await givePickup(store, carrierId, 'confirmed', [order]);
      await openAs('store_admin', `${BOOKING}?pickup=${id}`, { language });
      await page.getByRole('button', { name: print }).click();
      await page.getByRole('menuitem', { name: title }).click();
      const paper = await storedPaper(page);
      await expect(paper).toContainText(title);
      await expect(paper).toContainText(number);
      expect(await readCodes(page, 'a4')).toEqual({ Code128: String(order.number) });
    });
  }
});

test('A manager sets the slots of a carrier', { tag: '@long' }, async ({ store, openAs }) => {
  await giveCarrierWithSlots(store);
  const page = await openAs('store_manager', BOOKING);
  await page.getByRole('button', { name: 'Créneaux' }).click();
  const dialog = page.getByRole('dialog', { name: 'Créneaux des transporteurs' });
  const first = dialog.getByRole('group', { name: 'Créneaux 1' });
  await first.getByLabel('De').fill('9h30');
  await first.getByLabel('À').fill('9');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(first.getByLabel('À')).toHaveAttribute('aria-invalid', 'true');
  await first.getByLabel('À').fill('12h30');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Créneaux enregistrés')).toBeVisible();
});

/** Types as a hand scanner does: the code, then the key Enter. */
async function scan(page: Page, code: string): Promise<void> {
  await page.getByLabel(/^Scanner un colis/).pressSequentially(code);
  await page.keyboard.press('Enter');
}

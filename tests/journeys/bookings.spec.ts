import type { Locator, Page } from '@playwright/test';
import { eq, inArray } from 'drizzle-orm';
import { type PaperFormat, SHEET_SIZES } from '#domain/papers/papers';
import { orders } from '../../server/database/schema/orders';
import { pickups, slotHolds } from '../../server/database/schema/pickups';
import { sessions, users } from '../../server/database/schema/stores';
import { storedText } from '../support/browser/stored-text';
import { expectNoAxeViolations } from './support/axe-violations';
import { expect, test } from './support/journey';
import { loseAnswers } from './support/lost-answers';
import { giveCarrierWithSlots, givePickup } from './support/pickups';
import { type JourneyStore, PASSWORD } from './support/store';
import {
  pdfPages,
  readCodes,
  removePapers,
  storedPaper,
  storePapers,
} from './support/stored-papers';
import { translatorFor } from './support/translations';

const BOOKING = '/dashboard/booking';
/** CSS pixels of a millimetre. */
const PIXELS_PER_MM = 96 / 25.4;

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

test('A seller finds a missed pickup first on the home page, opens it, and finds another by its number', {
  tag: '@long',
}, async ({ page, store, openAs }) => {
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

test.describe('Two sellers', () => {
  test.use({ hints: true });

  test('Places that one seller holds are shown to the other at once, until when, and are free again', {
    tag: '@long',
  }, async ({ store, openAs, browser }) => {
    await giveCarrierWithSlots(store);
    await store.place({ status: 'ready' });
    const context = await browser.newContext();
    const other = await openAs('store_user', BOOKING, { page: await context.newPage() });
    await other.getByRole('button', { name: 'Demander un ramassage' }).click();
    await other.getByRole('button', { name: 'Choisir un créneau' }).click();
    const slot = other.getByRole('dialog').getByRole('listitem').last();
    await expect(slot).toContainText('10 places libres');
    const held = await holdLastSlot(await openAs('store_admin', BOOKING));
    await expect(held).toContainText('Atlas Messagerie');
    await expect(slot).toContainText(/1 place retenue jusqu’à .?\d\d:\d\d.? au plus tard/);
    await expect(slot).toContainText('9 places libres');
    await held.getByRole('button', { name: 'Annuler' }).click();
    await expect(slot).not.toContainText('retenue');
    await expect(slot).toContainText('10 places libres');
    await context.close();
  });
});

test('A seller goes on with a booking after a reload, and a double press requests one pickup', {
  tag: '@long',
}, async ({ page, store, openAs }) => {
  await giveCarrierWithSlots(store);
  await store.place({ status: 'ready' });
  await openAs('store_user', BOOKING);
  const held = await holdLastSlot(page);
  await held.getByRole('textbox').fill('Sonner à l’atelier');
  await expect.poll(() => storedText(page)).toContain('"slotBooking"');
  await page.reload();
  await expect(held).toContainText('Atlas Messagerie');
  await expect(held).toContainText('Places retenues encore');
  await expect(held.getByRole('textbox')).toHaveValue('Sonner à l’atelier');
  await held.getByRole('button', { name: 'Demander le ramassage' }).dblclick();
  await expect(page.getByRole('dialog', { name: /^Ramassage .*P\d+/ })).toContainText('Demandé');
  expect(await bookedBy(store)).toEqual([{ note: 'Sonner à l’atelier', places: 1 }]);
  expect(await storedText(page)).not.toContain('"slotBooking"');
});

test.describe('Without an answer', () => {
  test.use({ allowedInConsole: { lost: true, answers: [401] } });

  test('A seller who holds places or requests a pickup again after a lost answer does it once', {
    tag: '@long',
  }, async ({ page, store, openAs }) => {
    await giveCarrierWithSlots(store);
    await store.place({ status: 'ready' });
    await openAs('store_user', BOOKING);
    const retry = page.getByRole('button', { name: 'Réessayer' });
    const heal = await loseAnswers(page, '**/api/store/pickups/hold');
    await chooseLastSlot(page);
    await expect(retry).toBeVisible();
    await heal();
    await retry.click();
    const held = page.getByRole('dialog', { name: 'Confirmer le ramassage' });
    await expect(held).toBeVisible();
    const { db } = store.backend.database;
    expect(await db.$count(slotHolds, eq(slotHolds.storeId, store.id))).toBe(1);
    const healAgain = await loseAnswers(page, '**/api/store/pickup/create');
    await held.getByRole('button', { name: 'Demander le ramassage' }).click();
    await expect(retry).toBeVisible();
    await healAgain();
    await retry.click();
    await expect(page.getByRole('dialog', { name: /^Ramassage .*P\d+/ })).toContainText('Demandé');
    expect(await bookedBy(store)).toEqual([{ note: null, places: 1 }]);
  });

  test('A seller whose session ends goes on with their booking and the slots that they typed', {
    tag: '@long',
  }, async ({ page, store, openAs }) => {
    await giveCarrierWithSlots(store);
    await store.place({ status: 'ready' });
    await openAs('store_manager', BOOKING);
    await page.getByRole('button', { name: 'Créneaux' }).click();
    const capacity = page.getByLabel('Colis par créneau').first();
    await capacity.fill('12');
    await expect.poll(() => storedText(page)).toContain('"carrierSchedule"');
    await page.reload();
    await page.getByRole('button', { name: 'Créneaux' }).click();
    await expect(capacity).toHaveValue('12');
    await page.keyboard.press('Escape');
    const held = await holdLastSlot(page);
    await held.getByRole('textbox').fill('Sonner');
    await expect.poll(() => storedText(page)).toContain('"slotBooking"');
    const { db } = store.backend.database;
    const staff = db.select({ id: users.id }).from(users).where(eq(users.storeId, store.id));
    await db.update(sessions).set({ endedAt: new Date() }).where(inArray(sessions.userId, staff));
    await page.reload();
    await page
      .getByRole('textbox', { name: 'Nom d’utilisateur' })
      .fill(store.userNames.store_manager);
    await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(held.getByRole('textbox')).toHaveValue('Sonner');
    await held.getByRole('button', { name: 'Annuler' }).click();
    await expect(held).toHaveCount(0);
    await expect.poll(() => db.$count(slotHolds, eq(slotHolds.storeId, store.id))).toBe(0);
  });
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('A seller goes on a phone in Arabic from the request of a pickup to its manifest and the handover', {
    tag: '@long',
  }, async ({ store, openAs, page }) => {
    const words = translatorFor('ar');
    await storePapers(page);
    await giveCarrierWithSlots(store);
    const order = await store.place({ status: 'ready' });
    await openAs('store_admin', BOOKING, { language: 'ar' });
    await page.getByRole('button', { name: words('booking:request'), exact: true }).click();
    await page.getByRole('button', { name: words('booking:choice.next') }).click();
    await page
      .getByRole('button', { name: /Atlas Messagerie/ })
      .last()
      .click();
    const held = page.getByRole('dialog', { name: words('booking:booking.held') });
    await held.getByRole('button', { name: words('booking:booking.confirm') }).click();
    const drawer = page.getByRole('dialog', { name: /P\d+/ });
    const press = (action: string) =>
      drawer.getByRole('button', { name: words(`booking:actions.${action}`), exact: true }).click();
    await press('confirm');
    await expect(drawer).toContainText(words('booking:status.confirmed'));
    await drawer.getByRole('button', { name: /^طباعة/ }).click();
    await page.getByRole('menuitem', { name: words('papers:names.manifest') }).click();
    await expect(await storedPaper(page)).toContainText(String(order.number));
    await removePapers(page);
    await drawer.getByRole('textbox').fill(String(order.number));
    await page.keyboard.press('Enter');
    await expect(drawer).toContainText(words('booking:pickup.isScanned'));
    await press('collect');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: words('booking:actions.collect') })
      .click();
    await expect(drawer).toContainText(words('booking:status.collected'));
  });
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
      tag: '@long',
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

test('A manifest of many parcels with long names fits its pages in each language and format', {
  tag: '@long',
}, async ({ store, openAs, page }) => {
  await storePapers(page);
  const carrierId = await giveCarrierWithSlots(store);
  const placed = [];
  for (let turn = 0; turn < 60; turn += 1) {
    const [firstName, lastName] = LONG_NAMES[turn % 3] ?? ['Nour', 'El Alami'];
    const total = turn % 2 === 0 ? 24_900 : 123_456_700;
    placed.push(await store.place({ status: 'ready', total, firstName, lastName }));
  }
  const { id } = await givePickup(store, carrierId, 'confirmed', placed);
  await openAs('store_admin', `${BOOKING}?pickup=${id}`);
  for (const [language, title] of [
    ['français', 'Bordereau de ramassage'],
    ['arabe', 'بيان جمع الطرود'],
    ['anglais', 'Pickup manifest'],
  ] as const) {
    for (const [format, leastPages] of [
      ['a4', 4],
      ['a5', 6],
    ] as const) {
      await chooseManifest(page, language, format.toUpperCase());
      await page.getByRole('button', { name: 'Imprimer : choisir le document' }).click();
      await page.getByRole('menuitem', { name: /^Bordereau de ramassage/ }).click();
      const paper = await storedPaper(page);
      await expect(paper).toContainText(title);
      await expect(paper.locator('tr')).toHaveCount(61);
      expect(await overflowOf(page, format), `${language}, ${format}`).toEqual([]);
      expect((await pdfPages(page)).length).toBeGreaterThanOrEqual(leastPages);
      await removePapers(page);
    }
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

/** Chooses the last slot for all ready orders. */
async function chooseLastSlot(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Demander un ramassage' }).click();
  await page.getByRole('button', { name: 'Choisir un créneau' }).click();
  const slots = page.getByRole('dialog', { name: 'Choisir un créneau' });
  await slots
    .getByRole('button', { name: /^Choisir .*Atlas Messagerie/ })
    .last()
    .click();
}

/** Holds places of the last slot for all ready orders; returns the dialog of the held places. */
async function holdLastSlot(page: Page): Promise<Locator> {
  await chooseLastSlot(page);
  const held = page.getByRole('dialog', { name: 'Confirmer le ramassage' });
  await expect(held).toBeVisible();
  return held;
}

/** The pickups of the store. */
function bookedBy({ backend, id }: JourneyStore) {
  const columns = { note: pickups.note, places: pickups.places };
  return backend.database.db.select(columns).from(pickups).where(eq(pickups.storeId, id));
}

/** Types as a hand scanner does: the code, then the key Enter. */
async function scan(page: Page, code: string): Promise<void> {
  await page.getByLabel(/^Scanner un colis/).pressSequentially(code);
  await page.keyboard.press('Enter');
}

const LONG_NAMES = [
  ['Abdelouahab-Abderrahmane', 'Benabdeljalil El Mernissi El Idrissi Tahiri'],
  ['عبد الرحمان', 'بن عبد الجليل المرنيسي الإدريسي الطاهري'],
  ['Nour', 'Benabdeljalilelmernissielidrissitahirialaouibennis'],
] as const;

async function chooseManifest(page: Page, language: string, format: string): Promise<void> {
  await page.getByRole('button', { name: 'Imprimer : choisir le document' }).click();
  await page.getByRole('menuitem', { name: 'Langue et format…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Langue et format' });
  for (const name of [language, format]) {
    await dialog.getByRole('radio', { name, exact: true }).check({ force: true });
  }
  await dialog.getByRole('button', { name: 'Fermer', exact: true }).last().click();
}

/** The parts of the stored sheet that do not fit on a page of this format, and bars that are too narrow. */
async function overflowOf(page: Page, format: PaperFormat): Promise<string[]> {
  const { width, margin } = SHEET_SIZES[format];
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({
    width: Math.floor((width - 2 * margin) * PIXELS_PER_MM),
    height: 900,
  });
  const found = await page.locator('[data-stored]').evaluate((sheet, perMm) => {
    const { left, right } = sheet.getBoundingClientRect();
    const isOutside = (part: Element) => {
      const box = part.getBoundingClientRect();
      return box.left < left - 1 || box.right > right + 1;
    };
    // A module of a code is a third of a millimetre wide.
    const isNarrow = (code: SVGSVGElement) =>
      code.getBoundingClientRect().width < (code.viewBox.baseVal.width / 3) * perMm - 1;
    return [
      ...[...sheet.querySelectorAll('th, td, svg, bdi, p')].filter(isOutside),
      ...[...sheet.querySelectorAll('svg')].filter(isNarrow),
    ].map((part) => part.outerHTML.slice(0, 80));
  }, PIXELS_PER_MM);
  await page.emulateMedia({ media: null });
  await page.setViewportSize({ width: 1440, height: 900 });
  return found;
}

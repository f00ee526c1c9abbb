import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { clients, orders } from '../../server/database/schema/orders';
import { stores } from '../../server/database/schema/stores';
import { issueInvoiceForOrder } from '../../server/invoicing/invoice-issue';
import { recordDelivery, recordPickup } from '../../server/marketplace/marketplace-orders';
import { expect, test } from './support/journey';
import { sellLastWeek } from './support/payouts';
import type { JourneyStore } from './support/store';
import { removePapers, storedPaper, storePapers } from './support/stored-papers';

const BEFORE = ['Menuiserie Ancienne', '14, place Nejjarine', '05 35 74 12 08'];
const AFTER = ['Menuiserie Nouvelle', '99, avenue des FAR', '05 28 89 35 16'];

test.beforeEach(({ page }) => storePapers(page));

test('A slip, a label and an invoice that are printed again name shop and recipient of their day', {
  tag: '@long',
}, async ({ store, openAs, page }) => {
  await nameShop(store, BEFORE);
  const order = await store.place({ status: 'ready', total: 24_900, firstName: 'Salma' });
  const invoice = await deliverAndInvoice(store, order.id);
  await nameShop(store, AFTER);
  await renameClient(store, order.id);
  await openAs('store_admin', `/dashboard/order/${order.id}`);
  await expect(page.getByRole('main')).toContainText('Nouveau Nom');
  for (const name of ['Bon de livraison', 'Étiquette d’expédition']) {
    await print(page, name);
    const paper = await storedPaper(page);
    for (const text of [...BEFORE, 'Salma', '249,00']) await expect(paper).toContainText(text);
    for (const text of [...AFTER, 'Nouveau']) await expect(paper).not.toContainText(text);
    await removePapers(page);
  }
  await page.goto(`/dashboard/invoice/${invoice.id}`);
  await print(page, 'Facture');
  await expectOnlyBefore(page);
});

test('The statement of a closed payout names the shop of the closing', { tag: '@long' }, async ({
  store,
  openAs,
  page,
}) => {
  await nameShop(store, BEFORE);
  await sellLastWeek(store);
  await nameShop(store, AFTER);
  await openAs('store_manager', '/dashboard/banking?tab=coming');
  await page.getByRole('gridcell', { name: '198,00 DHS' }).click();
  await print(page, 'Relevé de versement');
  await expectOnlyBefore(page);
});

async function expectOnlyBefore(page: Page): Promise<void> {
  const paper = await storedPaper(page);
  for (const text of BEFORE) await expect(paper).toContainText(text);
  for (const text of AFTER) await expect(paper).not.toContainText(text);
}

async function print(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Imprimer : choisir le document' }).click();
  await page.getByRole('menuitem', { name: new RegExp(`^${name.replaceAll(' ', '\\s')}`) }).click();
}

function nameShop({ id, backend }: JourneyStore, [name, billingAddress, phone]: readonly string[]) {
  return backend.database.db
    .update(stores)
    .set({ name, billingAddress, phone: phone?.replaceAll(' ', '').replace(/^0/, '+212') })
    .where(eq(stores.id, id));
}

function deliverAndInvoice({ backend }: JourneyStore, orderId: string) {
  const now = backend.clock.now();
  const { database } = backend;
  return recordPickup(database, orderId, now, { carrier: 'Amana', trackingNumber: 'AM1' })
    .then(() => recordDelivery(database, orderId, now))
    .then(() => database.transaction((tx) => issueInvoiceForOrder(tx, { orderId, now })));
}

async function renameClient({ backend }: JourneyStore, orderId: string): Promise<void> {
  const { db } = backend.database;
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  await db
    .update(clients)
    .set({ firstName: 'Nouveau', lastName: 'Nom' })
    .where(eq(clients.id, order?.clientId ?? ''));
}

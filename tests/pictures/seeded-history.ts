import type { Locator, Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { products } from '../../server/database/schema/products';
import { stores, users } from '../../server/database/schema/stores';
import { issueInvoiceForOrder } from '../../server/invoicing/invoice-issue';
import { advanceStorePayouts } from '../../server/payouts/close-payout-periods';
import { placeOrder } from '../api/orders/order-builder';
import { createSale, refundOrder } from '../api/payouts/payout-history';
import { askForCancellation, askForReturn } from '../journeys/support/requests';
import type { JourneyStore } from '../journeys/support/store';
import { SCREENSHOT_TIME } from './appearances';

const HOUR_MS = 3_600_000;
const LAST_WEEK_HOURS = 7 * 24;

function ago(hours: number): Date {
  return new Date(SCREENSHOT_TIME.getTime() - hours * HOUR_MS);
}

/** The store with its clock set back this many hours before the time of the screenshots. */
function storeInThePast(store: JourneyStore, hours: number): JourneyStore {
  const market = { ...store.backend, clock: { ...store.backend.clock, now: () => ago(hours) } };
  return {
    ...store,
    backend: market,
    place: (wanted = {}) => placeOrder(market, { ...wanted, storeId: store.id }),
  };
}

/** The history of a store: new orders, requests of clients, an invoice, a payout. */
export interface SeededHistory {
  readonly newestOrderId: string;
  readonly returnId: string;
  readonly invoiceId: string;
}

/** Gives its users fixed names and equal creation dates. */
async function nameStaff({ backend, userNames }: JourneyStore): Promise<void> {
  const people = [
    { role: 'store_admin', firstName: 'Salma', lastName: 'Bennani', lastSeenAt: ago(1) },
    { role: 'store_manager', firstName: 'Youssef', lastName: 'Alaoui', lastSeenAt: ago(5) },
    { role: 'store_user', firstName: 'Imane', lastName: 'Tazi', lastSeenAt: ago(30) },
  ] as const;
  for (const { role, ...person } of people) {
    await backend.database.db
      .update(users)
      .set({ ...person, email: `${role}@exemple.ma`, createdAt: SCREENSHOT_TIME })
      .where(eq(users.userName, userNames[role]));
  }
}

/** Gives a store a history that is the same in every run, except for `volatileElements`. */
export async function seedHistory(store: JourneyStore): Promise<SeededHistory> {
  const { backend, id } = store;
  const { db } = backend.database;
  const made = { createdAt: SCREENSHOT_TIME, updatedAt: SCREENSHOT_TIME };
  await db.update(products).set(made).where(eq(products.storeId, id));
  await db.update(stores).set(made).where(eq(stores.id, id));
  await nameStaff(store);
  const newest = await store.place({ orderDate: ago(2), firstName: 'Nour', lastName: 'El Alami' });
  await store.place({ orderDate: ago(23), firstName: 'Yassine', lastName: 'Berrada' });
  const given = { status: 'delivered', firstName: 'Hajar', lastName: 'Tazi' } as const;
  const delivered = await store.place({ orderDate: ago(72), ...given });
  const wanted = await askForReturn(storeInThePast(store, 30));
  await askForCancellation(storeInThePast(store, 5), 'processing');
  const invoice = await backend.database.transaction((tx) =>
    issueInvoiceForOrder(tx, { orderId: delivered.id, now: ago(48) }),
  );
  await createSale(backend, id, 20_000, ago(LAST_WEEK_HOURS));
  const payoutOrderId = await createSale(backend, id, 10_000, ago(LAST_WEEK_HOURS));
  await refundOrder(backend, payoutOrderId, 7500, ago(LAST_WEEK_HOURS - 1));
  const advance = () =>
    backend.database.transaction((tx) => advanceStorePayouts(tx, id, SCREENSHOT_TIME));
  while ((await advance()) !== 'settled');
  return { newestOrderId: newest.id, returnId: wanted.id, invoiceId: invoice.id };
}

/**
 * Elements that differ between runs: consecutive numbers, the age of a client, and of users the
 * user name and a recent last visit.
 */
export function volatileElements(page: Page): Locator[] {
  return [
    page.getByText(/#\d{5}/),
    page.getByText(/\b[RC]\d{5}/),
    page.getByText(/PO-\d/),
    page.getByText(/^(Dans vos contacts|ضمن جهات)/),
    page.getByText(/store_\w+_[0-9a-f]{8}/),
    page.getByRole('main').getByText(String(new Date().getFullYear())),
  ];
}

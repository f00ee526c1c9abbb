import type { Locator, Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { products } from '../../server/database/schema/products';
import { stores, users } from '../../server/database/schema/stores';
import { issueInvoiceForOrder } from '../../server/invoices/invoice-issue';
import { advanceStorePayouts } from '../../server/payouts/close-payout-periods';
import { placeOrder } from '../api/orders/order-builder';
import { giveBack, sell } from '../api/payouts/payout-history';
import { askForCancellation, askForReturn } from '../journeys/support/requests';
import type { JourneyStore } from '../journeys/support/store';
import { MOMENT } from './looks';

const HOUR_MS = 3_600_000;
const LAST_WEEK_HOURS = 7 * 24;

const ago = (hours: number): Date => new Date(MOMENT.getTime() - hours * HOUR_MS);

/** The store as it was that many hours before the pictures' moment. */
const backThen = (store: JourneyStore, hours: number): JourneyStore => {
  const market = { ...store.market, clock: { ...store.market.clock, now: () => ago(hours) } };
  return {
    ...store,
    market,
    place: (wanted = {}) => placeOrder(market, { ...wanted, storeId: store.id }),
  };
};

/** What a store looks back on: new orders, requests of clients, an invoice, a payout. */
export interface Past {
  readonly newestOrderId: string;
  readonly returnId: string;
  readonly invoiceId: string;
}

/** Its people by their names, each there as long as the other. */
const nameStaff = async ({ market, userNames }: JourneyStore): Promise<void> => {
  const people = [
    { role: 'store_admin', firstName: 'Salma', lastName: 'Bennani', lastSeenAt: ago(1) },
    { role: 'store_manager', firstName: 'Youssef', lastName: 'Alaoui', lastSeenAt: ago(5) },
    { role: 'store_user', firstName: 'Imane', lastName: 'Tazi', lastSeenAt: ago(30) },
  ] as const;
  for (const { role, ...person } of people) {
    await market.database.db
      .update(users)
      .set({ ...person, email: `${role}@exemple.ma`, createdAt: MOMENT })
      .where(eq(users.userName, userNames[role]));
  }
};

/** Gives a store a past that is the same in every run, but for what `counted` hides. */
export const givePast = async (store: JourneyStore): Promise<Past> => {
  const { market, id } = store;
  const { db } = market.database;
  const made = { createdAt: MOMENT, updatedAt: MOMENT };
  await db.update(products).set(made).where(eq(products.storeId, id));
  await db.update(stores).set(made).where(eq(stores.id, id));
  await nameStaff(store);
  const newest = await store.place({ orderDate: ago(2), firstName: 'Nour', lastName: 'El Alami' });
  await store.place({ orderDate: ago(23), firstName: 'Yassine', lastName: 'Berrada' });
  const given = { status: 'delivered', firstName: 'Hajar', lastName: 'Tazi' } as const;
  const delivered = await store.place({ orderDate: ago(72), ...given });
  const wanted = await askForReturn(backThen(store, 30));
  await askForCancellation(backThen(store, 5), 'processing');
  const invoice = await market.database.transaction((tx) =>
    issueInvoiceForOrder(tx, { orderId: delivered.id, now: ago(48) }),
  );
  await sell(market, id, 20_000, ago(LAST_WEEK_HOURS));
  const payoutOrderId = await sell(market, id, 10_000, ago(LAST_WEEK_HOURS));
  await giveBack(market, payoutOrderId, 7500, ago(LAST_WEEK_HOURS - 1));
  const advance = () => market.database.transaction((tx) => advanceStorePayouts(tx, id, MOMENT));
  while ((await advance()) !== 'settled');
  return { newestOrderId: newest.id, returnId: wanted.id, invoiceId: invoice.id };
};

/**
 * Numbers that go on counting from run to run, a client who is as old as the run, and of people the
 * name they sign in with, the colour that goes with their id, and when somebody has just come.
 */
export const counted = (page: Page): Locator[] => [
  page.getByText(/#\d{5}/),
  page.getByText(/\b[RC]\d{5}/),
  page.getByText(/PO-\d/),
  page.getByText(/^(Dans vos contacts|ضمن جهات)/),
  page.getByText(/store_\w+_[0-9a-f]{8}/),
  page.getByRole('main').getByText(/^(SB|YA|IT)$/),
  page.getByRole('main').getByText(String(new Date().getFullYear())),
];

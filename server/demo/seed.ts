import path from 'node:path';
import { compareAsc } from 'date-fns/compareAsc';
import { millisecondsInDay } from 'date-fns/constants';
import { subMilliseconds } from 'date-fns/subMilliseconds';
import { sql } from 'drizzle-orm';
import type { DatabaseAccess, Tx } from '../context';
import { insertRows } from '../database/insert-rows';
import { carriers } from '../database/schema/carriers';
import { invoicePayments, invoiceSeries, invoices } from '../database/schema/invoices';
import { media } from '../database/schema/media';
import { notifications } from '../database/schema/notifications';
import { clients, orderHistory, orderItems, orders } from '../database/schema/orders';
import { payments, refunds } from '../database/schema/payments';
import { posts } from '../database/schema/posts';
import {
  productImages,
  products,
  variantOptionValues,
  variants,
} from '../database/schema/products';
import { brands, cities } from '../database/schema/reference';
import { storeAvailability, storeLogos, stores, users } from '../database/schema/stores';
import { presentLetterheadId } from '../letterheads/letterheads.repository';
import { hashPassword } from '../session/password-hashing';
import { BRANDS } from './catalogue/brands';
import { CARE_AND_FOOD_PRODUCTS } from './catalogue/care-and-food-products';
import type { CatalogueProduct } from './catalogue/catalogue-product';
import { FASHION_PRODUCTS } from './catalogue/fashion-products';
import { HOME_PRODUCTS } from './catalogue/home-products';
import { SECOND_STORE_PRODUCTS } from './catalogue/second-store-products';
import { writeEvents } from './demo-calendar';
import { cancellationRows } from './demo-cancellations';
import { carrierRows } from './demo-carriers';
import { datedByOrders, demoClients } from './demo-clients';
import { writeConversations } from './demo-conversations';
import { invoiceRows } from './demo-invoices';
import { demoMedia, writeDemoPictures } from './demo-media';
import { notificationRows } from './demo-notifications';
import { firstOrders, type OrderRows, orderRows } from './demo-orders';
import { payoutRows, writePayouts } from './demo-payouts';
import { writePickups } from './demo-pickups';
import { postRows } from './demo-posts';
import { brandId, productRows } from './demo-products';
import { returnRows } from './demo-returns';
import {
  DEMO_PASSWORD,
  type DemoStore,
  NEJJARINE,
  staffRows,
  storeRow,
  ZAHRA,
} from './demo-stores';
import { writeTasks } from './demo-tasks';
import { demoTourBookings, writeTours } from './demo-tours';
import { writeVacancies } from './demo-vacancies';
import { hasStore } from './has-store';
import {
  mixedOrders,
  NEJJARINE_MIX,
  type PlannedOrder,
  pendingOrders,
  ZAHRA_MIX,
} from './order-plan';
import { pastOrders } from './past-orders';
import { PENDING_ORDERS_NEJJARINE, PENDING_ORDERS_ZAHRA } from './pending-order-fixtures';
import { type Random, seededRandom } from './random';
import { writeCancellations, writeReturns } from './write-after-sales';

export { demoAccounts } from './demo-stores';

const SEED = 20_261_119;
const STORE_AGE_DAYS = 470;

/** Number of the newest order of the demo. */
const LAST_NUMBER = 10_483;

/** Clients of the demo store besides the named ones. */
const MORE_CLIENTS = 300;

/** Days before now whose steps of orders are in the audit log, from which activities are told. */
const AUDITED_DAYS = 60;

/** Tables of the demo whose rows are written without entries of the audit log. */
const UNAUDITED = [
  'clients',
  'orders',
  'order_items',
  'payments',
  'refunds',
  'invoices',
  'invoice_payments',
  'payouts',
  'payout_entries',
  'payout_history',
] as const;

/** Runs `write` while triggers of tables are off. */
async function withoutTriggers(
  tx: Tx,
  triggers: readonly (readonly [table: string, trigger: string])[],
  write: () => Promise<void>,
): Promise<void> {
  const set = (verb: 'disable' | 'enable') =>
    tx.execute(
      sql.raw(
        triggers
          .map(([table, trigger]) => `alter table ${table} ${verb} trigger ${trigger}`)
          .join('; '),
      ),
    );
  await set('disable');
  await write();
  await set('enable');
}

/** Held while the demo is written, so that only one of two processes started at once writes it. */
const SEED_LOCK = 0x5350_4453;

/** One store of the demo, with its products and its planned orders. */
interface StoreSeed {
  readonly store: DemoStore;
  readonly catalogue: readonly CatalogueProduct[];
  readonly planned: readonly PlannedOrder[];
  /** Clients besides the named ones; none by default. */
  readonly moreClients?: number;
}

function storeSeeds(now: Date, random: Random): StoreSeed[] {
  const open = [
    ...pendingOrders(PENDING_ORDERS_NEJJARINE, now, random),
    ...mixedOrders(NEJJARINE_MIX, now, random),
  ];
  return [
    {
      store: NEJJARINE,
      catalogue: [...FASHION_PRODUCTS, ...HOME_PRODUCTS, ...CARE_AND_FOOD_PRODUCTS],
      planned: [...open, ...pastOrders(open, now, random)],
      moreClients: MORE_CLIENTS,
    },
    {
      store: ZAHRA,
      catalogue: SECOND_STORE_PRODUCTS,
      planned: [
        ...pendingOrders(PENDING_ORDERS_ZAHRA, now, random),
        ...mixedOrders(ZAHRA_MIX, now, random),
      ],
    },
  ];
}

/** Numbers the orders of all stores in order of time. */
function numberOrders(all: readonly StoreSeed[]): Map<PlannedOrder, number> {
  const byTime = all
    .flatMap((chapter) => chapter.planned)
    .sort((one, other) => compareAsc(one.placedAt, other.placedAt));
  const first = LAST_NUMBER + 1 - byTime.length;
  return new Map(byTime.map((planned, index) => [planned, first + index]));
}

async function shippingFees(tx: Tx): Promise<Map<string, number>> {
  const rows = await tx.select({ id: cities.id, fee: cities.shippingFee }).from(cities);
  return new Map(rows.map((row) => [row.id, row.fee]));
}

/** Indexes that are written at once; one by one, an entry of their rows takes as long as the row. */
const BUFFERED_INDEXES = ['payments_search', 'invoices_search'] as const;

async function withBufferedIndexes(tx: Tx, write: () => Promise<void>): Promise<void> {
  const each = (statement: (index: string) => string) =>
    tx.execute(sql.raw(BUFFERED_INDEXES.map(statement).join('; ')));
  await each((index) => `alter index ${index} set (fastupdate = on)`);
  await write();
  await each((index) => `select gin_clean_pending_list('${index}')`);
  await each((index) => `alter index ${index} set (fastupdate = off)`);
}

/** Writes histories of orders; the audit log receives the steps of the last days only. */
async function writeHistory(tx: Tx, history: OrderRows['history'], now: Date): Promise<void> {
  const since = subMilliseconds(now, AUDITED_DAYS * millisecondsInDay);
  const isOld = ({ at }: OrderRows['history'][number]) => at < since;
  await withoutTriggers(tx, [['order_history', 'audit_insert']], () =>
    insertRows(tx, orderHistory, history.filter(isOld)),
  );
  await insertRows(
    tx,
    orderHistory,
    history.filter((line) => !isOld(line)),
  );
}

async function writeStoreSeed(
  tx: Tx,
  { store, catalogue, planned, moreClients = 0 }: StoreSeed,
  numbers: ReadonlyMap<PlannedOrder, number>,
  passwordHash: string,
  random: Random,
  now: Date,
): Promise<void> {
  const openedAt = subMilliseconds(now, STORE_AGE_DAYS * millisecondsInDay);
  const goods = productRows(store.id, catalogue, random, now);
  const people = demoClients(store.id, random, { openedAt, now, more: moreClients });
  const sales = orderRows(planned, (order) => numbers.get(order) ?? 0, {
    store,
    clients: people,
    sellables: goods.sellables,
    shippingFees: await shippingFees(tx),
    random,
    balance: { owed: 0 },
  });
  const requests = {
    store,
    sales,
    now,
    random,
    clients: people.map((client) => client.row),
  };
  const calledOff = cancellationRows(requests);
  const sentBack = returnRows(requests);
  const booked = await demoTourBookings(tx, store, now);
  const billing = invoiceRows(sales, store, people, booked, now);
  const paidOut = payoutRows(sales, booked, store.id, now);
  await tx.insert(stores).values(storeRow(store, openedAt));
  await tx.insert(storeLogos).values({ storeId: store.id, dataUrl: store.logo });
  await tx.insert(storeAvailability).values({ storeId: store.id, ...store.availability });
  await tx.insert(users).values(staffRows(store, passwordHash, openedAt, now));
  await insertRows(tx, media, await demoMedia(store.id, catalogue, openedAt));
  await tx.insert(products).values(goods.products);
  await tx.insert(variants).values(
    goods.variants.map((variant) => {
      const held = sales.reserved.get(variant.id) ?? 0;
      return { ...variant, stockOnHand: (variant.stockOnHand ?? 0) + held, stockReserved: held };
    }),
  );
  await tx.insert(variantOptionValues).values(goods.options);
  await insertRows(tx, productImages, goods.images);
  await insertRows(tx, clients, datedByOrders(people, firstOrders(sales)));
  await tx.insert(carriers).values(carrierRows(store, sales, openedAt));
  const letterheadId = await presentLetterheadId(tx, store.id);
  await insertRows(
    tx,
    orders,
    sales.orders.map((order) => (order.handOver ? { ...order, letterheadId } : order)),
  );
  await insertRows(tx, orderItems, sales.items);
  await writeHistory(tx, sales.history, now);
  const { orders: sold, history } = sales;
  await writePickups(tx, { store, orders: sold, history, letterheadId, now });
  await insertRows(tx, payments, sales.payments);
  await insertRows(tx, refunds, sales.refunds);
  await writeCancellations(tx, calledOff);
  await writeReturns(tx, sentBack);
  // Invoices and payouts refer to bookings.
  await writeTours(tx, store, booked, now);
  await insertRows(
    tx,
    invoices,
    billing.invoices.map((invoice) =>
      invoice.status === 'draft' ? invoice : { ...invoice, letterheadId },
    ),
  );
  await insertRows(tx, invoicePayments, billing.payments);
  await tx.insert(invoiceSeries).values(billing.series);
  await writePayouts(tx, paidOut, { letterheadId, account: storeRow(store, openedAt).payment });
  await tx.insert(posts).values(postRows(store, now));
  await writeTasks(tx, store, now);
  await writeEvents(tx, store, now);
  await writeConversations(tx, store, now);
  await writeVacancies(tx, store, now);
  const events = {
    store,
    orders: sales.orders,
    products: goods.products,
    clients: people,
    payouts: paidOut,
    now,
  };
  await tx.insert(notifications).values(notificationRows(events));
}

/**
 * Writes the demo: two stores with staff, products in three languages, clients and orders over the
 * fourteen months before `now`. The same `now` gives the same demo. Does nothing when the database
 * holds a store already. The reference data must have been loaded.
 * @param options.mediaDir folder of the media storage; the demo's pictures go into its `demo`
 */
export async function seedDemoStore(
  database: DatabaseAccess,
  now: Date,
  options: { mediaDir: string },
): Promise<void> {
  await database.transaction(async (tx) => {
    // On a busy machine the other process may need longer than a request would wait for a lock.
    await tx.execute(sql`set local lock_timeout = 0`);
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if (await hasStore(tx)) return;
    const random = seededRandom(SEED);
    const all = storeSeeds(now, random);
    await writeDemoPictures(
      path.join(options.mediaDir, 'demo'),
      all.flatMap(({ catalogue }) => catalogue),
    );
    const numbers = numberOrders(all);
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    await tx
      .insert(brands)
      .values(BRANDS.map(({ slug, name }) => ({ id: brandId(slug), slug, name })))
      .onConflictDoNothing();
    const triggers = UNAUDITED.map((table) => [table, 'audit_insert'] as const);
    await withoutTriggers(tx, [...triggers, ['payout_entries', 'payout_entries_summed']], () =>
      withBufferedIndexes(tx, async () => {
        for (const chapter of all)
          await writeStoreSeed(tx, chapter, numbers, passwordHash, random, now);
      }),
    );
    await tx.execute(
      sql`select setval('order_numbers', greatest(${LAST_NUMBER}, (select last_value from order_numbers)))`,
    );
  });
}

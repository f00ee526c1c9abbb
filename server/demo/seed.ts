import { cp } from 'node:fs/promises';
import path from 'node:path';
import { compareAsc } from 'date-fns/compareAsc';
import { millisecondsInDay } from 'date-fns/constants';
import { subMilliseconds } from 'date-fns/subMilliseconds';
import { sql } from 'drizzle-orm';
import type { DatabaseAccess, Tx } from '../context';
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
import { runtimeFiles } from '../runtime-files';
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
import { demoClients } from './demo-clients';
import { writeConversations } from './demo-conversations';
import { invoiceRows } from './demo-invoices';
import { demoMedia } from './demo-media';
import { notificationRows } from './demo-notifications';
import { orderRows } from './demo-orders';
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
import { PENDING_ORDERS_NEJJARINE, PENDING_ORDERS_ZAHRA } from './pending-order-fixtures';
import { type Random, seededRandom } from './random';
import { writeCancellations, writeReturns } from './write-after-sales';

export { demoAccounts } from './demo-stores';

const SEED = 20_261_119;
const STORE_AGE_DAYS = 470;

/** Number of the first order; the newest demo order then has a number slightly below 10500. */
const FIRST_NUMBER = 10_270;

/** Held while the demo is written, so that only one of two processes started at once writes it. */
const SEED_LOCK = 0x5350_4453;

/** One store of the demo, with its products and its planned orders. */
interface StoreSeed {
  readonly store: DemoStore;
  readonly catalogue: readonly CatalogueProduct[];
  readonly planned: readonly PlannedOrder[];
}

function storeSeeds(now: Date, random: Random): StoreSeed[] {
  return [
    {
      store: NEJJARINE,
      catalogue: [...FASHION_PRODUCTS, ...HOME_PRODUCTS, ...CARE_AND_FOOD_PRODUCTS],
      planned: [
        ...pendingOrders(PENDING_ORDERS_NEJJARINE, now, random),
        ...mixedOrders(NEJJARINE_MIX, now, random),
      ],
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
  return new Map(byTime.map((planned, index) => [planned, FIRST_NUMBER + index]));
}

async function shippingFees(tx: Tx): Promise<Map<string, number>> {
  const rows = await tx.select({ id: cities.id, fee: cities.shippingFee }).from(cities);
  return new Map(rows.map((row) => [row.id, row.fee]));
}

async function writeStoreSeed(
  tx: Tx,
  { store, catalogue, planned }: StoreSeed,
  numbers: ReadonlyMap<PlannedOrder, number>,
  passwordHash: string,
  random: Random,
  now: Date,
): Promise<void> {
  const openedAt = subMilliseconds(now, STORE_AGE_DAYS * millisecondsInDay);
  const goods = productRows(store.id, catalogue, random, now);
  const people = demoClients(store.id, random, openedAt);
  const sales = orderRows(planned, (order) => numbers.get(order) ?? 0, {
    store,
    clients: people,
    sellables: goods.sellables,
    shippingFees: await shippingFees(tx),
    random,
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
  await tx.insert(users).values(staffRows(store, passwordHash, openedAt));
  await tx.insert(media).values(await demoMedia(store.id, catalogue, openedAt));
  await tx.insert(products).values(goods.products);
  await tx.insert(variants).values(
    goods.variants.map((variant) => {
      const held = sales.reserved.get(variant.id) ?? 0;
      return { ...variant, stockOnHand: (variant.stockOnHand ?? 0) + held, stockReserved: held };
    }),
  );
  await tx.insert(variantOptionValues).values(goods.options);
  await tx.insert(productImages).values(goods.images);
  await tx.insert(clients).values(people.map((client) => client.row));
  await tx.insert(carriers).values(carrierRows(store, sales, openedAt));
  const letterheadId = await presentLetterheadId(tx, store.id);
  await tx
    .insert(orders)
    .values(sales.orders.map((order) => (order.handOver ? { ...order, letterheadId } : order)));
  await tx.insert(orderItems).values(sales.items);
  await tx.insert(orderHistory).values(sales.history);
  const { orders: sold, history } = sales;
  await writePickups(tx, { store, orders: sold, history, letterheadId, now });
  await tx.insert(payments).values(sales.payments);
  if (sales.refunds.length > 0) await tx.insert(refunds).values(sales.refunds);
  await writeCancellations(tx, calledOff);
  await writeReturns(tx, sentBack);
  // Invoices and payouts refer to bookings.
  await writeTours(tx, store, booked, now);
  await tx
    .insert(invoices)
    .values(
      billing.invoices.map((invoice) =>
        invoice.status === 'draft' ? invoice : { ...invoice, letterheadId },
      ),
    );
  await tx.insert(invoicePayments).values(billing.payments);
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
    // Our own files, and the only SVG files that are served as pictures.
    await cp(runtimeFiles.demoPictures, path.join(options.mediaDir, 'demo'), { recursive: true });
    const random = seededRandom(SEED);
    const all = storeSeeds(now, random);
    const numbers = numberOrders(all);
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    await tx
      .insert(brands)
      .values(BRANDS.map(({ slug, name }) => ({ id: brandId(slug), slug, name })))
      .onConflictDoNothing();
    for (const chapter of all)
      await writeStoreSeed(tx, chapter, numbers, passwordHash, random, now);
    await tx.execute(
      sql`select setval('order_numbers', greatest(${FIRST_NUMBER + numbers.size - 1}, (select last_value from order_numbers)))`,
    );
  });
}

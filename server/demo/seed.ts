import path from 'node:path';
import { millisecondsInDay } from 'date-fns/constants';
import { subMilliseconds } from 'date-fns/subMilliseconds';
import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { DatabaseAccess, Tx } from '../context';
import { insertRows, insertTables, rowsOf, type TableRows } from '../database/insert-rows';
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
import { brands } from '../database/schema/reference';
import { storeAvailability, storeLogos, stores, users } from '../database/schema/stores';
import { presentLetterheadId } from '../letterheads/letterheads.repository';
import { BRANDS } from './catalogue/brands';
import { writeEvents } from './demo-calendar';
import { carrierRows } from './demo-carriers';
import { clientRows } from './demo-clients';
import { type DemoContent, demoContent, LAST_NUMBER, type StoreContent } from './demo-content';
import { writeConversations } from './demo-conversations';
import { writeDemoPictures } from './demo-media';
import { notificationRows } from './demo-notifications';
import { writePayouts } from './demo-payouts';
import { writePickups } from './demo-pickups';
import { postRows } from './demo-posts';
import { brandId } from './demo-products';
import { staffRows, storeRow } from './demo-stores';
import { writeTasks } from './demo-tasks';
import { writeTours } from './demo-tours';
import { writeVacancies } from './demo-vacancies';
import { hasStore } from './has-store';
import { writeCancellations, writeReturns } from './write-after-sales';

export { demoAccounts } from './demo-stores';

/** Held while the demo is written, so that only one of two processes started at once writes it. */
const SEED_LOCK = 0x5350_4453;

/** The days whose orders have lines in the audit log. */
const AUDITED_DAYS = 14;

/** The tables of orders and of what belongs to them. */
const OF_ORDERS: readonly PgTable[] = [
  orders,
  orderItems,
  orderHistory,
  payments,
  refunds,
  invoices,
  invoicePayments,
];
/** Those whose words are written to their index at once: for thousands of rows that takes a second. */
const INDEXED_AT_ONCE = ['payments_search', 'invoices_search'] as const;

function forEach(names: readonly string[], statement: (name: string) => string): SQL {
  return sql.raw(names.map(statement).join(';\n'));
}

/**
 * Writes the orders of the time before the audit log begins: without its lines, and with their words
 * for the search in one piece.
 */
async function writePast(tx: Tx, past: readonly TableRows[]): Promise<void> {
  const tables = OF_ORDERS.map(getTableName);
  await tx.execute(forEach(tables, (name) => `alter table ${name} disable trigger audit_insert`));
  await tx.execute(forEach(INDEXED_AT_ONCE, (name) => `alter index ${name} set (fastupdate = on)`));
  await insertTables(tx, past);
  await tx.execute(forEach(tables, (name) => `alter table ${name} enable trigger audit_insert`));
  await tx.execute(
    forEach(INDEXED_AT_ONCE, (name) => `alter index ${name} set (fastupdate = off)`),
  );
  await tx.execute(forEach(INDEXED_AT_ONCE, (name) => `select gin_clean_pending_list('${name}')`));
}

interface OrderRecords {
  readonly orders: readonly (typeof orders.$inferInsert)[];
  readonly items: readonly (typeof orderItems.$inferInsert)[];
  readonly history: readonly (typeof orderHistory.$inferInsert)[];
  readonly payments: readonly (typeof payments.$inferInsert)[];
  readonly refunds: readonly (typeof refunds.$inferInsert)[];
  readonly invoices: readonly (typeof invoices.$inferInsert)[];
  readonly invoicePayments: readonly (typeof invoicePayments.$inferInsert)[];
}

/** The records of the orders that fulfil a condition; those of bookings have no order. */
function recordsOf(
  { sales, invoices: billing }: StoreContent,
  letterheadId: string,
  isOurs: (orderId: string | null) => boolean,
): OrderRecords {
  const ofOrder = ({ orderId = null }: { orderId?: string | null | undefined }) => isOurs(orderId);
  const billed = billing.invoices
    .filter(ofOrder)
    .map((invoice) => (invoice.status === 'draft' ? invoice : { ...invoice, letterheadId }));
  const ids = new Set(billed.map(({ id }) => id));
  return {
    orders: sales.orders
      .filter(({ id }) => isOurs(id))
      .map((order) => (order.handOver ? { ...order, letterheadId } : order)),
    items: sales.items.filter(ofOrder),
    history: sales.history.filter(ofOrder),
    payments: sales.payments.filter(ofOrder),
    refunds: sales.refunds.filter(ofOrder),
    invoices: billed,
    invoicePayments: billing.payments.filter(({ invoiceId }) => ids.has(invoiceId)),
  };
}

async function writeStore(
  tx: Tx,
  content: StoreContent,
  { now, passwordHash }: DemoContent,
): Promise<void> {
  const { store, openedAt, goods, clients: people, sales, invoices: billing, bookings } = content;
  await tx.insert(stores).values(storeRow(store, openedAt));
  await tx.insert(storeLogos).values({ storeId: store.id, dataUrl: store.logo });
  await tx.insert(storeAvailability).values({ storeId: store.id, ...store.availability });
  await tx.insert(users).values(staffRows(store, passwordHash, openedAt, now));
  await insertRows(tx, media, content.media);
  await tx.insert(products).values(goods.products);
  await tx.insert(variants).values(
    goods.variants.map((variant) => {
      const held = sales.reserved.get(variant.id) ?? 0;
      return { ...variant, stockOnHand: (variant.stockOnHand ?? 0) + held, stockReserved: held };
    }),
  );
  await tx.insert(variantOptionValues).values(goods.options);
  await insertRows(tx, productImages, goods.images);
  await insertRows(tx, clients, clientRows(people, sales.orders));
  await tx.insert(carriers).values(carrierRows(store, sales, openedAt));
  const letterheadId = await presentLetterheadId(tx, store.id);
  const since = subMilliseconds(now, AUDITED_DAYS * millisecondsInDay);
  const old = new Set(
    sales.orders.filter(({ orderDate }) => orderDate < since).map(({ id }) => id),
  );
  const isPast = (orderId: string | null) => orderId !== null && old.has(orderId);
  const past = recordsOf(content, letterheadId, isPast);
  const recent = recordsOf(content, letterheadId, (orderId) => !isPast(orderId));
  await writePast(tx, [
    rowsOf(orders, past.orders),
    rowsOf(orderItems, past.items),
    rowsOf(orderHistory, past.history),
    rowsOf(payments, past.payments),
    rowsOf(refunds, past.refunds),
    rowsOf(invoices, past.invoices),
    rowsOf(invoicePayments, past.invoicePayments),
  ]);
  await insertTables(tx, [
    rowsOf(orders, recent.orders),
    rowsOf(orderItems, recent.items),
    rowsOf(orderHistory, recent.history),
    rowsOf(payments, recent.payments),
    rowsOf(refunds, recent.refunds),
  ]);
  const { orders: sold, history } = sales;
  await writePickups(tx, { store, orders: sold, history, letterheadId, now });
  await writeCancellations(tx, content.cancellations);
  await writeReturns(tx, content.returns);
  // Invoices and payouts refer to bookings.
  await writeTours(tx, store, bookings, now);
  await insertTables(tx, [
    rowsOf(invoices, recent.invoices),
    rowsOf(invoicePayments, recent.invoicePayments),
  ]);
  await tx.insert(invoiceSeries).values(billing.series);
  const { payment: account } = storeRow(store, openedAt);
  await writePayouts(tx, content.payouts, { letterheadId, account });
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
    payouts: content.payouts,
    now,
  };
  await tx.insert(notifications).values(notificationRows(events));
}

/**
 * Writes the demo into a database. Does nothing when it holds a store already. The reference data
 * must have been loaded.
 * @param options.mediaDir folder of the media storage; the demo's pictures go into its `demo`
 */
export async function writeDemo(
  database: DatabaseAccess,
  content: DemoContent,
  options: { mediaDir: string },
): Promise<void> {
  await database.transaction(async (tx) => {
    // On a busy machine the other process may need longer than a request would wait for a lock.
    await tx.execute(sql`set local lock_timeout = 0`);
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if (await hasStore(tx)) return;
    const picturesWritten = writeDemoPictures(
      path.join(options.mediaDir, 'demo'),
      content.pictures,
    );
    // Its failure is reported below, also when it comes earlier.
    picturesWritten.catch(() => undefined);
    await tx
      .insert(brands)
      .values(BRANDS.map(({ slug, name }) => ({ id: brandId(slug), slug, name })))
      .onConflictDoNothing();
    for (const store of content.stores) await writeStore(tx, store, content);
    await tx.execute(
      sql`select setval('order_numbers', greatest(${LAST_NUMBER}, (select last_value from order_numbers)))`,
    );
    await picturesWritten;
  });
}

/** Computes the demo of an instant and writes it, unless the database holds a store. */
export async function seedDemoStore(
  database: DatabaseAccess,
  now: Date,
  options: { mediaDir: string },
): Promise<void> {
  if (await hasStore(database.db)) return;
  await writeDemo(database, await demoContent(now), options);
}

import pg from 'pg';
import { newId } from '../../database/ids';
import { StartupError } from '../../startup-error';
import * as catalogue from './large-catalogue';
import { BUYERS, CLIENTS } from './large-clients';
import { CONVERSATION_TEXTS, CONVERSATIONS, MESSAGES } from './large-conversations';
import { EVENTS } from './large-events';
import { CLIENT_NAMES, productNames } from './large-names';
import * as papers from './large-order-records';
import * as made from './large-orders';

/** What to create, and the user whose store receives it. */
export interface LargeStoreOptions {
  readonly products: number;
  readonly orders: number;
  /** Of the calendar; none by default. */
  readonly events?: number;
  /** With ten messages each on average; none by default. */
  readonly conversations?: number;
  readonly userName: string;
  /** Leaves captured payments to future payouts; otherwise they count as paid out long ago. */
  readonly isUnsettled: boolean;
  readonly now: Date;
  /** Called after each part with the number of rows and the duration in milliseconds. */
  readonly onProgress?: (part: string, rows: number, ms: number) => void;
}

const BATCH = 25_000;
const ORDERS_A_CLIENT = 6;
/** Length of the run's prefix in ids: time and random characters. */
const RUN_CHARACTERS = 12;

/** The audit log receives no lines for invented rows, and number series may jump to their end. */
const DISABLED_TRIGGERS: readonly (readonly [table: string, trigger: string])[] = [
  'products',
  'variants',
  'variant_option_values',
  'product_images',
  'clients',
  'orders',
  'order_items',
  'order_history',
  'payments',
  'refunds',
  'invoices',
  'invoice_payments',
  'returns',
  'return_items',
  'calendar_events',
  'conversations',
  'conversation_messages',
].map((table) => [table, 'audit_insert'] as const);

const ALSO_DISABLED_TRIGGERS = [
  ['variants', 'audit_update'],
  ['invoice_series', 'invoice_series_kept'],
] as const;

async function setTriggers(client: pg.Client, verb: 'enable' | 'disable'): Promise<void> {
  for (const [table, trigger] of [...DISABLED_TRIGGERS, ...ALSO_DISABLED_TRIGGERS]) {
    await client.query(`alter table ${table} ${verb} trigger ${trigger}`);
  }
}

/**
 * Runs in one transaction. All other triggers stay enabled, so that counts and versions stay exact.
 */
async function withoutTriggers(client: pg.Client, write: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await setTriggers(client, 'disable');
    await write();
    await setTriggers(client, 'enable');
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function storeOf(client: pg.Client, userName: string): Promise<string> {
  const { rows } = await client.query<{ store_id: string }>(
    'select store_id from users where user_name_key = lower($1)',
    [userName],
  );
  if (!rows[0]) {
    throw new StartupError(`There is no user ${userName}: start the server once, or name --user.`);
  }
  return rows[0].store_id;
}

async function prepare(client: pg.Client): Promise<void> {
  await client.query(catalogue.PICK);
  await client.query(catalogue.LARGE_ID);
  await client.query(catalogue.NAMES, [JSON.stringify(productNames())]);
  await client.query(papers.STEPS, [papers.stepsJson()]);
}

function writeCatalogue(
  client: pg.Client,
  { store, run, order }: { store: string; run: string; order: LargeStoreOptions },
) {
  return withoutTriggers(client, async () => {
    await client.query(catalogue.VARIANTS, [run, order.products]);
    await client.query('analyze large_variants');
    await client.query(catalogue.PRODUCTS, [store, order.now]);
    await client.query(catalogue.VARIANT_ROWS, [store, order.now]);
    await client.query(catalogue.OPTION_VALUES);
    await client.query(catalogue.PICTURES, [store, run]);
    await client.query(catalogue.SELLABLES);
    await client.query('analyze large_sellables');
  });
}

async function writeClients(
  client: pg.Client,
  { store, run, order }: { store: string; run: string; order: LargeStoreOptions },
): Promise<number> {
  const count = Math.max(1, Math.ceil(order.orders / ORDERS_A_CLIENT));
  const names = JSON.stringify(CLIENT_NAMES);
  await withoutTriggers(client, async () => {
    await client.query(CLIENTS, [store, run, count, order.now, names]);
    await client.query('analyze clients');
    await client.query(BUYERS, [run, count]);
    await client.query('analyze large_buyers');
  });
  return count;
}

function writeBatch(
  client: pg.Client,
  { store, run, order }: { store: string; run: string; order: LargeStoreOptions },
  first: number,
  last: number,
) {
  return withoutTriggers(client, async () => {
    const { now, isUnsettled } = order;
    await client.query('drop table if exists large_orders, large_items, large_sums');
    await client.query(made.PLANNED, [store, run, first, last, order.orders, now]);
    await client.query(made.PLANNED_ITEMS);
    await client.query(made.PLANNED_SUMS);
    await client.query('analyze large_orders, large_items, large_sums');
    await client.query(made.ORDERS, [store]);
    await client.query(made.ITEMS, [run]);
    await client.query(papers.HISTORY, [run, now]);
    await client.query(made.PAYMENTS, [store, run, isUnsettled]);
    await client.query(made.REFUNDS, [store, run, isUnsettled, now]);
    await client.query(papers.INVOICES, [store, run]);
    await client.query(papers.INVOICE_PAYMENTS, [store, run]);
    await client.query(papers.RETURNS, [store, run, now]);
    await client.query(papers.RETURN_ITEMS, [run]);
    await client.query(made.RESERVED);
  });
}

function writeEvents(
  client: pg.Client,
  { store, run, order }: { store: string; run: string; order: LargeStoreOptions },
) {
  return withoutTriggers(client, () =>
    client.query(EVENTS, [store, run, order.events ?? 0, order.now]).then(() => undefined),
  );
}

function writeConversations(
  client: pg.Client,
  { store, run, order }: { store: string; run: string; order: LargeStoreOptions },
) {
  const count = order.conversations ?? 0;
  return withoutTriggers(client, async () => {
    await client.query(CONVERSATIONS, [store, run, count, order.now, order.orders]);
    await client.query('analyze conversations');
    await client.query(MESSAGES, [store, run, count]);
    await client.query(CONVERSATION_TEXTS, [store, run, count]);
  });
}

const SEARCH_INDEXES = [
  'products',
  'clients',
  'orders',
  'payments',
  'invoices',
  'returns',
] as const;

/**
 * Buffers entries of the search indexes for sorting in bulk; one by one they take milliseconds
 * each.
 */
async function bufferSearchIndexes(client: pg.Client): Promise<void> {
  await client.query("set maintenance_work_mem = '512MB'; set work_mem = '128MB'");
  for (const table of SEARCH_INDEXES) {
    await client.query(
      `alter index ${table}_search set (fastupdate = on, gin_pending_list_limit = 65536)`,
    );
  }
}

/** Writes the buffered entries into the indexes and restores the settings of `0001_rules.sql`. */
async function flushSearchIndexes(client: pg.Client): Promise<void> {
  for (const table of SEARCH_INDEXES) {
    const fastupdate = ['products', 'payments', 'invoices'].includes(table) ? 'off' : 'on';
    await client.query(`alter index ${table}_search reset (gin_pending_list_limit)`);
    await client.query(`alter index ${table}_search set (fastupdate = ${fastupdate})`);
    await client.query('select gin_clean_pending_list($1::regclass)', [`${table}_search`]);
  }
}

async function writeAll(client: pg.Client, order: LargeStoreOptions): Promise<string> {
  const store = await storeOf(client, order.userName);
  const run = newId('x', order.now.getTime()).slice(2, 2 + RUN_CHARACTERS);
  const work = { store, run, order };
  const timed = async (part: string, rows: number, write: () => Promise<unknown>) => {
    const begun = performance.now();
    await write();
    order.onProgress?.(part, rows, performance.now() - begun);
  };
  await prepare(client);
  await bufferSearchIndexes(client);
  await timed('products', order.products, () => writeCatalogue(client, work));
  if (order.orders > 0) await timed('clients', 1, () => writeClients(client, work));
  for (let first = 1; first <= order.orders; first += BATCH) {
    const last = Math.min(order.orders, first + BATCH - 1);
    await timed('orders', last - first + 1, () => writeBatch(client, work, first, last));
  }
  const { events = 0, conversations = 0 } = order;
  if (events > 0) await timed('events', events, () => writeEvents(client, work));
  if (conversations > 0) {
    await timed('conversations', conversations, () => writeConversations(client, work));
  }
  await timed('search', 1, () => flushSearchIndexes(client));
  // PostgreSQL reads lists from indexes alone once their rows are marked as visible to all
  // transactions.
  await timed('statistics', 1, () => client.query('vacuum analyze'));
  return store;
}

/**
 * Adds a large catalogue with three years of orders, payments, histories, invoices and returns to a
 * user's store, written by PostgreSQL itself. Each further run adds the same amount again.
 * @returns the store's id
 * @throws StartupError when there is no such user
 */
export async function seedLargeStore(url: string, order: LargeStoreOptions): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await writeAll(client, order);
  } finally {
    await client.end();
  }
}

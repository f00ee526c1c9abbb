import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../server/database/ids';
import { createQueryCache } from '../../../server/database/query-cache';
import { storeChanges } from '../../../server/database/schema/changes';
import { clients, orders } from '../../../server/database/schema/orders';
import { payments } from '../../../server/database/schema/payments';
import { productImages, products, variants } from '../../../server/database/schema/products';
import { stores, users } from '../../../server/database/schema/stores';
import { placeOrder } from '../orders/order-builder';
import { storeLiveProduct } from '../products/product-builder';
import type { ApiClient } from '../support/api-client';
import { statementsOf } from '../support/statements-of';
import { startTestServer } from '../support/test-server';

/** Every operation whose answers are cached. */
const CACHED_OPERATIONS = [
  '/api/store/products/search/get/?q=bol&sort=name',
  '/api/store/product/{product}',
  '/api/media/get/?q=bol&unused=true',
  '/api/store/media/folders',
  '/api/store/orders/?status=pending',
  '/api/store/payments/',
  '/api/store/invoices/',
  '/api/store/clients/',
  '/api/store/metrics/summary/?period=month',
  '/api/store/metrics/series/?period=week',
  '/api/store/metrics/sales/',
  '/api/store/metrics/products/?period=year',
  '/api/store/metrics/people/?period=year',
  '/api/user/',
];

/** Sums over other tables, whose writes change the version. */
const DERIVED_TABLES = new Set([
  'tallies',
  'metric_changes',
  'metric_days',
  'metric_product_days',
  'metric_product_periods',
  // The tables of the cache itself.
  'store_changes',
  'sessions',
]);

/** More than fit on ten pages of a hundred. */
const MANY = 1060;

const server = await startTestServer();
const other = await startTestServer({ beside: server });

describe('Changes after a cached answer', () => {
  test('A cached answer shows a product that another process changed', async () => {
    const { id, code } = await storeLiveProduct(server, { name: 'Lampe à huile' });
    expect((await product(code)).name).toBe('Lampe à huile');
    const { body } = await here.get(`/api/store/product/${id}`);
    await elsewhere.patch(
      `/api/store/product/${id}`,
      { nameAr: 'قنديل زيت' },
      { revision: body.revision },
    );
    expect((await product(code)).nameAr).toBe('قنديل زيت');
  });

  test('A cached answer shows a stock, a barcode and a store status changed directly in the database', async () => {
    const { code, variantIds } = await storeLiveProduct(server);
    const { db } = server.database;
    expect(await product(code)).toMatchObject({ quantity: 20, isActive: true });
    const [variantId = ''] = variantIds;
    await db.update(variants).set({ stockOnHand: 3 }).where(eq(variants.id, variantId));
    expect((await product(code)).quantity).toBe(3);
    await db.update(variants).set({ barcode: '6111245790000' }).where(eq(variants.id, variantId));
    expect((await product(code)).barcode).toBe('6111245790000');
    const storeId = (await here.get('/api/user/')).body.store.id;
    await db.update(stores).set({ status: 'suspended' }).where(eq(stores.id, storeId));
    expect((await product(code)).isActive).toBe(false);
    await db.update(stores).set({ status: 'active' }).where(eq(stores.id, storeId));
    expect((await product(code)).isActive).toBe(true);
  });

  test('A cached answer shows an order that another process accepted, and its counts', async () => {
    const order = await placeOrder(server);
    const before = await orderOf(order.number);
    expect(before.row.status).toBe('pending');
    await elsewhere.post(`/api/store/order/${order.id}/accept`);
    const after = await orderOf(order.number);
    expect(after.row.status).toBe('confirmed');
    expect(after.counts).toEqual({ ...before.counts, pending: 0, confirmed: 1 });
  });

  test('A cached answer shows a client’s new name', async () => {
    const order = await placeOrder(server, { firstName: 'Salma' });
    expect((await orderOf(order.number)).row.client.firstName).toBe('Salma');
    const { db } = server.database;
    const [row] = await db.select().from(orders).where(eq(orders.id, order.id));
    await db
      .update(clients)
      .set({ firstName: 'Selma' })
      .where(eq(clients.id, row?.clientId ?? ''));
    expect((await orderOf(order.number)).row.client.firstName).toBe('Selma');
  });

  test('A cached answer shows that the time to undo an acceptance is over, though no record changed', async () => {
    const order = await placeOrder(server);
    await here.post(`/api/store/order/${order.id}/accept`);
    expect(await offered(order.number)).toContain('undoAccept');
    server.clock.advance(10_001);
    expect(await offered(order.number)).not.toContain('undoAccept');
  });

  test('A cached answer shows a changed alternative text, user name and payment', async () => {
    const { db } = server.database;
    const { body: me } = await here.get('/api/user/');
    await db.update(users).set({ firstName: 'Ilham' }).where(eq(users.id, me.id));
    expect((await here.get('/api/user/')).body.firstName).toBe('Ilham');
    await db.update(users).set({ firstName: me.firstName }).where(eq(users.id, me.id));

    const { id } = await storeLiveProduct(server);
    const path = `/api/store/product/${id}`;
    const { body: product } = await here.get(path);
    await db
      .update(productImages)
      .set({ alt: 'Vue de côté' })
      .where(eq(productImages.productId, id));
    expect((await here.get(path)).body.images[0].alt).toBe('Vue de côté');
    expect(product.images[0].alt).not.toBe('Vue de côté');

    const { body: list } = await here.get('/api/store/payments/');
    const [payment] = list.items;
    await db.update(payments).set({ reference: 'VIR-7' }).where(eq(payments.id, payment.id));
    expect((await here.get('/api/store/payments/')).body.items[0].reference).toBe('VIR-7');
  });

  test('A cached answer shows the user’s own change of the same record', async () => {
    const { id } = await storeLiveProduct(server);
    const path = `/api/store/product/${id}`;
    const { body } = await here.get(path);
    const saved = await here.patch(path, { nameEn: 'Oil lamp' }, { revision: body.revision });
    expect(saved.body).toMatchObject({ nameEn: 'Oil lamp', revision: body.revision + 1 });
    expect((await here.get(path)).body).toEqual(saved.body);
  });

  test('A cached answer has only the actions of the user’s role', async () => {
    const { code } = await storeLiveProduct(server);
    const seller = await server.signIn('seller');
    expect((await product(code)).allowedActions.map(actionOf)).toContain('unpublish');
    const { body } = await seller.get(`${PRODUCTS}?q=${code}`);
    expect(body.items[0].allowedActions.map(actionOf)).not.toContain('unpublish');
  });
});

describe('Cached answer', () => {
  test.each(CACHED_OPERATIONS)(
    'The store version counts the writes of every table that %s was read from',
    async (path) => {
      const url = path.replace('{product}', (await storeLiveProduct(server)).id);
      const tables = new Set((await statementsOf(() => here.get(url))).flatMap(tablesIn));
      expect(tables.size).toBeGreaterThan(0);
      // The second request only reads the session and the store's version.
      const [session, ...others] = await statementsOf(() => here.get(url));
      expect(session).toContain('store_changes');
      expect(others).toEqual([]);
      const noting = await tablesWithVersionTriggers();
      expect(
        [...tables].filter((table) => !noting.has(table) && !DERIVED_TABLES.has(table)),
      ).toEqual([]);
    },
  );

  test('A cached answer is stored for each encoding and not shared between users', async () => {
    const url = `${server.url}${PRODUCTS}?pageSize=50`;
    const [admin, seller] = [await server.signIn('admin'), await server.signIn('seller')];
    const ask = async (client: ApiClient, encoding: string) => {
      const headers = { authorization: `Bearer ${client.token}`, 'accept-encoding': encoding };
      const answer = await fetch(url, { headers });
      return {
        encoding: answer.headers.get('content-encoding'),
        vary: answer.headers.get('vary'),
        type: answer.headers.get('content-type'),
        body: await answer.json(),
      };
    };
    for (const encoding of ['br', 'gzip', 'identity']) {
      const [made, again] = [await ask(admin, encoding), await ask(admin, encoding)];
      expect(again).toEqual(made);
      expect(made.encoding).toBe(encoding === 'identity' ? null : encoding);
      const theirs = await ask(seller, encoding);
      expect(theirs.body.items).toHaveLength(made.body.items.length);
      expect(theirs.body.items).not.toEqual(made.body.items);
    }
  });

  test('A cached answer is not reused when the clock is set back', async () => {
    const order = await placeOrder(server);
    await here.post(`/api/store/order/${order.id}/accept`);
    server.clock.advance(10_001);
    expect(await offered(order.number)).not.toContain('undoAccept');
    server.clock.advance(-10_001);
    expect(await offered(order.number)).toContain('undoAccept');
  });
});

describe('Deep pages of the list', () => {
  test.each(['name', '-createdAt', 'price'])(
    'A deep page sorted by %s continues where the previous one ended',
    async (sort) => {
      const ask = async (page: number, pageSize: number) => {
        const query = `page=${page}&pageSize=${pageSize}&sort=${sort}&status=inactive`;
        return (await neighbour.get(`${PRODUCTS}?${query}`)).body;
      };
      const all = await ask(11, 100);
      expect(all.total).toBe(MANY);
      expect(all.items).toHaveLength(MANY - 1000);
      const halves = [...(await ask(41, 25)).items, ...(await ask(42, 25)).items];
      expect(halves).toEqual(all.items.slice(0, 50));
      const before = (await ask(40, 25)).items;
      expect(before.map(idOf)).not.toContain(halves[0].id);
      expect((await ask(10, 100)).items.slice(-25)).toEqual(before);
    },
  );
});

describe('Store version', () => {
  test('The store version stays the same when its changes are consolidated', async () => {
    const { db } = server.database;
    await storeLiveProduct(server);
    const before = await sums();
    await db.execute(
      sql`select settle_store_changes(array(select distinct store_id from store_changes), 'products')`,
    );
    expect(await sums()).toEqual(before);
    const rows = await db.select().from(storeChanges).where(eq(storeChanges.subject, 'products'));
    expect(rows).toHaveLength(new Set(rows.map(({ storeId }) => storeId)).size);
  });
});

describe('Query cache', () => {
  test('The query cache runs a pending query once, and runs it again after a failure', async () => {
    const remembered = createQueryCache();
    const question = { version: '7', storeId: 'str_1', keyParts: ['counts'], maxRows: 1 };
    let asked = 0;
    const fails = () => {
      asked += 1;
      return Promise.reject(new Error('lost'));
    };
    const both = [remembered(question, fails), remembered(question, fails)];
    expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
    ]);
    expect(asked).toBe(1);
    expect(await remembered(question, async () => 'answer')).toBe('answer');
    expect(await remembered(question, async () => 'another')).toBe('answer');
    expect(await remembered({ ...question, version: '8' }, async () => 'another')).toBe('another');
    expect(await remembered({ ...question, storeId: 'str_2' }, async () => 'third')).toBe('third');
  });

  test('The query cache returns an older answer only within the allowed lag', async () => {
    const remembered = createQueryCache();
    const ask = (version: string, at: number, answer: string, ms = 30_000) =>
      remembered(
        {
          version,
          storeId: 'str_1',
          keyParts: ['best'],
          maxRows: 1,
          allowedLag: { now: new Date(at), ms },
        },
        async () => answer,
      );
    expect(await ask('7', 1000, 'first')).toBe('first');
    expect(await ask('8', 31_000, 'second')).toBe('first');
    expect(await ask('8', 31_001, 'second')).toBe('second');
    expect(await ask('8', 90_000, 'third')).toBe('second');
    expect(await ask('9', 30_000, 'fourth')).toBe('fourth');
    expect(await ask('10', 30_000, 'fifth', 0)).toBe('fourth');
    expect(await ask('10', 30_001, 'fifth', 0)).toBe('fifth');
  });
});

async function storeManyProducts(storeId: string): Promise<void> {
  const { db } = server.database;
  const { id } = await storeLiveProduct(server);
  const [row] = await db.select().from(products).where(eq(products.id, id));
  if (!row) throw new Error('The product was not stored.');
  const { inventoryType: _, ...columns } = row;
  const copies = Array.from({ length: MANY }, (_each, at) => ({
    ...columns,
    storeId,
    id: newId('prd'),
    code: `MANY-${at}`,
    handle: `many-${at}`,
    status: 'inactive' as const,
    // Some have the same name and price, as real products do: their order must be the same on every
    // page.
    sortName: `bol ${String(at % 400).padStart(3, '0')}`,
    priceMin: 1000 + (at % 70),
    createdAt: new Date(row.createdAt.getTime() - at * 1000),
  }));
  await db.insert(products).values(copies);
}

let allTables: ReadonlySet<string>;

beforeAll(async () => {
  const { rows } = await server.database.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  allTables = new Set(rows.map(({ name }) => name));
});

/** Names of the tables that a statement reads; tables that it only writes are ignored. */
function tablesIn(statement: string): string[] {
  return [...statement.matchAll(/\b(?:from|join)\s+"?([a-z_]+)"?/gi)]
    .map(([, name = '']) => name)
    .filter((name) => allTables.has(name));
}

/** Tables whose inserts, updates and deletes all change the version. */
async function tablesWithVersionTriggers(): Promise<Set<string>> {
  const { rows } = await server.database.db.execute<{ name: string }>(sql`
    select relname as name from pg_trigger
      join pg_class on pg_class.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid
     where proname like '%_changed'
     group by relname
    having bit_or(tgtype & 28) = 28`);
  return new Set(rows.map(({ name }) => name));
}

function idOf({ id }: { id: string }) {
  return id;
}

const PRODUCTS = '/api/store/products/search/get/';

let here: ApiClient;
let elsewhere: ApiClient;
/** Of another store, with enough products for deep pages. */
let neighbour: ApiClient;

beforeAll(async () => {
  here = await server.signIn('admin');
  elsewhere = await other.signIn('admin');
  neighbour = await server.signIn('admin2');
  await storeManyProducts((await neighbour.get('/api/user/')).body.store.id);
});

function actionOf({ action }: { action: string }) {
  return action;
}

async function product(code: string) {
  const { body } = await here.get(`${PRODUCTS}?q=${code}`);
  return body.items.find((item: { code: string }) => item.code === code);
}

async function orderOf(number: number) {
  const { body } = await here.get(`/api/store/orders/?q=${number}`);
  return { row: body.items[0], counts: body.counts };
}

async function offered(number: number): Promise<string[]> {
  return (await orderOf(number)).row.allowedActions.map(actionOf);
}

function sums() {
  return server.database.db
    .select({ storeId: storeChanges.storeId, sum: sql<string>`sum(${storeChanges.amount})` })
    .from(storeChanges)
    .where(eq(storeChanges.subject, 'products'))
    .groupBy(storeChanges.storeId)
    .orderBy(storeChanges.storeId);
}

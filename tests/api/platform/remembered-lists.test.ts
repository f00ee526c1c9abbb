import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { createRemembered } from '../../../server/database/remembered';
import { storeChanges } from '../../../server/database/schema/changes';
import { clients, orders } from '../../../server/database/schema/orders';
import { variants } from '../../../server/database/schema/products';
import { stores } from '../../../server/database/schema/stores';
import { placeOrder } from '../orders/order-builder';
import { storeLiveProduct } from '../products/product-builder';
import type { ApiClient } from '../support/api-client';
import { startTestServer } from '../support/test-server';

const server = await startTestServer();
const other = await startTestServer({ beside: server });

describe('a list that was just read shows at once', () => {
  test('a product that another process changed', async () => {
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

  test('a stock, a barcode and a shop that nobody changed by the API', async () => {
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

  test('an order that another process accepted, with its counts', async () => {
    const order = await placeOrder(server);
    const before = await orderOf(order.number);
    expect(before.row.status).toBe('pending');
    await elsewhere.post(`/api/store/order/${order.id}/accept`);
    const after = await orderOf(order.number);
    expect(after.row.status).toBe('confirmed');
    expect(after.counts).toEqual({ ...before.counts, pending: 0, confirmed: 1 });
  });

  test('a client who gave another name', async () => {
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

  test('that the time to take an acceptance back is over, though nothing changed', async () => {
    const order = await placeOrder(server);
    await here.post(`/api/store/order/${order.id}/accept`);
    expect(await offered(order.number)).toContain('undoAccept');
    server.clock.advance(10_001);
    expect(await offered(order.number)).not.toContain('undoAccept');
  });

  test('only what the role may do', async () => {
    const { code } = await storeLiveProduct(server);
    const seller = await server.signIn('seller');
    expect((await product(code)).allowedActions.map(actionOf)).toContain('unpublish');
    const { body } = await seller.get(`${PRODUCTS}?q=${code}`);
    expect(body.items[0].allowedActions.map(actionOf)).not.toContain('unpublish');
  });
});

describe('the version of a store', () => {
  test('stays the same when its changes are added up', async () => {
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

describe('a remembered question', () => {
  test('is asked once while its answer is on its way, and again after a failure', async () => {
    const remembered = createRemembered();
    const question = { version: '7', storeId: 'str_1', of: ['counts'], rows: 1 };
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
});

const PRODUCTS = '/api/store/products/search/get/';

let here: ApiClient;
let elsewhere: ApiClient;

beforeAll(async () => {
  here = await server.signIn('admin');
  elsewhere = await other.signIn('admin');
});

const actionOf = ({ action }: { action: string }) => action;

const product = async (code: string) => {
  const { body } = await here.get(`${PRODUCTS}?q=${code}`);
  expect(body.total).toBe(1);
  return body.items[0];
};

const orderOf = async (number: number) => {
  const { body } = await here.get(`/api/store/orders/?q=${number}`);
  return { row: body.items[0], counts: body.counts };
};

const offered = async (number: number): Promise<string[]> =>
  (await orderOf(number)).row.allowedActions.map(actionOf);

const sums = () =>
  server.database.db
    .select({ storeId: storeChanges.storeId, sum: sql<string>`sum(${storeChanges.amount})` })
    .from(storeChanges)
    .where(eq(storeChanges.subject, 'products'))
    .groupBy(storeChanges.storeId)
    .orderBy(storeChanges.storeId);

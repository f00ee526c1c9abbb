import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { StockPolicy } from '#domain/products/stock-policy';
import { notifications } from '../../../server/database/schema/notifications';
import { variants } from '../../../server/database/schema/products';
import { applyStockEffect, openPieces } from '../../../server/orders/order-stock';
import { cityId } from '../../../server/seeding/reference-rows';
import { storeLiveProduct } from '../products/product-builder';
import type { ApiClient } from '../support/api-client';
import { startTestServer } from '../support/test-server';
import { applyOrderAction, createOrderInStatus } from './order-in-status';

const config = { publicWritesPerMinute: 1000 };
const server = await startTestServer({ config });
const beside = await startTestServer({ beside: server, config });
const { db } = server.database;
let admin: ApiClient;

beforeAll(async () => {
  admin = await server.signIn('admin');
});

describe('Orders of goods that are not counted', () => {
  test('They are reserved, handed over and returned without a number on hand', async () => {
    const good = await goods('not_counted', 0);
    const { order, items } = await ordered(good, 3, 'ready');
    expect(await stockOf(good)).toEqual({ onHand: 0, reserved: 3, revision: 1 });
    await applyOrderAction(server, order.id, 'handOver');
    expect(await stockOf(good)).toEqual({ onHand: 0, reserved: 0, revision: 1 });
    await server.database.transaction((tx) =>
      applyStockEffect(tx, openPieces(items), 'restocked', server.clock.now()),
    );
    expect(await stockOf(good)).toEqual({ onHand: 0, reserved: 0, revision: 1 });
    const { body } = await admin.get(`/api/store/product/${good.id}`);
    expect([body.revision, body.quantity, body.inventoryType, body.isActive]).toEqual([
      1,
      0,
      'in_stock',
      true,
    ]);
  });

  test('A refused order releases its pieces', async () => {
    const good = await goods('not_counted', 0);
    await ordered(good, 2, 'rejected');
    expect(await stockOf(good)).toEqual({ onHand: 0, reserved: 0, revision: 1 });
  });

  test('Pieces of open orders are right once the stock is counted', async () => {
    const good = await goods('not_counted', 0);
    const { order } = await ordered(good, 2, 'ready');
    const refused = await change(good, { stockPolicy: 'counted', stockOnHand: 1 });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { stockOnHand: ['below_reserved'] },
    ]);
    const silent = await change(good, { stockPolicy: 'counted' });
    expect([silent.status, silent.body.errors]).toEqual([422, { stockOnHand: ['below_reserved'] }]);
    expect((await change(good, { stockPolicy: 'counted', stockOnHand: 5 })).status).toBe(200);
    await applyOrderAction(server, order.id, 'handOver');
    expect(await stockOf(good)).toMatchObject({ onHand: 3, reserved: 0 });
  });

  test('Counted pieces that are no longer counted stay as they are', async () => {
    const good = await goods('counted', 5);
    const { order } = await ordered(good, 2, 'ready');
    expect((await change(good, { stockPolicy: 'not_counted' })).status).toBe(200);
    await applyOrderAction(server, order.id, 'handOver');
    expect(await stockOf(good)).toMatchObject({ onHand: 5, reserved: 0 });
  });

  test('Concurrent orders of two servers all succeed and hold the exact pieces', async () => {
    const good = await goods('not_counted', 0);
    const items = [{ id: good.variantId, quantity: 2 }];
    expect((await quoted(items)).body.short).toEqual([]);
    const carts = Array.from({ length: 12 }, (_, turn) =>
      placed(items, turn % 2 ? server : beside),
    );
    const statuses = (await Promise.all(carts)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([201]));
    expect(await stockOf(good)).toEqual({ onHand: 0, reserved: 24, revision: 1 });
  });

  test('A product with counted and uncounted variants runs low by its counted pieces', async () => {
    const { id, variantIds } = await storeLiveProduct(server, {
      lowStockThreshold: 2,
      variants: [{ stockOnHand: 4 }, { stockOnHand: 0, stockPolicy: 'not_counted' }],
    });
    const [counted = '', uncounted = ''] = variantIds;
    const quantity = async () => (await admin.get(`/api/store/product/${id}`)).body.quantity;
    await ordered({ id, variantId: uncounted }, 9, 'new');
    expect([await quantity(), await lowStockNews(id)]).toEqual([4, 0]);
    await ordered({ id, variantId: counted }, 3, 'new');
    expect([await quantity(), await lowStockNews(id)]).toEqual([1, 1]);
  });
});

describe('Orders of goods on backorder', () => {
  test('They exceed the stock, and leave none on hand when they are handed over', async () => {
    const good = await goods('backorder', 1);
    const { order } = await ordered(good, 3, 'ready');
    expect(await stockOf(good)).toEqual({ onHand: 1, reserved: 3, revision: 1 });
    const { body } = await admin.get(`/api/store/product/${good.id}`);
    expect([body.quantity, body.inventoryType, body.stockPolicy, body.isActive]).toEqual([
      -2,
      'out_of_stock',
      'backorder',
      true,
    ]);
    await applyOrderAction(server, order.id, 'handOver');
    expect(await stockOf(good)).toEqual({ onHand: 0, reserved: 0, revision: 2 });
  });

  test('Fewer pieces than orders reserve can arrive', async () => {
    const good = await goods('backorder', 0);
    await ordered(good, 3, 'new');
    expect((await change(good, { stockOnHand: 2 })).status).toBe(200);
    const { status, body } = await change(good, { stockPolicy: 'counted' });
    expect([status, body.errors]).toEqual([422, { stockOnHand: ['below_reserved'] }]);
  });
});

describe('Refusal because something is out of stock', () => {
  test.each([
    ['counted', 5],
    ['backorder', 2],
    ['not_counted', 0],
  ] as const)('Goods that are %s have no piece for sale afterwards', async (policy, onHand) => {
    const good = await goods(policy, onHand);
    const other = await ordered(good, 1, 'ready');
    const { order } = await ordered(good, 1, 'pending');
    expect((await refuse(order.id, {})).status).toBe(200);
    expect(await stockOf(good)).toMatchObject({ onHand: 1, reserved: 1, revision: 2 });
    const { body } = await admin.get(`/api/store/product/${good.id}`);
    expect([body.quantity, body.inventoryType, body.revision]).toEqual([0, 'out_of_stock', 2]);
    await applyOrderAction(server, other.order.id, 'handOver');
  });

  test('Only the named items are taken off sale, and an item of another order is refused', async () => {
    const good = await goods('counted', 5);
    const first = await ordered(good, 1, 'pending');
    const second = await ordered(good, 1, 'pending');
    const foreign = second.items.map(({ id }) => id);
    const wrong = await refuse(first.order.id, { outOfStock: foreign });
    expect([wrong.status, wrong.body.errors]).toEqual([422, { outOfStock: ['unknown'] }]);
    expect(await stockOf(good)).toEqual({ onHand: 5, reserved: 2, revision: 1 });
    const own = first.items.map(({ id }) => id);
    expect((await refuse(first.order.id, { outOfStock: own })).status).toBe(200);
    expect(await stockOf(good)).toEqual({ onHand: 1, reserved: 1, revision: 2 });
  });

  test('A refusal for another reason puts the pieces back on sale', async () => {
    const good = await goods('counted', 5);
    const { order } = await ordered(good, 2, 'pending');
    expect((await refuse(order.id, { reasonCode: 'wrong_price' })).status).toBe(200);
    expect(await stockOf(good)).toEqual({ onHand: 5, reserved: 0, revision: 1 });
  });
});

function refuse(orderId: string, body: object) {
  return admin.post(`/api/store/order/${orderId}/refuse`, { reasonCode: 'out_of_stock', ...body });
}

interface Good {
  readonly id: string;
  readonly variantId: string;
}

async function goods(stockPolicy: StockPolicy, stockOnHand: number): Promise<Good> {
  const { id, variantIds } = await storeLiveProduct(server, {
    variants: [{ stockPolicy, stockOnHand }],
  });
  return { id, variantId: variantIds[0] ?? '' };
}

function ordered(
  { variantId }: Good,
  quantity: number,
  to: NonNullable<Parameters<typeof createOrderInStatus>[1]>['to'] & string,
) {
  return createOrderInStatus(server, { to, lines: [{ variantId, quantity }] });
}

async function stockOf({ variantId }: Good) {
  const [row] = await db.select().from(variants).where(eq(variants.id, variantId));
  return { onHand: row?.stockOnHand, reserved: row?.stockReserved, revision: row?.revision };
}

async function change({ variantId }: Good, body: object) {
  const [row] = await db.select().from(variants).where(eq(variants.id, variantId));
  return admin.patch(`/api/store/variant/${variantId}`, body, {
    revision: row?.revision ?? 0,
  });
}

/** The texts that staff were sent about the product. */
async function lowStockNews(productId: string) {
  const rows = await db
    .selectDistinct({ title: notifications.titleEn })
    .from(notifications)
    .where(eq(notifications.entityId, productId));
  return rows.length;
}

function quoted(items: object[]) {
  return server.anonymous.post('/api/public/checkout/quote', { cityId: cityId('Fès'), items });
}

function placed(items: object[], at: typeof server) {
  const billing = {
    firstName: 'Houda',
    lastName: 'Lahlou',
    phoneNumber: '06 61 42 03 18',
    line1: '12, rue Ibn Khaldoun',
    cityId: cityId('Fès'),
  };
  return at.anonymous.post('/api/public/checkout', { billing, items });
}

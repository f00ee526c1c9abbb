import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { clients, orderItems, orders } from '../../../server/database/schema/orders';
import { products, type variants } from '../../../server/database/schema/products';
import { storeAvailability } from '../../../server/database/schema/stores';
import { NEJJARINE, ZAHRA } from '../../../server/demo/demo-stores';
import { cityId } from '../../../server/seeding/reference-rows';
import { storeLiveProduct } from '../products/product-builder';
import type { RequestOptions } from '../support/api-client';
import { lastOrderNumber } from '../support/order-numbers';
import { startTestServer } from '../support/test-server';

const server = await startTestServer();
const beside = await startTestServer({ beside: server });
const { db } = server.database;
const seller = await server.signIn('seller');
const manager = await server.signIn('manager');
const sellerBeside = await beside.signIn('seller');
const BILLING = {
  firstName: 'Houda',
  lastName: 'Lahlou',
  phoneNumber: '06 61 42 03 18',
  line1: '12, rue Ibn Khaldoun',
  cityId: cityId('Fès'),
};

describe('Order taken for a client', () => {
  test('A taken order has the server’s prices and totals, and its history names the user', async () => {
    const id = await good({ price: 12_000 });
    const { status, body } = await take({ items: [{ id, quantity: 2, colors: ['Safran'] }] });
    // The store's rule for Fès-Meknès: 20 DHS, free from 300 DHS.
    expect([status, body]).toMatchObject([
      201,
      { subTotal: 24_000, shipping: 2000, total: 26_000, totalItems: 2, paymentMethod: 'cod' },
    ]);
    const { body: order } = await seller.get(`/api/store/order/${body.orders[0].id}`);
    expect(order).toMatchObject({ status: 'new', paymentMethod: 'cod', total: 26_000 });
    expect(order.items).toMatchObject([
      { quantity: 2, optionsText: 'Safran', optionsTextAr: null },
    ]);
    expect(order.client).toMatchObject({ lastName: 'Lahlou', phoneNumber: '+212661420318' });
    const { body: user } = await seller.get('/api/user/');
    expect(order.history).toMatchObject([
      {
        action: 'place',
        actor: { type: 'staff', name: `${user.firstName} ${user.lastName}` },
      },
    ]);
    const { body: list } = await manager.get(`/api/store/orders/?q=${body.orders[0].number}`);
    expect(list.items).toMatchObject([{ id: body.orders[0].id, status: 'new' }]);
  });

  test('A taken order belongs to the client of that number and name, or to a new one', async () => {
    const items = [{ id: await good(), quantity: 1 }];
    const billing = { ...BILLING, phoneNumber: '0655443322' };
    const own = and(eq(clients.storeId, NEJJARINE.id), eq(clients.phoneNumber, '+212655443322'));
    const first = await take({ items, billing });
    const second = await take({ items, billing: { ...billing, firstName: 'HOUDÀ' } });
    expect([first.status, second.status, await db.$count(clients, own)]).toEqual([201, 201, 1]);
    await take({ items, billing: { ...billing, firstName: 'Sara' } });
    expect(await db.$count(clients, own)).toBe(2);
  });

  test('The server refuses a taken order beyond the stock at the item, and uses no order number', async () => {
    const items = [
      { id: await good(), quantity: 1 },
      { id: await good({ stockOnHand: 1 }), quantity: 2 },
    ];
    const before = [await db.$count(orders), await lastOrderNumber(server.database)];
    const { status, body } = await take({ items });
    expect([status, body.code, body.errors]).toEqual([
      409,
      'out_of_stock',
      { 'items.1.quantity': ['out_of_stock'] },
    ]);
    expect([await db.$count(orders), await lastOrderNumber(server.database)]).toEqual(before);
  });

  test('The server refuses a taken order with goods of another store or goods not on sale', async () => {
    const [own, foreign] = [await good(), await good({}, ZAHRA.id)];
    const mixed = await take({ items: [own, foreign].map((id) => ({ id, quantity: 1 })) });
    expect([mixed.status, mixed.body.errors]).toEqual([422, { 'items.1.id': ['unknown'] }]);
    for (const id of [foreign, await good({ status: 'inactive' }), 'var_nobody']) {
      const { status, body } = await take({ items: [{ id, quantity: 1 }] });
      expect([status, body.errors]).toEqual([422, { 'items.0.id': ['unknown'] }]);
    }
    expect(await db.$count(orderItems, eq(orderItems.variantId, foreign))).toBe(0);
  });

  test('The server refuses a taken order on a day when the store takes none', async () => {
    const items = [{ id: await good(), quantity: 1 }];
    const own = eq(storeAvailability.storeId, NEJJARINE.id);
    const [kept] = await db.select().from(storeAvailability).where(own);
    const day = server.clock.now().toISOString().slice(0, 10);
    const closure = { from: day, to: day, note: null, noteEn: null, noteAr: null };
    await db
      .update(storeAvailability)
      .set({ closures: [{ ...closure, acceptOrders: false }] })
      .where(own);
    const { status, body } = await take({ items });
    await db
      .update(storeAvailability)
      .set({ closures: kept?.closures ?? [] })
      .where(own);
    expect([status, body.code]).toEqual([409, 'store_closed']);
  });

  test.each([
    [{ items: [] }, { items: ['too_few'] }],
    [{ items: [{ id: 'var_1', quantity: 0 }] }, { 'items.0.quantity': ['too_small'] }],
    [{ paymentMethod: 'card' }, { paymentMethod: ['unknown_field'] }],
    [{ paymentMethod: 'transfer' }, { paymentMethod: ['unknown_field'] }],
    [{ cardReference: 'crd_1' }, { cardReference: ['unknown_field'] }],
    [{ total: 1 }, { total: ['unknown_field'] }],
    [{ billing: { ...BILLING, phoneNumber: '12' } }, { 'billing.phoneNumber': ['invalid_phone'] }],
    [{ billing: { ...BILLING, cityId: 'cty_x' } }, { 'billing.cityId': ['unknown'] }],
    [
      { billing: { ...BILLING, cityId: cityId('Oued-Eddahab') } },
      { 'billing.cityId': ['not_deliverable'] },
    ],
  ])('The server refuses a taken order with the error at its field: %j', async (part, errors) => {
    const items = [{ id: await good(), quantity: 1 }];
    const { status, body } = await take({ items, ...part });
    expect([status, body.errors]).toEqual([422, errors]);
  });
});

describe('Idempotency-Key of a taken order', () => {
  test('Ten concurrent requests under one key on two servers take one order', async () => {
    const id = await good();
    const headers = { 'idempotency-key': randomUUID() };
    const cart = { items: [{ id, quantity: 1 }] };
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, turn) =>
        take(cart, headers, turn % 2 ? seller : sellerBeside),
      ),
    );
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await db.$count(orderItems, eq(orderItems.variantId, id))).toBe(1);
  });

  test('A key applies to its user and its order only', async () => {
    const id = await good();
    const headers = { 'idempotency-key': randomUUID() };
    const own = await take({ items: [{ id, quantity: 1 }] }, headers);
    const another = await take({ items: [{ id, quantity: 1 }] }, headers, manager);
    expect([own.status, another.status]).toEqual([201, 201]);
    expect(another.body.orders[0].id).not.toBe(own.body.orders[0].id);
    const changed = await take({ items: [{ id, quantity: 2 }] }, headers);
    expect([changed.status, changed.body.code]).toEqual([422, 'idempotency_key_reused']);
  });
});

test('Of sixteen concurrent orders of the last piece, one succeeds', async () => {
  const items = [{ id: await good({ stockOnHand: 1 }), quantity: 1 }];
  const replies = await Promise.all(
    Array.from({ length: 16 }, (_, turn) =>
      take({ items }, {}, [seller, manager, sellerBeside][turn % 3]),
    ),
  );
  const statuses = replies.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(new Set(statuses)).toEqual(new Set([201, 409]));
});

async function good(
  variant: Partial<typeof variants.$inferSelect> = {},
  storeId: string = NEJJARINE.id,
): Promise<string> {
  const { id, variantIds } = await storeLiveProduct(server, { storeId, variants: [variant] });
  await db.update(products).set({ lowStockThreshold: 0 }).where(eq(products.id, id));
  return variantIds[0] ?? '';
}

function take(order: object, headers?: RequestOptions['headers'], by = seller) {
  return by.post('/api/store/order/create', { billing: BILLING, ...order }, headers);
}

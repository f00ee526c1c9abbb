import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { clients, orderItems, orders } from '../../../server/database/schema/orders';
import { idempotencyKeys } from '../../../server/database/schema/platform';
import { products, variants } from '../../../server/database/schema/products';
import { storeAvailability, stores } from '../../../server/database/schema/stores';
import { NEJJARINE, ZAHRA } from '../../../server/demo/demo-stores';
import { cityId } from '../../../server/seeding/reference-rows';
import { storeLiveProduct } from '../products/product-builder';
import type { RequestOptions } from '../support/api-client';
import { lastOrderNumber } from '../support/order-numbers';
import { startTestServer } from '../support/test-server';

const server = await startTestServer({ config: { publicWritesPerMinute: 1000 } });
const beside = await startTestServer({
  beside: server,
  config: { publicWritesPerMinute: 1000 },
});
const { db } = server.database;
const BILLING = {
  firstName: 'Houda',
  lastName: 'Lahlou',
  phoneNumber: '06 61 42 03 18',
  line1: '12, rue Ibn Khaldoun',
  cityId: cityId('Fès'),
};

describe('Quote', () => {
  test('A quote shows the prices of the order and stores nothing', async () => {
    const [mine, hers] = [
      await good({ price: 10_000, stockOnHand: 2 }),
      await good({ price: 5000 }, ZAHRA.id),
    ];
    const items = [
      { id: mine, quantity: 2 },
      { id: hers, quantity: 1 },
    ];
    const before = await db.$count(orders);
    const quote = await quoted({ items });
    expect([quote.status, quote.body.short, await db.$count(orders)]).toEqual([200, [], before]);
    const { body: placed } = await place({ items });
    const { subTotal, discount, shipping, total, deliveryDays } = placed;
    expect(quote.body).toMatchObject({ subTotal, discount, shipping, total, deliveryDays });
    expect(quote.body.items).toEqual(
      expect.arrayContaining([
        { id: mine, price: 10_000 },
        { id: hers, price: 5000 },
      ]),
    );
    expect((await quoted({ items })).body.short).toEqual([mine]);
  });

  test('A quote of one store names the total from which its delivery is free, and one of several stores none', async () => {
    const [mine, hers] = [await good({ price: 10_000 }), await good({ price: 5000 }, ZAHRA.id)];
    // The store's rule for Fès-Meknès: 20 DHS, free from 300 DHS on.
    const { body } = await quoted({ items: [{ id: mine, quantity: 1 }] });
    expect([body.shipping, body.freeFrom]).toEqual([2000, 30_000]);
    const both = await quoted({
      items: [
        { id: mine, quantity: 1 },
        { id: hers, quantity: 1 },
      ],
    });
    expect(both.body.freeFrom).toBeNull();
  });

  test('The server refuses a quote for unknown items and for a city without delivery', async () => {
    const unknown = await quoted({ items: [{ id: 'var_nobody', quantity: 1 }] });
    expect([unknown.status, unknown.body.errors]).toEqual([422, { 'items.0.id': ['unknown'] }]);
    const items = [{ id: await good(), quantity: 1 }];
    const far = await quoted({ items, cityId: cityId('Oued-Eddahab') });
    expect([far.status, far.body.errors]).toEqual([422, { cityId: ['not_deliverable'] }]);
  });
});

describe('Cart', () => {
  test('A cart becomes one order per store, with the server’s prices, shipping and totals', async () => {
    const [mine, hers] = [await good({ price: 12_000 }), await good({ price: 5000 }, ZAHRA.id)];
    const { status, body } = await place({
      items: [
        { id: mine, quantity: 2, colors: ['Safran'] },
        { id: hers, quantity: 1 },
        { id: mine, quantity: 1, colors: ['Bleu de Fès'] },
      ],
    });
    expect(status).toBe(201);
    expect(body.orders.map(({ store }: PlacedOrder) => store.id)).toEqual([NEJJARINE.id, ZAHRA.id]);
    const [first, second] = body.orders;
    // The store's rule for Fès-Meknès: 20 DHS, free from 300 DHS on.
    expect(first).toMatchObject({ itemTotal: 36_000, shippingTotal: 0, total: 36_000 });
    expect(body).toMatchObject({
      subTotal: 41_000,
      discount: 0,
      shipping: second.shippingTotal,
      totalItems: 4,
      total: 41_000 + second.shippingTotal,
      paymentMethod: 'cod',
      items: [{ price: 12_000 }, { price: 5000 }, { price: 12_000 }],
    });
    const admin = await server.signIn('admin');
    const { body: order } = await admin.get(`/api/store/order/${first.id}`);
    expect(order).toMatchObject({ status: 'new', paymentMethod: 'cod', total: 36_000 });
    expect(order.items).toMatchObject([{ quantity: 3, optionsText: 'Safran · Bleu de Fès' }]);
    expect(order.client).toMatchObject({ lastName: 'Lahlou', phoneNumber: '+212661420318' });
  });

  test('A cart has the store’s own shipping fee below its limit, and is refused outside its delivery area', async () => {
    const id = await good({ price: 10_000 });
    const { body } = await place({ items: [{ id, quantity: 1 }] });
    expect([body.shipping, body.total]).toEqual([2000, 12_000]);
    const far = { ...BILLING, cityId: cityId('Oued-Eddahab') };
    const refused = await place({ items: [{ id, quantity: 1 }], billing: far });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { 'billing.cityId': ['not_deliverable'] },
    ]);
  });

  test('A cart with one short item is not ordered at all, and the server names the item', async () => {
    const [plenty, scarce] = [await good(), await good({ stockOnHand: 1 }, ZAHRA.id)];
    const before = [await db.$count(orders), await lastOrderNumber(server.database)];
    const { status, body } = await place({
      items: [
        { id: plenty, quantity: 1 },
        { id: scarce, quantity: 2 },
      ],
    });
    expect([status, body.code, body.errors, body.detail]).toEqual([
      409,
      'out_of_stock',
      { 'items.1.quantity': ['out_of_stock'] },
      'Bol en céramique bleue',
    ]);
    expect([await db.$count(orders), await lastOrderNumber(server.database)]).toEqual(before);
    const [row] = await db.select().from(variants).where(eq(variants.id, plenty));
    expect(row?.stockReserved).toBe(0);
  });

  test('The server refuses a cart with items that are not on sale', async () => {
    const inactive = await good({ status: 'inactive' });
    const hidden = await storeLiveProduct(server, { status: 'inactive' });
    for (const id of [inactive, hidden.variantIds[0], 'var_nobody']) {
      const { status, body } = await place({ items: [{ id: id ?? '', quantity: 1 }] });
      expect([status, body.errors]).toEqual([422, { 'items.0.id': ['unknown'] }]);
    }
  });

  test('The server refuses a cart while the store accepts no orders', async () => {
    const id = await good({}, ZAHRA.id);
    const day = server.clock.now().toISOString().slice(0, 10);
    const closure = { from: day, to: day, note: null, noteEn: null, noteAr: null };
    const own = eq(storeAvailability.storeId, ZAHRA.id);
    const [kept] = await db.select().from(storeAvailability).where(own);
    const close = (acceptOrders: boolean) =>
      db
        .update(storeAvailability)
        .set({ closures: [{ ...closure, acceptOrders }] })
        .where(own);
    await close(false);
    const refused = await place({ items: [{ id, quantity: 1 }] });
    expect([refused.status, refused.body.code]).toEqual([409, 'store_closed']);
    await close(true);
    expect((await place({ items: [{ id, quantity: 1 }] })).status).toBe(201);
    await db
      .update(storeAvailability)
      .set({ closures: kept?.closures ?? [] })
      .where(own);
    const reviewed = eq(stores.id, ZAHRA.id);
    await db.update(stores).set({ status: 'under_review' }).where(reviewed);
    expect((await place({ items: [{ id, quantity: 1 }] })).status).toBe(422);
    await db.update(stores).set({ status: 'active' }).where(reviewed);
  });

  test.each([
    [{ items: [] }, { items: ['too_few'] }],
    [{ items: [{ id: 'var_1', quantity: 0 }] }, { 'items.0.quantity': ['too_small'] }],
    [{ items: [{ id: 'var_1', quantity: 1, price: 1 }] }, { 'items.0.price': ['unknown_field'] }],
    [{ total: 1 }, { total: ['unknown_field'] }],
    [{ paymentMethod: 'transfer' }, { paymentMethod: ['not_allowed'] }],
    [{ paymentMethod: null }, { paymentMethod: ['invalid_type', 'not_allowed'] }],
    [{ billing: { ...BILLING, firstName: ' ' } }, { 'billing.firstName': ['required'] }],
    [{ billing: { ...BILLING, phoneNumber: '12' } }, { 'billing.phoneNumber': ['invalid_phone'] }],
    [{ billing: { ...BILLING, email: 'x' } }, { 'billing.email': ['invalid_email'] }],
    [{ billing: { ...BILLING, cityId: 'cty_x' } }, { 'billing.cityId': ['unknown'] }],
    [{ billing: { ...BILLING, zipcode: '1' } }, { 'billing.zipcode': ['invalid_zipcode'] }],
  ])('The server refuses a cart with errors by field: %j', async (part, errors) => {
    const items = [{ id: 'var_1', quantity: 1 }];
    const { status, body } = await place({ items, ...part });
    expect([status, body.errors]).toEqual([422, errors]);
  });

  test('A cart finds an existing client by phone number and name, and does not change them', async () => {
    const id = await good();
    const phoneNumber = '0655001122';
    const first = await place({
      items: [{ id, quantity: 1 }],
      billing: { ...BILLING, phoneNumber },
    });
    const again = { ...BILLING, phoneNumber, firstName: 'HOUDÀ', line1: 'Ailleurs' };
    const second = await place({ items: [{ id, quantity: 1 }], billing: again });
    const other = { ...BILLING, phoneNumber, firstName: 'Sara' };
    const third = await place({ items: [{ id, quantity: 1 }], billing: other });
    const placed = [first, second, third].map(({ body }) => body.orders[0].id);
    const rows = await db.select().from(orders).where(inArray(orders.id, placed));
    expect(new Set(rows.map(({ clientId }) => clientId)).size).toBe(2);
    const [client] = await db
      .select()
      .from(clients)
      .where(eq(clients.id, rows.find((row) => row.id === placed[0])?.clientId ?? ''));
    expect(client).toMatchObject({ firstName: 'Houda', addresses: [{ line1: BILLING.line1 }] });
    expect(rows.map((row) => row.shippingAddress.line1).sort()).toContain('Ailleurs');
  });
});

describe('Idempotency key of an anonymous caller', () => {
  test('A cart sent ten times concurrently to two servers under one key is ordered once', async () => {
    const id = await good();
    const headers = { 'idempotency-key': randomUUID() };
    const cart = { items: [{ id, quantity: 1 }] };
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => place(cart, headers, turn % 2 ? server : beside)),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(await db.$count(orderItems, eq(orderItems.variantId, id))).toBe(1);
  });

  test('An anonymous key belongs to its buyer: another buyer’s cart is ordered, a changed cart is refused', async () => {
    const id = await good();
    const headers = { 'idempotency-key': `shared-${randomUUID()}` };
    const first = await place({ items: [{ id, quantity: 1 }] }, headers);
    const stranger = { ...BILLING, phoneNumber: '0677889900' };
    const second = await place({ items: [{ id, quantity: 1 }], billing: stranger }, headers);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.orders[0].id).not.toBe(first.body.orders[0].id);
    const changed = await place({ items: [{ id, quantity: 3 }] }, headers);
    expect([changed.status, changed.body.code]).toEqual([422, 'idempotency_key_reused']);
    const kept = await db.select({ owner: idempotencyKeys.userId }).from(idempotencyKeys);
    expect(kept.filter(({ owner }) => owner.includes('661420318'))).toEqual([]);
  });
});

test('Concurrent carts with the same items in any order all end, and no more pieces are sold than exist', async () => {
  const [one, two] = [await good({ stockOnHand: 8 }), await good({ stockOnHand: 8 }, ZAHRA.id)];
  const carts = Array.from({ length: 16 }, (_, turn) => {
    const items = [one, two].map((id) => ({ id, quantity: 1 }));
    return place({ items: turn % 2 ? items : items.toReversed() }, {}, turn % 3 ? server : beside);
  });
  const statuses = (await Promise.all(carts)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(8);
  expect(new Set(statuses)).toEqual(new Set([201, 409]));
});

test('The server limits the orders of one address per minute, regardless of `X-Forwarded-For`', async () => {
  const strict = await startTestServer({ beside: server, config: { publicWritesPerMinute: 2 } });
  const id = await good();
  const attempt = (turn: number) =>
    place({ items: [{ id, quantity: 1 }] }, { 'x-forwarded-for': `10.0.0.${turn}` }, strict);
  server.clock.advance(120_000);
  const replies = [await attempt(1), await attempt(2), await attempt(3)];
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 429]);
  expect(Number(replies[2]?.headers.get('retry-after'))).toBeGreaterThan(0);
});

interface PlacedOrder {
  readonly store: { readonly id: string };
}

async function good(
  variant: Partial<typeof variants.$inferSelect> = {},
  storeId: string = NEJJARINE.id,
): Promise<string> {
  const { id, variantIds } = await storeLiveProduct(server, { storeId, variants: [variant] });
  await db.update(products).set({ lowStockThreshold: 0 }).where(eq(products.id, id));
  return variantIds[0] ?? '';
}

function quoted(wanted: object) {
  return server.anonymous.post('/api/public/checkout/quote', {
    cityId: BILLING.cityId,
    ...wanted,
  });
}

function place(cart: object, headers?: RequestOptions['headers'], at = server) {
  return at.anonymous.post('/api/public/checkout', { billing: BILLING, ...cart }, headers);
}

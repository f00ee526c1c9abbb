import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { orders } from '../../../server/database/schema/orders';
import { variants } from '../../../server/database/schema/products';
import { categories } from '../../../server/database/schema/reference';
import { NEJJARINE, ZAHRA } from '../../../server/demo/demo-stores';
import { clientPerformer } from '../../../server/orders/performers';
import { placeOrder, type RequestedOrder } from '../../../server/orders/place-order';
import { cityId } from '../../../server/seeding/reference-rows';
import { startTestServer } from '../support/test-server';
import { clientOf, createOrderInStatus, goodsOf, orderState } from './order-in-status';

const server = await startTestServer();
const beside = await startTestServer({ beside: server });

describe('Placing an order', () => {
  test('A placed order copies names, prices, costs and commission, and the server computes its totals', async () => {
    const [one, two] = await goodsOf(server, 2);
    if (!one || !two) throw new Error('Nothing to sell.');
    const { order, items, history } = await createOrderInStatus(server, { to: 'new' });
    const [category] = await server.database.db
      .select()
      .from(categories)
      .where(eq(categories.id, one.product.categoryId ?? ''));
    const price = one.variant.price ?? 0;
    expect(items[0]).toMatchObject({
      sku: one.variant.sku,
      name: one.product.name,
      nameAr: one.product.nameAr,
      quantity: 2,
      unitPrice: price,
      total: 2 * price,
      unitCost: one.variant.costPrice ?? one.product.costPrice,
      commission: Math.round(2 * price * (category?.commissionRate ?? 0)),
    });
    const itemTotal = 2 * price + (two.variant.price ?? 0);
    const commissionTotal = items.reduce((sum, item) => sum + item.commission, 0);
    const total = itemTotal + order.shippingTotal;
    expect(order).toMatchObject({
      status: 'new',
      itemsCount: 2,
      itemTotal,
      discountTotal: 0,
      total,
      commissionTotal,
      taxTotal: Math.round(total / 6),
      netTotal: total - commissionTotal,
      acceptBy: null,
    });
    expect(order.shippingTotal).toBeGreaterThan(0);
    expect(history).toMatchObject([{ action: 'place', actorType: 'client', toStatus: 'new' }]);
    const { payment } = await orderState(server, order.id);
    expect(payment).toEqual({ status: 'pending', amount: total, refunded: 0 });
  });

  test('A placed order keeps its price when the product’s price changes', async () => {
    const { order, items } = await createOrderInStatus(server, { to: 'new', quantities: [1] });
    const { db } = server.database;
    const [item] = items;
    await db
      .update(variants)
      .set({ price: 999_999 })
      .where(eq(variants.id, item?.variantId ?? ''));
    expect((await orderState(server, order.id)).items[0]?.unitPrice).toBe(item?.unitPrice);
    await db
      .update(variants)
      .set({ price: item?.unitPrice ?? 0 })
      .where(eq(variants.id, item?.variantId ?? ''));
  });

  test('Two lines of the same variant become one line, which reserves their sum', async () => {
    const [good] = await goodsOf(server, 1, 5);
    const variantId = good?.variant.id ?? '';
    const { order, items } = await createOrderInStatus(server, {
      to: 'new',
      lines: [
        { variantId, quantity: 2 },
        { variantId, quantity: 3 },
      ],
    });
    expect(items.map((item) => item.quantity)).toEqual([5]);
    const { onHand, reserved } = await orderState(server, order.id);
    expect(Number(onHand[0]) - Number(reserved[0])).toBe(0);
  });

  test('An order of more pieces than available is refused with out_of_stock and changes nothing', async () => {
    const [one, two] = await goodsOf(server, 2, 3);
    const lines = [
      { variantId: one?.variant.id ?? '', quantity: 1 },
      { variantId: two?.variant.id ?? '', quantity: 4 },
    ];
    const before = await ordersAndStock();
    await expect(createOrderInStatus(server, { to: 'new', lines })).rejects.toMatchObject({
      status: 409,
      code: 'out_of_stock',
    });
    expect(await ordersAndStock()).toEqual(before);
  });

  test('A variant on backorder can be ordered beyond its stock', async () => {
    const [good] = await goodsOf(server, 1, 0);
    const { db } = server.database;
    const ofVariant = eq(variants.id, good?.variant.id ?? '');
    await db.update(variants).set({ stockPolicy: 'backorder' }).where(ofVariant);
    const lines = [{ variantId: good?.variant.id ?? '', quantity: 2 }];
    const { order } = await createOrderInStatus(server, { to: 'new', lines });
    const { onHand, reserved } = await orderState(server, order.id);
    expect(Number(onHand[0]) - Number(reserved[0])).toBe(-2);
    await db.update(variants).set({ stockPolicy: 'counted' }).where(ofVariant);
  });

  test.each([
    ['no line', { lines: [] }, { lines: ['required'] }],
    ['no pieces', { quantity: 0 }, { 'lines.0.quantity': ['too_small'] }],
    ['half a piece', { quantity: 0.5 }, { 'lines.0.quantity': ['too_small'] }],
    ['another store’s client', { storeId: ZAHRA.id }, { clientId: ['unknown'] }],
    ['an unknown variant', { variantId: 'var_nobody' }, { 'lines.0.variantId': ['unknown'] }],
    ['an unknown city', { cityId: 'cty_nowhere' }, { cityId: ['unknown'] }],
  ])(
    'The server refuses an order with %s, with the error at its field',
    async (_name, given, errors) => {
      await expect(place(given)).rejects.toMatchObject({ status: 422, parts: { errors } });
    },
  );
});

describe('Fifty concurrent clients', () => {
  test('Fifty concurrent clients on two servers get exactly the last twenty pieces', async () => {
    const [good] = await goodsOf(server, 1, 20);
    const variantId = good?.variant.id ?? '';
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, (_, turn) =>
        createOrderInStatus(turn % 2 ? server : { ...beside, database: beside.database }, {
          to: 'new',
          lines: [{ variantId, quantity: 1 }],
        }),
      ),
    );
    const placed = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(placed).toHaveLength(20);
    expect(new Set(refused)).toEqual(new Set(['out_of_stock']));
    expect(new Set(placed.map(({ order }) => order.number)).size).toBe(20);
    const [row] = await server.database.db
      .select()
      .from(variants)
      .where(eq(variants.id, variantId));
    expect(Number(row?.stockOnHand) - Number(row?.stockReserved)).toBe(0);
  });

  test('Concurrent orders of the same goods in opposite order cause no deadlock', async () => {
    const goods = await goodsOf(server, 4, 200);
    const lines = goods.map(({ variant }) => ({ variantId: variant.id, quantity: 1 }));
    const outcomes = await Promise.allSettled(
      Array.from({ length: 30 }, (_, turn) =>
        createOrderInStatus(turn % 2 ? server : beside, {
          to: 'new',
          lines: turn % 3 ? lines : [...lines].reverse(),
        }),
      ),
    );
    expect(outcomes.filter((one) => one.status === 'rejected')).toEqual([]);
  });
});

async function ordersAndStock() {
  return {
    count: await server.database.db.$count(orders),
    stock: await server.database.db.select().from(variants).orderBy(variants.id),
  };
}

async function place(given: Partial<RequestedOrder> & { quantity?: number; variantId?: string }) {
  const [good] = await goodsOf(server, 1, 5);
  const client = await clientOf(server);
  const { quantity = 1, variantId = good?.variant.id ?? '', ...rest } = given;
  return server.database.transaction((tx) =>
    placeOrder(tx, {
      storeId: NEJJARINE.id,
      clientId: client.id,
      cityId: cityId('Casablanca'),
      shippingAddress: { line1: 'x', line2: null, zipcode: null },
      paymentMethod: 'cod',
      lines: [{ variantId, quantity }],
      performer: clientPerformer(client),
      now: server.clock.now(),
      ...rest,
    }),
  );
}

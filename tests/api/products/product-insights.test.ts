import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { orderItems, orders } from '../../../server/database/schema/orders';
import { stores } from '../../../server/database/schema/stores';
import { NEJJARINE } from '../../../server/demo/demo-stores';
import type { ApiClient } from '../support/api-client';
import { startTestServer } from '../support/test-server';
import { type StoredProduct, storeLiveProduct, storeProduct } from './product-builder';

const server = await startTestServer();
const DAY = 24 * 60 * 60 * 1000;

describe('Sales of the last thirty days', () => {
  test('The sales of a product count pieces and revenue by day, after discounts, without unsold, returned or older orders', async () => {
    const product = await storeLiveProduct(server);
    await ordered(product, { daysAgo: 0, quantity: 3, quantityCancelled: 1, discount: 250 });
    await ordered(product, { daysAgo: 0, quantity: 1, discount: 250 });
    await ordered(product, { daysAgo: 29, quantity: 5, quantityReturned: 2, discount: 500 });
    await ordered(product, { daysAgo: 30, quantity: 50 });
    for (const status of ['cancelled', 'rejected', 'disapproved', 'returned'] as const) {
      await ordered(product, { daysAgo: 1, quantity: 50, status });
    }
    const { body } = await sales(product);
    expect(body).toMatchObject({ ordersCount: 3, pieces: 6, revenue: 107_000 });
    expect(body.days).toHaveLength(30);
    expect([body.days[0], body.days[29], body.days[28].pieces]).toEqual([
      // The order is still a sale, so its revenue contains the pieces that came back.
      { day: body.from, pieces: 3, revenue: 5 * PRICE - 500 },
      { day: body.to, pieces: 3, revenue: 3 * PRICE - 500 },
      0,
    ]);
  });

  test('The sales of a product without orders are zero, and those of another store’s product are not found', async () => {
    const product = await storeProduct(server);
    expect((await sales(product)).body).toMatchObject({ ordersCount: 0, pieces: 0, revenue: 0 });
    const foreign = await server.signIn('admin2');
    expect((await foreign.get(path(product))).status).toBe(404);
    expect((await sales({ id: 'prd_nobody' })).status).toBe(404);
    expect((await admin.get(`${path(product)}?days=7`)).status).toBe(400);
    expect((await server.anonymous.get(path(product))).status).toBe(401);
  });
});

describe('Visibility of a product', () => {
  test('The server returns each unmet condition for the visibility of a product', async () => {
    expect(await unmet(await storeLiveProduct(server))).toEqual([]);
    const draft = await storeProduct(server, { variants: [{ price: null, stockOnHand: 0 }] });
    expect(await unmet(draft)).toEqual(['approved', 'published', 'priced', 'in_stock']);
    const gone = await storeLiveProduct(server, { archivedAt: new Date(0) });
    expect(await unmet(gone)).toEqual(['not_archived']);
    const setStatus = (status: 'suspended' | 'active') =>
      server.database.db.update(stores).set({ status }).where(eq(stores.id, NEJJARINE.id));
    await setStatus('suspended');
    expect(await unmet(await storeLiveProduct(server))).toEqual(['store_open']);
    await setStatus('active');
  });
});

let admin: ApiClient;

beforeAll(async () => {
  admin = await server.signIn('admin');
});

function path({ id }: { id: string }) {
  return `/api/store/product/${id}/sales`;
}

function sales(product: { id: string }) {
  return admin.get(path(product));
}

async function unmet({ id }: { id: string }): Promise<string[]> {
  const { body } = await admin.get(`/api/store/product/${id}`);
  const missing = body.visibility.filter(({ isMet }: { isMet: boolean }) => !isMet);
  expect(body.isActive).toBe(missing.length === 0);
  return missing.map(({ condition }: { condition: string }) => condition);
}

/** Centimes. */
const PRICE = 13_500;

let made = 0;

type WantedItem = Partial<typeof orderItems.$inferInsert> & {
  readonly daysAgo: number;
  readonly quantity: number;
  /** Of the order, in centimes. */
  readonly discount?: number;
  readonly status?: (typeof orders.$inferInsert)['status'];
};

/** An order of the product at 135 DHS a piece, copied from an order of the demo store. */
async function ordered(
  { id: productId, variantIds: [variantId = ''] }: StoredProduct,
  { daysAgo, status = 'delivered', discount: discountTotal = 0, ...item }: WantedItem,
) {
  const { db } = server.database;
  const [model] = await db.select().from(orders).limit(1);
  if (!model) throw new Error('The demo store has no order.');
  made += 1;
  const { deadlineAt: _, ...columns } = model;
  const orderDate = new Date(server.clock.now().getTime() - daysAgo * DAY);
  const id = `ord_sales${made}`;
  const itemTotal = PRICE * (item.quantity - (item.quantityCancelled ?? 0));
  const number = 9_000_000 + made;
  await db
    .insert(orders)
    .values({ ...columns, id, number, status, orderDate, itemTotal, discountTotal });
  await db.insert(orderItems).values({
    id: `oit_sales${made}`,
    orderId: id,
    productId,
    variantId,
    position: 0,
    sku: 'BOL',
    name: 'Bol',
    unitPrice: PRICE,
    taxRate: 0.2,
    total: itemTotal,
    commission: 0,
    ...item,
  });
}

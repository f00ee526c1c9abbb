import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { OrderStatus } from '#domain/orders/order-lifecycle';
import { newId } from '../../../server/database/ids';
import { clients, orderHistory, orderItems, orders } from '../../../server/database/schema/orders';
import { products, variants } from '../../../server/database/schema/products';
import { NEJJARINE } from '../../../server/demo/demo-stores';
import { capturePayment, openPayment } from '../../../server/payments/payments.repository';
import { orderSearchText } from '../../../server/search/order-search-text';
import { cityId } from '../../../server/seeding/reference-rows';
import type { TestServer } from '../support/test-server';

/** The backend of an order: a test's own server, or the product under test. */
export type TestBackend = Pick<TestServer, 'database' | 'clock'>;

const HOUR_MS = 3_600_000;

/** The order that a test needs. By default, a plain pending order of the demo store. */
export interface WantedOrder {
  readonly status?: OrderStatus;
  readonly storeId?: string;
  readonly quantity?: number;
  readonly quantityCancelled?: number;
  readonly paymentMethod?: 'cod' | 'card' | 'transfer';
  readonly total?: number;
  readonly orderDate?: Date;
  readonly acceptedBy?: string;
  readonly acceptedAt?: Date;
  readonly shipBy?: Date;
  readonly city?: string;
  readonly variantId?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly phoneNumber?: string;
  readonly isArchived?: boolean;
}

/** A placed order, and the stock of its variant before any action. */
export interface PlacedOrder {
  readonly id: string;
  readonly number: number;
  readonly variantId: string;
  readonly productId: string;
  readonly acceptBy: Date;
}

async function someVariant(server: TestBackend, storeId: string, variantId: string | undefined) {
  const [variant] = await server.database.db
    .select({ variant: variants, product: products })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(
      and(
        eq(variants.storeId, storeId),
        isNull(products.archivedAt),
        gt(variants.stockOnHand, 0),
        variantId ? eq(variants.id, variantId) : undefined,
      ),
    )
    .orderBy(asc(variants.sku))
    .limit(1);
  if (!variant) throw new Error('The store has nothing to sell.');
  return variant;
}

async function newClient(server: TestBackend, storeId: string, wanted: WantedOrder) {
  const client = {
    id: newId('cli'),
    storeId,
    firstName: wanted.firstName ?? 'Nour',
    lastName: wanted.lastName ?? 'El Alami',
    phoneNumber: wanted.phoneNumber ?? '+212600112233',
  };
  await server.database.db.insert(clients).values(client);
  return client;
}

async function nextNumber(server: TestBackend): Promise<number> {
  const { rows } = await server.database.db.execute<{ number: string }>(
    sql`select nextval('order_numbers') as number`,
  );
  return Number(rows[0]?.number);
}

/** Places an order with one line. The reserved pieces are added to the stock on hand. */
export async function placeOrder(
  server: TestBackend,
  wanted: WantedOrder = {},
): Promise<PlacedOrder> {
  const { db } = server.database;
  const storeId = wanted.storeId ?? NEJJARINE.id;
  const { variant, product } = await someVariant(server, storeId, wanted.variantId);
  const client = await newClient(server, storeId, wanted);
  const number = await nextNumber(server);
  const id = newId('ord');
  const orderDate = wanted.orderDate ?? server.clock.now();
  const acceptBy = new Date(orderDate.getTime() + 24 * HOUR_MS);
  const quantity = wanted.quantity ?? 2;
  const held = quantity - (wanted.quantityCancelled ?? 0);
  const total = wanted.total ?? (variant.price ?? 0) * quantity;
  await db.insert(orders).values({
    id,
    storeId,
    number,
    clientId: client.id,
    orderDate,
    acceptBy,
    total,
    cityId: cityId(wanted.city ?? 'Casablanca'),
    shippingAddress: { line1: '1, rue des Tests', line2: null, zipcode: null },
    status: wanted.status ?? 'pending',
    paymentMethod: wanted.paymentMethod ?? 'cod',
    paymentStatus: wanted.paymentMethod === 'card' ? 'captured' : 'pending',
    shipBy: wanted.shipBy ?? null,
    acceptedBy: wanted.acceptedBy ?? null,
    acceptedAt: wanted.acceptedAt ?? null,
    itemsCount: 1,
    itemTotal: total,
    shippingTotal: 0,
    discountTotal: 0,
    taxTotal: Math.round(total / 6),
    commissionTotal: Math.round(total * 0.12),
    netTotal: total - Math.round(total * 0.12),
    searchText: orderSearchText({ number, externalNumber: null, client, skus: [variant.sku] }),
    archivedAt: wanted.isArchived ? orderDate : null,
  });
  const method = wanted.paymentMethod ?? 'cod';
  await server.database.transaction(async (tx) => {
    await openPayment(tx, { orderId: id, storeId, method, amount: total, now: orderDate });
    if (method === 'card') await capturePayment(tx, { orderId: id, now: orderDate });
  });
  await db.insert(orderItems).values({
    id: newId('oit'),
    orderId: id,
    productId: product.id,
    variantId: variant.id,
    position: 0,
    sku: variant.sku,
    name: product.name ?? product.code,
    quantity,
    quantityCancelled: wanted.quantityCancelled ?? 0,
    unitPrice: Math.floor(total / quantity),
    unitCost: 100,
    taxRate: 0.2,
    total,
    commission: Math.round(total * 0.12),
  });
  await db
    .update(variants)
    .set({
      stockOnHand: sql`${variants.stockOnHand} + ${held}`,
      stockReserved: sql`${variants.stockReserved} + ${held}`,
    })
    .where(eq(variants.id, variant.id));
  return { id, number, variantId: variant.id, productId: product.id, acceptBy };
}

/** The current stock of a variant, on hand and reserved. */
export async function stockOf(server: TestBackend, variantId: string) {
  const [row] = await server.database.db
    .select({ onHand: variants.stockOnHand, reserved: variants.stockReserved })
    .from(variants)
    .where(eq(variants.id, variantId));
  if (!row) throw new Error('No such variant.');
  return row;
}

/** All data that an action could change, to check that a refused action changed nothing. */
export async function orderSnapshot(server: TestBackend, order: PlacedOrder) {
  const { db } = server.database;
  return {
    order: await db.select().from(orders).where(eq(orders.id, order.id)),
    items: await db.select().from(orderItems).where(eq(orderItems.orderId, order.id)),
    history: await db.select().from(orderHistory).where(eq(orderHistory.orderId, order.id)),
    product: await db.select().from(products).where(eq(products.id, order.productId)),
    stock: await stockOf(server, order.variantId),
  };
}

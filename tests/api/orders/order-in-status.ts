import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { OrderStatus } from '#domain/orders/order-lifecycle';
import { newId } from '../../../server/database/ids';
import { clients, orderItems, orders } from '../../../server/database/schema/orders';
import { payments } from '../../../server/database/schema/payments';
import { products, variants } from '../../../server/database/schema/products';
import { NEJJARINE } from '../../../server/demo/demo-stores';
import type { OrderTransitionAction } from '../../../server/orders/order-transition-request';
import { transitionOrder } from '../../../server/orders/order-transitions';
import { lockAnyOrder, type OrderRecord } from '../../../server/orders/orders.repository';
import {
  CARRIER,
  clientPerformer,
  MARKETPLACE,
  type Performer,
  SYSTEM,
} from '../../../server/orders/performers';
import { placeOrder } from '../../../server/orders/place-order';
import type { RequestedLine } from '../../../server/orders/price-lines';
import { cityId } from '../../../server/seeding/reference-rows';
import type { TestBackend } from './order-builder';

const STAFF: Performer = { type: 'staff', id: 'usr_salma', name: 'Salma Bennani' };

const MAIN_PATH = [
  'verify',
  'accept',
  'prepare',
  'markReady',
  'handOver',
  'deliver',
  'invoice',
  'close',
] as const;

const PATHS: Record<OrderStatus, readonly OrderTransitionAction[]> = {
  new: [],
  pending: MAIN_PATH.slice(0, 1),
  confirmed: MAIN_PATH.slice(0, 2),
  processing: MAIN_PATH.slice(0, 3),
  ready: MAIN_PATH.slice(0, 4),
  shipped: MAIN_PATH.slice(0, 5),
  delivered: MAIN_PATH.slice(0, 6),
  invoiced: MAIN_PATH.slice(0, 7),
  done: MAIN_PATH,
  cancelled: ['cancel'],
  rejected: ['verify', 'refuse'],
  disapproved: ['flag'],
  approved: ['flag', 'approve'],
  returned: [...MAIN_PATH.slice(0, 5), 'failDelivery'],
};

const PERFORMERS: Partial<Record<OrderTransitionAction, Performer>> = {
  verify: SYSTEM,
  flag: MARKETPLACE,
  approve: MARKETPLACE,
  failDelivery: CARRIER,
  invoice: SYSTEM,
  close: SYSTEM,
  cancel: SYSTEM,
};

/** The order that a test needs. By default, two lines of two pieces and one, paid on delivery. */
export interface OrderInStatusOptions {
  readonly to?: OrderStatus;
  readonly quantities?: readonly number[];
  readonly paymentMethod?: 'cod' | 'card' | 'transfer';
  readonly lines?: readonly RequestedLine[];
  /** First part of the client's last name. */
  readonly lastName?: string;
}

/** Variants on sale in the demo store, with plenty of stock. */
export async function goodsOf({ database }: TestBackend, count: number, stock = 50) {
  const rows = await database.db
    .select({ variant: variants, product: products })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(
      and(
        eq(variants.storeId, NEJJARINE.id),
        eq(products.status, 'published'),
        eq(variants.stockPolicy, 'counted'),
        isNull(products.archivedAt),
        isNotNull(variants.price),
        isNotNull(products.categoryId),
      ),
    )
    .orderBy(asc(variants.sku))
    .limit(count);
  for (const { variant } of rows) {
    await database.db
      .update(variants)
      .set({ stockOnHand: sql`${variants.stockReserved} + ${stock}` })
      .where(eq(variants.id, variant.id));
  }
  return rows;
}

/** A client of the demo store. */
export async function clientOf({ database }: TestBackend, lastName = 'Ouazzani') {
  const client = {
    id: newId('cli'),
    storeId: NEJJARINE.id,
    firstName: 'Lina',
    lastName,
    phoneNumber: '+212661998877',
  };
  await database.db.insert(clients).values(client);
  return client;
}

function transitionInput(
  action: OrderTransitionAction,
  now: Date,
  performer = PERFORMERS[action] ?? STAFF,
) {
  return {
    action,
    performer,
    now,
    reasonCode: 'other',
    carrier: 'Amana',
    trackingNumber: 'AM1',
  };
}

/** Takes an order through one transition, by default as a permitted performer. */
export function applyOrderAction(
  { database, clock }: TestBackend,
  orderId: string,
  action: OrderTransitionAction,
  performer?: Performer,
): Promise<OrderRecord> {
  return database.transaction(async (tx) => {
    const record = await lockAnyOrder(tx, orderId);
    if (!record) throw new Error(`There is no order ${orderId}.`);
    return transitionOrder(tx, record, transitionInput(action, clock.now(), performer));
  });
}

/** Places an order of the demo store and moves it to a status, each step by the rules. */
export async function createOrderInStatus(
  server: TestBackend,
  { to = 'delivered', quantities = [2, 1], ...wanted }: OrderInStatusOptions = {},
): Promise<OrderRecord> {
  const lines =
    wanted.lines ??
    (await goodsOf(server, quantities.length)).map(({ variant }, index) => ({
      variantId: variant.id,
      quantity: quantities[index] ?? 1,
    }));
  const client = await clientOf(server, wanted.lastName);
  const { database, clock } = server;
  const now = clock.now();
  return database.transaction(async (tx) => {
    let record = await placeOrder(tx, {
      storeId: NEJJARINE.id,
      clientId: client.id,
      lines,
      performer: clientPerformer(client),
      now,
      // The store has no shipping rule for this region: the city's fee applies to any total.
      cityId: cityId('Tanger'),
      shippingAddress: { line1: '4, rue des Tests', line2: null, zipcode: null },
      paymentMethod: wanted.paymentMethod ?? 'cod',
    });
    for (const action of PATHS[to])
      record = await transitionOrder(tx, record, transitionInput(action, now));
    return record;
  });
}

/** The current stock, payment and pieces of an order. */
export async function orderState({ database }: TestBackend, orderId: string) {
  const [order] = await database.db.select().from(orders).where(eq(orders.id, orderId));
  const [payment] = await database.db.select().from(payments).where(eq(payments.orderId, orderId));
  const items = await database.db
    .select({ item: orderItems, variant: variants })
    .from(orderItems)
    .innerJoin(variants, eq(variants.id, orderItems.variantId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position));
  if (!order || !payment) throw new Error(`There is no order ${orderId}.`);
  return {
    order,
    payment: { status: payment.status, amount: payment.amount, refunded: payment.refundedTotal },
    items: items.map(({ item }) => item),
    onHand: items.map(({ variant }) => variant.stockOnHand),
    reserved: items.map(({ variant }) => variant.stockReserved),
  };
}

import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { STAFF_CANCELLATION_ACTIONS } from '#domain/cancellations/cancellation-lifecycle';
import type { OrderStatus } from '#domain/orders/order-lifecycle';
import {
  RETURN_LIFECYCLE,
  type ReturnStatus,
  STAFF_RETURN_ACTIONS,
  type StaffReturnAction,
} from '#domain/returns/return-lifecycle';
import { createCancellation } from '../../../server/cancellations/cancellation-transitions';
import type { Db, Tx } from '../../../server/context';
import { products, variants } from '../../../server/database/schema/products';
import { returns } from '../../../server/database/schema/returns';
import { lockAnyOrder } from '../../../server/orders/orders.repository';
import { clientPerformer } from '../../../server/orders/performers';
import { createReturn } from '../../../server/returns/create-return';
import { placeOrder, type TestBackend } from '../orders/order-builder';
import type { ApiClient, RequestOptions } from '../support/api-client';
import { type Attempt, firstRecord, type Target } from './attempt';

async function storeOf(client: ApiClient): Promise<string> {
  return (await client.get('/api/user/')).body.store.id;
}

/** A new order of the client's store in this status. */
async function orderIn(
  client: ApiClient,
  db: Db,
  status: OrderStatus,
  paymentMethod: 'cod' | 'card' = 'card',
): Promise<string> {
  const market = {
    database: {
      db,
      transaction: <Result>(effect: (tx: Tx) => Promise<Result>) => db.transaction(effect),
    },
    clock: { now: () => new Date() },
  };
  const storeId = await storeOf(client);
  // The builder uses only these parts of a test backend.
  return (await placeOrder(market as unknown as TestBackend, { storeId, status, paymentMethod }))
    .id;
}

/** The locked order, with its client as the performer. */
async function lockedOrder(tx: Tx, orderId: string) {
  const record = await lockAnyOrder(tx, orderId);
  if (!record) throw new Error(`There is no order ${orderId}.`);
  return { record, performer: clientPerformer(record.client) };
}

function newReturn(status: ReturnStatus, action?: StaffReturnAction) {
  return async (client: ApiClient, db: Db): Promise<Target> => {
    const orderId = await orderIn(client, db, 'delivered');
    return db.transaction(async (tx) => {
      const { record, performer } = await lockedOrder(tx, orderId);
      const request = {
        performer,
        reasonCode: 'other' as const,
        lines: undefined,
        now: new Date(),
      };
      const { return: made, items } = await createReturn(tx, record, request);
      await tx.update(returns).set({ status }).where(eq(returns.id, made.id));
      const counted = items.map(({ line }) => ({
        orderItemId: line.orderItemId,
        receivedQuantity: line.quantity,
        damagedQuantity: 0,
        resellable: true,
      }));
      const told = action === 'receive' ? { request: { body: { items: counted } } } : {};
      return { id: made.id, ...told };
    });
  };
}

async function newCancellation(client: ApiClient, db: Db): Promise<Target> {
  const orderId = await orderIn(client, db, 'ready');
  return db.transaction(async (tx) => {
    const { record, performer } = await lockedOrder(tx, orderId);
    const request = { performer, reasonCode: 'other' as const, lines: undefined, now: new Date() };
    return { id: (await createCancellation(tx, record, request)).cancellation.id };
  });
}

const RETURN_BODIES: Partial<Record<StaffReturnAction, object>> = {
  decline: { reasonCode: 'other' },
  dispute: { reasonCode: 'other', evidence: 'Vide.' },
};

const returnAttempts = STAFF_RETURN_ACTIONS.map((action): Attempt => {
  const line = RETURN_LIFECYCLE.transitions.find((transition) => transition.action === action);
  return {
    operationId: 'performReturnAction',
    name: `performReturnAction ${action}`,
    ...(line?.permission ? { permission: line.permission } : {}),
    path: `/api/store/returns/{id}/${action}`,
    request: { body: RETURN_BODIES[action] ?? {} },
    prepare: newReturn(line?.from[0] ?? 'requested', action),
  };
});

const cancellationAttempts = STAFF_CANCELLATION_ACTIONS.map(
  (action): Attempt => ({
    operationId: 'performCancellationAction',
    name: `performCancellationAction ${action}`,
    path: `/api/store/cancellations/{id}/${action}`,
    request: { body: {} },
    prepare: newCancellation,
  }),
);

function attempt(
  operationId: string,
  path: string,
  prepare?: (client: ApiClient, db: Db) => Promise<Target>,
  request?: RequestOptions,
): Attempt {
  return {
    operationId,
    name: operationId,
    path,
    ...(prepare && { prepare }),
    ...(request && { request }),
  };
}

function orderThat(status: OrderStatus, paymentMethod?: 'cod' | 'card') {
  return async (client: ApiClient, db: Db): Promise<Target> => ({
    id: await orderIn(client, db, status, paymentMethod),
  });
}

/** A variant that the client's store has on sale. */
async function goodOnSale(client: ApiClient, db: Db): Promise<Target> {
  const storeId = await storeOf(client);
  const rows = await db
    .select({ id: variants.id })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(
      and(
        eq(variants.storeId, storeId),
        eq(variants.status, 'active'),
        gt(sql`${variants.stockOnHand} - ${variants.stockReserved}`, 3),
        gt(variants.price, 0),
        eq(products.status, 'published'),
        isNull(products.archivedAt),
      ),
    )
    .limit(1);
  return firstRecord(rows, 'good on sale');
}

/** Attempts on orders, cancellations and returns, except the actions on an order. */
export const salesAttempts: readonly Attempt[] = [
  attempt('listReturns', '/api/store/returns/'),
  attempt('getReturn', '/api/store/returns/{id}', newReturn('requested')),
  ...returnAttempts,
  attempt('listCancellations', '/api/store/cancellations/'),
  attempt('getCancellation', '/api/store/cancellations/{id}', newCancellation),
  ...cancellationAttempts,
  attempt('createCancellation', '/api/store/order/{id}/cancellation/create', orderThat('ready'), {
    body: { reasonCode: 'other' },
  }),
  attempt('updateOrder', '/api/store/order/{id}', orderThat('pending'), {
    body: { internalNote: 'Essai' },
    headers: { 'if-match': '"1"' },
  }),
  attempt(
    'logDeliveryAttempt',
    '/api/store/order/{id}/attempt/create',
    orderThat('shipped', 'cod'),
    { body: { outcome: 'unreachable' } },
  ),
  {
    ...attempt('takeOrder', '/api/store/order/create', goodOnSale),
    bodyOf: (id) => ({
      items: [{ id, quantity: 1 }],
      billing: {
        firstName: 'Houda',
        lastName: 'Lahlou',
        phoneNumber: '0661420318',
        line1: '12, rue Ibn Khaldoun',
        cityId: 'cty_casablanca',
      },
    }),
    ofForeign: [422, 'validation_failed'],
  },
  {
    ...attempt('performOrdersAction', '/api/store/orders/bulk', undefined, {
      body: { action: 'delete', ids: ['ord_nobody'] },
    }),
    permission: 'orders.delete',
  },
  attempt('recordOrderPrints', '/api/store/orders/prints', undefined, {
    body: { paper: 'slip', ids: ['ord_nobody'] },
  }),
];

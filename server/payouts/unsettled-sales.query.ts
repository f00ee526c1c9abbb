import { and, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../context';
import { orders } from '../database/schema/orders';
import { payments, refunds } from '../database/schema/payments';
import { payoutEntries } from '../database/schema/payouts';

/** A sale counts once it is delivered and paid, whichever comes later; null until then. */
const soldAt = sql`case when ${orders.deliveredAt} is not null then greatest(${orders.deliveredAt}, ${payments.capturedAt}) end`;

/**
 * Given back for pieces that were cancelled before the sale: the order's own total and commission
 * were lowered with them.
 */
const cancelledBefore = sql<string>`(
  select coalesce(sum(r.amount), 0) from refunds r
   where r.order_id = ${orders.id} and r.reason = 'cancellation' and r.created_at <= ${soldAt})`;

/** It will never be delivered: what was captured of it goes back, and is no sale. */
const isNeverDelivered: SQL = sql`(${orders.deliveredAt} is null and ${orders.status} in ('cancelled', 'rejected', 'returned'))`;

const isUnsettled = (storeId: string) =>
  and(eq(payments.storeId, storeId), isNotNull(payments.capturedAt), isNull(payments.settledAt));

const isSettleable = (storeId: string, until: Date) =>
  and(isUnsettled(storeId), or(isNeverDelivered, lt(soldAt, until)));

const isUnsettledRefund = (storeId: string, until: Date) =>
  and(eq(refunds.storeId, storeId), isNull(refunds.settledAt), lt(refunds.createdAt, until));

/** What one transaction counts at most: beyond it, a statement would run out of its time. */
export const MAX_SETTLED_AT_ONCE = 5000;

/** What one gathering takes up: at most so many sales, and so many refunds of what was sold. */
export interface UnsettledSelection {
  readonly paymentIds: readonly string[];
  readonly refundIds: readonly string[];
}

/**
 * Chooses what to count before `until` and locks its orders, before their payments, as everybody
 * does. Refunds of what is not settled wait for it.
 */
export const selectAndLockUnsettled = async (
  tx: Tx,
  storeId: string,
  until: Date,
  most: number,
): Promise<UnsettledSelection> => {
  const sales = await tx
    .select({ id: payments.id, orderId: payments.orderId })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(isSettleable(storeId, until))
    .orderBy(payments.id)
    .limit(most);
  const paymentIds = sales.map(({ id }) => id);
  const given = await tx
    .select({ id: refunds.id, orderId: refunds.orderId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        isUnsettledRefund(storeId, until),
        or(isNotNull(payments.settledAt), sql`${payments.id} = any(${sql.param(paymentIds)})`),
      ),
    )
    .orderBy(refunds.createdAt, refunds.id)
    .limit(most);
  const orderIds = [...new Set([...sales, ...given].map(({ orderId }) => orderId))];
  if (orderIds.length > 0) {
    await tx.execute(
      sql`select 1 from orders where id = any(${sql.param(orderIds)}) order by id for key share`,
    );
  }
  return { paymentIds, refundIds: given.map(({ id }) => id) };
};

/** The chosen payments that are to be settled still, locked with their orders' figures. Centimes. */
export const lockUnsettledSales = (
  tx: Tx,
  storeId: string,
  until: Date,
  { paymentIds }: UnsettledSelection,
) =>
  tx
    .select({
      paymentId: payments.id,
      orderId: payments.orderId,
      amount: payments.amount,
      capturedAt: payments.capturedAt,
      deliveredAt: orders.deliveredAt,
      cancelledBefore,
      orderTotal: orders.total,
      commissionTotal: orders.commissionTotal,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(isSettleable(storeId, until), sql`${payments.id} = any(${sql.param([...paymentIds])})`),
    )
    .orderBy(payments.id)
    .for('update', { of: payments });

/** Notes that these payments have been counted. */
export const markPaymentsSettled = async (tx: Tx, ids: readonly string[], now: Date) => {
  if (ids.length === 0) return;
  await tx
    .update(payments)
    .set({ settledAt: now })
    .where(sql`${payments.id} = any(${sql.param([...ids])})`);
};

const saleEntry = sql`exists (select 1 from ${payoutEntries} where ${payoutEntries.orderId} = ${refunds.orderId} and ${payoutEntries.kind} = 'sale' and ${payoutEntries.refundId} is null)`;

/** The chosen refunds of payments that have been settled; locked, in the order they were given. */
export const lockUnsettledRefunds = (
  tx: Tx,
  storeId: string,
  until: Date,
  { refundIds }: UnsettledSelection,
) =>
  tx
    .select({
      id: refunds.id,
      orderId: refunds.orderId,
      amount: refunds.amount,
      reason: refunds.reason,
      createdAt: refunds.createdAt,
      isOfSale: sql<boolean>`${saleEntry}`,
      saleAmount: payments.amount,
      capturedAt: payments.capturedAt,
      deliveredAt: orders.deliveredAt,
      cancelledBefore,
      orderTotal: orders.total,
      commissionTotal: orders.commissionTotal,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(
      and(
        isUnsettledRefund(storeId, until),
        isNotNull(payments.settledAt),
        sql`${refunds.id} = any(${sql.param([...refundIds])})`,
      ),
    )
    .orderBy(refunds.createdAt, refunds.id)
    .for('update', { of: refunds });

/** What was counted of each order's refunds since its sale, goodwill apart; centimes by order. */
export const settledRefunds = async (
  tx: Tx,
  orderIds: readonly string[],
): Promise<Map<string, number>> => {
  if (orderIds.length === 0) return new Map();
  const rows = await tx
    .select({ orderId: refunds.orderId, sum: sql<string>`sum(${refunds.amount})` })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(
      and(
        sql`${refunds.orderId} = any(${sql.param([...orderIds])})`,
        isNotNull(refunds.settledAt),
        inArray(refunds.reason, ['cancellation', 'return']),
        sql`not (${refunds.reason} = 'cancellation' and ${refunds.createdAt} <= ${soldAt})`,
      ),
    )
    .groupBy(refunds.orderId);
  return new Map(rows.map(({ orderId, sum }) => [orderId, Number(sum)]));
};

/** Notes that these refunds have been counted. */
export const markRefundsSettled = async (tx: Tx, ids: readonly string[], now: Date) => {
  if (ids.length === 0) return;
  await tx
    .update(refunds)
    .set({ settledAt: now })
    .where(sql`${refunds.id} = any(${sql.param([...ids])})`);
};

/** The first instant, before `now`, of anything that still has to be counted for the store. */
export const firstUnsettledAt = async (
  tx: Tx,
  storeId: string,
  now: Date,
): Promise<Date | null> => {
  const [sale] = await tx
    .select({ at: sql<string | null>`min(${soldAt})` })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(isUnsettled(storeId), lt(soldAt, now)));
  const [refund] = await tx
    .select({ at: sql<string | null>`min(${refunds.createdAt})` })
    .from(refunds)
    .where(and(isUnsettledRefund(storeId, now), saleEntry));
  const instants = [sale?.at, refund?.at].flatMap((at) => (at ? [new Date(at).getTime()] : []));
  return instants.length > 0 ? new Date(Math.min(...instants)) : null;
};

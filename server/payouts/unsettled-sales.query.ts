import { min } from 'date-fns/min';
import { and, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../context';
import { orders } from '../database/schema/orders';
import { payments, refunds } from '../database/schema/payments';
import { payoutEntries } from '../database/schema/payouts';
import { firstUnsettledTourAt } from './unsettled-tours.query';

/**
 * The instant of a sale: delivery or payment, whichever is later; null until both have happened.
 */
const soldAt = sql`case when ${orders.deliveredAt} is not null then greatest(${orders.deliveredAt}, ${payments.capturedAt}) end`;

/**
 * Refunds for pieces cancelled before the sale. The order's own total and commission were reduced
 * too.
 */
const cancelledBefore = sql<string>`(
  select coalesce(sum(r.amount), 0) from refunds r
   where r.order_id = ${orders.id} and r.reason = 'cancellation' and r.created_at <= ${soldAt})`;

/** Will never be delivered: the captured money is refunded, and is no sale. */
const isNeverDelivered: SQL = sql`(${orders.deliveredAt} is null and ${orders.status} in ('cancelled', 'rejected', 'returned'))`;

function isUnsettled(storeId: string) {
  return and(
    eq(payments.storeId, storeId),
    isNotNull(payments.capturedAt),
    isNull(payments.settledAt),
  );
}

function isSettleable(storeId: string, until: Date) {
  return and(isUnsettled(storeId), or(isNeverDelivered, lt(soldAt, until)));
}

function isUnsettledRefund(storeId: string, until: Date) {
  return and(eq(refunds.storeId, storeId), isNull(refunds.settledAt), lt(refunds.createdAt, until));
}

/** The most that one transaction counts: beyond it, a statement would time out. */
export const MAX_SETTLED_AT_ONCE = 5000;

/** The sales and refunds of one batch, each limited in number. */
export interface UnsettledSelection {
  readonly paymentIds: readonly string[];
  readonly refundIds: readonly string[];
}

/**
 * Chooses the sales and refunds to count before `until` and locks their orders, before their
 * payments, like every writer. A refund waits until its sale is settled or chosen.
 */
export async function selectAndLockUnsettled(
  tx: Tx,
  storeId: string,
  until: Date,
  most: number,
): Promise<UnsettledSelection> {
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
}

/** The chosen payments that are not settled yet, locked, with their orders' figures. Centimes. */
export function lockUnsettledSales(
  tx: Tx,
  storeId: string,
  until: Date,
  { paymentIds }: UnsettledSelection,
) {
  return tx
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
}

/** Marks these payments as counted. */
export async function markPaymentsSettled(tx: Tx, ids: readonly string[], now: Date) {
  if (ids.length === 0) return;
  await tx
    .update(payments)
    .set({ settledAt: now })
    .where(sql`${payments.id} = any(${sql.param([...ids])})`);
}

const saleEntry = sql`exists (select 1 from ${payoutEntries} where ${payoutEntries.orderId} = ${refunds.orderId} and ${payoutEntries.kind} = 'sale' and ${payoutEntries.refundId} is null)`;

/** The chosen refunds of settled payments, locked, in the order of their creation. */
export function lockUnsettledRefunds(
  tx: Tx,
  storeId: string,
  until: Date,
  { refundIds }: UnsettledSelection,
) {
  return tx
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
}

/** The refunds of each order counted since its sale, without goodwill; centimes by order. */
export async function settledRefunds(
  tx: Tx,
  orderIds: readonly string[],
): Promise<Map<string, number>> {
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
}

/** Marks these refunds as counted. */
export async function markRefundsSettled(tx: Tx, ids: readonly string[], now: Date) {
  if (ids.length === 0) return;
  await tx
    .update(refunds)
    .set({ settledAt: now })
    .where(sql`${refunds.id} = any(${sql.param([...ids])})`);
}

/** The first instant before `now` of a sale, refund or tour still to be counted for the store. */
export async function firstUnsettledAt(tx: Tx, storeId: string, now: Date): Promise<Date | null> {
  const [sale] = await tx
    .select({ at: sql<string | null>`min(${soldAt})` })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(isUnsettled(storeId), lt(soldAt, now)));
  const [refund] = await tx
    .select({ at: sql<string | null>`min(${refunds.createdAt})` })
    .from(refunds)
    .where(and(isUnsettledRefund(storeId, now), saleEntry));
  const tour = await firstUnsettledTourAt(tx, storeId, now);
  const instants = [sale?.at, refund?.at, tour].flatMap((at) => (at ? [new Date(at)] : []));
  return instants.length > 0 ? min(instants) : null;
}

import { subMilliseconds } from 'date-fns/subMilliseconds';
import {
  type AnyColumn,
  and,
  asc,
  eq,
  inArray,
  isNull,
  lt,
  notExists,
  notInArray,
  type SQL,
} from 'drizzle-orm';
import { CLOSE_AFTER_MS, VERIFY_WITHIN_MS } from '#domain/orders/order-time-limits';
import { OPEN_RETURN_STATUSES } from '#domain/returns/return-lifecycle';
import type { Db, ServerContext, Tx } from '../context';
import { orders } from '../database/schema/orders';
import { returns } from '../database/schema/returns';
import type { OrderTransitionRequest } from './order-transition-request';
import { transitionOrder } from './order-transitions';
import { lockAnyOrder } from './orders.repository';
import { SYSTEM } from './performers';

/** The parts of the server context that a scheduled job needs. */
export type ScheduledTaskContext = Pick<ServerContext, 'database' | 'log'>;

/** What a step of a job did: no record was due, one was moved, or had been moved meanwhile. */
export type StepOutcome = 'none' | 'moved' | 'moved elsewhere';

/**
 * Runs `step` in separate transactions, one record each, until it finds no more. A record that
 * fails is logged and skipped in this run, so that the others do not wait for it.
 * @param step moves one record that is not among `failed`, locked with SKIP LOCKED, so that two
 *   processes share the work; first passes its id to `picked`
 * @returns how many were moved
 */
export async function processOneByOne(
  { database, log }: ScheduledTaskContext,
  step: (tx: Tx, failed: readonly string[], picked: (id: string) => void) => Promise<StepOutcome>,
): Promise<number> {
  const failed: string[] = [];
  let moved = 0;
  for (;;) {
    let current: string | undefined;
    try {
      const outcome = await database.transaction((tx) =>
        step(tx, failed, (id) => {
          current = id;
        }),
      );
      if (outcome === 'none') return moved;
      if (outcome === 'moved') moved += 1;
    } catch (error) {
      if (current === undefined || failed.includes(current)) throw error;
      failed.push(current);
      log.error({ err: error, record: current }, 'a job left a record out');
    }
  }
}

/** Takes the same transition with every order that `due` selects, the longest overdue first. */
function transitionDueOrders(
  context: ScheduledTaskContext,
  due: (tx: Tx) => { where: SQL | undefined; since: AnyColumn },
  request: Pick<OrderTransitionRequest, 'action' | 'reasonCode' | 'now'>,
): Promise<number> {
  return processOneByOne(context, async (tx, failed, picked) => {
    const { where, since } = due(tx);
    const [row] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(where, failed.length > 0 ? notInArray(orders.id, [...failed]) : undefined))
      .orderBy(asc(since))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!row) return 'none';
    picked(row.id);
    const record = await lockAnyOrder(tx, row.id);
    if (record) await transitionOrder(tx, record, { ...request, performer: SYSTEM });
    return 'moved';
  });
}

/**
 * Cancels orders that were not accepted in time (contract, `expire`). Several processes may do so
 * at once; a second run finds nothing.
 * @returns how many were cancelled
 */
export function expireOverdueOrders(context: ScheduledTaskContext, now: Date): Promise<number> {
  return transitionDueOrders(
    context,
    () => ({
      where: and(eq(orders.status, 'pending'), isNull(orders.archivedAt), lt(orders.acceptBy, now)),
      since: orders.acceptBy,
    }),
    { action: 'expire', now },
  );
}

/**
 * Cancels new orders that the marketplace did not verify within 48 hours.
 * @returns how many were cancelled
 */
export function releaseUnverifiedOrders(context: ScheduledTaskContext, now: Date): Promise<number> {
  const limit = subMilliseconds(now, VERIFY_WITHIN_MS);
  return transitionDueOrders(
    context,
    () => ({
      where: and(eq(orders.status, 'new'), isNull(orders.archivedAt), lt(orders.orderDate, limit)),
      since: orders.orderDate,
    }),
    { action: 'cancel', reasonCode: 'not_verified', now },
  );
}

function openReturnOf(reader: Db | Tx) {
  return reader
    .select({ id: returns.id })
    .from(returns)
    .where(and(eq(returns.orderId, orders.id), inArray(returns.status, [...OPEN_RETURN_STATUSES])));
}

/**
 * Closes invoiced orders 14 days after their delivery, unless they have an open return.
 * @returns how many were closed
 */
export function closeInvoicedOrders(context: ScheduledTaskContext, now: Date): Promise<number> {
  const limit = subMilliseconds(now, CLOSE_AFTER_MS);
  return transitionDueOrders(
    context,
    (tx) => ({
      where: and(
        eq(orders.status, 'invoiced'),
        isNull(orders.archivedAt),
        lt(orders.deliveredAt, limit),
        notExists(openReturnOf(tx)),
      ),
      since: orders.deliveredAt,
    }),
    { action: 'close', now },
  );
}

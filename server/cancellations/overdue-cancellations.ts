import { and, asc, eq, lt, notInArray } from 'drizzle-orm';
import { orderAllowsCancellationAction } from '#domain/cancellations/cancellation-lifecycle';
import { cancellations } from '../database/schema/cancellations';
import { orders } from '../database/schema/orders';
import { lockAnyOrder } from '../orders/orders.repository';
import { processOneByOne, type ScheduledTaskContext } from '../orders/overdue-orders';
import { SYSTEM } from '../orders/performers';
import { transitionCancellation } from './cancellation-transitions';
import { findCancellation } from './cancellations.repository';

/**
 * Answers requests that the store has not answered within 24 hours: accepts them (contract), or
 * refuses them as `already_shipped` when the parcel has left in the meantime and nothing can be
 * cancelled any more. Several processes may run this concurrently.
 * @returns how many were answered
 */
export function resolveOverdueCancellations(
  context: ScheduledTaskContext,
  now: Date,
): Promise<number> {
  return processOneByOne(context, async (tx, failed, picked) => {
    const [row] = await tx
      .select({ id: cancellations.id, orderId: orders.id })
      .from(cancellations)
      .innerJoin(orders, eq(orders.id, cancellations.orderId))
      .where(
        and(
          eq(cancellations.status, 'requested'),
          lt(cancellations.respondBy, now),
          failed.length > 0 ? notInArray(cancellations.id, [...failed]) : undefined,
        ),
      )
      .orderBy(asc(cancellations.respondBy))
      .limit(1)
      .for('update', { of: orders, skipLocked: true });
    if (!row) return 'none';
    picked(row.id);
    const order = await lockAnyOrder(tx, row.orderId);
    const record = await findCancellation(tx, row.id);
    // A user, or another process, may have answered between the search and the lock.
    if (!order || record?.cancellation.status !== 'requested') return 'moved elsewhere';
    const action = orderAllowsCancellationAction('accept', order.order.status)
      ? 'accept'
      : 'refuse';
    const reasonCode = action === 'accept' ? 'seller_timeout' : 'already_shipped';
    await transitionCancellation(tx, record, order, { action, performer: SYSTEM, reasonCode, now });
    return 'moved';
  });
}

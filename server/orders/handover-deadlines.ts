import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { DUE_FOR_HANDOVER } from '#domain/orders/order-lifecycle';
import { shipByOf } from '#domain/orders/ship-by';
import type { Availability } from '#domain/stores/store-availability';
import { findAvailability } from '../availability/availability.repository';
import type { Tx } from '../context';
import { orders } from '../database/schema/orders';
import { lockName, lockNameShared } from '../database/transaction-lock';

function lockOf(storeId: string): string {
  return `handover deadlines ${storeId}`;
}

/**
 * The handover deadline of an order that is accepted now, by the closures of its store. The closures
 * cannot change until the transaction ends.
 */
export async function handoverDeadline(tx: Tx, storeId: string, acceptedAt: Date): Promise<Date> {
  await lockNameShared(tx, lockOf(storeId));
  const availability = await findAvailability(tx, storeId);
  return shipByOf(acceptedAt, availability?.closures);
}

/**
 * Moves the handover deadlines of a store's accepted orders to those by its new closures, with their
 * revisions (decision 73). Called in the transaction that writes the closures, before they are
 * written: acceptances wait until it ends.
 * @returns the number of orders whose deadline moved
 */
export async function moveHandoverDeadlines(
  tx: Tx,
  storeId: string,
  { closures }: Pick<Availability, 'closures'>,
  now: Date,
): Promise<number> {
  await lockName(tx, lockOf(storeId));
  const accepted = await tx
    .select({ id: orders.id, acceptedAt: orders.acceptedAt, shipBy: orders.shipBy })
    .from(orders)
    .where(
      and(
        eq(orders.storeId, storeId),
        isNull(orders.archivedAt),
        inArray(orders.status, [...DUE_FOR_HANDOVER]),
      ),
    )
    .orderBy(orders.id)
    .for('no key update');
  const moved = accepted.flatMap(({ id, acceptedAt, shipBy }) => {
    if (!acceptedAt || !shipBy) return [];
    const wanted = shipByOf(acceptedAt, closures);
    return wanted.getTime() === shipBy.getTime() ? [] : [{ id, wanted: wanted.toISOString() }];
  });
  if (moved.length === 0) return 0;
  const [ids, deadlines] = [moved.map(({ id }) => id), moved.map(({ wanted }) => wanted)];
  await tx
    .update(orders)
    .set({
      shipBy: sql`moved.deadline`,
      updatedAt: now,
      revision: sql`${orders.revision} + 1`,
    })
    .from(
      sql`unnest(${sql.param(ids)}::text[], ${sql.param(deadlines)}::timestamptz[]) as moved(id, deadline)`,
    )
    .where(sql`${orders.id} = moved.id`);
  return moved.length;
}

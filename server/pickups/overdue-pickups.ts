import { subMilliseconds } from 'date-fns/subMilliseconds';
import { and, asc, inArray, lt, notInArray } from 'drizzle-orm';
import {
  isOpenPickup,
  MISSED_AFTER_MS,
  OPEN_PICKUP_STATUSES,
} from '#domain/pickups/pickup-lifecycle';
import { pickups } from '../database/schema/pickups';
import { processOneByOne, type ScheduledTaskContext } from '../orders/overdue-orders';
import { SYSTEM } from '../orders/performers';
import { transitionPickup } from './pickup-transitions';
import { findAnyPickup } from './pickups.repository';

/**
 * Counts open pickups as missed two hours after their slot. Several processes may run this at once.
 * @returns how many were missed
 */
export function missOverduePickups(context: ScheduledTaskContext, now: Date): Promise<number> {
  const limit = subMilliseconds(now, MISSED_AFTER_MS);
  return processOneByOne(context, async (tx, failed, picked) => {
    const [row] = await tx
      .select({ id: pickups.id })
      .from(pickups)
      .where(
        and(
          inArray(pickups.status, [...OPEN_PICKUP_STATUSES]),
          lt(pickups.endsAt, limit),
          failed.length > 0 ? notInArray(pickups.id, [...failed]) : undefined,
        ),
      )
      .orderBy(asc(pickups.endsAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!row) return 'none';
    picked(row.id);
    const record = await findAnyPickup(tx, row.id);
    if (!record || !isOpenPickup(record.pickup.status)) return 'moved elsewhere';
    await transitionPickup(tx, record, { action: 'miss', performer: SYSTEM, now });
    return 'moved';
  });
}

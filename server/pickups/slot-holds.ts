import { and, eq, gt, lte } from 'drizzle-orm';
import { bookingRefusal, HOLDS_OF_ONE, holdExpiry } from '#domain/slots/slot-places';
import type { SlotHold, SlotHoldRequest } from '#openapi/types.generated';
import type { Db, Principal, Tx } from '../context';
import { newId } from '../database/ids';
import { slotHolds } from '../database/schema/pickups';
import { lockName } from '../database/transaction-lock';
import { notFound, problem } from '../http/problem-error';
import { assertCarrierOf } from './carrier-schedules';
import { readSlotAt } from './offered-slots';

export type HoldRow = typeof slotHolds.$inferSelect;

/** Makes bookings of a carrier's slots, and holds, happen one after another in all processes. */
export function lockSlotsOf(tx: Tx, carrierId: string): Promise<void> {
  return lockName(tx, `slots of ${carrierId}`);
}

function presentHold(row: HoldRow): SlotHold {
  return {
    id: row.id,
    carrierId: row.carrierId,
    cityId: row.cityId,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    places: row.places,
    expiresAt: row.expiresAt.toISOString(),
  };
}

/** @throws ProblemError 409 `too_many_holds` */
async function assertFewHolds(tx: Tx, { userId }: Principal, now: Date): Promise<void> {
  // Two requests of one user for different carriers would otherwise count at once.
  await lockName(tx, `holds of ${userId}`);
  const held = await tx.$count(
    slotHolds,
    and(eq(slotHolds.userId, userId), gt(slotHolds.expiresAt, now)),
  );
  if (held >= HOLDS_OF_ONE) throw problem(409, 'too_many_holds');
}

/**
 * Holds places of a slot for the caller. Requests for slots of one carrier are decided one after
 * another, so that of several at once for the last place one gets it.
 * @throws ProblemError 404 the carrier is unknown to the store; 409 `slot_not_offered`,
 *   `slot_closed`, `slot_full` or `too_many_holds`
 */
export async function holdSlot(
  tx: Tx,
  { carrierId, startsAt, places }: SlotHoldRequest,
  principal: Principal,
  now: Date,
): Promise<SlotHold> {
  const { storeId, userId } = principal;
  await assertCarrierOf(tx, storeId, carrierId);
  await lockSlotsOf(tx, carrierId);
  const found = await readSlotAt(tx, storeId, carrierId, new Date(startsAt));
  const takings = found?.takings ?? [];
  const refusal = bookingRefusal({ slot: found?.slot, places, takings, now });
  if (refusal !== null || !found) throw problem(409, refusal ?? 'slot_not_offered');
  await assertFewHolds(tx, principal, now);
  const { startsAt: begin, endsAt, cityId } = found.slot;
  const [row] = await tx
    .insert(slotHolds)
    .values({
      id: newId('hld', now.getTime()),
      storeId,
      carrierId,
      userId,
      cityId,
      startsAt: begin,
      endsAt,
      places,
      createdAt: now,
      expiresAt: holdExpiry(now),
    })
    .returning();
  if (!row) throw new Error('A written hold was not returned.');
  return presentHold(row);
}

function ownHold(holdId: string, { userId, storeId }: Principal) {
  return and(
    eq(slotHolds.id, holdId),
    eq(slotHolds.userId, userId),
    eq(slotHolds.storeId, storeId),
  );
}

/** @throws ProblemError 404 the caller does not hold these places, or not any more */
export async function releaseHold(
  tx: Tx,
  holdId: string,
  principal: Principal,
  now: Date,
): Promise<void> {
  const [released] = await tx
    .delete(slotHolds)
    .where(and(ownHold(holdId, principal), gt(slotHolds.expiresAt, now)))
    .returning({ id: slotHolds.id });
  if (!released) throw notFound();
}

/**
 * Ends a hold of the caller, because a booking of this transaction takes its places.
 * @returns the hold; undefined when the caller does not hold the places, or not any more
 */
export async function takeHold(
  tx: Tx,
  holdId: string,
  principal: Principal,
  now: Date,
): Promise<HoldRow | undefined> {
  const [taken] = await tx
    .delete(slotHolds)
    .where(and(ownHold(holdId, principal), gt(slotHolds.expiresAt, now)))
    .returning();
  return taken;
}

/** Deletes the holds that have expired. */
export async function deleteExpiredHolds(db: Db, now: Date): Promise<void> {
  await db.delete(slotHolds).where(lte(slotHolds.expiresAt, now));
}

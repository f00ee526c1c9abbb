import { eq } from 'drizzle-orm';
import { type CallOffReason, isPickupConditionMet } from '#domain/pickups/pickup-lifecycle';
import type { DatabaseAccess } from '../context';
import { pickups } from '../database/schema/pickups';
import { notFound, problem } from '../http/problem-error';
import { CARRIER } from '../orders/performers';
import { toPickupState } from '../pickups/pickup-presentation';
import { transitionPickup } from '../pickups/pickup-transitions';
import { findAnyPickup, type PickupRecord } from '../pickups/pickups.repository';

/** What a carrier answers to a pickup: that it comes, or why it does not. */
export type CarrierAnswer =
  | { readonly action: 'confirm' }
  | { readonly action: 'callOff'; readonly reasonCode: CallOffReason };

/**
 * Records a carrier's answer.
 * @throws ProblemError 404 there is no such pickup; 409 `action_not_allowed`, such as a second answer
 *   or one after the slot
 */
export function recordCarrierAnswer(
  database: DatabaseAccess,
  pickupId: string,
  answer: CarrierAnswer,
  now: Date,
): Promise<PickupRecord> {
  return database.transaction(async (tx) => {
    await tx.select({ id: pickups.id }).from(pickups).where(eq(pickups.id, pickupId)).for('update');
    const record = await findAnyPickup(tx, pickupId);
    if (!record) throw notFound();
    if (!isPickupConditionMet(answer.action, toPickupState(record.pickup, 0), now)) {
      throw problem(409, 'action_not_allowed');
    }
    return transitionPickup(tx, record, { ...answer, performer: CARRIER, now });
  });
}

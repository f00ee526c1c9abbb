import { COLLECTABLE_STATUS } from '#domain/pickups/pickup-lifecycle';
import type { Pickup, PickupCreate } from '#openapi/types.generated';
import type { Principal, Tx } from '../context';
import { isUniqueViolation } from '../database/errors';
import { invalid, notFound } from '../http/problem-error';
import { lockOrder } from '../orders/orders.repository';
import { performerColumns, staffPerformer } from '../orders/performers';
import { presentPickup } from './pickup-presentation';
import { findAnyPickup, insertPickup, recordPickupHistory } from './pickups.repository';
import { type HoldRow, lockSlotsOf, takeHold } from './slot-holds';

/** @throws ProblemError 422 `expired` when the caller does not hold the places (any more) */
export async function takeOwnHold(
  tx: Tx,
  holdId: string,
  principal: Principal,
  now: Date,
): Promise<HoldRow> {
  const hold = await takeHold(tx, holdId, principal, now);
  if (!hold) throw invalid({ holdId: ['expired'] });
  await lockSlotsOf(tx, hold.carrierId);
  return hold;
}

/**
 * Locks the orders, by id.
 * @throws ProblemError 422 `unknown` to the store, `not_ready`, or of an `other_city`
 */
async function lockCollectable(
  tx: Tx,
  storeId: string,
  orderIds: readonly string[],
  { cityId }: HoldRow,
): Promise<void> {
  for (const id of [...orderIds].sort()) {
    const record = await lockOrder(tx, storeId, id);
    if (!record) throw invalid({ orderIds: ['unknown'] });
    const { order } = record;
    if (order.status !== COLLECTABLE_STATUS || order.archivedAt !== null) {
      throw invalid({ orderIds: ['not_ready'] });
    }
    if (cityId !== null && order.cityId !== cityId) throw invalid({ orderIds: ['other_city'] });
  }
}

function rethrowTaken(error: unknown): never {
  if (!isUniqueViolation(error, 'pickup_orders_in_one')) throw error;
  throw invalid({ orderIds: ['in_other_pickup'] });
}

/**
 * Books the places that the caller holds for a pickup of these orders.
 * @throws ProblemError 422 with what is wrong with the hold or the orders
 */
export async function requestPickup(
  tx: Tx,
  { holdId, orderIds, note }: PickupCreate,
  principal: Principal,
  now: Date,
): Promise<Pickup> {
  const { storeId } = principal;
  const hold = await takeOwnHold(tx, holdId, principal, now);
  if (orderIds.length > hold.places) throw invalid({ orderIds: ['too_few_places'] });
  await lockCollectable(tx, storeId, orderIds, hold);
  const id = await insertPickup(tx, {
    storeId,
    carrierId: hold.carrierId,
    cityId: hold.cityId,
    startsAt: hold.startsAt,
    endsAt: hold.endsAt,
    status: 'requested',
    note: note?.trim() || null,
    orderIds,
    now,
  }).catch(rethrowTaken);
  await recordPickupHistory(tx, {
    pickupId: id,
    at: now,
    ...performerColumns(await staffPerformer(tx, principal)),
    action: 'request',
    fromStatus: null,
    toStatus: 'requested',
    visibility: 'staff',
  });
  const record = await findAnyPickup(tx, id);
  if (!record) throw notFound();
  return presentPickup(record, principal, now);
}

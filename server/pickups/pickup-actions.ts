import {
  COLLECTABLE_STATUS,
  checkPickupAction,
  type StaffPickupAction,
} from '#domain/pickups/pickup-lifecycle';
import { scannedOrderNumber } from '#domain/pickups/scanned-number';
import type { ParcelScan, Pickup, PickupActionRequest } from '#openapi/types.generated';
import type { Principal, Tx } from '../context';
import { forbidden, invalid, notFound, problem } from '../http/problem-error';
import { staffPerformer } from '../orders/performers';
import { isCollectable, presentPickup, toPickupState } from './pickup-presentation';
import { transitionPickup } from './pickup-transitions';
import {
  changePickup,
  changeScan,
  findAnyPickup,
  lockPickup,
  type PickupRecord,
} from './pickups.repository';
import { takeOwnHold } from './request-pickup';

/** An action on a pickup that a member of staff requests. */
export interface RequestedPickupAction {
  readonly pickupId: string;
  readonly action: StaffPickupAction;
  readonly body: PickupActionRequest | undefined;
  readonly principal: Principal;
  readonly now: Date;
}

/** @throws ProblemError 404 unknown to the store */
async function lockOwn(tx: Tx, { storeId }: Principal, pickupId: string): Promise<PickupRecord> {
  const record = await lockPickup(tx, storeId, pickupId);
  if (!record) throw notFound();
  return record;
}

/** @throws ProblemError 403 the role may not; 409 `action_not_allowed` with the current pickup */
function assertAllowed(record: PickupRecord, requested: RequestedPickupAction): void {
  const { action, principal, now } = requested;
  const state = toPickupState(record.pickup, record.parcels.filter(isCollectable).length);
  const verdict = checkPickupAction(state, action, new Set(principal.permissions), now);
  if (!('refusal' in verdict)) return;
  if (verdict.refusal === 'forbidden') throw forbidden();
  throw problem(409, verdict.refusal, { current: presentPickup(record, principal, now) });
}

/**
 * Carries out one action under the lock of the pickup: of several at once exactly one succeeds.
 * @returns the pickup after the action
 * @throws ProblemError 404 unknown to the store; 403 the role may not; 409 `action_not_allowed` with
 *   the current pickup; 422 with what is missing or wrong
 */
export async function executePickupAction(
  tx: Tx,
  requested: RequestedPickupAction,
): Promise<Pickup> {
  const { pickupId, action, body = {}, principal, now } = requested;
  const record = await lockOwn(tx, principal, pickupId);
  assertAllowed(record, requested);
  const isMove = action === 'move' && body.holdId !== undefined;
  const hold = isMove && (await takeOwnHold(tx, body.holdId ?? '', principal, now));
  const moved = await transitionPickup(tx, record, {
    action,
    performer: await staffPerformer(tx, principal),
    now,
    note: body.note ?? null,
    reasonCode: action === 'callOff' ? (body.reasonCode ?? null) : null,
    ...(hold && { hold }),
  });
  return presentPickup(moved, principal, now);
}

/** A parcel that a member of staff scans. */
export interface RequestedScan {
  readonly pickupId: string;
  readonly body: ParcelScan;
  readonly principal: Principal;
  readonly now: Date;
}

/** The parcel with the number that was scanned, among those that did not leave the pickup. */
function parcelOf({ parcels }: PickupRecord, code: string) {
  const number = scannedOrderNumber(code);
  const parcel = parcels.find(
    ({ line, order }) => line.releasedAt === null && String(order.number) === number,
  );
  if (!parcel) throw invalid({ code: ['not_in_pickup'] });
  if (parcel.order.status !== COLLECTABLE_STATUS) throw invalid({ code: ['not_ready'] });
  return parcel;
}

/**
 * Notes that a parcel is given to the carrier, or that it is not.
 * @throws ProblemError 404 unknown to the store; 409 `action_not_allowed` the pickup is not
 *   confirmed, with the current pickup; 422 `not_in_pickup` or `not_ready`
 */
export async function scanParcel(
  tx: Tx,
  { pickupId, body, principal, now }: RequestedScan,
): Promise<Pickup> {
  const record = await lockOwn(tx, principal, pickupId);
  if (record.pickup.status !== 'confirmed') {
    throw problem(409, 'action_not_allowed', { current: presentPickup(record, principal, now) });
  }
  const { line } = parcelOf(record, body.code);
  const isScanned = body.isScanned !== false;
  const trackingNumber = isScanned ? body.trackingNumber?.trim() || line.trackingNumber : null;
  const scannedAt = isScanned ? (line.scannedAt ?? now) : null;
  const isChanged =
    line.trackingNumber !== trackingNumber || (line.scannedAt === null) !== (scannedAt === null);
  if (!isChanged) return presentPickup(record, principal, now);
  await changeScan(tx, line.id, { scannedAt, trackingNumber });
  await changePickup(tx, pickupId, {}, now);
  const scanned = await findAnyPickup(tx, pickupId);
  if (!scanned) throw notFound();
  return presentPickup(scanned, principal, now);
}

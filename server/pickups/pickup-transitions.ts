import { performerTransition } from '#domain/lifecycle/lifecycle';
import {
  type CallOffReason,
  PICKUP_LIFECYCLE,
  type StaffPickupAction,
} from '#domain/pickups/pickup-lifecycle';
import type { Tx } from '../context';
import { invalid, notFound, problem } from '../http/problem-error';
import { presentLetterheadId } from '../letterheads/letterheads.repository';
import { notifyStaff } from '../notifications/notify-staff';
import { lockProductsOf, openPieces } from '../orders/order-stock';
import { transitionOrder } from '../orders/order-transitions';
import { lockOrder, type OrderRecord } from '../orders/orders.repository';
import { type Performer, performerColumns } from '../orders/performers';
import { isCollectable } from './pickup-presentation';
import {
  changePickup,
  findAnyPickup,
  type ParcelRecord,
  type PickupRecord,
  type PickupRow,
  recordPickupHistory,
  releaseParcels,
} from './pickups.repository';
import type { HoldRow } from './slot-holds';

/** A transition of a pickup, by a person or by the system. */
export interface PickupTransitionRequest {
  readonly action: StaffPickupAction;
  readonly performer: Performer;
  readonly now: Date;
  readonly reasonCode?: CallOffReason | null;
  readonly note?: string | null;
  /** The places of the other slot, for the action `move`. */
  readonly hold?: HoldRow;
}

/** All staff prepare parcels for the carrier. */
const ALL_STAFF = ['store_admin', 'store_manager', 'store_user'] as const;

/**
 * Locks the orders that are scanned, by id, and then their products, as the handover of many orders
 * does.
 */
async function lockScanned(
  tx: Tx,
  { pickup, parcels }: PickupRecord,
): Promise<{ parcel: ParcelRecord; order: OrderRecord }[]> {
  const locked: { parcel: ParcelRecord; order: OrderRecord }[] = [];
  const scanned = parcels.filter(isCollectable);
  for (const parcel of scanned.toSorted((one, other) => (one.order.id < other.order.id ? -1 : 1))) {
    const order = await lockOrder(tx, pickup.storeId, parcel.order.id);
    // Somebody may have handed it over, or cancelled it, before the lock.
    if (order && isCollectable({ ...parcel, order: order.order })) locked.push({ parcel, order });
  }
  await lockProductsOf(
    tx,
    locked.flatMap(({ order }) => openPieces(order.items)),
  );
  return locked;
}

/**
 * Hands the scanned orders over to the carrier and frees the others.
 * @throws ProblemError 409 `action_not_allowed` when no scanned order is ready any more
 */
async function collect(
  tx: Tx,
  record: PickupRecord,
  { performer, now }: PickupTransitionRequest,
): Promise<Partial<PickupRow>> {
  const scanned = await lockScanned(tx, record);
  if (scanned.length === 0) throw problem(409, 'action_not_allowed');
  for (const { parcel, order } of scanned) {
    await transitionOrder(tx, order, {
      action: 'handOver',
      performer,
      now,
      carrier: record.carrier.name,
      trackingNumber: parcel.line.trackingNumber ?? String(order.order.number),
    });
  }
  const collected = new Set(scanned.map(({ parcel }) => parcel.line.id));
  const left = record.parcels.map(({ line }) => line.id).filter((id) => !collected.has(id));
  await releaseParcels(tx, record.pickup.id, left, now);
  return { letterheadId: await presentLetterheadId(tx, record.pickup.storeId) };
}

/**
 * The columns of the other slot.
 * @throws ProblemError 422 `required`, `other_carrier`, `too_few_places` or `other_city`
 */
function slotColumns(
  { pickup, parcels }: PickupRecord,
  { hold }: PickupTransitionRequest,
): Partial<PickupRow> {
  if (!hold) throw invalid({ holdId: ['required'] });
  if (hold.carrierId !== pickup.carrierId) throw invalid({ holdId: ['other_carrier'] });
  if (hold.places < pickup.places) throw invalid({ holdId: ['too_few_places'] });
  const isElsewhere = ({ order }: ParcelRecord) => order.cityId !== hold.cityId;
  if (hold.cityId !== null && parcels.some(isElsewhere)) throw invalid({ holdId: ['other_city'] });
  const { startsAt, endsAt, cityId } = hold;
  return { startsAt, endsAt, cityId };
}

/** Frees all orders of the pickup for another one. They are still ready, or left it meanwhile. */
function releaseAll(tx: Tx, { pickup, parcels }: PickupRecord, now: Date): Promise<void> {
  const ids = parcels.map(({ line }) => line.id);
  return releaseParcels(tx, pickup.id, ids, now);
}

async function notifyMissed(tx: Tx, { pickup, carrier, parcels }: PickupRecord, now: Date) {
  await notifyStaff(tx, {
    storeId: pickup.storeId,
    template: 'pickupMissed',
    parameters: { number: `P${pickup.number}`, carrier: carrier.name, orders: parcels.length },
    entityType: 'pickup',
    entityId: pickup.id,
    roles: ALL_STAFF,
    now,
  });
}

/** The effects of an action in addition to the status. Returns the columns to change. */
async function applyEffects(
  tx: Tx,
  record: PickupRecord,
  request: PickupTransitionRequest,
): Promise<Partial<PickupRow>> {
  const { action, now } = request;
  if (action === 'collect') return collect(tx, record, request);
  if (action === 'move') return slotColumns(record, request);
  if (action === 'confirm') return {};
  await releaseAll(tx, record, now);
  if (action === 'miss') await notifyMissed(tx, record, now);
  return action === 'callOff' ? { reasonCode: request.reasonCode ?? null } : {};
}

/**
 * Moves a pickup along one line of its table. The caller has locked it and, for staff, checked the
 * role and the conditions of time.
 * @returns the pickup after the transition
 * @throws ProblemError 409 `action_not_allowed`; 422 with what is missing
 */
export async function transitionPickup(
  tx: Tx,
  record: PickupRecord,
  request: PickupTransitionRequest,
): Promise<PickupRecord> {
  const { pickup } = record;
  const { action, performer, now } = request;
  const line = performerTransition(PICKUP_LIFECYCLE, pickup.status, action, performer.type);
  if (!line || line.to === 'archived') {
    const detail = `${action} by ${performer.type} from ${pickup.status}`;
    throw problem(409, 'action_not_allowed', { detail });
  }
  if (line.reasonRequired && !request.reasonCode) {
    throw invalid({ reasonCode: ['reason_required'] });
  }
  const columns = await applyEffects(tx, record, request);
  await changePickup(tx, pickup.id, { ...columns, status: line.to }, now);
  await recordPickupHistory(tx, {
    pickupId: pickup.id,
    at: now,
    ...performerColumns(performer),
    action,
    fromStatus: pickup.status,
    toStatus: line.to,
    reasonCode: request.reasonCode ?? null,
    note: request.note?.trim() || null,
    visibility: 'staff',
  });
  const moved = await findAnyPickup(tx, pickup.id);
  if (!moved) throw notFound();
  return moved;
}

import { amountToCollect } from '#domain/papers/amount-to-collect';
import {
  allowedPickupActions,
  COLLECTABLE_STATUS,
  type PickupState,
} from '#domain/pickups/pickup-lifecycle';
import type { Parcel, Pickup, PickupSummary } from '#openapi/types.generated';
import type { Principal } from '../context';
import { presentHistoryEntry } from '../orders/order-presentation';
import type { ParcelRecord, PickupRecord, PickupRow } from './pickups.repository';

/** A pickup of the list, with the numbers of its orders. */
export interface PickupPageRow extends Pick<PickupRecord, 'pickup' | 'carrier'> {
  readonly ordersCount: number;
  /** Parcels that are scanned, or were when it was collected. */
  readonly scannedCount: number;
  /** Those of them that can still be handed over. */
  readonly collectableCount: number;
}

/** Whether the parcel is scanned and still to be handed over. */
export function isCollectable({ line, order }: ParcelRecord): boolean {
  return (
    line.scannedAt !== null &&
    line.releasedAt === null &&
    order.status === COLLECTABLE_STATUS &&
    order.archivedAt === null
  );
}

/** Whether the parcel counts as scanned: also after it was handed over. */
function isScanned({ line }: ParcelRecord): boolean {
  return line.scannedAt !== null && line.releasedAt === null;
}

/** What the lifecycle reads of a pickup. */
export function toPickupState(
  { status, startsAt, endsAt }: PickupRow,
  scannedCount: number,
): PickupState {
  return { status, startsAt, endsAt, scannedCount };
}

/** A row of the list in the contract's form, with the actions that this caller may take at `now`. */
export function presentPickupSummary(
  { pickup, carrier, ordersCount, scannedCount, collectableCount }: PickupPageRow,
  { permissions }: Principal,
  now: Date,
): PickupSummary {
  const state = toPickupState(pickup, collectableCount);
  return {
    id: pickup.id,
    number: `P${pickup.number}`,
    carrier,
    cityId: pickup.cityId,
    startsAt: pickup.startsAt.toISOString(),
    endsAt: pickup.endsAt.toISOString(),
    status: pickup.status,
    reasonCode: pickup.reasonCode,
    note: pickup.note,
    ordersCount,
    scannedCount,
    allowedActions: allowedPickupActions(state, new Set(permissions), now),
    letterheadId: pickup.letterheadId,
    createdAt: pickup.createdAt.toISOString(),
    updatedAt: pickup.updatedAt.toISOString(),
    revision: pickup.revision,
  };
}

function presentParcel({ line, order, client }: ParcelRecord): Parcel {
  return {
    orderId: order.id,
    number: String(order.number),
    status: order.status,
    clientName: `${client.firstName} ${client.lastName}`,
    cityId: order.cityId,
    total: order.total,
    amountDue: amountToCollect(order),
    trackingNumber: line.trackingNumber,
    scannedAt: line.scannedAt?.toISOString() ?? null,
    isReleased: line.releasedAt !== null,
  };
}

/** The pickup in the contract's form, with the actions that this caller may take at `now`. */
export function presentPickup(record: PickupRecord, principal: Principal, now: Date): Pickup {
  const { parcels } = record;
  const row = {
    ...record,
    ordersCount: parcels.length,
    scannedCount: parcels.filter(isScanned).length,
    collectableCount: parcels.filter(isCollectable).length,
  };
  return {
    ...presentPickupSummary(row, principal, now),
    parcels: parcels.map(presentParcel),
    history: record.history.map(presentHistoryEntry),
  };
}

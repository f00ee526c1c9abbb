import { statusByPlaces } from '#domain/tours/departure-lifecycle';
import { placeRefusal } from '#domain/tours/departure-places';
import { freeForOthers, nextOffers, offerExpiry } from '#domain/tours/waiting-list';
import type { Tx } from '../context';
import { SYSTEM } from '../orders/performers';
import {
  changeBooking,
  changeWaiting,
  recordBookingHistory,
  selectExpiredHolds,
  selectWaiting,
  type WaitingRow,
} from './bookings.repository';
import {
  changeDeparture,
  type DepartureRecord,
  findAnyDeparture,
  freePlaces,
  recordDepartureHistory,
} from './departures.repository';
import { mailWaiting } from './tour-mails';

async function expireHolds(tx: Tx, departureId: string, now: Date): Promise<void> {
  for (const hold of await selectExpiredHolds(tx, departureId, now)) {
    await changeBooking(tx, hold, { status: 'expired', failedAt: now }, now);
    const line = { action: 'expire', performer: SYSTEM, from: 'held', to: 'expired', now };
    await recordBookingHistory(tx, hold.id, line);
  }
}

function isOpen({ departure }: DepartureRecord, now: Date): boolean {
  return placeRefusal({ departure, places: 0, free: 0, now }) === null;
}

/** Ends the offers that have expired, and the whole list of a departure that is booked no more. */
async function lapse(
  tx: Tx,
  entries: readonly WaitingRow[],
  isBookable: boolean,
  now: Date,
): Promise<WaitingRow[]> {
  const left: WaitingRow[] = [];
  for (const entry of entries) {
    const isExpired = entry.offerExpiresAt !== null && entry.offerExpiresAt <= now;
    if (isExpired || !isBookable) {
      await changeWaiting(tx, entry.id, { status: 'lapsed', offerExpiresAt: null }, now);
    } else left.push(entry);
  }
  return left;
}

async function offer(
  tx: Tx,
  record: DepartureRecord,
  entries: readonly WaitingRow[],
  now: Date,
): Promise<void> {
  const waiting = entries.filter(({ status }) => status === 'waiting');
  for (const entry of nextOffers(waiting, freePlaces(record))) {
    const offerExpiresAt = offerExpiry(now, record.departure.cutOffAt);
    const offered = await changeWaiting(tx, entry.id, { status: 'offered', offerExpiresAt }, now);
    await mailWaiting(tx, 'offer', record, offered, { now });
  }
}

async function updateStatus(tx: Tx, { departure, ...record }: DepartureRecord, now: Date) {
  const waiting = await selectWaiting(tx, departure.id);
  const free = freeForOthers(
    waiting.filter(({ status }) => status === 'waiting'),
    freePlaces({ departure, ...record }),
  );
  const status = statusByPlaces(departure.status, free);
  if (status === departure.status) return;
  await changeDeparture(tx, departure.id, { status }, now);
  const action = status === 'full' ? 'fill' : 'reopen';
  const line = { action, performer: SYSTEM, from: departure.status, to: status, now };
  await recordDepartureHistory(tx, [departure.id], line);
}

async function reread(tx: Tx, departureId: string, now: Date): Promise<DepartureRecord> {
  const record = await findAnyDeparture(tx, departureId, now);
  if (!record) throw new Error(`The departure ${departureId} went away under its lock.`);
  return record;
}

/**
 * What follows when places of a departure are taken or freed, or time has passed: expired holds end,
 * free places are offered to the waiting list in its order, and the departure is full or open. The
 * caller holds the lock of the departure.
 * @returns the departure as it is then
 */
export async function settleDeparture(
  tx: Tx,
  departureId: string,
  now: Date,
): Promise<DepartureRecord> {
  await expireHolds(tx, departureId, now);
  const record = await reread(tx, departureId, now);
  const isBookable = isOpen(record, now);
  const entries = await selectWaiting(tx, departureId);
  const left = await lapse(tx, entries, isBookable, now);
  const settled = left.length === entries.length ? record : await reread(tx, departureId, now);
  if (!isBookable) return settled;
  await offer(tx, settled, left, now);
  const offered = await reread(tx, departureId, now);
  await updateStatus(tx, offered, now);
  return reread(tx, departureId, now);
}

import { and, eq, max, type SQL } from 'drizzle-orm';
import { performerTransition } from '#domain/lifecycle/lifecycle';
import { placeRefusal } from '#domain/tours/departure-places';
import type { GuestCount } from '#domain/tours/tour-prices';
import { WAITING_LIFECYCLE, type WaitingAction } from '#domain/tours/waiting-list';
import type { WaitingEntry, WaitingRequest } from '#openapi/types.generated';
import type { Principal, Tx } from '../context';
import { newId } from '../database/ids';
import { waitingEntries } from '../database/schema/tours';
import { notFound, problem } from '../http/problem-error';
import type { Performer } from '../orders/performers';
import { type Contact, changeWaiting, type WaitingRow } from './bookings.repository';
import { settleDeparture } from './departure-settling';
import { type DepartureRecord, lockAnyDeparture } from './departures.repository';
import { parseContact } from './guest-contact';
import { lockAndSettle, placesForOthers, pricePlaces, writeHold } from './place-holding';
import { presentWaiting } from './waiting-presentation';

async function insertEntry(
  tx: Tx,
  { departure }: DepartureRecord,
  { guests, places, contact }: { guests: GuestCount[]; places: number; contact: Contact },
  now: Date,
): Promise<WaitingRow> {
  const [last] = await tx
    .select({ position: max(waitingEntries.position) })
    .from(waitingEntries)
    .where(eq(waitingEntries.departureId, departure.id));
  const [row] = await tx
    .insert(waitingEntries)
    .values({
      id: newId('wai', now.getTime()),
      storeId: departure.storeId,
      departureId: departure.id,
      position: (last?.position ?? 0) + 1,
      status: 'waiting',
      ...contact,
      guests,
      places,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new Error('A written entry was not returned.');
  return row;
}

/**
 * Adds somebody to the waiting list of a departure whose places are taken.
 * @param where leaves out departures that the caller may not know
 * @throws ProblemError 404; 409 `action_not_allowed` if enough places are free, or the departure is
 *   booked no more; 422 with what is wrong
 */
export async function joinWaiting(
  tx: Tx,
  departureId: string,
  { guests, contact }: WaitingRequest,
  { now, where }: { readonly now: Date; readonly where?: SQL | undefined },
): Promise<WaitingRow> {
  const record = await lockAndSettle(tx, departureId, now, where);
  const { places } = pricePlaces(record, guests);
  const known = parseContact(contact);
  const free = await placesForOthers(tx, record);
  const { departure, tour } = record;
  const isFull = placeRefusal({ departure, places, free, now }) === 'slot_full';
  if (!isFull || tour.status !== 'published' || places > departure.maximum) {
    throw problem(409, 'action_not_allowed');
  }
  return insertEntry(tx, record, { guests, places, contact: known }, now);
}

/**
 * The entry under the lock of its departure.
 * @throws ProblemError 404
 */
async function lockEntry(tx: Tx, waitingId: string, now: Date, where?: SQL) {
  const condition = and(eq(waitingEntries.id, waitingId), where);
  const [found] = await tx.select().from(waitingEntries).where(condition);
  const record = found && (await lockAnyDeparture(tx, found.departureId, now));
  const [entry] = await tx.select().from(waitingEntries).where(condition);
  if (!record || !entry) throw notFound();
  return { record, entry };
}

/** @throws ProblemError 409 `action_not_allowed` */
function assertPossible(
  { status, offerExpiresAt }: WaitingRow,
  action: WaitingAction,
  performer: 'client' | 'staff',
  now: Date,
): void {
  const isExpired = status === 'offered' && offerExpiresAt !== null && offerExpiresAt <= now;
  const line = performerTransition(WAITING_LIFECYCLE, status, action, performer);
  if (!line || isExpired) throw problem(409, 'action_not_allowed');
}

/**
 * Ends an entry that waits or has an offer; its places go to the next one.
 * @throws ProblemError 404; 409 `action_not_allowed`
 */
export async function leaveWaiting(
  tx: Tx,
  waitingId: string,
  { performer, now, where }: { performer: 'client' | 'staff'; now: Date; where?: SQL },
): Promise<WaitingRow> {
  const { entry } = await lockEntry(tx, waitingId, now, where);
  assertPossible(entry, 'leave', performer, now);
  const left = await changeWaiting(tx, entry.id, { status: 'left', offerExpiresAt: null }, now);
  await settleDeparture(tx, entry.departureId, now);
  return left;
}

/**
 * Holds the offered places for a booking of the guest, at the prices of the tour now.
 * @throws ProblemError 404; 409 `action_not_allowed` when the offer has expired
 */
export async function acceptOffer(
  tx: Tx,
  waitingId: string,
  { performer, now }: { readonly performer: Performer; readonly now: Date },
): Promise<WaitingRow> {
  const { record, entry } = await lockEntry(tx, waitingId, now);
  assertPossible(entry, 'accept', 'client', now);
  const priced = pricePlaces(record, entry.guests);
  const accepted = { status: 'accepted', offerExpiresAt: null } as const;
  const offered = entry.offerExpiresAt;
  await changeWaiting(tx, entry.id, accepted, now);
  const hold = { record, priced, performer, now };
  const bookingId = await writeHold(tx, offered === null ? hold : { ...hold, expiresAt: offered });
  return changeWaiting(tx, entry.id, { bookingId }, now);
}

/** Takes somebody off the list, for staff. @throws ProblemError as {@link leaveWaiting} */
export async function leaveWaitingAsStaff(
  tx: Tx,
  waitingId: string,
  { storeId }: Principal,
  now: Date,
): Promise<WaitingEntry> {
  const where = eq(waitingEntries.storeId, storeId);
  return presentWaiting(await leaveWaiting(tx, waitingId, { performer: 'staff', now, where }));
}

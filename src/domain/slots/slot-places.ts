import { addMinutes } from 'date-fns/addMinutes';
import { max } from 'date-fns/max';
import type { Slot } from './slots';

/** How long a place is held for somebody who is about to book it, in minutes. */
export const HOLD_MINUTES = 10;

/** How many slots one user may hold places of at the same time. */
export const HOLDS_OF_ONE = 5;

/** When a hold that begins at `now` expires. */
export function holdExpiry(now: Date): Date {
  return addMinutes(now, HOLD_MINUTES);
}

/** Places that are taken: by a booking, or by a hold until it expires. */
export interface Taking {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly places: number;
  /** Null for a booking. */
  readonly expiresAt: Date | null;
}

/** Whether the places are still taken at `now`. A hold counts until the instant at which it expires. */
export function isTakenAt({ expiresAt }: Pick<Taking, 'expiresAt'>, now: Date): boolean {
  return expiresAt === null || expiresAt > now;
}

type Span = Pick<Slot, 'startsAt' | 'endsAt'>;

/** What overlaps the slot and is taken at `now`. */
function takenWithin(slot: Span, takings: readonly Taking[], now: Date): Taking[] {
  return takings
    .filter(({ startsAt, endsAt }) => startsAt < slot.endsAt && slot.startsAt < endsAt)
    .filter((taking) => isTakenAt(taking, now));
}

/**
 * The places of a slot that are taken at `now`. What overlaps the slot counts: bookings stay when the
 * times of the slots change.
 */
export function takenPlaces(slot: Span, takings: readonly Taking[], now: Date): number {
  return takenWithin(slot, takings, now).reduce((sum, { places }) => sum + places, 0);
}

/** When the last places of a slot that are held at `now` expire; null if none are held. */
export function heldUntil(slot: Span, takings: readonly Taking[], now: Date): Date | null {
  const ends = takenWithin(slot, takings, now).flatMap(({ expiresAt }) => expiresAt ?? []);
  return ends.length > 0 ? max(ends) : null;
}

/** Why a place cannot be taken. */
export type BookingRefusal = 'slot_not_offered' | 'slot_closed' | 'slot_full';

/** The places that are asked for, and those that are taken already. */
export interface BookingAttempt {
  /** The slot as it is offered now; undefined if there is none at this time. */
  readonly slot: Slot | undefined;
  readonly places: number;
  readonly takings: readonly Taking[];
  readonly now: Date;
}

/** Why the places cannot be taken at `now`; null when they can. */
export function bookingRefusal({
  slot,
  places,
  takings,
  now,
}: BookingAttempt): BookingRefusal | null {
  if (!slot) return 'slot_not_offered';
  if (now > slot.bookableUntil || now >= slot.startsAt) return 'slot_closed';
  return takenPlaces(slot, takings, now) + places > slot.capacity ? 'slot_full' : null;
}

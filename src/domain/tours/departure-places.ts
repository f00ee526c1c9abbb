import { addMinutes } from 'date-fns/addMinutes';
import { bookableUntil, type DepartureState, isAheadDeparture } from './departure-lifecycle';

/** How long places are held for somebody who is about to book them, in minutes. */
export const TOUR_HOLD_MINUTES = 15;

/** When a hold that begins at `now` expires. */
export function tourHoldExpiry(now: Date): Date {
  return addMinutes(now, TOUR_HOLD_MINUTES);
}

/** Places of a departure that are taken: by a booking, or by a hold or an offer until it expires. */
export interface PlaceTaking {
  readonly places: number;
  /** Null for a booking. */
  readonly expiresAt: Date | null;
}

/** The places that are taken at `now`. A hold counts until the instant at which it expires. */
export function placesTaken(takings: readonly PlaceTaking[], now: Date): number {
  return takings
    .filter(({ expiresAt }) => expiresAt === null || expiresAt > now)
    .reduce((sum, { places }) => sum + places, 0);
}

/** The free places of a departure; 0 also if more are taken than there are. */
export function placesFree(maximum: number, takings: readonly PlaceTaking[], now: Date): number {
  return Math.max(0, maximum - placesTaken(takings, now));
}

/** Why places of a departure cannot be taken. */
export type PlaceRefusal = 'slot_closed' | 'slot_full';

/** The places that are asked for, and what is free of them. */
export interface PlaceAttempt {
  readonly departure: Pick<DepartureState, 'status' | 'startsAt' | 'cutOffMinutes'>;
  readonly places: number;
  /** Free places that nobody on the waiting list comes before. */
  readonly free: number;
  readonly now: Date;
}

/** Why the places cannot be taken at `now`; null when they can. */
export function placeRefusal({ departure, places, free, now }: PlaceAttempt): PlaceRefusal | null {
  if (!isAheadDeparture(departure.status) || now >= bookableUntil(departure)) {
    return 'slot_closed';
  }
  return places > free ? 'slot_full' : null;
}

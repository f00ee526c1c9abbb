import type { WaitingEntry } from '#openapi/types.generated';
import type { WaitingRow } from './bookings.repository';

/** An entry of a waiting list in the contract's form. */
export function presentWaiting(row: WaitingRow): WaitingEntry {
  const { id, departureId, status, guests, places, offerExpiresAt, bookingId, createdAt } = row;
  const { firstName, lastName, phoneNumber, email, language } = row;
  return {
    id,
    departureId,
    status,
    contact: { firstName, lastName, phoneNumber, email, language },
    guests,
    places,
    offerExpiresAt: offerExpiresAt?.toISOString() ?? null,
    bookingId,
    createdAt: createdAt.toISOString(),
  };
}

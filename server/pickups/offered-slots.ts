import { and, asc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { bookingRefusal, heldUntil, type Taking, takenPlaces } from '#domain/slots/slot-places';
import { type Slot as OfferedSlot, slotsOfDays } from '#domain/slots/slots';
import { DEFAULT_AVAILABILITY } from '#domain/stores/store-availability';
import { addDays, casablancaDay, casablancaInstant } from '#domain/time/casablanca-day';
import type { Slot } from '#openapi/types.generated';
import { findAvailability } from '../availability/availability.repository';
import type { Reader } from '../context';
import { groupBy } from '../database/group-by';
import { carriers } from '../database/schema/carriers';
import { carrierSchedules, pickups, slotHolds } from '../database/schema/pickups';

/** Statuses in which a pickup takes places of its slot. */
const TAKING_STATUSES = ['requested', 'confirmed', 'moved', 'collected'] as const;

type CarrierTaking = Taking & { readonly carrierId: string };

/**
 * The bookings and holds of a store's carriers that overlap a span. One statement reads both, so that
 * a hold that becomes a booking meanwhile is counted once.
 */
async function takingsWithin(
  reader: Reader,
  storeId: string,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<CarrierTaking[]> {
  const bookings = reader
    .select({
      carrierId: pickups.carrierId,
      startsAt: pickups.startsAt,
      endsAt: pickups.endsAt,
      places: pickups.places,
      expiresAt: sql<Date | null>`null::timestamptz`.mapWith(slotHolds.expiresAt).as('expires_at'),
    })
    .from(pickups)
    .where(
      and(
        eq(pickups.storeId, storeId),
        inArray(pickups.status, [...TAKING_STATUSES]),
        lt(pickups.startsAt, to),
        gt(pickups.endsAt, from),
      ),
    );
  const holds = reader
    .select({
      carrierId: slotHolds.carrierId,
      startsAt: slotHolds.startsAt,
      endsAt: slotHolds.endsAt,
      places: slotHolds.places,
      expiresAt: sql<Date | null>`${slotHolds.expiresAt}`
        .mapWith(slotHolds.expiresAt)
        .as('expires_at'),
    })
    .from(slotHolds)
    .where(
      and(eq(slotHolds.storeId, storeId), lt(slotHolds.startsAt, to), gt(slotHolds.endsAt, from)),
    );
  return unionAll(bookings, holds);
}

/** The days whose slots are asked for, and of which carrier. */
export interface WantedSlots {
  /** `2026-11-27`, in Casablanca. */
  readonly from: string;
  readonly days: number;
  readonly carrierId?: string | undefined;
}

/** A slot of a carrier, with what takes its places. */
export interface CarrierSlot {
  readonly carrier: { readonly id: string; readonly name: string };
  readonly slot: OfferedSlot;
  readonly takings: readonly Taking[];
}

/** The slots of the store's carriers that are not archived, in their order. */
export async function readSlots(
  reader: Reader,
  storeId: string,
  { from, days, carrierId }: WantedSlots,
): Promise<CarrierSlot[]> {
  const schedules = await reader
    .select({ id: carriers.id, name: carriers.name, rules: carrierSchedules.rules })
    .from(carrierSchedules)
    .innerJoin(carriers, eq(carriers.id, carrierSchedules.carrierId))
    .where(
      and(
        eq(carriers.storeId, storeId),
        isNull(carriers.archivedAt),
        carrierId ? eq(carriers.id, carrierId) : undefined,
      ),
    )
    .orderBy(asc(carriers.nameKey));
  if (schedules.length === 0) return [];
  const hours = (await findAvailability(reader, storeId)) ?? DEFAULT_AVAILABILITY;
  const span = { from: casablancaInstant(from), to: casablancaInstant(addDays(from, days)) };
  const takings = groupBy(await takingsWithin(reader, storeId, span), (one) => one.carrierId);
  return schedules
    .flatMap(({ id, name, rules }) =>
      slotsOfDays({ rules, hours }, from, days).map((slot) => ({
        carrier: { id, name },
        slot,
        takings: takings.get(id) ?? [],
      })),
    )
    .toSorted((one, other) => one.slot.startsAt.getTime() - other.slot.startsAt.getTime());
}

/** The carrier's slot that begins at this instant; undefined if it offers none. */
export async function readSlotAt(
  reader: Reader,
  storeId: string,
  carrierId: string,
  startsAt: Date,
): Promise<CarrierSlot | undefined> {
  const wanted = { from: casablancaDay(startsAt), days: 1, carrierId };
  const slots = await readSlots(reader, storeId, wanted);
  return slots.find(({ slot }) => slot.startsAt.getTime() === startsAt.getTime());
}

function stateOf({ slot, takings }: CarrierSlot, now: Date): Slot['state'] {
  const refusal = bookingRefusal({ slot, takings, places: 1, now });
  if (refusal === null) return 'open';
  return refusal === 'slot_full' ? 'full' : 'closed';
}

/** The slot as the contract defines it, at `now`. */
export function presentSlot(found: CarrierSlot, now: Date): Slot {
  const { carrier, slot, takings } = found;
  const bookings = takings.filter(({ expiresAt }) => expiresAt === null);
  const taken = takenPlaces(slot, takings, now);
  const booked = takenPlaces(slot, bookings, now);
  return {
    carrierId: carrier.id,
    carrierName: carrier.name,
    cityId: slot.cityId,
    startsAt: slot.startsAt.toISOString(),
    endsAt: slot.endsAt.toISOString(),
    bookableUntil: slot.bookableUntil.toISOString(),
    capacity: slot.capacity,
    booked,
    held: taken - booked,
    heldUntil: heldUntil(slot, takings, now)?.toISOString() ?? null,
    // Bookings stay when a rule is changed to fewer places.
    free: Math.max(0, slot.capacity - taken),
    state: stateOf(found, now),
  };
}

import type { PayoutEntryKind } from './payout-entries';
import { type PayoutSums, sumEntries } from './payout-sums';

/** A booking of a tour as the line of a payout names it. */
export type LineBooking = {
  readonly id: string;
  readonly number: string;
  readonly tourId: string;
  readonly departureId: string;
};

/** The fields of a payout entry in the contract that its line needs. Centimes. */
export type PayoutLineEntry = {
  readonly id: string;
  readonly orderId: string | null;
  readonly orderNumber: string | null;
  /** The booking of a tour that it counts; null for everything else. */
  readonly booking: LineBooking | null;
  readonly kind: PayoutEntryKind;
  readonly amount: number;
  /** UTC. */
  readonly occurredAt: string;
};

/** The part of a payout for one order: its entries and their sums. */
export type OrderLine<Entry extends PayoutLineEntry> = {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly entries: readonly Entry[];
  readonly sums: PayoutSums;
};

/** The part of a payout for one booking of a tour: its entries and their sums. */
export type BookingLine<Entry extends PayoutLineEntry> = {
  readonly booking: LineBooking;
  readonly entries: readonly Entry[];
  readonly sums: PayoutSums;
};

/** The lines of a payout. */
export type PayoutLines<Entry extends PayoutLineEntry> = {
  /** One per order, in the order of their first entries. */
  readonly orders: readonly OrderLine<Entry>[];
  /** One per booking, in the order of their first entries. */
  readonly bookings: readonly BookingLine<Entry>[];
  /** Entries without an order or a booking: adjustments, fees of the store, carry-overs. */
  readonly others: readonly Entry[];
};

/** Groups a payout's entries by order and booking; each entry is in exactly one group. */
export function payoutLines<Entry extends PayoutLineEntry>(
  entries: readonly Entry[],
): PayoutLines<Entry> {
  const orders = new Map<string, Entry[]>();
  const bookings = new Map<LineBooking['id'], { booking: LineBooking; own: Entry[] }>();
  const others: Entry[] = [];
  for (const entry of entries) {
    const { orderId, booking } = entry;
    if (orderId !== null) orders.set(orderId, [...(orders.get(orderId) ?? []), entry]);
    else if (booking) {
      const own = bookings.get(booking.id)?.own ?? [];
      bookings.set(booking.id, { booking, own: [...own, entry] });
    } else others.push(entry);
  }
  return {
    orders: Array.from(orders, ([orderId, own]) => ({
      orderId,
      orderNumber: own[0]?.orderNumber ?? '',
      entries: own,
      sums: sumEntries(own),
    })),
    bookings: Array.from(bookings.values(), ({ booking, own }) => ({
      booking,
      entries: own,
      sums: sumEntries(own),
    })),
    others,
  };
}

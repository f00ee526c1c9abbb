/** Kinds of guests. A group pays one price for up to a number of guests. */
export const GUEST_KINDS = ['adult', 'child', 'group'] as const;
export type GuestKind = (typeof GUEST_KINDS)[number];

/** What a tour costs for each kind of guest, in centimes; null for a kind that it does not take. */
export interface TourPrices {
  readonly adult: number | null;
  readonly child: number | null;
  readonly group: number | null;
  /** Guests of one group; each group takes so many places. Null without groups. */
  readonly groupSize: number | null;
}

/** How many guests of a kind, or how many groups, are booked. */
export interface GuestCount {
  readonly kind: GuestKind;
  /** One or more. */
  readonly quantity: number;
}

/** A line of a booking, with its price at the time of the booking. Centimes. */
export interface GuestLine extends GuestCount {
  readonly unitPrice: number;
  readonly total: number;
  /** Places of the departure that the line takes. */
  readonly places: number;
}

/** The most guests or groups of one kind in a booking (contract: GuestCount). */
export const MAX_QUANTITY = 100;

function placesOfOne(kind: GuestKind, { groupSize }: TourPrices): number {
  return kind === 'group' ? (groupSize ?? 0) : 1;
}

/** Whether the tour takes guests of this kind. */
export function isOffered(kind: GuestKind, prices: TourPrices): boolean {
  return prices[kind] !== null && placesOfOne(kind, prices) > 0;
}

/** What is wrong with the guests of a booking: error codes by field. */
export function guestErrors(
  guests: readonly GuestCount[],
  prices: TourPrices,
): Record<string, string[]> {
  if (guests.length === 0) return { guests: ['required'] };
  const errors: Record<string, string[]> = {};
  for (const [index, { kind, quantity }] of guests.entries()) {
    if (!isOffered(kind, prices)) errors[`guests.${index}.kind`] = ['not_offered'];
    if (guests.findIndex((other) => other.kind === kind) !== index) {
      errors[`guests.${index}.kind`] = ['duplicate'];
    }
    if (!Number.isSafeInteger(quantity) || quantity < 1) {
      errors[`guests.${index}.quantity`] = ['too_small'];
    }
    if (quantity > MAX_QUANTITY) errors[`guests.${index}.quantity`] = ['too_large'];
  }
  return errors;
}

/**
 * The lines of a booking by the prices of the tour, in the order of {@link GUEST_KINDS}. The guests
 * have no errors.
 */
export function priceGuests(guests: readonly GuestCount[], prices: TourPrices): GuestLine[] {
  return GUEST_KINDS.flatMap((kind) => {
    const quantity = guests.find((guest) => guest.kind === kind)?.quantity ?? 0;
    const unitPrice = prices[kind];
    if (quantity === 0 || unitPrice === null) return [];
    const places = quantity * placesOfOne(kind, prices);
    return [{ kind, quantity, unitPrice, total: unitPrice * quantity, places }];
  });
}

/** The amount of a booking, in centimes. */
export function totalOf(lines: readonly Pick<GuestLine, 'total'>[]): number {
  return lines.reduce((sum, { total }) => sum + total, 0);
}

/** The places that a booking takes. */
export function placesOf(lines: readonly Pick<GuestLine, 'places'>[]): number {
  return lines.reduce((sum, { places }) => sum + places, 0);
}

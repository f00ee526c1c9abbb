/** A departure after a booking. */
export interface BookedDeparture {
  /** Places of the booking. */
  readonly places: number;
  /** Places of all bookings, this one included. */
  readonly booked: number;
  readonly minimum: number;
  readonly maximum: number;
}

/**
 * What a booking changes for those who prepare the departure: it is full, it reaches its minimum, or
 * neither. Held places do not count, because they may be free again.
 */
export function bookingNews({
  places,
  booked,
  minimum,
  maximum,
}: BookedDeparture): 'full' | 'minimum' | 'booked' {
  const before = booked - places;
  if (before < maximum && booked >= maximum) return 'full';
  return before < minimum && booked >= minimum ? 'minimum' : 'booked';
}

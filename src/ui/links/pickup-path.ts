/** The page of bookings. */
export const BOOKING_PATH = '/dashboard/booking';

/** The page of bookings with an open pickup. */
export function pickupPath({ id }: { id: string }): string {
  return `${BOOKING_PATH}?pickup=${id}`;
}

import { sql } from 'drizzle-orm';

/** The places of a departure that are booked, in a statement that reads departures. */
export const BOOKED_PLACES = sql<number>`(select coalesce(sum(b.places), 0) from tour_bookings b
  where b.departure_id = departures.id
    and b.status in ('paid', 'on_the_spot', 'checked_in', 'attended', 'no_show'))`;

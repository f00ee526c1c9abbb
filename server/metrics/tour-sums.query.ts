import { and, eq, gte, lt, notInArray, sql } from 'drizzle-orm';
import type { TourSums } from '#domain/metrics/metric-figures';
import type { Reader } from '../context';
import { tourBookings } from '../database/schema/tours';
import type { InstantSpan } from './order-sums';

const { status, total, refundedTotal, authorizedAt, capturedAt, failedAt, places } = tourBookings;

/**
 * What a booking brings in: what its guests have paid or authorised, less refunds; of one that is
 * to be paid on the spot, its total. The same as `paidAmountOf` for bookings that are paid.
 */
const TAKINGS = sql`case
  when ${failedAt} is not null then 0
  when coalesce(${authorizedAt}, ${capturedAt}) is not null then ${total} - ${refundedTotal}
  when ${status} = 'on_the_spot' then ${total}
  else 0 end`;

/** Its places, unless its guests do not come. */
const GUESTS = sql`case when ${status} in ('cancelled', 'no_show') then 0 else ${places} end`;

/** The sums of the bookings of a store that were made in a span; held and expired places are none. */
export async function selectTourSums(
  reader: Reader,
  storeId: string,
  { begin, end }: InstantSpan,
): Promise<TourSums> {
  const [row] = await reader
    .select({
      tourTakings: sql`coalesce(sum(${TAKINGS}), 0)`.mapWith(Number),
      tourGuests: sql`coalesce(sum(${GUESTS}), 0)`.mapWith(Number),
    })
    .from(tourBookings)
    .where(
      and(
        eq(tourBookings.storeId, storeId),
        gte(tourBookings.createdAt, begin),
        lt(tourBookings.createdAt, end),
        notInArray(status, ['held', 'expired']),
      ),
    );
  if (!row) throw new Error('A sum answers one row.');
  return row;
}

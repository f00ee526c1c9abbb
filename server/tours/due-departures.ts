import { and, asc, eq, inArray, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { dueDepartureAction } from '#domain/tours/departure-lifecycle';
import type { Tx } from '../context';
import { departures, tourBookings } from '../database/schema/tours';
import { processOneByOne, type ScheduledTaskContext } from '../orders/overdue-orders';
import { SYSTEM } from '../orders/performers';
import { captureBooking } from './booking-money';
import { departuresToSettle, isUncapturedCard } from './bookings.repository';
import { toDepartureState } from './departure-presentation';
import { settleDeparture } from './departure-settling';
import { transitionDeparture } from './departure-transitions';

/** Departures that take place and whose cut-off is over, with money that is not captured. */
function isToCapture(now: Date): SQL | undefined {
  return and(
    lte(departures.cutOffAt, now),
    inArray(departures.status, ['confirmed', 'under_way', 'done']),
    sql`exists (select from tour_bookings b where b.departure_id = departures.id
      and b.payment_status = 'authorized' and b.status in ('paid', 'checked_in', 'attended', 'no_show'))`,
  );
}

function isDue(now: Date): SQL | undefined {
  return or(
    and(inArray(departures.status, ['open', 'full']), lte(departures.cutOffAt, now)),
    and(eq(departures.status, 'confirmed'), lte(departures.startsAt, now)),
    and(eq(departures.status, 'under_way'), lte(departures.endsAt, now)),
    isToCapture(now),
    departuresToSettle(now),
  );
}

async function captureAll(tx: Tx, departureId: string, now: Date): Promise<void> {
  const bookings = await tx
    .select()
    .from(tourBookings)
    .where(
      and(
        eq(tourBookings.departureId, departureId),
        inArray(tourBookings.status, ['paid', 'checked_in', 'attended', 'no_show']),
        isUncapturedCard,
      ),
    )
    .orderBy(asc(tourBookings.id));
  for (const booking of bookings) await captureBooking(tx, booking, now);
}

/**
 * Does what is due with departures: at the cut-off confirms them and captures the cards, or calls them
 * off; starts and finishes them; ends expired holds and offers. Several processes may run this at once.
 * @returns the number of departures
 */
export function runDueDepartures(context: ScheduledTaskContext, now: Date): Promise<number> {
  // Without an action, everything that was due is done: they are not looked at again in this run.
  const finished: string[] = [];
  return processOneByOne(context, async (tx, failed, picked) => {
    const left = [...failed, ...finished];
    const [row] = await tx
      .select({ id: departures.id })
      .from(departures)
      .where(and(isDue(now), left.length > 0 ? notInArray(departures.id, left) : undefined))
      .orderBy(asc(departures.cutOffAt), asc(departures.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!row) return 'none';
    picked(row.id);
    const record = await settleDeparture(tx, row.id, now);
    const action = dueDepartureAction(toDepartureState(record), now);
    if (action === null) finished.push(row.id);
    const reasonCode = action === 'callOff' ? ('too_few_guests' as const) : null;
    const after = action
      ? await transitionDeparture(tx, record, { action, performer: SYSTEM, now, reasonCode })
      : record;
    const takesPlace = ['confirmed', 'under_way', 'done'].includes(after.departure.status);
    if (takesPlace && after.departure.cutOffAt <= now) await captureAll(tx, row.id, now);
    return 'moved';
  });
}

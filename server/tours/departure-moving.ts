import type { Tx } from '../context';
import { notFound } from '../http/problem-error';
import type { Performer } from '../orders/performers';
import { moveBooking } from './booking-transitions';
import { changeWaiting, selectBookingsOf, selectWaiting } from './bookings.repository';
import { type DepartureRecord, findAnyDeparture } from './departures.repository';
import { mailBooking, mailWaiting } from './tour-mails';
import { notifyOfMove } from './tour-news';

/** Who moved a departure, and when. */
interface Move {
  readonly performer: Performer;
  readonly now: Date;
}

/** Who waits keeps their place on the list; offers end with the cut-off, which is another one now. */
async function tellWaiting(
  tx: Tx,
  record: DepartureRecord,
  { now, before }: { readonly now: Date; readonly before: Date },
): Promise<void> {
  const { id, cutOffAt } = record.departure;
  for (const entry of await selectWaiting(tx, id)) {
    const isLater = entry.offerExpiresAt !== null && entry.offerExpiresAt > cutOffAt;
    const told = isLater
      ? await changeWaiting(tx, entry.id, { offerExpiresAt: cutOffAt }, now)
      : entry;
    await mailWaiting(tx, 'waitingMoved', record, told, { now, before });
  }
}

/**
 * What follows when a departure has another time: bookings and holds stay, and may be cancelled for
 * nothing until the new cut-off. Guests get their ticket with the new time; who waits and guides are
 * told. The departure is locked.
 * @param before the departure before the move
 */
export async function tellMoved(tx: Tx, before: DepartureRecord, { performer, now }: Move) {
  const after = await findAnyDeparture(tx, before.departure.id, now);
  if (!after) throw notFound();
  const { departure, tour } = after;
  const bookings = await selectBookingsOf(tx, departure.id, ['held', 'paid', 'on_the_spot']);
  for (const booking of bookings) {
    const transition = { action: 'move', to: booking.status, performer, now } as const;
    const change = { fullRefundUntil: departure.cutOffAt };
    const moved = await moveBooking(tx, { booking, departure, tour }, transition, change);
    await mailBooking(tx, 'moved', moved, { now, before: before.departure.startsAt });
  }
  await tellWaiting(tx, after, { now, before: before.departure.startsAt });
  await notifyOfMove(tx, after, performer, now);
}

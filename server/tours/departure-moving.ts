import type { Tx } from '../context';
import { notFound } from '../http/problem-error';
import type { Performer } from '../orders/performers';
import { moveBooking } from './booking-transitions';
import { changeWaiting, selectBookingsOf, selectWaiting } from './bookings.repository';
import { type DepartureRecord, findAnyDeparture } from './departures.repository';
import { mailBooking } from './tour-mails';
import { notifyOfMove } from './tour-news';

/** Who moved a departure, and when. */
interface Move {
  readonly performer: Performer;
  readonly now: Date;
}

/** Offers of places end with the cut-off, which is another one now. */
async function shortenOffers(tx: Tx, { departure }: DepartureRecord, now: Date): Promise<void> {
  for (const { id, offerExpiresAt } of await selectWaiting(tx, departure.id)) {
    if (offerExpiresAt === null || offerExpiresAt <= departure.cutOffAt) continue;
    await changeWaiting(tx, id, { offerExpiresAt: departure.cutOffAt }, now);
  }
}

/**
 * What follows when a departure has another time: bookings and holds stay, and may be cancelled for
 * nothing until the new cut-off. Guests get their ticket with the new time, and guides are told. The
 * departure is locked.
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
  await shortenOffers(tx, after, now);
  await notifyOfMove(tx, after, performer, now);
}

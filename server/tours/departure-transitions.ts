import { performerTransition } from '#domain/lifecycle/lifecycle';
import type { DepartureReason, StaffDepartureAction } from '#domain/tours/departure-lifecycle';
import { DEPARTURE_LIFECYCLE } from '#domain/tours/departure-lifecycle';
import type { Tx } from '../context';
import { notFound, problem } from '../http/problem-error';
import { type Performer, SYSTEM } from '../orders/performers';
import { cancelBooking, missBooking, moveBooking } from './booking-transitions';
import { changeWaiting, selectBookingsOf, selectWaiting } from './bookings.repository';
import {
  changeDeparture,
  type DepartureRecord,
  findAnyDeparture,
  recordDepartureHistory,
} from './departures.repository';
import { mailWaiting } from './tour-mails';
import { notifyOfCallOff } from './tour-news';

/** A transition of a departure, by a person or by the system. The departure is locked. */
export interface DepartureTransition {
  readonly action: StaffDepartureAction;
  readonly performer: Performer;
  readonly now: Date;
  readonly reasonCode?: DepartureReason | null;
  readonly note?: string | null;
}

/** Ends the holds and the waiting list of a departure that is booked no more, and tells who waits. */
async function endWaiting(tx: Tx, record: DepartureRecord, now: Date): Promise<void> {
  const { departure, tour } = record;
  for (const booking of await selectBookingsOf(tx, departure.id, ['held'])) {
    const transition = { action: 'expire', to: 'expired', performer: SYSTEM, now } as const;
    await moveBooking(tx, { booking, departure, tour }, transition, { failedAt: now });
  }
  for (const entry of await selectWaiting(tx, departure.id)) {
    const lapsed = { status: 'lapsed', offerExpiresAt: null } as const;
    const ended = await changeWaiting(tx, entry.id, lapsed, now);
    await mailWaiting(tx, 'lapsed', record, ended, { now });
  }
}

/** Tells every guest of a departure that was called off, and refunds everything. */
async function refundAll(tx: Tx, { departure, tour }: DepartureRecord, now: Date): Promise<void> {
  for (const booking of await selectBookingsOf(tx, departure.id, ['paid', 'on_the_spot'])) {
    const transition = { action: 'callOff', to: 'cancelled', performer: SYSTEM, now } as const;
    await cancelBooking(tx, { booking, departure, tour }, transition, 'store');
  }
}

/** Who was checked in has attended; the others did not come. */
async function endBookings(tx: Tx, { departure, tour }: DepartureRecord, now: Date): Promise<void> {
  const bookings = await selectBookingsOf(tx, departure.id, ['paid', 'on_the_spot', 'checked_in']);
  for (const booking of bookings) {
    const record = { booking, departure, tour };
    const by = { performer: SYSTEM, now };
    if (booking.status === 'checked_in') {
      await moveBooking(tx, record, { action: 'attend', to: 'attended', ...by });
    } else await missBooking(tx, record, { action: 'miss', to: 'no_show', ...by });
  }
}

/**
 * Takes a transition with its effects on bookings and the waiting list.
 * @throws ProblemError 409 `action_not_allowed`
 */
export async function transitionDeparture(
  tx: Tx,
  record: DepartureRecord,
  { action, performer, now, reasonCode = null, note = null }: DepartureTransition,
): Promise<DepartureRecord> {
  const { id, status } = record.departure;
  const line = performerTransition(DEPARTURE_LIFECYCLE, status, action, performer.type);
  if (!line || line.to === 'archived') throw problem(409, 'action_not_allowed');
  const change = action === 'callOff' ? { status: line.to, reasonCode, note } : { status: line.to };
  await changeDeparture(tx, id, change, now);
  const entry = { action, performer, from: status, to: line.to, now, reasonCode, note };
  await recordDepartureHistory(tx, [id], entry);
  const after = await findAnyDeparture(tx, id, now);
  if (!after) throw notFound();
  if (action === 'callOff' || action === 'start') await endWaiting(tx, after, now);
  if (action === 'callOff') {
    await refundAll(tx, after, now);
    await notifyOfCallOff(tx, record, performer, now);
  }
  if (action === 'finish') await endBookings(tx, after, now);
  return after;
}

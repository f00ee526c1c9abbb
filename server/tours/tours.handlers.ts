import { eq } from 'drizzle-orm';
import type { ServerContext } from '../context';
import { totalOfStatuses } from '../database/list-filters';
import { departures } from '../database/schema/tours';
import { type CallOf, contractHandlers } from '../http/contract-handlers';
import { notFound } from '../http/problem-error';
import { sendQueuedMailSoon } from '../mail/mail-outbox';
import { staffPerformer } from '../orders/performers';
import { checkTicketIn, executeBookingAction } from './booking-actions';
import { countBookings, selectBookingPage } from './booking-list.query';
import { presentBooking, presentBookings } from './booking-presentation';
import { findAnyBooking, findBooking } from './bookings.repository';
import { executeDepartureAction } from './departure-actions';
import { updateDeparture } from './departure-change';
import { countDepartures, selectDeparturePage } from './departure-list.query';
import { createDepartures } from './departure-planning';
import { presentDeparture, presentDepartures } from './departure-presentation';
import { updateSeries } from './departure-series';
import { findDeparture } from './departures.repository';
import { holdPlaces, lockAndSettle } from './place-holding';
import { executeTourAction } from './tour-actions';
import { createTour, updateTour } from './tour-change';
import { countTours, selectTourPage } from './tour-list.query';
import { presentTour, presentTours } from './tour-presentation';
import { findTour } from './tours.repository';
import { joinWaiting, leaveWaitingAsStaff } from './waiting-actions';
import { presentWaiting } from './waiting-presentation';

async function listTours({ database }: ServerContext, call: CallOf<'listTours'>) {
  const { query, principal, now } = call;
  const [counts, rows] = await Promise.all([
    countTours(database.db, principal, query),
    selectTourPage(database.db, principal, query, now),
  ]);
  return {
    items: await presentTours(database.db, rows, principal),
    total: totalOfStatuses(counts, query.status),
    page: query.page,
    pageSize: query.pageSize,
    counts,
  };
}

async function listDepartures({ database }: ServerContext, call: CallOf<'listDepartures'>) {
  const { query, principal, now } = call;
  const [counts, rows] = await Promise.all([
    countDepartures(database.db, principal, query),
    selectDeparturePage(database.db, principal, query, now),
  ]);
  return {
    items: await presentDepartures(database.db, rows, principal, now),
    total: totalOfStatuses(counts, query.status),
    page: query.page,
    pageSize: query.pageSize,
    counts,
  };
}

async function listBookings({ database }: ServerContext, call: CallOf<'listTourBookings'>) {
  const { query, principal, now } = call;
  const [counts, rows] = await Promise.all([
    countBookings(database.db, principal, query),
    selectBookingPage(database.db, principal, query),
  ]);
  return {
    items: await presentBookings(database.db, rows, principal, now),
    total: totalOfStatuses(counts, query.status),
    page: query.page,
    pageSize: query.pageSize,
    counts,
  };
}

/** Writes, then sends the mails that the write queued. */
async function withMails<Answer>(context: ServerContext, written: Promise<Answer>) {
  const answer = await written;
  sendQueuedMailSoon(context);
  return answer;
}

function holdDeparture({ params, body, principal, now, write }: CallOf<'holdDeparture'>) {
  return write(async (tx) => {
    const own = eq(departures.storeId, principal.storeId);
    const record = await lockAndSettle(tx, params.departureId, now, own);
    const performer = await staffPerformer(tx, principal);
    const id = await holdPlaces(tx, record, body.guests, { performer, now });
    const booking = await findAnyBooking(tx, id);
    if (!booking) throw notFound();
    return presentBooking(tx, booking, principal, now);
  });
}

/** Handlers of tours, departures, bookings and waiting lists, for staff. */
export function tourHandlers(context: ServerContext) {
  const { db } = context.database;
  return contractHandlers({
    listTours: (call) => listTours(context, call),

    createTour: ({ body, principal, now, write }) =>
      write((tx) => createTour(tx, body, principal, now)),

    getTour: async ({ params, principal, now }) => {
      const record = await findTour(db, principal, params.tourId, now);
      if (!record) throw notFound();
      return presentTour(db, record, principal);
    },

    updateTour: ({ params, body, revision, principal, now, write }) =>
      write((tx) => updateTour(tx, { ...params, body, revision, principal, now })),

    performTourAction: ({ params, principal, now, write }) =>
      withMails(
        context,
        write((tx) => executeTourAction(tx, { ...params, principal, now })),
      ),

    createDepartures: ({ params, body, principal, now, write }) =>
      write((tx) => createDepartures(tx, { ...params, body, principal, now })),

    updateDepartureSeries: ({ params, body, revision, principal, now, write }) =>
      write((tx) => updateSeries(tx, { ...params, body, revision, principal, now })),

    listDepartures: (call) => listDepartures(context, call),

    getDeparture: async ({ params, principal, now }) => {
      const record = await findDeparture(db, principal, params.departureId, now);
      if (!record) throw notFound();
      return presentDeparture(db, record, principal, now);
    },

    updateDeparture: ({ params, body, revision, principal, now, write }) =>
      withMails(
        context,
        write((tx) => updateDeparture(tx, { ...params, body, revision, principal, now })),
      ),

    performDepartureAction: ({ params, body, principal, now, write }) =>
      withMails(
        context,
        write((tx) => executeDepartureAction(tx, { ...params, body, principal, now })),
      ),

    holdDeparture: (call) => holdDeparture(call),

    checkInTicket: ({ params, body, principal, now, write }) =>
      write((tx) => checkTicketIn(tx, { ...params, body, principal, now })),

    joinWaitingList: ({ params, body, principal, now, write }) =>
      write(async (tx) => {
        const where = eq(departures.storeId, principal.storeId);
        return presentWaiting(await joinWaiting(tx, params.departureId, body, { now, where }));
      }),

    leaveWaitingList: ({ params, principal, now, write }) =>
      withMails(
        context,
        write((tx) => leaveWaitingAsStaff(tx, params.waitingId, principal, now)),
      ),

    listTourBookings: (call) => listBookings(context, call),

    getTourBooking: async ({ params, principal, now }) => {
      const record = await findBooking(db, principal, params.bookingId);
      if (!record) throw notFound();
      return presentBooking(db, record, principal, now);
    },

    performTourBookingAction: ({ params, body, principal, now, write }) =>
      withMails(
        context,
        write((tx) => executeBookingAction(tx, { ...params, body, principal, now })),
      ),
  });
}

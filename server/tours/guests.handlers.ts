import { Readable } from 'node:stream';
import { FALLBACK_LANGUAGE } from '#domain/format/languages';
import { localizedTitle } from '#domain/text/localized-title';
import type { Call, ServerContext } from '../context';
import { type CallOf, contractHandlers } from '../http/contract-handlers';
import { notFound } from '../http/problem-error';
import { sendQueuedMailSoon } from '../mail/mail-outbox';
import { consumeNetworkLimit } from '../rate-limits/network-rate-limit';
import { bookByCard, writesOf } from './book-by-card';
import { findAnyBooking } from './bookings.repository';
import {
  bookOnTheSpot,
  cancelAsGuest,
  cardOf,
  guestPerformer,
  holdForGuest,
} from './guest-booking';
import { parseContact } from './guest-contact';
import { idOfGuestLink } from './guest-links';
import { presentGuestBooking, readGuestWaiting } from './guest-presentation';
import { isPublicDeparture, readPublicTour, selectPublicTours } from './public-tours.query';
import { ticketCalendar } from './ticket-files';
import { acceptOffer, joinWaiting, leaveWaiting } from './waiting-actions';

/** A guest reads their booking more often than they change it. */
const READS_PER_WRITE = 10;

function limited(context: ServerContext, call: Pick<Call, 'request' | 'now'>): Promise<void> {
  return consumeNetworkLimit(context, 'tours', call, context.config.publicWritesPerMinute);
}

async function hold(context: ServerContext, call: CallOf<'holdTourPlaces'>) {
  const { params, body, now, write } = call;
  await limited(context, call);
  const held = await write((tx) => holdForGuest(tx, params.departureId, body, now), {
    scope: params.departureId,
  });
  return presentGuestBooking(context, held.id, now);
}

async function book(context: ServerContext, call: CallOf<'bookTourPlaces'>) {
  const { params, body, now } = call;
  await limited(context, call);
  const bookingId = idOfGuestLink(context.tokens, 'bkg', params.link);
  const { paymentMethod: method, cardReference: _card, ...rest } = body;
  const attempt = { bookingId, contact: parseContact(body.contact), method, now };
  const options = { scope: params.link, fingerprint: JSON.stringify(rest) };
  const { cardProcessor: cards } = context;
  if (method === 'card') {
    const cardReference = cardOf(body, cards !== null);
    if (!cards) throw notFound();
    const write = writesOf(call, options);
    await bookByCard(context, cards, attempt, { cardReference, write });
  } else await call.write((tx) => bookOnTheSpot(tx, attempt), options);
  sendQueuedMailSoon(context);
  return presentGuestBooking(context, bookingId, now);
}

async function cancel(context: ServerContext, call: CallOf<'cancelTourPlaces'>) {
  const { params, now, write } = call;
  await limited(context, call);
  const bookingId = idOfGuestLink(context.tokens, 'bkg', params.link);
  await write((tx) => cancelAsGuest(tx, bookingId, now));
  sendQueuedMailSoon(context);
  return presentGuestBooking(context, bookingId, now);
}

async function wait(context: ServerContext, call: CallOf<'waitForTourPlaces'>) {
  const { params, body, now, write } = call;
  await limited(context, call);
  const joined = await write(
    async (tx) => {
      const where = isPublicDeparture(tx);
      const { id } = await joinWaiting(tx, params.departureId, body, { now, where });
      return { id };
    },
    { scope: params.departureId },
  );
  return readGuestWaiting(context.database.db, context.tokens, joined.id);
}

async function answerOffer(context: ServerContext, call: CallOf<'answerTourOffer'>) {
  const { params, now, write } = call;
  await limited(context, call);
  const waitingId = idOfGuestLink(context.tokens, 'wai', params.link);
  await write(async (tx) => {
    const { id } =
      params.action === 'accept'
        ? await acceptOffer(tx, waitingId, { performer: guestPerformer(), now })
        : await leaveWaiting(tx, waitingId, { performer: 'client', now });
    return { id };
  });
  sendQueuedMailSoon(context);
  return readGuestWaiting(context.database.db, context.tokens, waitingId);
}

/** The limit of what guests read by their links. */
function limitedReading(context: ServerContext, call: Pick<Call, 'request' | 'now'>) {
  const limit = context.config.publicWritesPerMinute * READS_PER_WRITE;
  return consumeNetworkLimit(context, 'tour-links', call, limit);
}

async function calendar(context: ServerContext, call: CallOf<'readTicketCalendar'>) {
  await limitedReading(context, call);
  const { reply, params } = call;
  const bookingId = idOfGuestLink(context.tokens, 'bkg', params.link);
  const record = await findAnyBooking(context.database.db, bookingId);
  if (!record?.booking.ticketCode) throw notFound();
  const file = await ticketCalendar(
    record,
    localizedTitle(record.tour, record.booking.language ?? FALLBACK_LANGUAGE),
  );
  reply.type('text/calendar; charset=utf-8');
  reply.header('content-disposition', 'attachment; filename="visite.ics"');
  reply.header('cache-control', 'private, no-store');
  return Readable.from([file]);
}

/** Handlers of tours for guests, who are not signed in. */
export function guestHandlers(context: ServerContext) {
  const { db } = context.database;
  return contractHandlers({
    listPublicTours: ({ query, now }) => selectPublicTours(db, query, now),

    getPublicTour: async ({ params, now }) => {
      const takesCards = context.cardProcessor !== null;
      const tour = await readPublicTour(db, params.tourId, { now, takesCards });
      if (!tour) throw notFound();
      return tour;
    },

    holdTourPlaces: (call) => hold(context, call),
    bookTourPlaces: (call) => book(context, call),

    readTourBooking: async (call) => {
      await limitedReading(context, call);
      const bookingId = idOfGuestLink(context.tokens, 'bkg', call.params.link);
      return presentGuestBooking(context, bookingId, call.now);
    },

    readTicketCalendar: (call) => calendar(context, call),
    cancelTourPlaces: (call) => cancel(context, call),
    waitForTourPlaces: (call) => wait(context, call),
    readTourOffer: async (call) => {
      await limitedReading(context, call);
      const waitingId = idOfGuestLink(context.tokens, 'wai', call.params.link);
      return readGuestWaiting(db, context.tokens, waitingId);
    },
    answerTourOffer: (call) => answerOffer(context, call),
  });
}

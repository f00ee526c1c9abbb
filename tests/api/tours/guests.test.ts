import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { cardInstructions, cardPayments, testCharges } from '../../../server/database/schema/cards';
import { mailOutbox } from '../../../server/database/schema/mail';
import { media } from '../../../server/database/schema/media';
import { stores } from '../../../server/database/schema/stores';
import { tourBookings, tourPictures, tours } from '../../../server/database/schema/tours';
import { NEJJARINE } from '../../../server/demo/demo-stores';
import { runDueDepartures } from '../../../server/tours/due-departures';
import { TASKS } from '../../../server/worker/tasks';
import type { ApiClient, Reply } from '../support/api-client';
import { startTestServer } from '../support/test-server';
import { bookedPlaces, contact, departureOf, plannedTour } from './tour-builder';

const server = await startTestServer({ config: { publicWritesPerMinute: 100_000 } });
const beside = await startTestServer({
  beside: server,
  config: { publicWritesPerMinute: 100_000 },
});
server.clock.stop();
const { db } = server.database;
const guest = server.anonymous;
const HOUR = 3_600_000;
let manager: ApiClient;

beforeAll(async () => {
  manager = await server.signIn('manager');
});

describe('Tours for guests', () => {
  test('Guests see published tours of active stores with the departures that can be booked', async () => {
    const { tour, departure } = await plannedTour(server, { maximum: 5 });
    await departureOf(server, tour, { status: 'called_off' });
    await departureOf(server, tour, { startsAt: new Date(nowMs() + HOUR) });
    const [picture] = await db.select().from(media).where(eq(media.storeId, NEJJARINE.id)).limit(1);
    await db.insert(tourPictures).values({
      id: `tpi_${tour.id.slice(4)}`,
      tourId: tour.id,
      mediaId: picture?.id ?? '',
      position: 0,
    });
    await bookedPlaces(manager, departure.id);
    const { status, body } = await guest.get(`/api/public/tours/${tour.id}`);
    expect([status, body]).toMatchObject([
      200,
      {
        store: { id: NEJJARINE.id },
        coverUrl: picture?.url,
        prices: { adult: 12_000 },
        paymentMethods: ['card', 'on_the_spot'],
        departures: [{ id: departure.id, free: 3, isConfirmed: false }],
      },
    ]);
    expect(body.departures).toHaveLength(1);
    const listed = await guest.get('/api/public/tours/?pageSize=100&language=ar');
    expect(listed.body.items.map(({ id }: { id: string }) => id)).toContain(tour.id);
    await db.update(tours).set({ status: 'paused' }).where(eq(tours.id, tour.id));
    expect((await guest.get(`/api/public/tours/${tour.id}`)).status).toBe(404);
    const held = await hold(departure.id);
    expect(held.status).toBe(404);
  });

  test('Tours of a suspended store are unknown', async () => {
    const { tour } = await plannedTour(server);
    const [store] = await db.select().from(stores).where(eq(stores.id, NEJJARINE.id));
    await db.update(stores).set({ status: 'suspended' }).where(eq(stores.id, NEJJARINE.id));
    const { status } = await guest.get(`/api/public/tours/${tour.id}`);
    await db
      .update(stores)
      .set({ status: store?.status ?? 'active' })
      .where(eq(stores.id, NEJJARINE.id));
    expect(status).toBe(404);
  });
});

describe('Hold by a guest', () => {
  test('Another total than that of the prices, another kind and other fields are refused', async () => {
    const { departure } = await plannedTour(server, {}, { priceChild: null });
    const wrong = await hold(departure.id, 2, 1);
    expect([wrong.status, wrong.body.code, wrong.body.current]).toEqual([
      409,
      'price_changed',
      { total: 24_000 },
    ]);
    const path = `/api/public/departures/${departure.id}/hold`;
    const child = await guest.post(path, { guests: [{ kind: 'child', quantity: 2 }], total: 2 });
    expect([child.status, child.body.errors]).toEqual([422, { 'guests.0.kind': ['not_offered'] }]);
    const priced = { guests: [{ kind: 'adult', quantity: 1, unitPrice: 1 }], total: 1 };
    expect((await guest.post(path, priced)).status).toBe(422);
    const { body } = await manager.get(departure.path);
    expect(body.held).toBe(0);
  });

  test('Of fifty holds at once on two servers exactly as many succeed as there are places', async () => {
    const { departure } = await plannedTour(server, { maximum: 9 });
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, turn) =>
        hold(departure.id, 2, 24_000, turn % 2 ? guest : beside.anonymous),
      ),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(4);
    expect(new Set(replies.map(({ body }) => body.code ?? 'held'))).toEqual(
      new Set(['held', 'slot_full']),
    );
  });

  test('A link that was guessed, changed or made for something else leads to nothing', async () => {
    const { departure } = await plannedTour(server);
    const { body } = await hold(departure.id);
    const other = await hold(departure.id);
    const [id, mark] = body.link.split('-');
    const links = [
      `${id}-${'0'.repeat(32)}`,
      `${other.body.link.split('-')[0]}-${mark}`,
      `nobody-${mark}`,
    ];
    for (const link of links) {
      const reply = await guest.get(`/api/public/tour-bookings/${link}`);
      expect([reply.status, reply.body.code]).toEqual([404, 'not_found']);
      const request = { contact: contact(), paymentMethod: 'on_the_spot' };
      expect((await guest.post(`/api/public/tour-bookings/${link}/book`, request)).status).toBe(
        404,
      );
      expect((await guest.post(`/api/public/tour-bookings/${link}/cancel`)).status).toBe(404);
      expect((await guest.post(`/api/public/tour-offers/${link}/accept`)).status).toBe(404);
    }
    const read = await guest.get(`/api/public/tour-bookings/${body.link}`);
    expect([read.status, read.body]).toEqual([200, body]);
  });

  test('No recorded answer contains a link or the code of a ticket', async () => {
    const { departure } = await plannedTour(server);
    const key = { 'idempotency-key': 'guest-hold-0001' };
    const path = `/api/public/departures/${departure.id}/hold`;
    const request = { guests: [{ kind: 'adult', quantity: 1 }], total: 12_000 };
    const first = await guest.post(path, request, key);
    const again = await guest.post(path, request, key);
    expect([again.status, again.body.link]).toEqual([201, first.body.link]);
    const { rows } = await db.execute<{ body: unknown }>(
      "select response_body as body from idempotency_keys where key = 'guest-hold-0001'",
    );
    expect(rows).toEqual([{ body: { id: `bkg_${first.body.link.split('-')[0]}` } }]);
  });
});

describe('Booking by card', () => {
  test('The bank holds the amount, it is captured at the cut-off, and the ticket is mailed', async () => {
    const { departure } = await plannedTour(server, { startsAt: new Date(nowMs() + 30 * HOUR) });
    const email = 'carte@example.ma';
    const booked = await payByCard(departure.id, { email });
    expect([booked.status, booked.body]).toMatchObject([
      200,
      { status: 'paid', paymentMethod: 'card', paymentStatus: 'authorized', refundNow: 12_000 },
    ]);
    const mail = await mailTo(email);
    expect(mail).toMatchObject({ template: 'tourNews', language: 'fr' });
    const document = JSON.parse(mail?.data['document'] ?? '{}');
    expect(document).toMatchObject({ kind: 'ticket', ticket: booked.body.ticket, total: 24_000 });
    const files = JSON.parse(mail?.data['contained'] ?? '[]');
    expect(files.map(({ fileName }: { fileName: string }) => fileName)).toEqual([
      'qr.png',
      'visite.ics',
    ]);
    const calendar = Buffer.from(files[1].content, 'base64').toString();
    expect(calendar).toContain(
      `DTSTART:${departure.startsAt.toISOString().replace(/[-:]|\.\d{3}/g, '')}`,
    );
    const cutOff = new Date(departure.startsAt.getTime() - 24 * HOUR);
    await runDueDepartures(server.context, new Date(cutOff.getTime() - 1));
    expect(await paymentOf(booked)).toMatchObject({ paymentStatus: 'authorized' });
    await Promise.all([server, beside].map(({ context }) => runDueDepartures(context, cutOff)));
    expect(await paymentOf(booked)).toMatchObject({ paymentStatus: 'captured' });
    expect(await instructionsOf(booked)).toEqual([['capture', 24_000]]);
    expect(await chargeOf(booked)).toMatchObject({ captured: 24_000, refunded: 0, released: 0 });
  });

  test('A cancellation before the cut-off releases what the policy refunds and captures the rest', async () => {
    const { departure } = await plannedTour(server, {
      startsAt: new Date(nowMs() + 30 * HOUR),
    });
    const guests = [
      { kind: 'adult', quantity: 1 },
      { kind: 'child', quantity: 1 },
    ];
    const booked = await payByCard(departure.id, { guests, total: 18_001 });
    const path = `/api/public/tour-bookings/${booked.body.link}`;
    expect((await guest.get(path)).body.refundNow).toBe(9001);
    const replies = await Promise.all([1, 2, 3].map(() => guest.post(`${path}/cancel`)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await guest.get(path)).body).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'partially_refunded',
      refundedTotal: 9001,
      refundNow: 0,
      canCancel: false,
    });
    expect(await instructionsOf(booked)).toEqual([
      ['capture', 9000],
      ['release', 9001],
    ]);
    expect(await chargeOf(booked)).toMatchObject({ captured: 9000, released: 9001 });
  });

  test('A called-off departure gives everything back, captured or not, and everybody is told', async () => {
    const { departure } = await plannedTour(server, { startsAt: new Date(nowMs() + 30 * HOUR) });
    const email = 'orage@example.ma';
    const early = await payByCard(departure.id, { email });
    await runDueDepartures(server.context, new Date(departure.startsAt.getTime() - 24 * HOUR));
    await db
      .update(tourBookings)
      .set({ cancellationPolicy: [] })
      .where(eq(tourBookings.departureId, departure.id));
    const off = await manager.post(`${departure.path}/callOff`, { reasonCode: 'weather' });
    expect(off.status).toBe(200);
    expect(await paymentOf(early)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refunded',
      refundedTotal: 24_000,
    });
    expect(await instructionsOf(early)).toEqual([
      ['capture', 24_000],
      ['refund', 24_000],
    ]);
    const document = JSON.parse((await mailTo(email, 'calledOff'))?.data['document'] ?? '{}');
    expect(document).toMatchObject({ kind: 'calledOff', refund: 24_000 });
  });

  test('A declined card books nothing, and another card books the same places', async () => {
    const { departure } = await plannedTour(server);
    const { body } = await hold(departure.id);
    const path = `/api/public/tour-bookings/${body.link}/book`;
    const declined = await guest.post(path, await cardRequest('4000000000000002'));
    expect([declined.status, declined.body.code]).toEqual([409, 'card_declined']);
    expect((await guest.post(path, await cardRequest())).status).toBe(200);
    const again = await guest.post(path, await cardRequest());
    expect([again.status, again.body.code]).toEqual([409, 'action_not_allowed']);
  });

  test('A bank that does not answer is asked again with the same card, and holds the amount once', async () => {
    const { departure } = await plannedTour(server);
    const { body } = await hold(departure.id);
    const path = `/api/public/tour-bookings/${body.link}/book`;
    const request = await cardRequest('4000000000000119');
    const silent = await guest.post(path, request);
    expect([silent.status, silent.body.code]).toEqual([503, 'card_unanswered']);
    const booked = await guest.post(path, request);
    expect([booked.status, booked.body.paymentStatus]).toEqual([200, 'authorized']);
    expect(await chargeOf(booked)).toMatchObject({ amount: 24_000 });
  });

  test('A hold that expires while the bank is asked releases the money', async () => {
    const { departure } = await plannedTour(server);
    const { body } = await hold(departure.id);
    const id = `bkg_${body.link.split('-')[0]}`;
    const request = await cardRequest();
    await db
      .update(tourBookings)
      .set({ expiresAt: server.clock.now() })
      .where(eq(tourBookings.id, id));
    const late = await guest.post(`/api/public/tour-bookings/${body.link}/book`, request);
    expect([late.status, late.body.code]).toEqual([409, 'action_not_allowed']);
    const paid = await db
      .select()
      .from(cardPayments)
      .where(eq(cardPayments.cardReference, request.cardReference));
    expect(paid).toEqual([]);
  });

  test('A booking by card names a card', async () => {
    const { departure } = await plannedTour(server);
    const { body } = await hold(departure.id);
    const reply = await guest.post(`/api/public/tour-bookings/${body.link}/book`, {
      contact: contact(),
      paymentMethod: 'card',
    });
    expect([reply.status, reply.body.errors]).toEqual([422, { cardReference: ['required'] }]);
  });
});

describe('Booking on the spot by a guest', () => {
  test('It is booked and cancelled by its link, in the language of the guest', async () => {
    const { departure } = await plannedTour(server);
    const { body } = await hold(departure.id);
    const path = `/api/public/tour-bookings/${body.link}`;
    const email = 'arabe@example.ma';
    const booked = await guest.post(`${path}/book`, {
      contact: contact({ email, language: 'ar' }),
      paymentMethod: 'on_the_spot',
    });
    expect([booked.status, booked.body.status, booked.body.canCancel]).toEqual([
      200,
      'on_the_spot',
      true,
    ]);
    const mail = await mailTo(email);
    expect(mail?.language).toBe('ar');
    expect(JSON.parse(mail?.data['document'] ?? '{}').title).toBe('زيارة الفرن');
    const cancelled = await guest.post(`${path}/cancel`);
    expect([cancelled.status, cancelled.body.status]).toEqual([200, 'cancelled']);
    const late = await guest.post(`${path}/cancel`);
    expect([late.status, late.body.code]).toEqual([409, 'action_not_allowed']);
  });

  test('The calendar file of a ticket is in the language of its guest; without a ticket it is unknown', async () => {
    const { departure } = await plannedTour(server);
    const { body } = await hold(departure.id);
    const path = `/api/public/tour-bookings/${body.link}`;
    expect((await guest.get(`${path}/calendar`)).status).toBe(404);
    const booked = await guest.post(`${path}/book`, {
      contact: contact({ language: 'en' }),
      paymentMethod: 'on_the_spot',
    });
    const { status, headers, text } = await guest.get(`${path}/calendar`);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'private, no-store',
    ]);
    expect(text).toContain('SUMMARY:Visit of the kiln');
    expect(text).toContain(booked.body.ticket);
    const guessed = body.link.replace(/.$/, (last: string) => (last === '0' ? '1' : '0'));
    const wrong = await guest.get(`/api/public/tour-bookings/${guessed}/calendar`);
    expect([wrong.status, wrong.body.code]).toEqual([404, 'not_found']);
  });

  test('Held places are freed by their link', async () => {
    const { departure } = await plannedTour(server, { maximum: 2 });
    const { body } = await hold(departure.id);
    const freed = await guest.post(`/api/public/tour-bookings/${body.link}/cancel`);
    expect([freed.status, freed.body.status]).toEqual([200, 'expired']);
    expect((await hold(departure.id)).status).toBe(201);
  });
});

describe('Waiting list of a guest', () => {
  test('An offer is accepted by its link and booked at the prices of the tour', async () => {
    const { departure } = await plannedTour(server, { maximum: 2 });
    const full = await bookedPlaces(manager, departure.id);
    const email = 'attente@example.ma';
    const waiting = await guest.post(`/api/public/departures/${departure.id}/waiting`, {
      guests: [{ kind: 'adult', quantity: 2 }],
      contact: contact({ email }),
    });
    expect([waiting.status, waiting.body]).toMatchObject([
      201,
      { status: 'waiting', offerExpiresAt: null, bookingLink: null },
    ]);
    const path = `/api/public/tour-offers/${waiting.body.link}`;
    const read = await guest.get(path);
    expect([read.status, read.body]).toEqual([200, waiting.body]);
    expect(read.body).toMatchObject({
      startsAt: departure.startsAt.toISOString(),
      address: 'Aïn Nokbi, Fès',
      total: 24_000,
    });
    const early = await guest.post(`${path}/accept`);
    expect([early.status, early.body.code]).toEqual([409, 'action_not_allowed']);
    await manager.post(`${full.path}/cancel`, {});
    expect(JSON.parse((await mailTo(email, 'offer'))?.data['document'] ?? '{}')).toMatchObject({
      kind: 'offer',
      expiresAt: new Date(nowMs() + 2 * HOUR).toISOString(),
    });
    const offered = await guest.get(path);
    expect(offered.body).toMatchObject({ status: 'offered', bookingLink: null });
    const replies = await Promise.all([1, 2, 3].map(() => guest.post(`${path}/accept`)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const accepted = replies.find(({ status }) => status === 200);
    const link = accepted?.body.bookingLink;
    const held = await guest.get(`/api/public/tour-bookings/${link}`);
    expect(held.body).toMatchObject({ status: 'held', total: 24_000 });
    const booked = await guest.post(`/api/public/tour-bookings/${link}/book`, {
      contact: contact({ email }),
      paymentMethod: 'on_the_spot',
    });
    expect(booked.status).toBe(200);
  });

  test('An offer that is left goes to the next one', async () => {
    const { departure } = await plannedTour(server, { maximum: 2 });
    const full = await bookedPlaces(manager, departure.id);
    const [first, second] = [await wait(departure.id), await wait(departure.id)];
    await manager.post(`${full.path}/cancel`, {});
    const left = await guest.post(`/api/public/tour-offers/${first.body.link}/leave`);
    expect([left.status, left.body.status]).toEqual([200, 'left']);
    const next = await guest.post(`/api/public/tour-offers/${second.body.link}/accept`);
    expect([next.status, next.body.status]).toEqual([200, 'accepted']);
  });

  test('Nobody waits while places are free', async () => {
    const { departure } = await plannedTour(server);
    const reply = await wait(departure.id);
    expect([reply.status, reply.body.code]).toEqual([409, 'action_not_allowed']);
  });
});

describe('Limits of guests', () => {
  test('Requests of one network beyond the limit are refused with 429', async () => {
    const strict = await startTestServer({
      beside: server,
      config: { publicWritesPerMinute: 1 },
    });
    const { departure } = await plannedTour(server, { maximum: 2 });
    const { anonymous } = strict;
    const held = await hold(departure.id);
    const link = held.body.link;
    const path = `/api/public/tour-bookings/${link}`;
    const posts: [string, object | undefined][] = [
      [`/api/public/departures/${departure.id}/hold`, { guests: GUESTS, total: 24_000 }],
      [`/api/public/departures/${departure.id}/waiting`, { guests: GUESTS, contact: contact() }],
      [`${path}/book`, { contact: contact(), paymentMethod: 'on_the_spot' }],
      [`${path}/cancel`, undefined],
      [`/api/public/tour-offers/${link}/accept`, undefined],
    ];
    await anonymous.post(`${path}/cancel`);
    for (const [one, request] of posts) {
      expect((await anonymous.post(one, request)).status).toBe(429);
    }
    const reads: number[] = [];
    for (let turn = 0; turn < 12; turn += 1) reads.push((await anonymous.get(path)).status);
    expect(reads.at(-1)).toBe(429);
    const offer = `/api/public/tour-offers/${link}`;
    for (const read of [`${path}/calendar`, offer]) {
      expect((await anonymous.get(read)).status).toBe(429);
    }
  });

  test('The link of a booking reads no offer', async () => {
    const { departure } = await plannedTour(server);
    const { link } = (await hold(departure.id)).body;
    expect((await server.anonymous.get(`/api/public/tour-offers/${link}`)).status).toBe(404);
  });
});

const GUESTS = [{ kind: 'adult', quantity: 2 }];

function hold(
  departureId: string,
  adults = 2,
  total = 12_000 * adults,
  client: ApiClient = guest,
): Promise<Reply> {
  const guests = [{ kind: 'adult', quantity: adults }];
  return client.post(`/api/public/departures/${departureId}/hold`, { guests, total });
}

function wait(departureId: string): Promise<Reply> {
  const request = { guests: GUESTS, contact: contact() };
  return guest.post(`/api/public/departures/${departureId}/waiting`, request);
}

async function cardRequest(number = '4242424242424242', email: string | null = null) {
  const card = { number, expiry: '12/30', code: '123' };
  const { body } = await guest.post('/api/test-card-processor/cards', card);
  return {
    contact: contact({ email }),
    paymentMethod: 'card',
    cardReference: String(body.reference),
  };
}

async function payByCard(
  departureId: string,
  {
    email = null,
    guests = GUESTS,
    total = 24_000,
  }: { email?: string | null; guests?: object[]; total?: number } = {},
): Promise<Reply> {
  const held = await guest.post(`/api/public/departures/${departureId}/hold`, { guests, total });
  const request = await cardRequest('4242424242424242', email);
  return guest.post(`/api/public/tour-bookings/${held.body.link}/book`, request);
}

async function bookingOf({ body }: Reply) {
  const id = `bkg_${body.link.split('-')[0]}`;
  const [row] = await db.select().from(tourBookings).where(eq(tourBookings.id, id));
  if (!row) throw new Error(`There is no booking ${id}.`);
  return row;
}

const paymentOf = bookingOf;

/** The instructions about the payment of a booking, by kind, after they were carried out. */
async function instructionsOf(booked: Reply): Promise<[string, number][]> {
  const { cardPaymentId } = await bookingOf(booked);
  const rows = await db
    .select()
    .from(cardInstructions)
    .where(eq(cardInstructions.cardPaymentId, cardPaymentId ?? ''));
  for (const { id } of rows) {
    await TASKS.instructCardProcessor(server.context, { instructionId: id });
  }
  return rows
    .map(({ kind, amount }): [string, number] => [kind, amount])
    .sort(([one], [other]) => one.localeCompare(other));
}

async function chargeOf(booked: Reply) {
  const { cardPaymentId } = await bookingOf(booked);
  const [charge] = await db
    .select()
    .from(testCharges)
    .where(eq(testCharges.key, cardPaymentId ?? ''));
  return charge;
}

/** The queued mail of a kind to an address. */
async function mailTo(email: string, kind = 'ticket') {
  const rows = await db
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.recipient, email), eq(mailOutbox.template, 'tourNews')));
  return rows.find(({ data }) => JSON.parse(data['document'] ?? '{}').kind === kind);
}

function nowMs(): number {
  return server.clock.now().getTime();
}

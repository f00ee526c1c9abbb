import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { departures, tourBookings } from '../../../server/database/schema/tours';
import { runDueDepartures } from '../../../server/tours/due-departures';
import type { ApiClient, Reply } from '../support/api-client';
import { startTestServer } from '../support/test-server';
import {
  bookedPlaces,
  contact,
  departureOf,
  holdFor,
  plannedTour,
  startAt,
  tourOf,
} from './tour-builder';

const server = await startTestServer();
const beside = await startTestServer({ beside: server });
server.clock.stop();
const { db } = server.database;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
let admin: ApiClient;
let manager: ApiClient;
let managerBeside: ApiClient;
let seller: ApiClient;
let stranger: ApiClient;
let sellerId: string;

async function signInAll(): Promise<void> {
  admin = await server.signIn('admin');
  manager = await server.signIn('manager');
  managerBeside = await beside.signIn('manager');
  seller = await server.signIn('seller');
  stranger = await server.signIn('admin2');
}

beforeAll(async () => {
  await signInAll();
  sellerId = (await seller.get('/api/user/')).body.id;
});

describe('Hold of places', () => {
  test('The server computes the price of each kind, and the booking keeps it', async () => {
    const { tour, departure } = await plannedTour(server);
    const guests = [
      { kind: 'child', quantity: 1 },
      { kind: 'adult', quantity: 1 },
      { kind: 'group', quantity: 1 },
    ];
    const held = await manager.post(`${departure.path}/hold`, { guests });
    expect([held.status, held.body]).toMatchObject([
      201,
      {
        number: expect.stringMatching(/^V\d{4,}$/),
        tour: { id: tour.id },
        status: 'held',
        total: 108_001,
        places: 10,
        contact: null,
        ticket: null,
        paymentStatus: 'pending',
        expiresAt: new Date(server.clock.now().getTime() + 15 * MINUTE).toISOString(),
        guests: [
          { kind: 'adult', quantity: 1, unitPrice: 12_000, total: 12_000, places: 1 },
          { kind: 'child', quantity: 1, unitPrice: 6001, total: 6001, places: 1 },
          { kind: 'group', quantity: 1, unitPrice: 90_000, total: 90_000, places: 8 },
        ],
      },
    ]);
    const path = `/api/store/tour-booking/${held.body.id}`;
    await manager.patch(
      `/api/store/tour/${tour.id}`,
      { prices: { adult: 1, child: 1, group: 1, groupSize: 8 }, cancellationPolicy: [] },
      { revision: 1 },
    );
    const booked = await manager.post(`${path}/bookOnTheSpot`, { contact: contact() });
    expect(booked.body).toMatchObject({ total: 108_001, cancellationPolicy: [{}, {}] });
  });

  test('Kinds that the tour does not take, prices and other fields of the client are refused', async () => {
    const { departure } = await plannedTour(server, {}, { priceChild: null });
    const refused = async (body: object) => {
      const reply = await manager.post(`${departure.path}/hold`, body);
      return [reply.status, reply.body.errors];
    };
    expect(await refused({ guests: [{ kind: 'child', quantity: 1 }] })).toEqual([
      422,
      { 'guests.0.kind': ['not_offered'] },
    ]);
    const priced = { kind: 'adult', quantity: 1, unitPrice: 1 };
    expect((await refused({ guests: [priced] }))[0]).toBe(422);
    expect((await refused({ guests: [{ kind: 'adult', quantity: 1 }], total: 1 }))[0]).toBe(422);
    expect((await refused({ guests: [{ kind: 'senior', quantity: 1 }] }))[0]).toBe(422);
    expect((await refused({ guests: [{ kind: 'adult', quantity: -1 }] }))[0]).toBe(422);
  });

  test('Of fifty holds at once on two servers exactly as many succeed as there are places', async () => {
    const { departure } = await plannedTour(server, { maximum: 7 });
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, turn) =>
        holdFor(turn % 2 ? manager : managerBeside, departure.id, 1),
      ),
    );
    expect(tally(replies)).toEqual({ 201: 7, 409: 43 });
    const { body } = await manager.get(departure.path);
    expect([body.held, body.free, body.status]).toEqual([7, 0, 'full']);
  });

  test('Fifty bookings, cancellations and moves at once never take more places than there are', async () => {
    const tour = await tourOf(server);
    const [one, other] = [
      await departureOf(server, tour, { maximum: 6 }),
      await departureOf(server, tour, { maximum: 6, startsAt: startAt(server, 6) }),
    ];
    const booked = await Promise.all([1, 2, 3].map(() => bookedPlaces(manager, one.id)));
    await Promise.all(
      Array.from({ length: 50 }, (_, turn) => {
        const client = turn % 2 ? manager : managerBeside;
        const path = booked[turn % 3]?.path;
        if (turn % 5 === 0) return client.post(`${path}/cancel`, {});
        if (turn % 5 === 1) return client.post(`${path}/move`, { departureId: other.id });
        return holdFor(client, turn % 5 === 2 ? other.id : one.id, 2);
      }),
    );
    for (const { path } of [one, other]) {
      const { body } = await manager.get(path);
      expect(body.booked + body.held).toBeLessThanOrEqual(6);
      expect(body.free).toBe(6 - body.booked - body.held);
    }
  });

  test('A hold expires after fifteen minutes: its places are free, and it cannot be booked', async () => {
    const { departure } = await plannedTour(server, { maximum: 2 });
    const held = await holdFor(manager, departure.id);
    server.clock.advance(15 * MINUTE);
    await signInAll();
    const late = await manager.post(`/api/store/tour-booking/${held.body.id}/bookOnTheSpot`, {
      contact: contact(),
    });
    expect([late.status, late.body.code]).toEqual([409, 'action_not_allowed']);
    expect((await holdFor(manager, departure.id)).status).toBe(201);
    const { body } = await manager.get(`/api/store/tour-booking/${held.body.id}`);
    expect([body.status, body.history.map(actionOf)]).toEqual(['expired', ['hold', 'expire']]);
  });

  test('A departure is not booked after its cut-off, nor one of a paused tour or of another store', async () => {
    const closed = await plannedTour(server, { startsAt: new Date(nowMs() + 24 * HOUR) });
    const paused = await plannedTour(server, {}, { status: 'paused' });
    const off = await plannedTour(server, { status: 'called_off' });
    for (const { departure } of [closed, paused, off]) {
      const reply = await holdFor(manager, departure.id);
      expect([reply.status, reply.body.code]).toEqual([409, 'slot_closed']);
    }
    expect((await holdFor(stranger, closed.departure.id)).status).toBe(404);
  });
});

describe('Booking on the spot', () => {
  test('It needs a valid contact, and gets a ticket', async () => {
    const { departure } = await plannedTour(server);
    const held = await holdFor(manager, departure.id);
    const path = `/api/store/tour-booking/${held.body.id}`;
    const none = await manager.post(`${path}/bookOnTheSpot`, {});
    expect([none.status, none.body.errors]).toEqual([422, { contact: ['required'] }]);
    const wrong = contact({ phoneNumber: '12', email: 'nobody' });
    const refused = await manager.post(`${path}/bookOnTheSpot`, { contact: wrong });
    expect(refused.body.errors).toEqual({
      'contact.phoneNumber': ['invalid_phone'],
      'contact.email': ['invalid_email'],
    });
    const booked = await manager.post(`${path}/bookOnTheSpot`, { contact: contact() });
    expect([booked.status, booked.body]).toMatchObject([
      200,
      {
        status: 'on_the_spot',
        paymentMethod: 'on_the_spot',
        expiresAt: null,
        ticket: expect.stringMatching(/^([2-9A-Z]{5}-){3}[2-9A-Z]{5}$/),
        contact: { phoneNumber: '+212661420318' },
        refundNow: 0,
      },
    ]);
    const found = await manager.get('/api/store/tour-bookings/?q=0661420318&pageSize=100');
    expect(found.body.items.map(({ id }: { id: string }) => id)).toContain(held.body.id);
  });

  test('Of ten bookings of one hold at once one succeeds', async () => {
    const { departure } = await plannedTour(server);
    const { body } = await holdFor(manager, departure.id);
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, turn) =>
        (turn % 2 ? manager : managerBeside).post(
          `/api/store/tour-booking/${body.id}/bookOnTheSpot`,
          { contact: contact() },
        ),
      ),
    );
    expect(tally(replies)).toEqual({ 200: 1, 409: 9 });
  });

  test('A booking is cancelled once, its places are free and nothing is owed', async () => {
    const { departure } = await plannedTour(server, { maximum: 2 });
    const { path } = await bookedPlaces(manager, departure.id);
    const replies = await Promise.all(
      [manager, managerBeside].map((client) => client.post(`${path}/cancel`, { note: 'Malade' })),
    );
    expect(tally(replies)).toEqual({ 200: 1, 409: 1 });
    const { body } = await manager.get(path);
    expect(body).toMatchObject({ status: 'cancelled', paymentStatus: 'failed', refundedTotal: 0 });
    expect(body.history.at(-1)).toMatchObject({ action: 'cancel', note: 'Malade' });
    expect((await manager.get(departure.path)).body.free).toBe(2);
  });
});

describe('File of bookings', () => {
  test('It has a line for each booking of the list, in the words of its language, formulas disarmed', async () => {
    const { tour, departure } = await plannedTour(server);
    const { booking } = await bookedPlaces(manager, departure.id);
    await db.update(tourBookings).set({ lastName: '=1+1' }).where(eq(tourBookings.id, booking.id));
    await bookedPlaces(manager, (await plannedTour(server)).departure.id);
    const path = `/api/store/tour-bookings/export/?tourId=${tour.id}&language=`;
    const [french, arabic] = await Promise.all(
      ['fr', 'ar'].map(async (language) => {
        const { text } = await manager.get(`${path}${language}`);
        return parse(text, { bom: true, relaxColumnCount: true, delimiter: [',', ';'] });
      }),
    );
    expect(french).toHaveLength(2);
    expect(french?.[0]?.slice(0, 5)).toEqual(['Numéro', 'Date', 'Heure', 'Visite', 'Statut']);
    expect(french?.[1]).toEqual(expect.arrayContaining([booking.number, 'À payer sur place']));
    expect(arabic?.[1]).toEqual(expect.arrayContaining([booking.number, 'الدفع في عين المكان']));
  });
});

describe('Move of a booking', () => {
  test('It takes the places of the other departure under a new ticket, and frees its own', async () => {
    const tour = await tourOf(server);
    const one = await departureOf(server, tour, { maximum: 2 });
    const other = await departureOf(server, tour, { maximum: 2, startsAt: startAt(server, 6) });
    const { booking, path } = await bookedPlaces(manager, one.id);
    const moved = await manager.post(`${path}/move`, { departureId: other.id });
    expect([moved.status, moved.body]).toMatchObject([
      200,
      { status: 'on_the_spot', departureId: other.id, total: booking.total },
    ]);
    expect(moved.body.ticket).not.toBe(booking.ticket);
    const free = await Promise.all([one, other].map(({ path: own }) => manager.get(own)));
    expect(free.map(({ body }) => [body.free, body.status])).toEqual([
      [2, 'open'],
      [0, 'full'],
    ]);
  });

  test('A full departure, its own one and those of other tours are refused', async () => {
    const tour = await tourOf(server);
    const one = await departureOf(server, tour);
    const full = await departureOf(server, tour, { maximum: 2 });
    await bookedPlaces(manager, full.id);
    const foreign = await plannedTour(server);
    const { path } = await bookedPlaces(manager, one.id);
    const answers = await Promise.all(
      [full.id, one.id, foreign.departure.id, undefined].map((departureId) =>
        manager.post(`${path}/move`, { ...(departureId && { departureId }) }),
      ),
    );
    expect(answers.map(({ status, body }) => [status, body.errors ?? body.code])).toEqual([
      [409, 'slot_full'],
      [422, { departureId: ['not_allowed'] }],
      [422, { departureId: ['unknown'] }],
      [422, { departureId: ['required'] }],
    ]);
  });
});

describe('Check-in of tickets', () => {
  test('A guide checks a ticket of their departure in once, and who pays on the spot has paid', async () => {
    const { departure } = await running();
    const { booking } = await prebooked(departure.id);
    const scan = () => seller.post(`${departure.path}/check-in`, { code: booking.ticket });
    const replies = await Promise.all([scan(), scan(), scan()]);
    expect(tally(replies)).toEqual({ 200: 1, 409: 2 });
    const used = replies.find(({ status }) => status === 409);
    expect([used?.body.code, used?.body.current.status]).toEqual([
      'action_not_allowed',
      'checked_in',
    ]);
    const { body } = await manager.get(`/api/store/tour-booking/${booking.id}`);
    expect(body).toMatchObject({
      status: 'checked_in',
      paymentStatus: 'captured',
      checkedInAt: server.clock.now().toISOString(),
    });
  });

  test('Codes that are guessed, of another departure or of another store are unknown', async () => {
    const { departure } = await running();
    const other = await running();
    const { booking } = await prebooked(other.departure.id);
    for (const code of [booking.ticket, '23456-789AB-CDEFG-HJKMN', 'x', "' or 1=1 --", '٢٣']) {
      const reply = await seller.post(`${departure.path}/check-in`, { code });
      expect([reply.status, reply.body.errors]).toEqual([422, { code: ['unknown'] }]);
    }
    const foreign = await stranger.post(`${other.departure.path}/check-in`, {
      code: booking.ticket,
    });
    expect(foreign.status).toBe(404);
  });

  test('The old ticket of a moved booking, and the ticket of a cancelled one, let nobody in', async () => {
    const { tour, departure } = await running();
    const target = await departureOf(server, tour, {
      status: 'confirmed',
      startsAt: new Date(nowMs() + 2 * HOUR),
      cutOffMinutes: 0,
      guideIds: [sellerId],
    });
    const { booking, path } = await prebooked(departure.id);
    await manager.post(`${path}/move`, { departureId: target.id });
    const old = await seller.post(`${target.path}/check-in`, { code: booking.ticket });
    expect([old.status, old.body.errors]).toEqual([422, { code: ['unknown'] }]);
    const cancelled = await manager.post(`${path}/cancel`, {});
    const late = await seller.post(`${target.path}/check-in`, { code: cancelled.body.ticket });
    expect([late.status, late.body.current.status]).toEqual([409, 'cancelled']);
  });

  test('Nobody is checked in before a departure is confirmed', async () => {
    const { departure } = await plannedTour(server, {
      startsAt: new Date(nowMs() + 2 * HOUR),
      cutOffMinutes: 0,
      guideIds: [sellerId],
    });
    const { booking } = await bookedPlaces(manager, departure.id);
    const reply = await seller.post(`${departure.path}/check-in`, { code: booking.ticket });
    expect([reply.status, reply.body.code]).toEqual([409, 'action_not_allowed']);
  });
});

describe('Course of a departure', () => {
  test('At the cut-off the system confirms it, starts and finishes it; who is not there did not come', async () => {
    const startsAt = new Date(nowMs() + 25 * HOUR);
    const { departure } = await plannedTour(server, { startsAt });
    const here = await bookedPlaces(manager, departure.id, { adults: 1 });
    const away = await bookedPlaces(manager, departure.id, { adults: 1 });
    const statusAt = async (at: number) => {
      await Promise.all(
        [server, beside].map(({ context }) => runDueDepartures(context, new Date(at))),
      );
      const [row] = await db.select().from(departures).where(eq(departures.id, departure.id));
      return row?.status;
    };
    const begin = startsAt.getTime();
    expect(await statusAt(begin - 24 * HOUR - 1)).toBe('open');
    expect(await statusAt(begin - 24 * HOUR)).toBe('confirmed');
    await db
      .update(tourBookings)
      .set({ status: 'checked_in', capturedAt: server.clock.now(), paymentStatus: 'captured' })
      .where(eq(tourBookings.id, here.booking.id));
    expect(await statusAt(begin - 1)).toBe('confirmed');
    expect(await statusAt(begin)).toBe('under_way');
    expect(await statusAt(begin + 2 * HOUR)).toBe('done');
    const ends = await Promise.all([here, away].map(({ path }) => manager.get(path)));
    expect(ends.map(({ body }) => [body.status, body.paymentStatus])).toEqual([
      ['attended', 'captured'],
      ['no_show', 'failed'],
    ]);
    const { body } = await manager.get(departure.path);
    expect(body.history.map(actionOf)).toEqual(['confirm', 'start', 'finish']);
  });

  test('With fewer guests than the minimum the system calls it off at the cut-off', async () => {
    const startsAt = new Date(nowMs() + 25 * HOUR);
    const { departure } = await plannedTour(server, { startsAt, minimum: 3 });
    const { path } = await bookedPlaces(manager, departure.id);
    await runDueDepartures(server.context, new Date(startsAt.getTime() - 24 * HOUR));
    const { body } = await manager.get(departure.path);
    expect(body).toMatchObject({ status: 'called_off', reasonCode: 'too_few_guests', booked: 0 });
    expect((await manager.get(path)).body.status).toBe('cancelled');
  });

  test('Staff confirm with the minimum only, and call off with a reason; of two at once one succeeds', async () => {
    const { departure } = await plannedTour(server);
    const early = await manager.post(`${departure.path}/confirm`);
    expect([early.status, early.body.code, early.body.current.status]).toEqual([
      409,
      'action_not_allowed',
      'open',
    ]);
    await bookedPlaces(manager, departure.id);
    expect((await manager.post(`${departure.path}/confirm`)).body.status).toBe('confirmed');
    const none = await manager.post(`${departure.path}/callOff`, {});
    expect([none.status, none.body.errors]).toEqual([422, { reasonCode: ['required'] }]);
    const replies = await Promise.all(
      [manager, managerBeside, manager, managerBeside].map((client) =>
        client.post(`${departure.path}/callOff`, { reasonCode: 'weather', note: 'Orages' }),
      ),
    );
    expect(tally(replies)).toEqual({ 200: 1, 409: 3 });
    expect(replies.find(({ status }) => status === 200)?.body).toMatchObject({
      status: 'called_off',
      reasonCode: 'weather',
      note: 'Orages',
      bookings: [{ status: 'cancelled' }],
    });
  });

  test('A guide starts and finishes their departure, and notes who did not come', async () => {
    const { departure } = await running();
    const { path } = await prebooked(departure.id);
    expect((await seller.post(`${departure.path}/start`)).body.status).toBe('under_way');
    const early = await seller.post(`${path}/miss`, {});
    expect([early.status, early.body.code]).toEqual([409, 'action_not_allowed']);
    server.clock.advance(40 * MINUTE);
    await signInAll();
    const missed = await seller.post(`${path}/miss`, {});
    expect([missed.status, missed.body.status, missed.body.paymentStatus]).toEqual([
      200,
      'no_show',
      'failed',
    ]);
    expect((await seller.post(`${departure.path}/finish`)).body.status).toBe('done');
  });
});

describe('Waiting list', () => {
  test('Freed places are offered in order for two hours, then to the next one', async () => {
    const { departure } = await plannedTour(server, { maximum: 4 });
    const full = await bookedPlaces(manager, departure.id, { adults: 3 });
    const single = await bookedPlaces(manager, departure.id, { adults: 1 });
    const [first, second, third] = [
      await wait(departure.id, 3, 'Amal'),
      await wait(departure.id, 1, 'Badr'),
      await wait(departure.id, 1, 'Chama'),
    ];
    expect(first.body.status).toBe('waiting');
    await manager.post(`${single.path}/cancel`, {});
    // One place is free: Amal needs three, so it is Badr's.
    expect(await statuses(departure.id)).toEqual(['waiting', 'offered', 'waiting']);
    const others = await holdFor(manager, departure.id, 1);
    expect([others.status, others.body.code]).toEqual([409, 'slot_full']);
    server.clock.advance(120 * MINUTE);
    await runDueDepartures(server.context, server.clock.now());
    await signInAll();
    expect(await statuses(departure.id)).toEqual(['waiting', 'offered']);
    const entry = await manager.post(`/api/store/departures/waiting/${third.body.id}/leave`);
    expect([entry.status, entry.body.status]).toEqual([200, 'left']);
    const ended = await manager.post(`/api/store/departures/waiting/${second.body.id}/leave`);
    expect([ended.status, ended.body.code]).toEqual([409, 'action_not_allowed']);
    await manager.post(`${full.path}/cancel`, {});
    expect(await statuses(departure.id)).toEqual(['offered']);
    const { body } = await manager.get(departure.path);
    expect([body.held, body.free, body.waiting[0].contact.firstName]).toEqual([3, 1, 'Amal']);
  });

  test('Nobody waits for a departure with free places, a closed one, or more places than it has', async () => {
    const { departure } = await plannedTour(server, { maximum: 2 });
    const early = await wait(departure.id, 2);
    expect([early.status, early.body.code]).toEqual([409, 'action_not_allowed']);
    await bookedPlaces(manager, departure.id);
    expect((await wait(departure.id, 3)).status).toBe(409);
    expect((await wait(departure.id, 2)).status).toBe(201);
    const closed = await plannedTour(server, { startsAt: new Date(nowMs() + 24 * HOUR) });
    expect((await wait(closed.departure.id, 2)).status).toBe(409);
  });

  test('The waiting list ends at the cut-off', async () => {
    const startsAt = new Date(nowMs() + 25 * HOUR);
    const { departure } = await plannedTour(server, { startsAt, maximum: 2 });
    await bookedPlaces(manager, departure.id);
    await wait(departure.id, 2);
    await runDueDepartures(server.context, new Date(startsAt.getTime() - 24 * HOUR));
    expect(await statuses(departure.id)).toEqual([]);
  });
});

/** A confirmed departure in half an hour, whose guide is the seller. */
async function running() {
  return plannedTour(server, {
    status: 'confirmed',
    startsAt: new Date(nowMs() + 30 * MINUTE),
    cutOffMinutes: 0,
    guideIds: [sellerId],
  });
}

function prebooked(departureId: string) {
  return bookedPlaces(admin, departureId);
}

function wait(departureId: string, adults: number, firstName = 'Salma'): Promise<Reply> {
  const guests = [{ kind: 'adult', quantity: adults }];
  return manager.post(`/api/store/departure/${departureId}/waiting`, {
    guests,
    contact: contact({ firstName }),
  });
}

async function statuses(departureId: string): Promise<string[]> {
  const { body } = await manager.get(`/api/store/departure/${departureId}`);
  return body.waiting.map(({ status }: { status: string }) => status);
}

function nowMs(): number {
  return server.clock.now().getTime();
}

function actionOf({ action }: { action: string }): string {
  return action;
}

function tally(replies: readonly Reply[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

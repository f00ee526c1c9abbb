import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { cardInstructions } from '../../../server/database/schema/cards';
import { mailOutbox } from '../../../server/database/schema/mail';
import { tourBookings, tours, waitingEntries } from '../../../server/database/schema/tours';
import { runDueDepartures } from '../../../server/tours/due-departures';
import type { ApiClient, Reply } from '../support/api-client';
import { startTestServer } from '../support/test-server';
import { mailsTo } from '../users/mail-outbox';
import { subjectOf } from './mail-subject';
import { bookedPlaces, contact, departureOf, holdFor, plannedTour, startAt } from './tour-builder';

const server = await startTestServer({ config: { publicWritesPerMinute: 100_000 } });
server.clock.stop();
const { db } = server.database;
const guest = server.anonymous;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let manager: ApiClient;

beforeAll(async () => {
  manager = await server.signIn('manager');
});

describe('Move of a departure', () => {
  test('It keeps its guests, its holds, its status and its length, and its cut-off moves with it', async () => {
    const { tour, departure } = await plannedTour(server, { maximum: 5, status: 'confirmed' });
    await bookedPlaces(manager, departure.id, { adults: 3 });
    const held = await holdFor(manager, departure.id, 1);
    // What is planned from now on lasts longer.
    await db.update(tours).set({ durationMinutes: 300 }).where(eq(tours.id, tour.id));
    const startsAt = startAt(server, 8);
    const moved = await move(departure, startsAt);
    expect([moved.status, moved.body]).toMatchObject([
      200,
      {
        startsAt: startsAt.toISOString(),
        endsAt: new Date(startsAt.getTime() + 2 * HOUR).toISOString(),
        bookableUntil: new Date(startsAt.getTime() - DAY).toISOString(),
        status: 'confirmed',
        booked: 3,
        held: 1,
      },
    ]);
    expect(moved.body.allowedActions.map(({ action }: { action: string }) => action)).toEqual([
      'callOff',
      'move',
    ]);
    const [row] = await db.select().from(tourBookings).where(eq(tourBookings.id, held.body.id));
    expect(row?.expiresAt?.toISOString()).toBe(held.body.expiresAt);
    const later = new Date(server.clock.now().getTime() + 16 * 60_000);
    await runDueDepartures(server.context, later);
    const after = await manager.get(departure.path);
    expect([after.body.booked, after.body.held]).toEqual([3, 0]);
  });

  test('Its history and those of its bookings say who moved it, and from when', async () => {
    const { departure } = await plannedTour(server);
    const { path } = await bookedPlaces(manager, departure.id);
    const moved = await move(departure, startAt(server, 8));
    const changed = await manager.patch(
      departure.path,
      { maximum: 12 },
      { revision: moved.body.revision },
    );
    expect(changed.body.history).toMatchObject([
      {
        action: 'move',
        actor: { type: 'staff' },
        from: 'open',
        to: 'open',
        note: departure.startsAt.toISOString(),
      },
      { action: 'update', actor: { type: 'staff' }, note: null },
    ]);
    const { history } = (await manager.get(path)).body;
    expect(history.at(-1)).toMatchObject({ action: 'move', from: 'on_the_spot' });
  });

  test('A time whose cut-off is over, a time without end and a text are refused', async () => {
    const { departure } = await plannedTour(server);
    const now = server.clock.now().getTime();
    const refused = async (startsAt: string) => {
      const reply = await manager.patch(departure.path, { startsAt }, { revision: 1 });
      return [reply.status, reply.body.errors];
    };
    const tooEarly = [422, { startsAt: ['too_early'] }];
    expect(await refused(new Date(now - HOUR).toISOString())).toEqual(tooEarly);
    expect(await refused(new Date(now + DAY).toISOString())).toEqual(tooEarly);
    expect(await refused('2101-01-01T10:00:00.000Z')).toEqual([422, { startsAt: ['too_late'] }]);
    expect((await refused('soon'))[0]).toBe(422);
    const moved = await move(departure, new Date(now + DAY + 60_000));
    expect(moved.status).toBe(200);
  });

  test('Of two who move it one is told that it has changed; begun and ended departures stay', async () => {
    const { tour, departure } = await plannedTour(server);
    await move(departure, startAt(server, 8));
    const stale = await move(departure, startAt(server, 9));
    expect([stale.status, stale.body.code, stale.body.current.startsAt]).toEqual([
      412,
      'stale_revision',
      startAt(server, 8).toISOString(),
    ]);
    const bare = await manager.patch(departure.path, { startsAt: startAt(server, 9) });
    expect(bare.status).toBe(428);
    for (const status of ['under_way', 'done', 'called_off'] as const) {
      const ended = await departureOf(server, tour, { status });
      const reply = await move(ended, startAt(server, 8));
      expect([reply.status, reply.body.code]).toEqual([409, 'action_not_allowed']);
    }
  });

  test('A seller who guides it does not move it, and another store does not know it', async () => {
    const seller = await server.signIn('seller');
    const { id } = (await seller.get('/api/user/')).body;
    const { departure } = await plannedTour(server, { guideIds: [id] });
    const body = { startsAt: startAt(server, 8) };
    expect((await seller.patch(departure.path, body, { revision: 1 })).status).toBe(403);
    const stranger = await server.signIn('admin2');
    expect((await stranger.patch(departure.path, body, { revision: 1 })).status).toBe(404);
  });

  test('An offer of places ends at the new cut-off', async () => {
    const { departure } = await plannedTour(server, { maximum: 2 });
    const { path } = await bookedPlaces(manager, departure.id);
    const guests = [{ kind: 'adult', quantity: 2 }];
    const waiting = await manager.post(`${departure.path}/waiting`, { guests, contact: contact() });
    await manager.post(`${path}/cancel`, {});
    const cutOff = new Date(server.clock.now().getTime() + HOUR);
    const { revision } = (await manager.get(departure.path)).body;
    await manager.patch(
      departure.path,
      { startsAt: new Date(cutOff.getTime() + DAY).toISOString() },
      { revision },
    );
    const [entry] = await db
      .select()
      .from(waitingEntries)
      .where(eq(waitingEntries.id, waiting.body.id));
    expect([entry?.status, entry?.offerExpiresAt]).toEqual(['offered', cutOff]);
  });
});

describe('Who waits for places of a departure that is moved', () => {
  test.each([
    ['fr', 'Nouvelle date de la séance', 'Vous restez sur la liste d’attente.'],
    ['ar', 'تاريخ جديد للحصة', 'وتبقى في قائمة الانتظار.'],
    ['en', 'New date of the departure', 'You stay on the waiting list.'],
  ] as const)(
    'They get the new time in %s, keep their place, and leave the list by the link of the mail',
    async (language, subject, sentence) => {
      const email = `attend-${language}@example.ma`;
      const { departure } = await plannedTour(server, { maximum: 2 });
      await bookedPlaces(manager, departure.id);
      const entry = await waitFor(departure, { email, language });
      const other = await waitFor(departure, {});
      // It is full, which was a change.
      const { revision } = (await manager.get(departure.path)).body;
      expect((await move(departure, startAt(server, 8), revision)).status).toBe(200);
      const [mail = '', ...more] = await mailsTo(server, email);
      expect(more).toEqual([]);
      expect(subjectOf(mail)).toContain(subject);
      expect(mail).toContain(sentence);
      const [row] = await db
        .select({ data: mailOutbox.data })
        .from(mailOutbox)
        .where(eq(mailOutbox.recipient, email));
      expect(JSON.parse(row?.data['document'] ?? '{}')).toMatchObject({
        kind: 'waitingMoved',
        startsAt: startAt(server, 8).toISOString(),
        before: departure.startsAt.toISOString(),
        ticket: null,
        expiresAt: null,
      });
      const after = await manager.get(departure.path);
      expect(
        after.body.waiting.map(({ id, status }: typeof entry) => [id, status]),
        'in the order of the list',
      ).toEqual([
        [entry.id, 'waiting'],
        [other.id, 'waiting'],
      ]);
      const link = new RegExp(`/tour-offer\\?lng=${language}#(${entry.id.slice(4)}-[0-9a-f]{32})`);
      const path = `/api/public/tour-offers/${link.exec(mail)?.[1]}`;
      const read = await guest.get(path);
      expect([read.status, read.body.startsAt]).toEqual([200, startAt(server, 8).toISOString()]);
      expect((await guest.post(`${path}/leave`)).body.status).toBe('left');
    },
  );

  test('Who has an offer is told until when it holds, and who left or lapsed is told nothing', async () => {
    const { departure } = await plannedTour(server, { maximum: 2 });
    const { path } = await bookedPlaces(manager, departure.id);
    const left = await waitFor(departure, { email: 'parti@example.ma' });
    await manager.post(`/api/store/departures/waiting/${left.id}/leave`);
    await waitFor(departure, { email: 'offre@example.ma' });
    await manager.post(`${path}/cancel`, {});
    const cutOff = new Date(server.clock.now().getTime() + HOUR);
    const { revision } = (await manager.get(departure.path)).body;
    await move(departure, new Date(cutOff.getTime() + DAY), revision);
    expect(await mailsTo(server, 'parti@example.ma')).toEqual([]);
    const rows = await db
      .select({ data: mailOutbox.data })
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, 'offre@example.ma'));
    const documents = rows.map(({ data }) => JSON.parse(data['document'] ?? '{}'));
    expect(documents.find(({ kind }) => kind === 'waitingMoved')).toMatchObject({
      expiresAt: cutOff.toISOString(),
    });
  });
});

describe('Guests of a departure that is moved', () => {
  test.each([
    ['fr', 'Votre nouvelle date', 'tout ce que vous avez payé vous est remboursé'],
    ['ar', 'تاريخ جديد لحجزك', 'يُردّ إليك كل ما دفعته'],
    ['en', 'Your new date', 'everything that you paid is refunded'],
  ] as const)(
    'A guest gets the new time in %s, with the ticket and the calendar file that replaces the first one',
    async (language, subject, sentence) => {
      const email = `deplace-${language}@example.ma`;
      const { departure } = await plannedTour(server);
      const held = await holdFor(manager, departure.id);
      const path = `/api/store/tour-booking/${held.body.id}`;
      const booked = await manager.post(`${path}/bookOnTheSpot`, {
        contact: contact({ email, language }),
      });
      await move(departure, startAt(server, 8));
      const mails = await mailsTo(server, email);
      expect(mails).toHaveLength(2);
      const mail = mails.find((text) => text.includes(sentence)) ?? '';
      for (const part of [booked.body.ticket, booked.body.number, 'cid:qr.png', 'visite.ics']) {
        expect(mail).toContain(part);
      }
      const rows = await db
        .select({ data: mailOutbox.data })
        .from(mailOutbox)
        .where(eq(mailOutbox.recipient, email));
      const documents = rows.map(({ data }) => JSON.parse(data['document'] ?? '{}'));
      expect(documents.find(({ kind }) => kind === 'moved')).toMatchObject({
        startsAt: startAt(server, 8).toISOString(),
        before: departure.startsAt.toISOString(),
        freeUntil: startAt(server, 7).toISOString(),
      });
      expect(subjectOf(mail)).toContain(subject);
      const [first, second] = rows
        .map(({ data }) => calendarOf(data['contained']))
        .sort((one, other) => one.sequence - other.sequence);
      expect(second?.uid).toBe(first?.uid);
      expect(second?.sequence).toBeGreaterThan(first?.sequence ?? 0);
      expect(second?.start).toBe(icsTime(startAt(server, 8)));
    },
  );

  test('They cancel a card payment for nothing until the new cut-off, which captures it afterwards', async () => {
    const late = { cancellationPolicy: [{ hoursBefore: 480, percent: 100 }] };
    const { departure } = await plannedTour(server, { startsAt: startAt(server, 3) }, late);
    const [leaves, stays, held] = [
      await payByCard(departure.id),
      await payByCard(departure.id),
      await guestHold(departure.id),
    ];
    expect(leaves.body).toMatchObject({ refundNow: 0, fullRefundUntil: null });
    const { revision } = (await manager.get(departure.path)).body;
    await manager.patch(departure.path, { startsAt: startAt(server, 6) }, { revision });
    const cutOff = startAt(server, 5);
    const path = (link: string) => `/api/public/tour-bookings/${link}`;
    const read = await guest.get(path(leaves.body.link));
    expect(read.body).toMatchObject({
      startsAt: startAt(server, 6).toISOString(),
      refundNow: 24_000,
      fullRefundUntil: cutOff.toISOString(),
      ticket: leaves.body.ticket,
    });
    // Who held places before the move was shown the former time, too.
    const booked = await payFor(held.body.link);
    expect(booked.body).toMatchObject({ refundNow: 24_000, fullRefundUntil: cutOff.toISOString() });
    // At the former cut-off nothing happens.
    await runDueDepartures(server.context, startAt(server, 2));
    expect((await guest.get(path(stays.body.link))).body.paymentStatus).toBe('authorized');
    const cancelled = await guest.post(`${path(leaves.body.link)}/cancel`);
    expect(cancelled.body).toMatchObject({ status: 'cancelled', refundedTotal: 24_000 });
    expect(await instructionsOf(leaves)).toEqual([['release', 24_000]]);
    await runDueDepartures(server.context, cutOff);
    expect((await guest.get(path(stays.body.link))).body.paymentStatus).toBe('captured');
    expect(await instructionsOf(stays)).toEqual([['capture', 24_000]]);
    server.clock.advance(cutOff.getTime() - server.clock.now().getTime());
    const after = await guest.get(path(stays.body.link));
    expect(after.body).toMatchObject({ canCancel: true, refundNow: 0, fullRefundUntil: null });
  });
});

/** An entry of the waiting list of a full departure. */
async function waitFor(departure: { readonly path: string }, part: object): Promise<Reply['body']> {
  const guests = [{ kind: 'adult', quantity: 2 }];
  const reply = await manager.post(`${departure.path}/waiting`, { guests, contact: contact(part) });
  expect(reply.status).toBe(201);
  return reply.body;
}

function move({ path }: { readonly path: string }, startsAt: Date, revision = 1): Promise<Reply> {
  return manager.patch(path, { startsAt: startsAt.toISOString() }, { revision });
}

/** The begin in the form of a calendar file. */
function icsTime(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

/** What a program reads of the calendar file among the files of a queued mail. */
function calendarOf(contained: string | undefined) {
  const files: { fileName: string; content: string }[] = JSON.parse(contained ?? '[]');
  const file = files.find(({ fileName }) => fileName === 'visite.ics');
  const text = Buffer.from(file?.content ?? '', 'base64').toString();
  const propertyOf = (name: string) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(text)?.[1] ?? '';
  return {
    uid: propertyOf('UID'),
    sequence: Number(propertyOf('SEQUENCE')),
    start: propertyOf('DTSTART'),
  };
}

const GUESTS = [{ kind: 'adult', quantity: 2 }];

function guestHold(departureId: string): Promise<Reply> {
  return guest.post(`/api/public/departures/${departureId}/hold`, {
    guests: GUESTS,
    total: 24_000,
  });
}

async function payFor(link: string): Promise<Reply> {
  const card = { number: '4242424242424242', expiry: '12/30', code: '123' };
  const { body } = await guest.post('/api/test-card-processor/cards', card);
  return guest.post(`/api/public/tour-bookings/${link}/book`, {
    contact: contact(),
    paymentMethod: 'card',
    cardReference: String(body.reference),
  });
}

async function payByCard(departureId: string): Promise<Reply> {
  const { body } = await guestHold(departureId);
  return payFor(body.link);
}

/** The instructions about the payment of a booking. */
async function instructionsOf({ body }: Reply): Promise<[string, number][]> {
  const rows = await db
    .select({ kind: cardInstructions.kind, amount: cardInstructions.amount })
    .from(cardInstructions)
    .innerJoin(tourBookings, eq(tourBookings.cardPaymentId, cardInstructions.cardPaymentId))
    .where(eq(tourBookings.id, `bkg_${body.link.split('-')[0]}`));
  return rows.map(({ kind, amount }) => [kind, amount]);
}

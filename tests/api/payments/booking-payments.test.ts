import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { addDays, casablancaDay, casablancaInstant } from '#domain/time/casablanca-day';
import { payoutEntries } from '../../../server/database/schema/payouts';
import { closePayoutPeriods } from '../../../server/payouts/close-payout-periods';
import { bookingSearchText } from '../../../server/tours/bookings.repository';
import type { ApiClient } from '../support/api-client';
import { startTestServer } from '../support/test-server';
import { bookingOf, contact, departureOf, plannedTour, tourOf } from '../tours/tour-builder';

const server = await startTestServer();
server.clock.stop();
const { db } = server.database;
const PAYMENTS = '/api/store/payments/';
const HOUR = 3_600_000;
let admin: ApiClient;

beforeAll(async () => {
  admin = await server.signIn('admin');
});

describe('Payments of bookings in the list of payments', () => {
  test('A booking is in the list with its number, its tour and its departure, and is found by number, name and phone', async () => {
    const { tour, departure } = await plannedTour(server);
    const now = server.clock.now().toISOString();
    const phoneNumber = '+212661420318';
    const guest = { ...contact({ phoneNumber }), lastName: 'Zéroualine', language: 'fr' } as const;
    const booking = await bookingOf(server, departure.id, {
      lastName: 'Zéroualine',
      refundedTotal: 9001,
      paymentStatus: 'partially_refunded',
      phoneNumber,
      searchText: bookingSearchText(910_998, guest),
      number: 910_998,
    });
    const expected = {
      id: booking.id,
      orderId: null,
      orderNumber: null,
      booking: {
        id: booking.id,
        number: 'V910998',
        tourId: tour.id,
        departureId: departure.id,
      },
      tour: {
        id: tour.id,
        title: tour.title,
        titleEn: 'Visit of the kiln',
        titleAr: 'زيارة الفرن',
      },
      client: {
        id: null,
        firstName: 'Salma',
        lastName: 'Zéroualine',
        phoneNumber: '+212661420318',
        email: null,
      },
      method: 'card',
      status: 'partially_refunded',
      currency: 'MAD',
      amount: 18_001,
      refundedTotal: 9001,
      authorizedAt: now,
      capturedAt: now,
      failedAt: null,
      reference: null,
      createdAt: now,
      updatedAt: now,
      revision: 1,
    };
    for (const q of ['V910998', 'zeroualine', '+212661420318 zeroualine']) {
      const { body } = await list({ q });
      expect([q, body.items]).toEqual([q, [expected]]);
      expect(body.totals).toEqual([
        {
          method: 'card',
          status: 'partially_refunded',
          count: 1,
          amount: 18_001,
          refundedTotal: 9001,
        },
      ]);
    }
  });

  test('Held and expired places, and bookings of other stores, are no payments', async () => {
    const { departure } = await plannedTour(server);
    const before = (await list()).body.total;
    const unpaid = { capturedAt: null, authorizedAt: null, paymentStatus: 'pending' } as const;
    await bookingOf(server, departure.id, { ...unpaid, status: 'held', paymentMethod: null });
    await bookingOf(server, departure.id, { ...unpaid, status: 'expired', paymentMethod: null });
    await bookingOf(server, departure.id, { storeId: 'str_zahra' });
    expect((await list()).body.total).toBe(before);
    await bookingOf(server, departure.id);
    expect((await list()).body.total).toBe(before + 1);
  });

  test('Filters keep bookings by method, status and day, and the sums are those of the kept lines', async () => {
    const { departure } = await plannedTour(server);
    const spot = { paymentMethod: 'on_the_spot', authorizedAt: null } as const;
    await bookingOf(server, departure.id, {
      ...spot,
      status: 'on_the_spot',
      capturedAt: null,
      paymentStatus: 'pending',
    });
    await bookingOf(server, departure.id, { ...spot, status: 'checked_in' });
    for (const query of [
      {},
      { method: 'on_the_spot' },
      { method: 'card' },
      { method: 'cod' },
      { method: 'on_the_spot', status: 'captured' },
      { status: 'pending,authorized' },
      { from: casablancaDay(server.clock.now()) },
      { q: 'salma' },
    ]) {
      const { items, totals, total } = await wholeList(query);
      expect(items).toHaveLength(total);
      for (const part of ['amount', 'refundedTotal'] as const) {
        expect([query, part, sumOf(totals, part)]).toEqual([query, part, sumOf(items, part)]);
      }
      if (query.method) {
        expect(items.every(({ method }: Line) => method === query.method)).toBe(true);
      }
    }
    const { items } = await wholeList({ method: 'on_the_spot', status: 'captured' });
    expect(items.every(({ booking, status }: Line) => booking && status === 'captured')).toBe(true);
    expect(items.length).toBeGreaterThan(0);
  });

  test.each(['createdAt', '-createdAt', 'amount', '-amount'])(
    'The pages of the list in the order %s contain each order and booking once, in this order',
    async (sort) => {
      const { items, total } = await wholeList({ sort });
      expect(new Set(items.map(({ id }: Line) => id)).size).toBe(total);
      expect(items.some(({ booking }: Line) => booking)).toBe(true);
      const field = sort.replace('-', '') as 'createdAt' | 'amount';
      const values = items.map((line: Line) =>
        field === 'amount' ? line.amount : Date.parse(line.createdAt),
      );
      const sorted = values.toSorted((one: number, other: number) => one - other);
      expect(values).toEqual(sort.startsWith('-') ? sorted.toReversed() : sorted);
    },
  );

  test('A change of a booking and of its tour’s title is in the list at once', async () => {
    const { tour, departure } = await plannedTour(server, { status: 'confirmed' });
    const booking = await bookingOf(server, departure.id);
    const line = async () => (await list({ q: `V${booking.number}` })).body.items[0];
    expect((await line()).status).toBe('captured');
    const reply = await admin.post(`/api/store/tour-booking/${booking.id}/cancel`, {
      isFullRefund: true,
    });
    expect(reply.status).toBe(200);
    expect(await line()).toMatchObject({ status: 'refunded', refundedTotal: 18_001 });
    await db.execute(sql`update tours set title = 'Autre titre' where id = ${tour.id}`);
    expect((await line()).tour.title).toBe('Autre titre');
  });
});

test('List of payments, figure and payout agree to the centime on the bookings of a day', async () => {
  // A day without other bookings, whose week is over.
  const day = addDays(casablancaDay(server.clock.now()), -400);
  const made = new Date(casablancaInstant(day).getTime() + 9 * HOUR);
  const tour = await tourOf(server);
  const startsAt = new Date(server.clock.now().getTime() - 26 * HOUR);
  const departure = await departureOf(server, tour, { startsAt, status: 'done' });
  const dates = { createdAt: made, updatedAt: startsAt, authorizedAt: made, capturedAt: startsAt };
  const refunded = { ...dates, status: 'cancelled', paymentStatus: 'partially_refunded' } as const;
  const bookings = [
    await bookingOf(server, departure.id, { ...dates, status: 'attended', total: 18_001 }),
    await bookingOf(server, departure.id, { ...dates, status: 'no_show', total: 12_345 }),
    await bookingOf(server, departure.id, { ...refunded, refundedTotal: 9001 }),
    await bookingOf(server, departure.id, {
      ...refunded,
      paymentStatus: 'refunded',
      refundedTotal: 18_001,
      capturedAt: null,
    }),
  ];
  await bookingOf(server, departure.id, {
    ...dates,
    status: 'attended',
    paymentMethod: 'on_the_spot',
    authorizedAt: null,
    total: 7777,
  });
  await bookingOf(server, departure.id, {
    ...dates,
    status: 'cancelled',
    paymentMethod: 'on_the_spot',
    paymentStatus: 'failed',
    failedAt: made,
    authorizedAt: null,
    capturedAt: null,
  });
  const kept = 18_001 + 12_345 + 9000;

  const { items } = await wholeList({ from: day, to: day });
  const listed = items.filter(({ booking, status }: Line) => booking && status !== 'failed');
  expect(sumOf(listed, 'amount') - sumOf(listed, 'refundedTotal')).toBe(kept + 7777);

  const summary = await admin.get(`/api/store/metrics/summary/?from=${day}&to=${day}`);
  expect(summary.body.figures.tourTakings.value).toBe(kept + 7777);

  const end = casablancaInstant(addDays(casablancaDay(server.clock.now()), 8));
  await closePayoutPeriods(server.context, end);
  const entries = await Promise.all(
    bookings.map(({ id }) =>
      db.select().from(payoutEntries).where(eq(payoutEntries.tourBookingId, id)),
    ),
  );
  expect(sumOf(entries.flat(), 'amount')).toBe(kept);
  const card = listed.filter(
    ({ method, status }: Line) => method === 'card' && status !== 'failed',
  );
  expect(sumOf(card, 'amount') - sumOf(card, 'refundedTotal')).toBe(kept);
});

interface Line {
  id: string;
  booking: object | null;
  method: string;
  status: string;
  amount: number;
  createdAt: string;
}

function list(query: Record<string, string> = {}) {
  return admin.get(`${PAYMENTS}?${new URLSearchParams(query)}`);
}

/** All pages of the list, with its sums. */
async function wholeList(query: Record<string, string>) {
  const first = (await list({ ...query, pageSize: '100' })).body;
  const items = [...first.items];
  while (items.length < first.total) {
    const page = String(items.length / 100 + 1);
    const { body } = await list({ ...query, pageSize: '100', page });
    if (body.items.length === 0) break;
    items.push(...body.items);
  }
  return { items, total: first.total, totals: first.totals };
}

function sumOf(lines: readonly object[], part: 'amount' | 'refundedTotal'): number {
  return lines.reduce((sum, line) => sum + (line as Record<typeof part, number>)[part], 0);
}

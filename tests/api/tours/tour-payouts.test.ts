import { asc, desc, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addDays, casablancaDay, casablancaInstant } from '#domain/time/casablanca-day';
import { payoutEntries } from '../../../server/database/schema/payouts';
import type { tourBookings } from '../../../server/database/schema/tours';
import { closePayoutPeriods } from '../../../server/payouts/close-payout-periods';
import { startTestServer } from '../support/test-server';
import { bookingOf, departureOf, plannedTour, tourOf } from './tour-builder';

const server = await startTestServer();
const beside = await startTestServer({ beside: server });
server.clock.stop();
const { db } = server.database;
const HOUR = 3_600_000;

test('A payout counts what the store keeps of card payments, once, when a tour is over or cancelled', async () => {
  const startsAt = new Date(server.clock.now().getTime() - 26 * HOUR);
  const { tour, departure } = await plannedTour(server, { startsAt, status: 'done' });
  const ahead = await departureOf(server, await tourOf(server), { status: 'confirmed' });
  const card = { paymentMethod: 'card', capturedAt: startsAt, authorizedAt: startsAt } as const;
  const expected = [
    await booking(departure.id, { ...card, paymentStatus: 'captured', status: 'attended' }),
    await booking(departure.id, { ...card, paymentStatus: 'captured', status: 'no_show' }),
    await booking(departure.id, {
      ...card,
      status: 'cancelled',
      paymentStatus: 'partially_refunded',
      refundedTotal: 9001,
    }),
    await booking(departure.id, {
      ...card,
      status: 'cancelled',
      paymentStatus: 'refunded',
      refundedTotal: 18_001,
    }),
  ];
  await booking(departure.id, {
    paymentMethod: 'on_the_spot',
    capturedAt: startsAt,
    paymentStatus: 'captured',
    status: 'attended',
  });
  await booking(ahead.id, { ...card, paymentStatus: 'captured', status: 'paid' });
  const end = casablancaInstant(addDays(casablancaDay(server.clock.now()), 8));
  await Promise.all(
    [server, beside, server].map(({ context }) => closePayoutPeriods(context, end)),
  );
  const entries = await db
    .select()
    .from(payoutEntries)
    .where(
      inArray(
        payoutEntries.note,
        expected.map((number) => `V${number}`),
      ),
    )
    .orderBy(asc(payoutEntries.note), desc(payoutEntries.kind));
  expect(entries.map(({ note, kind, amount }) => [note, kind, amount])).toEqual([
    [`V${expected[0]}`, 'sale', 18_001],
    [`V${expected[1]}`, 'sale', 18_001],
    [`V${expected[2]}`, 'sale', 18_001],
    [`V${expected[2]}`, 'refund', -9001],
    [`V${expected[3]}`, 'sale', 18_001],
    [`V${expected[3]}`, 'refund', -18_001],
  ]);
  const admin = await server.signIn('admin');
  const path = `/api/store/payouts/${entries[0]?.payoutId}?pageSize=100&page=`;
  const first = await admin.get(`${path}1`);
  const last = await admin.get(`${path}${Math.ceil(first.body.entries.total / 100)}`);
  const shown = last.body.entries.items.filter((entry: { booking: unknown }) => entry.booking);
  expect(shown.map((entry: { booking: unknown }) => entry.booking)).toContainEqual({
    id: entries[0]?.tourBookingId,
    number: `V${expected[0]}`,
    tourId: tour.id,
    departureId: departure.id,
  });
  expect(shown.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(
    3 * 18_001 - 9001,
  );

  const words = {
    fr: ['Vente de visite ou d’atelier', 'Remboursement de visite ou d’atelier', tour.title],
    ar: ['بيع زيارة أو ورشة', 'ردّ مبلغ زيارة أو ورشة', 'زيارة الفرن'],
    en: ['Sale of a visit or workshop', 'Refund of a visit or workshop', 'Visit of the kiln'],
  };
  for (const [language, [sale, refund, title]] of Object.entries(words)) {
    const statement = `/api/store/payouts/${entries[0]?.payoutId}/statement?language=${language}`;
    const { text } = await admin.get(statement);
    expect(text).toContain(`V${expected[2]},${sale},180.01,${title}\r\n`);
    expect(text).toContain(`V${expected[2]},${refund},-90.01,${title}\r\n`);
  }
});

/** A booking that was made 25 hours ago. @returns its number */
async function booking(
  departureId: string,
  part: Partial<typeof tourBookings.$inferInsert>,
): Promise<number> {
  const at = new Date(server.clock.now().getTime() - 25 * HOUR);
  const made = await bookingOf(server, departureId, { createdAt: at, updatedAt: at, ...part });
  return made.number;
}

import { eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Tx } from '../../../server/context';
import { newId } from '../../../server/database/ids';
import { cardInstructions, cardPayments } from '../../../server/database/schema/cards';
import { payoutEntries, payouts } from '../../../server/database/schema/payouts';
import { departures, tourBookings } from '../../../server/database/schema/tours';
import { ProblemError } from '../../../server/http/problem-error';
import { closePayoutPeriods } from '../../../server/payouts/close-payout-periods';
import { lockBooking } from '../../../server/tours/booking-lock';
import { cancelBooking } from '../../../server/tours/booking-transitions';
import { newTicketCode } from '../../../server/tours/bookings.repository';
import { transitionDeparture } from '../../../server/tours/departure-transitions';
import { lockAnyDeparture } from '../../../server/tours/departures.repository';
import { runDueDepartures } from '../../../server/tours/due-departures';
import { cancelAsGuest } from '../../../server/tours/guest-booking';
import { testSeed } from '../support/seeded-random';
import { startTestServer } from '../support/test-server';
import { contact, departureOf, tourOf } from './tour-builder';

const RUNS = 25;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let bookingNumber = 940_000;
const STAFF = { type: 'staff', id: 'usr_imane', name: 'Imane' } as const;

const seed = testSeed();
const server = await startTestServer();
server.clock.stop();
const { db, transaction } = server.database;
const tour = await tourOf(server);
// What the demo has to count is no part of the differences.
await closeAll();

/** When and by whom a booking is cancelled, in hours before the departure. The cut-off is at 24. */
const cancellation = fc.option(
  fc.record({ hours: fc.integer({ min: 1, max: 90 }), by: fc.constantFrom('guest', 'store') }),
);
const booking = fc.record({
  total: fc.integer({ min: 1, max: 100_000 }),
  method: fc.constantFrom('card', 'card', 'on_the_spot'),
  isHere: fc.boolean(),
  cancelled: cancellation,
});
const course = fc.record({
  bookings: fc.array(booking, { minLength: 1, maxLength: 6 }),
  minimum: fc.integer({ min: 1, max: 4 }),
  policy: fc.uniqueArray(
    fc.record({
      hoursBefore: fc.integer({ min: 0, max: 80 }),
      percent: fc.integer({ min: 0, max: 100 }),
    }),
    { maxLength: 3, selector: ({ hoursBefore }) => hoursBefore },
  ),
  /** When the store calls the departure off, before or after its cut-off. */
  calledOff: fc.option(fc.integer({ min: 1, max: 90 })),
});

type Course = typeof course extends fc.Arbitrary<infer One> ? One : never;
type Booked = Course['bookings'][number] & { readonly id: string; readonly card: string | null };

test(
  `The lines of payouts are what was captured less what was refunded, to the centime (seed ${seed})`,
  async () => {
    await fc.assert(fc.asyncProperty(course, assertCourse), { seed, numRuns: RUNS });
  },
  RUNS * 5000,
);

async function assertCourse(planned: Course): Promise<void> {
  const startsAt = new Date(server.clock.now().getTime() - 2 * DAY);
  const departure = await departureOf(server, tour, { startsAt, minimum: planned.minimum });
  const booked = await Promise.all(
    planned.bookings.map((one) => write(departure.id, one, planned)),
  );
  const before = await netOfPayouts();
  await take(departure.id, startsAt, planned, booked);
  await closeAll();
  const [entries, moved] = [await entriesOf(booked), await movedMoney(booked)];
  const sum = entries.reduce((total, { amount }) => total + amount, 0);
  expect(sum).toBe(moved.captured - moved.refunded);
  expect((await netOfPayouts()) - before).toBe(sum);
  const [end] = await db.select().from(departures).where(eq(departures.id, departure.id));
  if (end?.status === 'called_off') expect(keptByCallingOff(entries, booked)).toBe(0);
  else expect(end?.status).toBe('done');
  await closeAll();
  expect(await entriesOf(booked)).toHaveLength(entries.length);
}

/** Everything that happens to the departure, in the order of time. */
async function take(id: string, startsAt: Date, planned: Course, booked: readonly Booked[]) {
  const at = (hours: number) => new Date(startsAt.getTime() - hours * HOUR);
  const events = [
    ...booked.flatMap(({ id: bookingId, cancelled }) =>
      cancelled ? [{ hours: cancelled.hours, run: cancelling(bookingId, cancelled.by) }] : [],
    ),
    ...(planned.calledOff === null ? [] : [{ hours: planned.calledOff, run: callingOff(id) }]),
  ].sort((one, other) => other.hours - one.hours);
  for (const { hours, run } of events) {
    await runDueDepartures(server.context, at(hours));
    await transaction((tx) => run(tx, at(hours))).catch(ignoreConflict);
  }
  await runDueDepartures(server.context, at(0));
  const here = booked.filter(({ isHere }) => isHere).map((one) => one.id);
  await db
    .update(tourBookings)
    .set({ status: 'checked_in', capturedAt: sql`coalesce(captured_at, ${at(0).toISOString()})` })
    .where(sql`id = any(${sql.param(here)}) and status in ('paid', 'on_the_spot')`);
  await runDueDepartures(server.context, at(-2));
}

function cancelling(bookingId: string, by: string) {
  return async (tx: Tx, now: Date): Promise<void> => {
    if (by === 'guest') {
      await cancelAsGuest(tx, bookingId, now);
      return;
    }
    const record = await lockBooking(tx, bookingId, now);
    if (!['paid', 'on_the_spot'].includes(record.booking.status)) return;
    const line = { action: 'cancel', to: 'cancelled', performer: STAFF, now } as const;
    await cancelBooking(tx, record, line, 'store');
  };
}

function callingOff(departureId: string) {
  return async (tx: Tx, now: Date): Promise<void> => {
    const record = await lockAnyDeparture(tx, departureId, now);
    if (!record) throw new Error('The departure is gone.');
    const line = { action: 'callOff', performer: STAFF, now, reasonCode: 'weather' } as const;
    await transitionDeparture(tx, record, line);
  };
}

/** A booking that was cancelled, or a departure that was called off, before. */
function ignoreConflict(error: unknown): void {
  if (!(error instanceof ProblemError) || error.status !== 409) throw error;
}

/** What the guests of a departure that was called off paid, without those who cancelled before. */
function keptByCallingOff(entries: readonly Entry[], booked: readonly Booked[]): number {
  const stayed = new Set(booked.filter((one) => one.cancelled === null).map(({ id }) => id));
  return entries
    .filter((entry) => stayed.has(entry.tourBookingId ?? ''))
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** A booking that is paid by card, whose money is held, or on the spot. */
async function write(
  departureId: string,
  planned: Course['bookings'][number],
  { policy }: Course,
): Promise<Booked> {
  bookingNumber += 1;
  const number = bookingNumber;
  const now = new Date(server.clock.now().getTime() - 30 * DAY);
  const isCard = planned.method === 'card';
  const card = isCard ? newId('crd') : null;
  const dates = { createdAt: now, updatedAt: now };
  const { total } = planned;
  if (card) {
    const held = { id: card, orderKey: card, cardReference: card, status: 'authorized' } as const;
    await db.insert(cardPayments).values({ ...held, amount: total, ...dates });
  }
  const id = newId('bkg');
  const { email: _, ...known } = contact();
  await db.insert(tourBookings).values({
    id,
    storeId: tour.storeId,
    number,
    departureId,
    ...known,
    language: 'fr',
    status: isCard ? 'paid' : 'on_the_spot',
    guests: [],
    places: 1,
    total,
    cancellationPolicy: policy,
    paymentMethod: isCard ? 'card' : 'on_the_spot',
    paymentStatus: isCard ? 'authorized' : 'pending',
    authorizedAt: isCard ? now : null,
    cardPaymentId: card,
    ticketCode: newTicketCode(),
    ...dates,
  });
  return { ...planned, id, card };
}

async function closeAll(): Promise<void> {
  const soon = new Date(server.clock.now().getTime() + HOUR);
  await closePayoutPeriods(server.context, soon);
}

type Entry = typeof payoutEntries.$inferSelect;

function entriesOf(booked: readonly Booked[]): Promise<Entry[]> {
  const ids = booked.map(({ id }) => id);
  return db.select().from(payoutEntries).where(inArray(payoutEntries.tourBookingId, ids));
}

async function netOfPayouts(): Promise<number> {
  const [row] = await db
    .select({ net: sql`sum(${payouts.net})`.mapWith(Number) })
    .from(payouts)
    .where(eq(payouts.storeId, tour.storeId));
  return row?.net ?? 0;
}

/** What the processor was told to capture and to refund. */
async function movedMoney(booked: readonly Booked[]) {
  const cards = booked.flatMap(({ card }) => card ?? []);
  const rows = await db
    .select()
    .from(cardInstructions)
    .where(inArray(cardInstructions.cardPaymentId, cards));
  const sum = (kind: 'capture' | 'refund') =>
    rows.reduce((total, row) => (row.kind === kind ? total + row.amount : total), 0);
  return { captured: sum('capture'), refunded: sum('refund') };
}

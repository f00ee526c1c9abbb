import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { DatabaseAccess } from '../../../server/context';
import { openDatabase } from '../../../server/database/database';
import { cardPayments, testCharges } from '../../../server/database/schema/cards';
import { tourBookings } from '../../../server/database/schema/tours';
import { type ApiClient, createClient } from '../support/api-client';
import { startServerProcess } from '../support/server-process';
import { temporaryFolder } from '../support/temporary-folder';
import { createTestDatabase, DEMO_TEMPLATE } from '../support/test-databases';
import { TEST_SECRET } from '../support/test-server';
import { contact, PRICES, plannedTour } from './tour-builder';

const VISITORS = 50;
const PLACES = 12;

const folder = await temporaryFolder();
const shared = await createTestDatabase(DEMO_TEMPLATE);
const database: DatabaseAccess = openDatabase({ url: shared.url, poolSize: 4 });
afterAll(async () => {
  await database.close();
  await shared.drop();
  await folder.remove();
});

test('Of fifty visitors who ask two servers for twelve places at once, twelve get and pay one, and nobody else pays', async () => {
  const { departure } = await plannedTour(
    { database, clock: { now: () => new Date() } },
    { maximum: PLACES },
  );
  const servers = await Promise.all([startServer('a'), startServer('b')]);
  const clients = servers.map(({ url }) => createClient(url));
  const outcomes = await Promise.all(
    Array.from({ length: VISITORS }, (_, turn) =>
      visit(clients[turn % 2] as ApiClient, departure.id),
    ),
  );
  expect(countsOf(outcomes)).toEqual({ paid: PLACES, slot_full: VISITORS - PLACES });
  const bookings = await database.db
    .select({ status: tourBookings.status, cardPaymentId: tourBookings.cardPaymentId })
    .from(tourBookings)
    .where(eq(tourBookings.departureId, departure.id));
  expect(bookings.map(({ status }) => status)).toEqual(Array(PLACES).fill('paid'));
  const cards = bookings.map(({ cardPaymentId }) => cardPaymentId ?? '');
  expect(new Set(cards).size).toBe(PLACES);
  const charges = await database.db
    .select({ amount: testCharges.amount })
    .from(testCharges)
    .innerJoin(cardPayments, eq(cardPayments.id, testCharges.key))
    .where(and(inArray(cardPayments.id, cards), eq(cardPayments.status, 'authorized')));
  expect(charges).toEqual(Array(PLACES).fill({ amount: PRICES.priceAdult }));
  const all = await database.db.select({ key: testCharges.key }).from(testCharges);
  expect(all.filter(({ key }) => !cards.includes(key))).toEqual(chargesBefore);
  const manager = await servers[0]?.signIn('manager');
  const read = await manager?.get(departure.path);
  expect(read?.body).toMatchObject({ booked: PLACES, held: 0, free: 0, status: 'full' });
}, 200_000);

const chargesBefore = await database.db.select({ key: testCharges.key }).from(testCharges);

function startServer(name: string) {
  return startServerProcess(`${folder.path}/${name}`, {
    DATABASE_URL: shared.url,
    JWT_SECRET: TEST_SECRET,
    SEED_DEMO: 'false',
    LOG_LEVEL: 'error',
    PUBLIC_WRITES_PER_MINUTE: '10000',
    CARD_PROCESSOR: 'test',
  });
}

/** A visitor has a card, asks for a place, and pays it if they got one. @returns how it ended */
async function visit(client: ApiClient, departureId: string): Promise<string> {
  const card = { number: '4242424242424242', expiry: '12/30', code: '123' };
  const { body: entered } = await client.post('/api/test-card-processor/cards', card);
  const guests = [{ kind: 'adult', quantity: 1 }];
  const total = PRICES.priceAdult;
  const held = await client.post(`/api/public/departures/${departureId}/hold`, { guests, total });
  if (held.status !== 201) return held.body.code;
  const booked = await client.post(`/api/public/tour-bookings/${held.body.link}/book`, {
    contact: contact(),
    paymentMethod: 'card',
    cardReference: String(entered.reference),
  });
  return booked.status === 200 ? booked.body.status : booked.body.code;
}

function countsOf(outcomes: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

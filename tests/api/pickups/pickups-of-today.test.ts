import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { casablancaTime } from '#domain/time/casablanca-day';
import { pickups } from '../../../server/database/schema/pickups';
import type { ApiClient } from '../support/api-client';
import { startTestServer } from '../support/test-server';
import { bookedPickup, dayAhead, openEveryDay } from './pickup-builder';

const server = await startTestServer();
server.clock.stop();
const { db } = server.database;
let admin: ApiClient;
let seller: ApiClient;

beforeAll(async () => {
  await openEveryDay(server);
  // The demo store has pickups of its own.
  await db
    .update(pickups)
    .set({ status: 'collected', startsAt: casablancaTime(dayAhead(server, -40), '09:00') });
  admin = await server.signIn('admin');
  seller = await server.signIn('seller');
});

test('Today lists missed pickups whose orders wait first, then the pickups of today by their time', async () => {
  const late = await pickupAt('18:00');
  const early = await pickupAt('09:00');
  const tomorrow = await pickupAt('09:00', -1);
  const calledOff = await pickupAt('10:00');
  await admin.post(`${calledOff.path}/callOff`, { reasonCode: 'store_closed' });
  const before = await missed(2);
  const last = await missed(1);
  const old = await missed(9);
  const listed = await numbersOfToday();
  expect(listed).toEqual([last, before, early, late].map(({ pickup }) => pickup.number));
  expect(listed).not.toContain(tomorrow.pickup.number);
  expect(listed).not.toContain(old.pickup.number);
});

test('A missed pickup leaves today once its orders are in another pickup or handed over', async () => {
  const { pickup, orders, carrier } = await missed(1);
  expect(await numbersOfToday()).toContain(pickup.number);
  const [first, second] = orders;
  const startsAt = casablancaTime(dayAhead(server), '15:00');
  const held = await seller.post('/api/store/pickups/hold', {
    carrierId: carrier.id,
    startsAt: startsAt.toISOString(),
    places: 1,
  });
  const again = { holdId: held.body.id, orderIds: [first?.id] };
  expect((await seller.post('/api/store/pickup/create', again)).status).toBe(201);
  expect(await numbersOfToday()).toContain(pickup.number);
  const handOver = { carrier: 'Amana', trackingNumber: 'AM-1' };
  expect((await admin.post(`/api/store/order/${second?.id}/handOver`, handOver)).status).toBe(200);
  expect(await numbersOfToday()).not.toContain(pickup.number);
});

test('Another store’s pickups are not among those of today', async () => {
  await missed(1);
  const stranger = await server.signIn('admin2');
  expect((await stranger.get('/api/store/today/')).body.pickups).toEqual([]);
});

async function numbersOfToday(): Promise<string[]> {
  const { body } = await seller.get('/api/store/today/');
  return body.pickups.map(({ number }: { number: string }) => number);
}

/** A requested pickup whose slot begins at this time, so many days ago. */
async function pickupAt(time: string, daysAgo = 0) {
  const booked = await bookedPickup(server, seller);
  const startsAt = casablancaTime(dayAhead(server, -daysAgo), time);
  const endsAt = new Date(startsAt.getTime() + 3_600_000);
  await db.update(pickups).set({ startsAt, endsAt }).where(eq(pickups.id, booked.pickup.id));
  return booked;
}

/** A pickup whose slot was so many days ago and that was missed. */
async function missed(daysAgo: number) {
  const booked = await pickupAt('12:00', daysAgo);
  const { status } = await admin.post(`${booked.path}/miss`);
  if (status !== 200) throw new Error(`The pickup was not missed: ${status}`);
  return booked;
}

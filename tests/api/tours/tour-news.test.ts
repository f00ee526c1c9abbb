import { and, eq, like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { departureSubject } from '#domain/notifications/notification-page';
import { notifications } from '../../../server/database/schema/notifications';
import { runDueDepartures } from '../../../server/tours/due-departures';
import type { ApiClient } from '../support/api-client';
import { startTestServer } from '../support/test-server';
import { bookedPlaces, contact, plannedTour, startAt } from './tour-builder';

const server = await startTestServer();
server.clock.stop();
const { db } = server.database;
const manager = await server.signIn('manager');
const seller = await server.signIn('seller');
const [managerId, sellerId] = [await idOf(manager), await idOf(seller)];
const adminId = await idOf(await server.signIn('admin'));

async function idOf(client: ApiClient): Promise<string> {
  return (await client.get('/api/user/')).body.id;
}

/** What users were told of a departure: the first words of the titles, by the alphabet. */
async function newsOf(userId: string, departureId: string): Promise<string[]> {
  const rows = await db
    .select({ title: notifications.title })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), like(notifications.entityId, `%/${departureId}`)));
  return rows.map(({ title }) => title.split(/[\u00a0 ]/, 2).join(' ')).sort();
}

/** A booking on the spot by a guest; its link. */
async function bookAsGuest(departureId: string, adults: number): Promise<string> {
  const guests = [{ kind: 'adult', quantity: adults }];
  const held = await server.anonymous.post(`/api/public/departures/${departureId}/hold`, {
    guests,
    total: adults * 12_000,
  });
  const booked = await server.anonymous.post(`/api/public/tour-bookings/${held.body.link}/book`, {
    contact: contact(),
    paymentMethod: 'on_the_spot',
  });
  expect([held.status, booked.status]).toEqual([201, 200]);
  return held.body.link;
}

test('Who plans tours is told of each booking of guests once, and the guide when it matters', async () => {
  const { tour, departure } = await plannedTour(server, {
    minimum: 4,
    maximum: 8,
    guideIds: [sellerId],
  });
  const first = await bookAsGuest(departure.id, 2);
  await bookAsGuest(departure.id, 2);
  await bookAsGuest(departure.id, 2);
  await bookAsGuest(departure.id, 2);
  const cancelled = await server.anonymous.post(`/api/public/tour-bookings/${first}/cancel`);
  expect([cancelled.status, cancelled.body.status]).toEqual([200, 'cancelled']);
  expect(await newsOf(managerId, departure.id)).toEqual([
    'Minimum atteint',
    'Nouvelle réservation',
    'Nouvelle réservation',
    expect.stringMatching(/^Réservation/),
    'Séance complète',
  ]);
  expect(await newsOf(sellerId, departure.id)).toEqual(['Minimum atteint', 'Séance complète']);
  const { body } = await manager.get('/api/user/notifications?pageSize=10');
  const entityId = departureSubject({ tourId: tour.id, departureId: departure.id });
  const told = body.items.filter((one: { entityId: string }) => one.entityId === entityId);
  // Two that came at the same moment are in either order.
  expect(told).toContainEqual(
    expect.objectContaining({
      kind: 'order',
      entityType: 'departure',
      bodyEn: expect.stringContaining('Visit of the kiln'),
    }),
  );
});

test('What staff book is told only when the departure reaches its minimum or is full', async () => {
  const { departure } = await plannedTour(server, { minimum: 2, maximum: 10 });
  await bookedPlaces(manager, departure.id, { adults: 1 });
  expect(await newsOf(managerId, departure.id)).toEqual([]);
  await bookedPlaces(manager, departure.id, { adults: 1 });
  await bookedPlaces(manager, departure.id, { adults: 1 });
  expect(await newsOf(managerId, departure.id)).toEqual(['Minimum atteint']);
});

test('A departure that is called off is told to all but who did it, one without bookings to nobody', async () => {
  const { departure } = await plannedTour(server, { minimum: 9, guideIds: [sellerId] });
  await bookedPlaces(manager, departure.id);
  const reason = { reasonCode: 'weather' };
  expect((await manager.post(`${departure.path}/callOff`, reason)).status).toBe(200);
  expect(await newsOf(managerId, departure.id)).toEqual([]);
  expect(await newsOf(adminId, departure.id)).toEqual(['Séance annulée']);
  expect(await newsOf(sellerId, departure.id)).toEqual(['Séance annulée']);
  const { departure: empty } = await plannedTour(server, { guideIds: [sellerId] });
  expect((await manager.post(`${empty.path}/callOff`, reason)).status).toBe(200);
  expect(await newsOf(sellerId, empty.id)).toEqual([]);
});

test('A departure that moves is told to its guide, and one with bookings to all but who moved it', async () => {
  const { departure } = await plannedTour(server, { guideIds: [sellerId] });
  const move = async (days: number) => {
    const { revision } = (await manager.get(departure.path)).body;
    const change = { startsAt: startAt(server, days).toISOString() };
    expect((await manager.patch(departure.path, change, { revision })).status).toBe(200);
  };
  await move(6);
  expect(await newsOf(adminId, departure.id)).toEqual([]);
  expect(await newsOf(sellerId, departure.id)).toEqual(['Séance déplacée']);
  await bookedPlaces(manager, departure.id);
  await move(7);
  expect(await newsOf(managerId, departure.id)).toEqual(['Minimum atteint']);
  expect(await newsOf(adminId, departure.id)).toEqual(['Minimum atteint', 'Séance déplacée']);
});

test('A departure without enough guests is told at its cut-off, once', async () => {
  const { departure } = await plannedTour(server, {
    startsAt: startAt(server, 1),
    cutOffMinutes: 2880,
    guideIds: [sellerId],
  });
  for (let run = 0; run < 2; run += 1) await runDueDepartures(server.context, server.clock.now());
  expect(await newsOf(managerId, departure.id)).toEqual(['Séance annulée']);
  expect(await newsOf(sellerId, departure.id)).toEqual(['Séance annulée']);
});

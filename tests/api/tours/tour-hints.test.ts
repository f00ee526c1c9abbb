import { beforeAll, expect, test } from 'vitest';
import { addDays, casablancaDay } from '#domain/time/casablanca-day';
import { ZAHRA } from '../../../server/demo/demo-stores';
import { placeOrder } from '../orders/order-builder';
import type { ApiClient } from '../support/api-client';
import { openEventStream } from '../support/event-stream';
import { startTestServer } from '../support/test-server';
import { contact, holdFor, plannedTour } from './tour-builder';

const server = await startTestServer();
let manager: ApiClient;

beforeAll(async () => {
  manager = await server.signIn('manager');
});

test('The event stream emits a changed tour, departure, booking and waiting list', async () => {
  const { tour, departure } = await plannedTour(server, { maximum: 3 });
  const stream = await openEventStream(server, await server.signIn('seller'));
  await manager.patch(departure.path, { maximum: 2 }, { revision: 1 });
  expect(await stream.next()).toEqual({ kind: 'tour', id: departure.id, revision: 2 });
  const { body: held } = await holdFor(manager, departure.id, 2);
  // The last place: the departure is full.
  expect([await stream.next(), await stream.next()]).toEqual([
    { kind: 'tour', id: held.id, revision: 1 },
    { kind: 'tour', id: departure.id, revision: 3 },
  ]);
  const guests = [{ kind: 'adult', quantity: 1 }];
  const { body: waiting } = await manager.post(`${departure.path}/waiting`, {
    guests,
    contact: contact(),
  });
  expect(await stream.next()).toEqual({ kind: 'tour', id: waiting.id, revision: 1 });
  await manager.post(`/api/store/tour/${tour.id}/pause`);
  expect(await stream.next()).toEqual({ kind: 'tour', id: tour.id, revision: 2 });
});

test('The event stream emits the departures of a new series, and the series', async () => {
  const { tour } = await plannedTour(server);
  const stream = await openEventStream(server, manager);
  const { body } = await manager.post(`/api/store/tour/${tour.id}/departures/create`, {
    day: addDays(casablancaDay(server.clock.now()), 3),
    time: '10:00',
    recurrence: { frequency: 'daily', interval: 1, count: 1 },
  });
  expect([await stream.next(), await stream.next()]).toEqual([
    { kind: 'tour', id: body.series.id, revision: 1 },
    { kind: 'tour', id: body.departures[0].id, revision: 1 },
  ]);
});

test('Another store receives no change events of tours, departures and bookings', async () => {
  const stranger = await openEventStream(server, await server.signIn('admin2'));
  const { departure } = await plannedTour(server);
  await holdFor(manager, departure.id);
  const { id } = await placeOrder(server, { storeId: ZAHRA.id });
  expect(await stranger.next()).toEqual({ kind: 'order', id, revision: 1 });
});

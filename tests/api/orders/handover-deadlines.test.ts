import { expect, test } from 'vitest';
import { addDays, casablancaDay, casablancaInstant, weekday } from '#domain/time/casablanca-day';
import { startTestServer } from '../support/test-server';
import { type PlacedOrder, placeOrder } from './order-builder';

const server = await startTestServer();
const manager = await server.signIn('manager');
const AVAILABILITY = '/api/store/availability/create/new/';
const PLAIN = {
  weekly: [{ day: 'monday', opens: '09:00', closes: '18:00' }],
  handlingDays: 2,
};

const today = casablancaDay(server.clock.now());
/** The day on which an order that is accepted today is due, without closures. */
const due = handlingDayFrom(addDays(today, 1));

function handlingDayFrom(day: string): string {
  return weekday(day) === 0 ? addDays(day, 1) : day;
}

function endOf(day: string): string {
  return casablancaInstant(day, 18).toISOString();
}

async function closeFor(days: readonly [from: string, to: string] | null) {
  const texts = { note: null, noteEn: null, noteAr: null };
  const closures = days ? [{ from: days[0], to: days[1], acceptOrders: true, ...texts }] : [];
  const { status } = await manager.post(AVAILABILITY, { ...PLAIN, closures });
  expect(status).toBe(201);
}

async function orderOf({ id }: PlacedOrder) {
  return (await manager.get(`/api/store/order/${id}`)).body;
}

test('A closure that is added, stretched or removed moves the deadlines of accepted orders', async () => {
  await closeFor(null);
  const order = await placeOrder(server);
  await manager.post(`/api/store/order/${order.id}/accept`);
  expect(await orderOf(order)).toMatchObject({ shipBy: endOf(due), revision: 2 });

  await closeFor([due, due]);
  const afterOne = handlingDayFrom(addDays(due, 1));
  expect(await orderOf(order)).toMatchObject({
    shipBy: endOf(afterOne),
    deadline: { kind: 'ship', at: endOf(afterOne) },
    revision: 3,
  });

  await closeFor([due, addDays(due, 6)]);
  const afterWeek = handlingDayFrom(addDays(due, 7));
  expect(await orderOf(order)).toMatchObject({ shipBy: endOf(afterWeek), revision: 4 });

  // A closure that stays as it is moves nothing.
  await closeFor([due, addDays(due, 6)]);
  expect((await orderOf(order)).revision).toBe(4);

  await closeFor(null);
  expect(await orderOf(order)).toMatchObject({ shipBy: endOf(due), revision: 5 });
});

test('An order that is accepted while a closure is known is due after it', async () => {
  await closeFor([due, addDays(due, 2)]);
  const order = await placeOrder(server);
  const { body } = await manager.post(`/api/store/order/${order.id}/accept`);
  expect(body.shipBy).toBe(endOf(handlingDayFrom(addDays(due, 3))));
  await closeFor(null);
});

test('A closure moves no deadline of orders that wait, are handed over, or belong to another store', async () => {
  await closeFor(null);
  const pending = await placeOrder(server);
  const shipBy = casablancaInstant(due, 18);
  const acceptedAt = server.clock.now();
  const shipped = await placeOrder(server, { status: 'shipped', acceptedAt, shipBy });
  const foreign = await placeOrder(server, {
    status: 'confirmed',
    storeId: 'str_zahra',
    acceptedAt,
    shipBy,
  });
  const stranger = await server.signIn('admin2');
  await closeFor([due, addDays(due, 6)]);
  expect(await orderOf(pending)).toMatchObject({ shipBy: null, revision: 1 });
  expect(await orderOf(shipped)).toMatchObject({ shipBy: endOf(due), revision: 1 });
  const { body } = await stranger.get(`/api/store/order/${foreign.id}`);
  expect(body).toMatchObject({ shipBy: endOf(due), revision: 1 });
  await closeFor(null);
});

test('Acceptances and changes of a closure at once leave every deadline by the last closure', async () => {
  await closeFor(null);
  const placed = await Promise.all(Array.from({ length: 10 }, () => placeOrder(server)));
  const accepted = placed.map(({ id }) => manager.post(`/api/store/order/${id}/accept`));
  await Promise.all([...accepted, closeFor([due, due])]);
  const found = await Promise.all(placed.map(orderOf));
  const wanted = endOf(handlingDayFrom(addDays(due, 1)));
  expect(found.map(({ status, shipBy }) => [status, shipBy])).toEqual(
    placed.map(() => ['confirmed', wanted]),
  );
  await closeFor(null);
});

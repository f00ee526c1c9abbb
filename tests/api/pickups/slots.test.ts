import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { carriers } from '../../../server/database/schema/carriers';
import { slotHolds } from '../../../server/database/schema/pickups';
import { storeAvailability } from '../../../server/database/schema/stores';
import { NEJJARINE, ZAHRA } from '../../../server/demo/demo-stores';
import { deleteExpiredHolds } from '../../../server/pickups/slot-holds';
import { cityId } from '../../../server/seeding/reference-rows';
import { placeOrder } from '../orders/order-builder';
import type { ApiClient } from '../support/api-client';
import { openEventStream } from '../support/event-stream';
import { startTestServer } from '../support/test-server';
import {
  bookedPickup,
  carrierWithSlots,
  DAILY,
  dayAhead,
  everyDay,
  hold,
  openEveryDay,
  readyOrders,
  slotAt,
} from './pickup-builder';

const server = await startTestServer();
const beside = await startTestServer({ beside: server });
server.clock.stop();
const { db } = server.database;
const MINUTE = 60_000;
let admin: ApiClient;
let manager: ApiClient;
let seller: ApiClient;
let stranger: ApiClient;
let sellerBeside: ApiClient;

beforeAll(async () => {
  await openEveryDay(server);
  await openEveryDay(server, ZAHRA.id);
  [admin, manager, seller, stranger] = (await Promise.all(
    (['admin', 'manager', 'seller', 'admin2'] as const).map((user) => server.signIn(user)),
  )) as [ApiClient, ApiClient, ApiClient, ApiClient];
  sellerBeside = await beside.signIn('seller');
});

describe('Slots of a carrier', () => {
  test('A manager sets the rules, and every role sees the slots with their places', async () => {
    const { id, name } = await carrierWithSlots(server, { rules: [] });
    const rules = everyDay({ capacity: 3, cutOffMinutes: 90 });
    const path = `/api/store/carrier/${id}/schedule`;
    const saved = await manager.patch(path, { rules }, { revision: 1 });
    expect([saved.status, saved.body.rules, saved.body.revision]).toEqual([200, rules, 2]);
    expect((await seller.get(path)).body.rules).toEqual(rules);
    expect((await seller.patch(path, { rules }, { revision: 2 })).status).toBe(403);
    const [first] = await slotsOf(id);
    expect(first).toEqual({
      carrierId: id,
      carrierName: name,
      cityId: null,
      startsAt: slotAt(server),
      endsAt: slotAt(server, '15:00'),
      bookableUntil: slotAt(server, '12:30'),
      capacity: 3,
      booked: 0,
      held: 0,
      heldUntil: null,
      free: 3,
      state: 'open',
    });
  });

  test('A carrier without rules has none, with revision 0, and the first save names it', async () => {
    const { body: created } = await manager.post('/api/store/carrier/create', { name: 'Ozone' });
    const path = `/api/store/carrier/${created.id}/schedule`;
    const empty = { carrierId: created.id, rules: [], updatedAt: null, revision: 0 };
    expect((await seller.get(path)).body).toEqual(empty);
    expect((await manager.patch(path, { rules: everyDay() })).status).toBe(428);
    const stale = await manager.patch(path, { rules: everyDay() }, { revision: 3 });
    expect([stale.status, stale.body.current]).toEqual([412, empty]);
    const replies = await Promise.all(
      [1, 2].map((capacity) =>
        manager.patch(path, { rules: everyDay({ capacity }) }, { revision: 0 }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  test.each([
    [{ closes: '14:00' }, { 'rules.0.closes': ['period_reversed'] }],
    [{ minutes: 121 }, { 'rules.0.minutes': ['too_large'] }],
    [{ cityId: 'cty_atlantis' }, { 'rules.0.cityId': ['unknown'] }],
  ])('The server refuses a rule with %j at its field', async (part, errors) => {
    const { id } = await carrierWithSlots(server, { rules: [] });
    const rules = [{ ...DAILY, day: 'monday', ...part }];
    const path = `/api/store/carrier/${id}/schedule`;
    const { status, body } = await manager.patch(path, { rules }, { revision: 1 });
    expect([status, body.errors]).toEqual([422, errors]);
  });

  test('Rules that overlap are refused', async () => {
    const { id } = await carrierWithSlots(server, { rules: [] });
    const day = 'monday';
    const rules = [
      { ...DAILY, day },
      { ...DAILY, day, opens: '15:30', closes: '17:00' },
    ];
    const path = `/api/store/carrier/${id}/schedule`;
    const { status, body } = await manager.patch(path, { rules }, { revision: 1 });
    expect([status, body.errors]).toEqual([422, { 'rules.1.opens': ['overlapping'] }]);
  });

  test('A closed day has no slots, and neither has an archived carrier', async () => {
    const { id } = await carrierWithSlots(server);
    expect(await slotsOf(id)).toHaveLength(2);
    const day = dayAhead(server);
    const note = { note: null, noteEn: null, noteAr: null, acceptOrders: true };
    const closures = [{ from: day, to: day, ...note }];
    const own = eq(storeAvailability.storeId, NEJJARINE.id);
    await db.update(storeAvailability).set({ closures }).where(own);
    expect(await slotsOf(id)).toEqual([]);
    const refused = await hold(seller, id, slotAt(server), 1);
    expect([refused.status, refused.body.code]).toEqual([409, 'slot_not_offered']);
    await db.update(storeAvailability).set({ closures: [] }).where(own);
    await db.update(carriers).set({ archivedAt: new Date() }).where(eq(carriers.id, id));
    expect(await slotsOf(id)).toEqual([]);
    expect((await hold(seller, id, slotAt(server), 1)).body.code).toBe('slot_not_offered');
  });
});

describe('Places of a slot', () => {
  test.each([1, 3])(
    'Of fifty clients who ask two servers at once for the last %i places, one gets them',
    async (places) => {
      const { id } = await carrierWithSlots(server, { rules: everyDay({ capacity: places }) });
      const clients = [admin, manager, seller, sellerBeside];
      const replies = await Promise.all(
        Array.from({ length: 50 }, (_, turn) =>
          hold(clients[turn % 4] ?? seller, id, slotAt(server), places),
        ),
      );
      expect(tally(replies)).toEqual({ 201: 1, 409: 49 });
      expect(new Set(replies.map(({ body }) => body.code))).toEqual(
        new Set([undefined, 'slot_full']),
      );
      expect(await db.$count(slotHolds, eq(slotHolds.carrierId, id))).toBe(1);
      const [slot] = await slotsOf(id);
      expect(slot).toMatchObject({ held: places, free: 0, state: 'full' });
    },
  );

  test('Bookings and requests for places at once, on two servers, never exceed the capacity', async () => {
    const { id } = await carrierWithSlots(server, { rules: everyDay({ capacity: 4 }) });
    const orders = await readyOrders(server, 3);
    const holds = await Promise.all(
      [admin, manager, seller].map((client) => hold(client, id, slotAt(server), 1)),
    );
    const book = (client: ApiClient, turn: number) =>
      client.post('/api/store/pickup/create', {
        holdId: holds[turn]?.body.id,
        orderIds: [orders[turn]?.id],
      });
    const replies = await Promise.all([
      ...[admin, manager, seller].map(book),
      ...Array.from({ length: 12 }, (_, turn) =>
        hold(turn % 2 ? sellerBeside : admin, id, slotAt(server), 1),
      ),
    ]);
    expect(replies.slice(0, 3).map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(tally(replies.slice(3))).toEqual({ 201: 1, 409: 11 });
    const [slot] = await slotsOf(id);
    expect(slot).toMatchObject({ booked: 3, held: 1, free: 0 });
  });

  test('Held places are news for all users of the store, with the time until which they are held', async () => {
    const { id } = await carrierWithSlots(server, { rules: everyDay({ capacity: 5 }) });
    const stream = await openEventStream(beside, manager);
    const elsewhere = await openEventStream(server, stranger);
    const held = await hold(seller, id, slotAt(server), 2);
    expect(await stream.next()).toEqual({ kind: 'pickup' });
    const [slot] = await slotsOf(id);
    expect(slot).toMatchObject({ held: 2, heldUntil: held.body.expiresAt, free: 3 });
    await seller.post(`/api/store/pickups/hold/${held.body.id}/release`);
    expect(await stream.next()).toEqual({ kind: 'pickup' });
    expect((await slotsOf(id))[0]).toMatchObject({ held: 0, heldUntil: null, free: 5 });
    const { id: orderId } = await placeOrder(server, { storeId: ZAHRA.id });
    expect(await elsewhere.next()).toMatchObject({ kind: 'order', id: orderId });
  });

  test('A hold ends after ten minutes, and its places are free again', async () => {
    const { id } = await carrierWithSlots(server, { rules: everyDay({ capacity: 1 }) });
    const held = await hold(seller, id, slotAt(server), 1);
    const expiry = new Date(server.clock.now().getTime() + 10 * MINUTE);
    expect(held.body.expiresAt).toBe(expiry.toISOString());
    server.clock.advance(10 * MINUTE - 1);
    expect((await hold(manager, id, slotAt(server), 1)).body.code).toBe('slot_full');
    server.clock.advance(1);
    const [order] = await readyOrders(server, 1);
    const late = await seller.post('/api/store/pickup/create', {
      holdId: held.body.id,
      orderIds: [order?.id],
    });
    expect([late.status, late.body.errors]).toEqual([422, { holdId: ['expired'] }]);
    expect((await hold(manager, id, slotAt(server), 1)).status).toBe(201);
    await deleteExpiredHolds(db, server.clock.now());
    expect(await db.$count(slotHolds, eq(slotHolds.id, held.body.id))).toBe(0);
  });

  test('Released places are free, and only their user releases them', async () => {
    const { id } = await carrierWithSlots(server, { rules: everyDay({ capacity: 1 }) });
    const { body } = await hold(seller, id, slotAt(server), 1);
    const path = `/api/store/pickups/hold/${body.id}/release`;
    expect((await manager.post(path)).status).toBe(404);
    expect((await stranger.post(path)).status).toBe(404);
    expect((await seller.post(path)).status).toBe(204);
    expect((await seller.post(path)).status).toBe(404);
    expect((await hold(manager, id, slotAt(server), 1)).status).toBe(201);
  });

  test('A slot is booked up to its cut-off', async () => {
    const rules = everyDay({ cutOffMinutes: 24 * 60 });
    const { id } = await carrierWithSlots(server, { rules });
    const tomorrow = slotAt(server, '14:00', 1);
    const isBeforeCutOff = server.clock.now().getTime() <= Date.parse(tomorrow) - 24 * 60 * MINUTE;
    const { status, body } = await hold(seller, id, tomorrow, 1);
    expect([status, body.code]).toEqual(isBeforeCutOff ? [201, undefined] : [409, 'slot_closed']);
    expect((await hold(seller, id, slotAt(server, '14:00', 0), 1)).body.code).toBe('slot_closed');
    expect((await hold(seller, id, slotAt(server, '14:00', 3), 1)).status).toBe(201);
  });

  test('A user holds places of five slots at most, also on two servers at once', async () => {
    const colleague = await server.signIn('manager');
    const { id } = await carrierWithSlots(server);
    await db.delete(slotHolds);
    const days = [2, 3, 4, 5, 6, 7, 8, 9];
    const replies = await Promise.all(
      days.map((ahead) => hold(colleague, id, slotAt(server, '14:00', ahead), 1)),
    );
    expect(tally(replies)).toEqual({ 201: 5, 409: 3 });
    expect(replies.find(({ status }) => status === 409)?.body.code).toBe('too_many_holds');
    await db.delete(slotHolds);
  });

  test('A time between the slots, an instant without one and another store’s carrier are refused', async () => {
    const { id } = await carrierWithSlots(server);
    expect((await hold(seller, id, slotAt(server, '14:30'), 1)).body.code).toBe('slot_not_offered');
    expect((await hold(seller, id, slotAt(server), 11)).body.code).toBe('slot_full');
    expect((await hold(stranger, id, slotAt(server), 1)).status).toBe(404);
    expect((await stranger.get(`/api/store/carrier/${id}/schedule`)).status).toBe(404);
    expect(
      (await stranger.patch(`/api/store/carrier/${id}/schedule`, { rules: [] }, { revision: 1 }))
        .status,
    ).toBe(404);
    const { body } = await stranger.get('/api/store/pickups/slots/?days=31');
    expect(body.items.map((slot: { carrierId: string }) => slot.carrierId)).not.toContain(id);
  });

  test('Held places of another store, or of a colleague, book nothing', async () => {
    const { id } = await carrierWithSlots(server);
    const { body } = await hold(seller, id, slotAt(server), 1);
    const foreign = await carrierWithSlots(server, { storeId: ZAHRA.id });
    const [order] = await readyOrders(server, 1);
    const request = { holdId: body.id, orderIds: [order?.id] };
    for (const client of [manager, stranger]) {
      const reply = await client.post('/api/store/pickup/create', request);
      expect([reply.status, reply.body.errors]).toEqual([422, { holdId: ['expired'] }]);
    }
    const own = await hold(stranger, foreign.id, slotAt(server), 1);
    const stolen = await stranger.post('/api/store/pickup/create', {
      holdId: own.body.id,
      orderIds: [order?.id],
    });
    expect([stolen.status, stolen.body.errors]).toEqual([422, { orderIds: ['unknown'] }]);
  });

  test('A pickup keeps its time when the rules change, and takes places of the slots that overlap it', async () => {
    const { carrier, pickup } = await bookedPickup(server, seller);
    const rules = everyDay({ opens: '13:30', closes: '15:30', capacity: 2 });
    await manager.patch(`/api/store/carrier/${carrier.id}/schedule`, { rules }, { revision: 1 });
    const slots = await slotsOf(carrier.id);
    expect(slots.map(({ booked, free }) => [booked, free])).toEqual([
      [2, 0],
      [2, 0],
    ]);
    const { body } = await seller.get(`/api/store/pickup/${pickup.id}`);
    expect(body.startsAt).toBe(pickup.startsAt);
  });

  test('Parcels of a slot for one city go there', async () => {
    const rules = everyDay({ cityId: cityId('Fès') });
    const { id } = await carrierWithSlots(server, { rules });
    const [near] = await readyOrders(server, 1, { city: 'Fès' });
    const [far] = await readyOrders(server, 1, { city: 'Rabat' });
    const { body } = await hold(seller, id, slotAt(server), 2);
    const wrong = { holdId: body.id, orderIds: [near?.id, far?.id] };
    const refused = await seller.post('/api/store/pickup/create', wrong);
    expect([refused.status, refused.body.errors]).toEqual([422, { orderIds: ['other_city'] }]);
    const right = { holdId: body.id, orderIds: [near?.id] };
    expect((await seller.post('/api/store/pickup/create', right)).body).toMatchObject({
      cityId: cityId('Fès'),
      status: 'requested',
    });
  });
});

async function slotsOf(carrierId: string) {
  const query = `from=${dayAhead(server)}&days=1&carrierId=${carrierId}`;
  const { body } = await seller.get(`/api/store/pickups/slots/?${query}`);
  return body.items as Record<'startsAt' | 'endsAt' | 'booked' | 'held' | 'free', unknown>[];
}

function tally(replies: readonly { readonly status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

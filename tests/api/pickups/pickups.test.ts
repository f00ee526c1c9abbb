import { parse } from 'csv-parse/sync';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '../../../server/database/schema/audit';
import { notifications } from '../../../server/database/schema/notifications';
import { orders } from '../../../server/database/schema/orders';
import { missOverduePickups } from '../../../server/pickups/overdue-pickups';
import type { ApiClient, Reply } from '../support/api-client';
import { startTestServer } from '../support/test-server';
import {
  bookedPickup,
  carrierWithSlots,
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
const HOUR = 3_600_000;
let admin: ApiClient;
let seller: ApiClient;
let stranger: ApiClient;
let adminBeside: ApiClient;

beforeAll(async () => {
  await openEveryDay(server);
  admin = await server.signIn('admin');
  seller = await server.signIn('seller');
  stranger = await server.signIn('admin2');
  adminBeside = await beside.signIn('admin');
});

describe('Request of a pickup', () => {
  test('A seller requests a pickup of ready orders, which keep their status', async () => {
    const { pickup, orders: placed, carrier } = await bookedPickup(server, seller);
    expect(pickup).toMatchObject({
      number: expect.stringMatching(/^P\d{4,}$/),
      status: 'requested',
      carrier: { id: carrier.id, name: carrier.name },
      ordersCount: 2,
      scannedCount: 0,
      allowedActions: [],
      revision: 1,
      history: [{ action: 'request', from: null, to: 'requested' }],
    });
    const parcels = pickup.parcels.map(({ number, status }: Parcel) => [number, status]);
    expect(parcels).toEqual(placed.map(({ number }) => [String(number), 'ready']));
    expect(await statusesOf(placed)).toEqual(['ready', 'ready']);
    const toCollect = await idsToCollect();
    expect(placed.filter(({ id }) => toCollect.includes(id))).toEqual([]);
  });

  test('The server refuses orders that are unknown, not ready, or more than the held places', async () => {
    const { id } = await carrierWithSlots(server);
    const [ready] = await readyOrders(server, 1);
    const [pending] = await readyOrders(server, 1, { status: 'pending' });
    const [archived] = await readyOrders(server, 1, { isArchived: true });
    const { body: held } = await hold(seller, id, slotAt(server), 1);
    const refusal = async (...orderIds: (string | undefined)[]) => {
      const reply = await seller.post('/api/store/pickup/create', { holdId: held.id, orderIds });
      return [reply.status, reply.body.errors?.orderIds];
    };
    expect(await refusal('ord_nobody')).toEqual([422, ['unknown']]);
    expect(await refusal(pending?.id)).toEqual([422, ['not_ready']]);
    expect(await refusal(archived?.id)).toEqual([422, ['not_ready']]);
    expect(await refusal(ready?.id, pending?.id)).toEqual([422, ['too_few_places']]);
    expect((await refusal(ready?.id))[0]).toBe(201);
  });

  test('Of two pickups that request the same order at once on two servers, one gets it', async () => {
    const { id } = await carrierWithSlots(server);
    const [order] = await readyOrders(server, 1);
    const holds = await Promise.all(
      [admin, adminBeside].map((client) => hold(client, id, slotAt(server), 1)),
    );
    const replies = await Promise.all(
      [admin, adminBeside].map((client, turn) =>
        client.post('/api/store/pickup/create', {
          holdId: holds[turn]?.body.id,
          orderIds: [order?.id],
        }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 422]);
    const refused = replies.find(({ status }) => status === 422);
    expect(refused?.body.errors).toEqual({ orderIds: ['in_other_pickup'] });
  });

  test('One hold that is booked twice at once makes one pickup', async () => {
    const { id } = await carrierWithSlots(server);
    const placed = await readyOrders(server, 2);
    const { body: held } = await hold(admin, id, slotAt(server), 1);
    const replies = await Promise.all(
      [admin, adminBeside].map((client, turn) =>
        client.post('/api/store/pickup/create', {
          holdId: held.id,
          orderIds: [placed[turn]?.id],
        }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 422]);
  });
});

describe('Collected pickup', () => {
  test('Scanned orders are handed over under their tracking number or their own, the others are free', async () => {
    const { carrier, orders: placed, path } = await bookedPickup(server, seller, { orders: 3 });
    await admin.post(`${path}/confirm`);
    expect((await admin.post(`${path}/collect`)).status).toBe(409);
    const [first, second, third] = placed;
    await scan(path, { code: String(first?.number), trackingNumber: ' AM-7731-MA ' });
    const scanned = await scan(path, { code: ` ${second?.number}\r` });
    expect(scanned.body.scannedCount).toBe(2);
    const collected = await admin.post(`${path}/collect`);
    expect([collected.status, collected.body]).toMatchObject([
      200,
      { status: 'collected', scannedCount: 2, letterheadId: expect.stringMatching(/^lth_/) },
    ]);
    expect(collected.body.parcels.map(({ isReleased }: Parcel) => isReleased)).toEqual([
      false,
      false,
      true,
    ]);
    const { rows } = await orderRows([first, second, third]);
    expect(rows).toEqual([
      ['shipped', carrier.name, 'AM-7731-MA'],
      ['shipped', carrier.name, String(second?.number)],
      ['ready', null, null],
    ]);
    expect(await idsToCollect()).toContain(third?.id);
  });

  test('Of fifty collections at once on two servers one succeeds, and each parcel leaves once', async () => {
    const { orders: placed, path } = await bookedPickup(server, seller);
    await admin.post(`${path}/confirm`);
    for (const { number } of placed) await scan(path, { code: String(number) });
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, turn) =>
        (turn % 2 ? admin : adminBeside).post(`${path}/collect`),
      ),
    );
    expect(tally(replies)).toEqual({ 200: 1, 409: 49 });
    expect(await statusesOf(placed)).toEqual(['shipped', 'shipped']);
  });

  test('A pickup whose scanned parcels all left another way does not offer the collection', async () => {
    const { orders: placed, path, pickup } = await bookedPickup(server, seller, { orders: 1 });
    await admin.post(`${path}/confirm`);
    await scan(path, { code: String(placed[0]?.number) });
    const offered = async () => {
      const [one, listed] = await Promise.all([
        admin.get(path),
        admin.get(`/api/store/pickups/?q=${pickup.number}`),
      ]);
      return [one.body, listed.body.items[0]].map(({ allowedActions }) =>
        allowedActions.some(({ action }: { action: string }) => action === 'collect'),
      );
    };
    expect(await offered()).toEqual([true, true]);
    await admin.post(`/api/store/order/${placed[0]?.id}/handOver`, {
      carrier: 'Other Carrier',
      trackingNumber: 'X1',
    });
    expect(await offered()).toEqual([false, false]);
  });

  test('An order that was handed over or cancelled meanwhile is neither scanned nor handed over again', async () => {
    const { orders: placed, path } = await bookedPickup(server, seller, { orders: 3 });
    await admin.post(`${path}/confirm`);
    const [first, second, third] = placed;
    await scan(path, { code: String(first?.number) });
    await scan(path, { code: String(third?.number) });
    for (const order of [first, second]) {
      await admin.post(`/api/store/order/${order?.id}/handOver`, {
        carrier: 'Other Carrier',
        trackingNumber: 'X1',
      });
    }
    const refused = await scan(path, { code: String(second?.number) });
    expect([refused.status, refused.body.errors]).toEqual([422, { code: ['not_ready'] }]);
    expect((await admin.post(`${path}/collect`)).status).toBe(200);
    const { rows } = await orderRows([first, second, third]);
    expect(rows.map(([, carrier]) => carrier === 'Other Carrier')).toEqual([true, true, false]);
  });
});

describe('Scanned parcel', () => {
  test('Keys of a French keyboard and Arabic digits are read; a second scan changes nothing', async () => {
    const { orders: placed, path } = await bookedPickup(server, seller, { orders: 1 });
    await admin.post(`${path}/confirm`);
    const number = String(placed[0]?.number);
    const french = [...number].map((digit) => 'à&é"\'(-è_ç'[Number(digit)]).join('');
    const arabic = [...number].map((digit) => String.fromCodePoint(0x660 + Number(digit))).join('');
    const first = await scan(path, { code: french });
    expect([first.status, first.body.scannedCount]).toEqual([200, 1]);
    const again = await scan(path, { code: arabic });
    expect([again.body.scannedCount, again.body.revision]).toEqual([1, first.body.revision]);
    const removed = await scan(path, { code: number, isScanned: false });
    expect(removed.body).toMatchObject({ scannedCount: 0, revision: first.body.revision + 1 });
  });

  test('A code of no order of the pickup is refused, also one of another store or of a left parcel', async () => {
    const { path } = await bookedPickup(server, seller, { orders: 1 });
    const { orders: others } = await bookedPickup(server, seller, { orders: 1 });
    await admin.post(`${path}/confirm`);
    for (const code of ['AM-7731', '99999999', String(others[0]?.number), '-1', '😀']) {
      const { status, body } = await scan(path, { code });
      expect([status, body.errors]).toEqual([422, { code: ['not_in_pickup'] }]);
    }
  });

  test('Parcels are scanned once the pickup is confirmed', async () => {
    const { orders: placed, path, pickup } = await bookedPickup(server, seller, { orders: 1 });
    const early = await scan(path, { code: String(placed[0]?.number) });
    expect([early.status, early.body.code, early.body.current.id]).toEqual([
      409,
      'action_not_allowed',
      pickup.id,
    ]);
  });
});

describe('Missed pickup', () => {
  test('It notifies all staff, and its orders are ready for another pickup', async () => {
    const { orders: placed, path, pickup, startsAt } = await bookedPickup(server, seller);
    await admin.post(`${path}/confirm`);
    expect((await admin.post(`${path}/miss`)).status).toBe(409);
    server.clock.advance(Date.parse(startsAt) - server.clock.now().getTime());
    admin = await server.signIn('admin');
    seller = await server.signIn('seller');
    stranger = await server.signIn('admin2');
    adminBeside = await beside.signIn('admin');
    const missed = await admin.post(`${path}/miss`);
    expect([missed.status, missed.body.status]).toEqual([200, 'missed']);
    const told = await db
      .select()
      .from(notifications)
      .where(and(eq(notifications.entityType, 'pickup'), eq(notifications.entityId, pickup.id)));
    expect(told.length).toBeGreaterThan(2);
    expect(told[0]).toMatchObject({ kind: 'delivery', severity: 'error' });
    expect(told[0]?.title).toContain(pickup.number);
    expect(await statusesOf(placed)).toEqual(['ready', 'ready']);
    expect(await idsToCollect()).toEqual(expect.arrayContaining(placed.map(({ id }) => id)));
    const { id } = await carrierWithSlots(server);
    const again = await hold(seller, id, slotAt(server), 2);
    const request = { holdId: again.body.id, orderIds: placed.map((order) => order.id) };
    expect((await seller.post('/api/store/pickup/create', request)).status).toBe(201);
  });

  test('The system counts an open pickup as missed two hours after its slot, once in two processes', async () => {
    const { orders: placed, pickup } = await bookedPickup(server, seller);
    const end = new Date(pickup.endsAt).getTime();
    const statusAt = async (instant: number) => {
      const { context } = server;
      await Promise.all(
        [context, beside.context].map((one) => missOverduePickups(one, new Date(instant))),
      );
      return (await seller.get(`/api/store/pickup/${pickup.id}`)).body;
    };
    expect((await statusAt(end + 2 * HOUR)).status).toBe('requested');
    const missed = await statusAt(end + 2 * HOUR + 1);
    expect(missed).toMatchObject({ status: 'missed', history: [{}, { action: 'miss' }] });
    expect(missed.history[1].actor.type).toBe('system');
    expect(await statusesOf(placed)).toEqual(['ready', 'ready']);
  });
});

describe('Moved pickup', () => {
  test('It takes the places of the other slot and frees its own, and is confirmed again', async () => {
    const { carrier, path } = await bookedPickup(server, seller);
    await admin.post(`${path}/confirm`);
    const later = slotAt(server, '15:00', 3);
    const { body: held } = await hold(admin, carrier.id, later, 2);
    const moved = await admin.post(`${path}/move`, { holdId: held.id });
    expect([moved.status, moved.body]).toMatchObject([200, { status: 'moved', startsAt: later }]);
    const { body } = await seller.get(`/api/store/pickups/slots/?days=6&carrierId=${carrier.id}`);
    const booked = body.items.filter((slot: { booked: number }) => slot.booked > 0);
    expect(booked).toMatchObject([{ startsAt: later, booked: 2, held: 0 }]);
    expect((await admin.post(`${path}/confirm`)).body.status).toBe('confirmed');
  });

  test('It needs held places: enough, of the same carrier, of the caller', async () => {
    const { carrier, path } = await bookedPickup(server, seller);
    const other = await carrierWithSlots(server);
    const errorsOf = async (body: object) => (await admin.post(`${path}/move`, body)).body.errors;
    expect(await errorsOf({})).toEqual({ holdId: ['required'] });
    expect(await errorsOf({ holdId: 'hld_nothing' })).toEqual({ holdId: ['expired'] });
    const few = await hold(admin, carrier.id, slotAt(server, '15:00'), 1);
    expect(await errorsOf({ holdId: few.body.id })).toEqual({ holdId: ['too_few_places'] });
    const elsewhere = await hold(admin, other.id, slotAt(server), 2);
    expect(await errorsOf({ holdId: elsewhere.body.id })).toEqual({ holdId: ['other_carrier'] });
    const others = await hold(seller, carrier.id, slotAt(server, '15:00'), 2);
    expect(await errorsOf({ holdId: others.body.id })).toEqual({ holdId: ['expired'] });
  });
});

describe('Pickup that is called off', () => {
  test('It needs a reason, frees its places, and its orders are ready for another pickup', async () => {
    const { carrier, orders: placed, path, startsAt } = await bookedPickup(server, seller);
    const bare = await admin.post(`${path}/callOff`, {});
    expect([bare.status, bare.body.errors]).toEqual([422, { reasonCode: ['reason_required'] }]);
    const { body } = await admin.post(`${path}/callOff`, {
      reasonCode: 'store_closed',
      note: ' Inventaire ',
    });
    expect(body).toMatchObject({ status: 'called_off', reasonCode: 'store_closed' });
    expect(body.history[1]).toMatchObject({ action: 'callOff', note: 'Inventaire' });
    expect(await idsToCollect()).toEqual(expect.arrayContaining(placed.map(({ id }) => id)));
    expect((await hold(admin, carrier.id, startsAt, 10)).status).toBe(201);
  });

  test('Of a collection and a calling off at once on two servers one succeeds', async () => {
    const { orders: placed, path } = await bookedPickup(server, seller, { orders: 1 });
    await admin.post(`${path}/confirm`);
    await scan(path, { code: String(placed[0]?.number) });
    const [collected, called] = await Promise.all([
      admin.post(`${path}/collect`),
      adminBeside.post(`${path}/callOff`, { reasonCode: 'other' }),
    ]);
    expect([collected.status, called.status].sort()).toEqual([200, 409]);
    const expected = collected.status === 200 ? 'shipped' : 'ready';
    expect(await statusesOf(placed)).toEqual([expected]);
  });
});

describe('List of pickups', () => {
  test('Its file has the order and the words of the list in each language, for all roles', async () => {
    const { carrier, pickup } = await bookedPickup(server, seller);
    const held = await hold(seller, carrier.id, slotAt(server, '15:00'), 1);
    const [order] = await readyOrders(server, 1);
    const request = { holdId: held.body.id, orderIds: [order?.id], note: '=Quai 2' };
    const { body: later } = await seller.post('/api/store/pickup/create', request);
    await admin.post(`/api/store/pickup/${pickup.id}/confirm`);
    for (const [client, language, sort, words] of [
      [admin, 'ar', 'startsAt', ['مؤكد', 'مطلوب']],
      [seller, 'en', '-number', ['Requested', 'Confirmed']],
    ] as const) {
      const query = `carrierId=${carrier.id}&sort=${sort}`;
      const listed = (await client.get(`/api/store/pickups/?${query}`)).body.items;
      const { text } = await client.get(`/api/store/pickups/export/?${query}&language=${language}`);
      const [, ...rows] = parse(text, { bom: true }) as string[][];
      expect(rows.map(([number]) => number)).toEqual(
        listed.map(({ number }: { number: string }) => number),
      );
      expect(rows.map((row) => row[6])).toEqual(words);
      expect(rows.find(([number]) => number === later.number)?.at(-1)).toBe("'=Quai 2");
    }
  });

  test('It has filters, counts and order, and a file with the same', async () => {
    const { carrier, pickup } = await bookedPickup(server, seller);
    const query = `carrierId=${carrier.id}&q=${pickup.number}&status=requested`;
    const { body } = await seller.get(`/api/store/pickups/?${query}&sort=-createdAt`);
    const { parcels: _parcels, history: _history, ...summary } = pickup;
    expect(body).toMatchObject({ items: [summary], total: 1, counts: { requested: 1, missed: 0 } });
    expect((await seller.get(`/api/store/pickups/?q=nowhere`)).body.items).toEqual([]);
    const { text } = await seller.get(`/api/store/pickups/export/?${query}&language=fr`);
    const [header, row] = parse(text, { bom: true }) as string[][];
    expect(header?.slice(0, 5)).toEqual(['Numéro', 'Date', 'De', 'À', 'Transporteur']);
    expect(row).toEqual([
      pickup.number,
      expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      '14:00',
      '15:00',
      carrier.name,
      '',
      'Demandé',
      '2',
      '0',
      '',
    ]);
  });

  test('Another store sees, moves, scans and exports nothing of it', async () => {
    const { orders: placed, path, pickup } = await bookedPickup(server, seller, { orders: 1 });
    expect((await stranger.get(path)).status).toBe(404);
    for (const action of ['confirm', 'collect', 'miss', 'callOff', 'move']) {
      expect((await stranger.post(`${path}/${action}`, {})).status).toBe(404);
    }
    const code = String(placed[0]?.number);
    expect((await stranger.post(`${path}/parcels/scan`, { code })).status).toBe(404);
    const { body } = await stranger.get(`/api/store/pickups/?q=${pickup.number}`);
    expect(body.total).toBe(0);
  });

  test('Each change is in the audit log with its user', async () => {
    const { pickup, path } = await bookedPickup(server, seller, { orders: 1 });
    await admin.post(`${path}/confirm`);
    const lines = await db
      .select({ action: auditLog.action, after: auditLog.after, actorId: auditLog.actorId })
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'pickups'), eq(auditLog.entityId, pickup.id)))
      .orderBy(auditLog.id);
    expect(lines).toMatchObject([
      { action: 'insert', after: { status: 'requested' } },
      { action: 'update', after: { status: 'confirmed' } },
    ]);
    expect(lines.every(({ actorId }) => actorId !== null)).toBe(true);
  });

  test('A replayed request of a pickup makes none', async () => {
    const { id } = await carrierWithSlots(server, { rules: everyDay() });
    const [order] = await readyOrders(server, 1);
    const { body: held } = await hold(admin, id, slotAt(server), 1);
    const request = { holdId: held.id, orderIds: [order?.id] };
    const headers = { 'idempotency-key': `pickup-${id}` };
    const replies = [];
    for (let turn = 0; turn < 3; turn += 1) {
      replies.push(await admin.post('/api/store/pickup/create', request, headers));
    }
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
  });
});

interface Parcel {
  readonly number: string;
  readonly status: string;
  readonly isReleased: boolean;
}

function scan(path: string, body: object): Promise<Reply> {
  return seller.post(`${path}/parcels/scan`, body);
}

async function idsToCollect(): Promise<string[]> {
  const { body } = await seller.get('/api/store/pickups/orders/');
  return body.items.map(({ orderId }: { orderId: string }) => orderId);
}

async function orderRows(placed: readonly ({ readonly id: string } | undefined)[]) {
  const rows = [];
  for (const order of placed) {
    const [row] = await db
      .select()
      .from(orders)
      .where(eq(orders.id, order?.id ?? ''));
    rows.push([row?.status, row?.carrier, row?.trackingNumber]);
  }
  return { rows };
}

async function statusesOf(placed: readonly { readonly id: string }[]) {
  return (await orderRows(placed)).rows.map(([status]) => status);
}

function tally(replies: readonly { readonly status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

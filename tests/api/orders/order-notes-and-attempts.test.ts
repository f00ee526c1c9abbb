import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../support/api-client';
import { startTestServer } from '../support/test-server';
import { orderSnapshot, type PlacedOrder, placeOrder } from './order-builder';

const server = await startTestServer();

describe('Internal note and external number', () => {
  test('Internal note and external number are stored trimmed, can be cleared, and the number is searchable', async () => {
    const order = await placeOrder(server);
    const written = await change(order, 1, {
      internalNote: '  Rappeler mardi. ',
      externalNumber: 'QZX/2026/9917',
    });
    expect(written.body).toMatchObject({
      internalNote: 'Rappeler mardi.',
      externalNumber: 'QZX/2026/9917',
      revision: 2,
    });
    const found = await admin.get('/api/store/orders/?q=qzx%202026%209917');
    expect(found.body.items.map((row: { id: string }) => row.id)).toEqual([order.id]);
    const emptied = await change(order, 2, { internalNote: ' ', externalNumber: null });
    expect(emptied.body).toMatchObject({ internalNote: null, externalNumber: null });
    expect((await admin.get('/api/store/orders/?q=qzx%202026%209917')).body.total).toBe(0);
  });

  test('A note requires the current revision, and is refused on an archived order', async () => {
    const order = await placeOrder(server);
    const body = { internalNote: 'x' };
    expect((await admin.patch(pathOf(order), body)).status).toBe(428);
    await change(order, 1, body);
    const stale = await change(order, 1, { internalNote: 'y' });
    expect([stale.status, stale.body.current.internalNote]).toEqual([412, 'x']);
    const archived = await placeOrder(server, { status: 'done', isArchived: true });
    expect((await change(archived, 1, body)).status).toBe(409);
  });

  test.each([
    {},
    { status: 'done' },
    { internalNote: 'x', total: 1 },
    { internalNote: 'a'.repeat(2001) },
    { externalNumber: 7 },
  ])('The server refuses other fields in a change of the note: %j', async (body) => {
    const order = await placeOrder(server);
    const before = await orderSnapshot(server, order);
    expect((await change(order, 1, body)).status).toBe(422);
    expect(await orderSnapshot(server, order)).toEqual(before);
  });
});

describe('Delivery attempts for an order paid on delivery', () => {
  test('Delivery attempts are stored with user and outcome', async () => {
    const order = await placeOrder(server, { status: 'shipped' });
    await attempt(order, { outcome: 'unreachable' });
    const { status, body } = await attempt(order, {
      outcome: 'postponed',
      postponedTo: '2099-01-04',
      note: ' Au bureau. ',
    });
    expect(status).toBe(201);
    expect(body.deliveryAttempts).toMatchObject([
      { outcome: 'unreachable', postponedTo: null, note: null },
      { outcome: 'postponed', postponedTo: '2099-01-04', note: 'Au bureau.' },
    ]);
    expect(body.deliveryAttempts[0].userName).toBe('Salma Bennani');
    expect(body.revision).toBe(3);
  });

  test.each([
    [{ outcome: 'postponed' }, { postponedTo: ['required'] }],
    [{ outcome: 'postponed', postponedTo: '2020-01-01' }, { postponedTo: ['in_the_past'] }],
    [{ outcome: 'refused', postponedTo: '2099-01-01' }, { postponedTo: ['not_postponed'] }],
  ])('The delivery attempt %j answers 422 with %j', async (body, errors) => {
    const order = await placeOrder(server);
    const reply = await attempt(order, body);
    expect([reply.status, reply.body.errors]).toEqual([422, errors]);
  });

  test.each([
    { status: 'new' as const },
    { status: 'delivered' as const },
    { status: 'shipped' as const, paymentMethod: 'card' as const },
  ])('The server refuses a delivery attempt for an order that is %j', async (wanted) => {
    const { status, body } = await attempt(await placeOrder(server, wanted), {
      outcome: 'refused',
    });
    expect([status, body.code, body.current.status]).toEqual([
      409,
      'action_not_allowed',
      wanted.status,
    ]);
  });
});

describe('One action on many orders', () => {
  test('A bulk action moves the possible orders, and returns the reason of each other, in the requested order', async () => {
    const pending = await placeOrder(server);
    const ready = await placeOrder(server, { status: 'ready' });
    const late = await placeOrder(server, { orderDate: new Date(Date.now() - 25 * 3_600_000) });
    const ids = [ready.id, 'ord_nobody', pending.id, late.id];
    const trial = await bulk({ action: 'accept', ids, dryRun: true });
    const codes = ['action_not_allowed', 'not_found', null, 'expired'];
    expect(trial.body.results.map((row: { code: string }) => row.code)).toEqual(codes);
    expect(trial.body).toMatchObject({ dryRun: true, doneCount: 1, failedCount: 3 });
    expect((await admin.get(pathOf(pending))).body.revision).toBe(1);
    const { body } = await bulk({ action: 'accept', ids });
    expect(body.results).toEqual([
      { ...rowOf(ready), isDone: false, code: codes[0], status: 'ready', revision: 1 },
      {
        id: 'ord_nobody',
        number: null,
        isDone: false,
        code: codes[1],
        status: null,
        revision: null,
      },
      { ...rowOf(pending), isDone: true, code: null, status: 'confirmed', revision: 2 },
      { ...rowOf(late), isDone: false, code: codes[3], status: 'pending', revision: 1 },
    ]);
  });

  test('A bulk action changes no other store’s orders, and requires the role of the action', async () => {
    const order = await placeOrder(server, { status: 'done' });
    const stranger = await server.signIn('admin2');
    const foreign = await stranger.post(PATH, { action: 'delete', ids: [order.id] });
    expect(foreign.body.results[0].code).toBe('not_found');
    const seller = await server.signIn('seller');
    expect((await seller.post(PATH, { action: 'delete', ids: [order.id] })).status).toBe(403);
    const { body } = await bulk({ action: 'delete', ids: [order.id] });
    expect(body.results[0]).toMatchObject({ isDone: true, status: 'done' });
  });

  test.each([
    { action: 'refuse', ids: ['ord_1'] },
    { action: 'accept', ids: [] },
    { action: 'accept', ids: ['ord_1', 'ord_1'] },
    { action: 'accept', ids: Array.from({ length: 101 }, (_, turn) => `ord_${turn}`) },
  ])('The server refuses the bulk action %j with 422', async (body) => {
    expect((await bulk(body)).status).toBe(422);
  });

  test('Concurrent bulk actions in both directions move each order once', async () => {
    const placed = [];
    for (let turn = 0; turn < 20; turn += 1) placed.push(await placeOrder(server));
    const ids = placed.map((order) => order.id);
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, turn) =>
        bulk({ action: 'accept', ids: turn % 2 ? ids : [...ids].reverse() }),
      ),
    );
    expect(replies.map((reply) => reply.status)).toEqual(replies.map(() => 200));
    expect(replies.reduce((sum, reply) => sum + reply.body.doneCount, 0)).toBe(20);
  });
});

describe('Amount filter of the order list', () => {
  test('The amount filter includes both limits, and applies to the counts', async () => {
    const own = [111_111, 111_112, 111_113];
    for (const total of own) await placeOrder(server, { total });
    const { body } = await admin.get('/api/store/orders/?minTotal=111111&maxTotal=111112');
    const totals = body.items.map((row: { total: number }) => row.total);
    expect([totals.sort(), body.total, body.counts.pending]).toEqual([own.slice(0, 2), 2, 2]);
    expect((await admin.get('/api/store/orders/?minTotal=-1')).status).toBe(400);
  });
});

const PATH = '/api/store/orders/bulk';

let admin: ApiClient;

beforeAll(async () => {
  admin = await server.signIn('admin');
});

function pathOf({ id }: PlacedOrder) {
  return `/api/store/order/${id}`;
}

function change(order: PlacedOrder, revision: number, body: object) {
  return admin.patch(pathOf(order), body, { revision });
}

function attempt(order: PlacedOrder, body: object) {
  return admin.post(`${pathOf(order)}/attempt/create`, body);
}

function bulk(body: object) {
  return admin.post(PATH, body);
}

function rowOf({ id, number }: PlacedOrder) {
  return { id, number: String(number) };
}

import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../support/api-client';
import { startTestServer } from '../support/test-server';
import { orderSnapshot, type PlacedOrder, placeOrder } from './order-builder';

const server = await startTestServer();

describe('Undo of a bulk acceptance', () => {
  test('The undo returns every accepted order to pending, with both steps in its history and the deadline to accept unchanged', async () => {
    const orders = [await placeOrder(server), await placeOrder(server)];
    const revisions = await accept(manager, orders);
    const { status, body } = await undo(manager, orders, revisions);
    expect([status, body.action, body.doneCount, body.failedCount]).toEqual([
      200,
      'undoAccept',
      2,
      0,
    ]);
    expect(body.results).toEqual(
      orders.map((order) => ({
        id: order.id,
        number: String(order.number),
        isDone: true,
        code: null,
        status: 'pending',
        revision: 3,
      })),
    );
    for (const order of orders) {
      const read = await view(order);
      expect(read).toMatchObject({
        status: 'pending',
        acceptedBy: null,
        acceptedAt: null,
        shipBy: null,
        acceptBy: order.acceptBy.toISOString(),
        revision: 3,
      });
      expect(read.history.map((line: { action: string }) => line.action)).toEqual([
        'accept',
        'undoAccept',
      ]);
    }
  });

  test('The undo judges each order for itself, and leaves those that changed since their acceptance as they are', async () => {
    const noted = await placeOrder(server);
    const prepared = await placeOrder(server);
    const handedOver = await placeOrder(server);
    const plain = await placeOrder(server);
    const orders = [noted, prepared, handedOver, plain];
    const revisions = await accept(admin, orders);
    await admin.patch(pathOf(noted), { internalNote: 'Rappeler.' }, { revision: 2 });
    for (const order of [prepared, handedOver]) await manager.post(`${pathOf(order)}/prepare`);
    await manager.post(`${pathOf(handedOver)}/markReady`);
    await manager.post(`${pathOf(handedOver)}/handOver`, {
      carrier: 'Atlas Messagerie',
      trackingNumber: 'MA1',
    });
    const kept = [noted, prepared, handedOver];
    const before = await snapshotsOf(kept);
    const { body } = await undo(admin, orders, revisions);
    expect(outcomes(body)).toEqual([
      ['stale_revision', 'confirmed', 3],
      ['action_not_allowed', 'processing', 3],
      ['action_not_allowed', 'shipped', 5],
      [null, 'pending', 3],
    ]);
    expect([body.doneCount, body.failedCount]).toEqual([1, 3]);
    expect(await snapshotsOf(kept)).toEqual(before);
  });

  test('The undo is refused after ten seconds by the server’s clock, for each order by its own acceptance', async () => {
    const [early, late] = [await placeOrder(server), await placeOrder(server)];
    const first = await accept(admin, [early]);
    server.clock.advance(6_000);
    const second = await accept(admin, [late]);
    server.clock.advance(4_001);
    const before = await orderSnapshot(server, early);
    const { body } = await undo(admin, [early, late], { ...first, ...second });
    expect(outcomes(body)).toEqual([
      ['expired', 'confirmed', 2],
      [null, 'pending', 3],
    ]);
    expect(await orderSnapshot(server, early)).toEqual(before);
  });

  test('A second undo finds the order pending, and a repetition of the same request gets the first answer', async () => {
    const order = await placeOrder(server);
    const revisions = await accept(admin, [order]);
    const key = { 'Idempotency-Key': `undo-${order.id}` };
    const first = await undo(admin, [order], revisions, key);
    const repeated = await undo(admin, [order], revisions, key);
    expect(repeated.body).toEqual(first.body);
    const second = await undo(admin, [order], revisions);
    expect(outcomes(second.body)).toEqual([['action_not_allowed', 'pending', 3]]);
    expect((await view(order)).history).toHaveLength(2);
  });

  test('Of twenty concurrent undo requests one undoes each order', async () => {
    const orders: PlacedOrder[] = [];
    for (let at = 0; at < 5; at += 1) orders.push(await placeOrder(server));
    const revisions = await accept(admin, orders);
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        undo(admin, turn % 2 ? orders : orders.toReversed(), revisions),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect(replies.reduce((sum, { body }) => sum + body.doneCount, 0)).toBe(5);
    for (const order of orders) expect((await view(order)).history).toHaveLength(2);
  });

  test('A user cannot undo what a colleague accepted, nor what another store accepted', async () => {
    const order = await placeOrder(server);
    const revisions = await accept(admin, [order]);
    const before = await orderSnapshot(server, order);
    const byColleague = await undo(manager, [order], revisions);
    expect(outcomes(byColleague.body)).toEqual([['action_not_allowed', 'confirmed', 2]]);
    const stranger = await server.signIn('admin2');
    const foreign = await undo(stranger, [order], revisions);
    expect(foreign.body.results).toEqual([
      {
        id: order.id,
        number: null,
        isDone: false,
        code: 'not_found',
        status: null,
        revision: null,
      },
    ]);
    expect(await orderSnapshot(server, order)).toEqual(before);
  });

  test('A dry run of the undo changes no order', async () => {
    const order = await placeOrder(server);
    const revisions = await accept(admin, [order]);
    const before = await orderSnapshot(server, order);
    const { body } = await admin.post(PATH, {
      action: 'undoAccept',
      ids: [order.id],
      revisions,
      dryRun: true,
    });
    expect(outcomes(body)).toEqual([[null, 'confirmed', 2]]);
    expect(await orderSnapshot(server, order)).toEqual(before);
  });

  test('The undo requires the revision of every order', async () => {
    const orders = [await placeOrder(server), await placeOrder(server)];
    const revisions = await accept(admin, orders);
    const before = await snapshotsOf(orders);
    const [id] = Object.keys(revisions);
    for (const incomplete of [undefined, {}, { [String(id)]: 2 }]) {
      const { status, body } = await admin.post(PATH, {
        action: 'undoAccept',
        ids: orders.map((order) => order.id),
        ...(incomplete && { revisions: incomplete }),
      });
      expect([status, body.errors]).toEqual([422, { revisions: ['required'] }]);
    }
    expect(await snapshotsOf(orders)).toEqual(before);
  });
});

const PATH = '/api/store/orders/bulk';

type Revisions = Readonly<Record<string, number>>;

let admin: ApiClient;
let manager: ApiClient;

beforeAll(async () => {
  admin = await server.signIn('admin');
  manager = await server.signIn('manager');
});

function pathOf({ id }: PlacedOrder) {
  return `/api/store/order/${id}`;
}

async function view(order: PlacedOrder) {
  return (await admin.get(pathOf(order))).body;
}

function snapshotsOf(orders: readonly PlacedOrder[]) {
  return Promise.all(orders.map((order) => orderSnapshot(server, order)));
}

/** Accepts the orders at once; returns their revisions by id. */
async function accept(client: ApiClient, orders: readonly PlacedOrder[]): Promise<Revisions> {
  const { body } = await client.post(PATH, { action: 'accept', ids: orders.map(({ id }) => id) });
  const rows: { id: string; revision: number }[] = body.results;
  return Object.fromEntries(rows.map(({ id, revision }) => [id, revision]));
}

function undo(
  client: ApiClient,
  orders: readonly PlacedOrder[],
  revisions: Revisions,
  headers?: Record<string, string>,
) {
  const ids = orders.map(({ id }) => id);
  return client.post(PATH, { action: 'undoAccept', ids, revisions }, headers);
}

/** Code, status and revision of each order. */
function outcomes(body: { results: { code: string; status: string; revision: number }[] }) {
  return body.results.map(({ code, status, revision }) => [code, status, revision]);
}

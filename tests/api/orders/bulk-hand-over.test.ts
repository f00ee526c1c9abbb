import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../support/api-client';
import { startTestServer } from '../support/test-server';
import { orderSnapshot, type PlacedOrder, placeOrder, stockOf } from './order-builder';

const server = await startTestServer();

describe('Handing over many orders at once', () => {
  test('Every ready order is shipped with the carrier and its own tracking number, and its pieces leave the stock', async () => {
    const first = await placeOrder(server, { status: 'ready', quantity: 2 });
    const { variantId } = first;
    const orders = [first, await placeOrder(server, { status: 'ready', quantity: 3, variantId })];
    const before = await stockOf(server, variantId);
    const { status, body } = await handOver(manager, orders);
    expect([status, body.doneCount, body.failedCount]).toEqual([200, 2, 0]);
    expect(body.results.map((row: { status: string }) => row.status)).toEqual([
      'shipped',
      'shipped',
    ]);
    for (const order of orders) {
      const read = await view(order);
      expect(read).toMatchObject({
        status: 'shipped',
        carrier: 'Atlas Messagerie',
        trackingNumber: trackingNumberOf(order),
      });
      expect(read.history.map((line: { action: string }) => line.action)).toEqual(['handOver']);
    }
    expect(await stockOf(server, variantId)).toEqual({
      onHand: before.onHand - 5,
      reserved: before.reserved - 5,
    });
  });

  test('Orders that are not ready, or unknown to the store, are reported and stay as they are', async () => {
    const ready = await placeOrder(server, { status: 'ready' });
    const processing = await placeOrder(server, { status: 'processing' });
    const cancelled = await placeOrder(server, { status: 'cancelled' });
    const kept = [processing, cancelled];
    const before = await viewsOf(kept);
    const { body } = await handOver(admin, [processing, ready, cancelled, { id: 'ord_nobody' }]);
    expect(outcomes(body)).toEqual([
      ['action_not_allowed', 'processing'],
      [null, 'shipped'],
      ['action_not_allowed', 'cancelled'],
      ['not_found', null],
    ]);
    expect(await viewsOf(kept)).toEqual(before);
    const stranger = await server.signIn('admin2');
    expect(outcomes((await handOver(stranger, kept)).body)).toEqual([
      ['not_found', null],
      ['not_found', null],
    ]);
    expect(await viewsOf(kept)).toEqual(before);
  });

  test('A dry run changes neither an order nor the stock', async () => {
    const order = await placeOrder(server, { status: 'ready' });
    const before = [await orderSnapshot(server, order), await stockOf(server, order.variantId)];
    const { body } = await handOver(admin, [order], { dryRun: true });
    expect(outcomes(body)).toEqual([[null, 'ready']]);
    const after = [await orderSnapshot(server, order), await stockOf(server, order.variantId)];
    expect(after).toEqual(before);
  });

  test('A role without the permission is refused, and a second handover finds the order shipped', async () => {
    const order = await placeOrder(server, { status: 'ready' });
    const before = await orderSnapshot(server, order);
    const seller = await server.signIn('seller');
    const refused = await handOver(seller, [order]);
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
    expect(await orderSnapshot(server, order)).toEqual(before);
    await handOver(admin, [order]);
    const second = await handOver(admin, [order]);
    expect(outcomes(second.body)).toEqual([['action_not_allowed', 'shipped']]);
    expect((await view(order)).history).toHaveLength(1);
  });

  test('A kept carrier is added to the list when an order is handed over, not by a dry run nor when all orders stay', async () => {
    const order = await placeOrder(server, { status: 'ready' });
    const processing = await placeOrder(server, { status: 'processing' });
    const kept = { carrier: ' Messagerie du Nord ', keepCarrier: true };
    await handOver(manager, [order], { ...kept, dryRun: true });
    await handOver(manager, [processing], kept);
    expect(await carrierNames()).not.toContain('Messagerie du Nord');
    const { body } = await handOver(manager, [order, processing], kept);
    expect(outcomes(body)).toEqual([
      [null, 'shipped'],
      ['action_not_allowed', 'processing'],
    ]);
    expect(await carrierNames()).toContain('Messagerie du Nord');
  });

  test.each([true, false])(
    'A carrier without a letter or a digit is not kept, and no order is handed over (dry run: %s)',
    async (dryRun) => {
      const order = await placeOrder(server, { status: 'ready' });
      const before = await orderSnapshot(server, order);
      const reply = await handOver(admin, [order], { carrier: '?!', keepCarrier: true, dryRun });
      expect([reply.status, reply.body.errors]).toEqual([422, { carrier: ['required'] }]);
      expect(await orderSnapshot(server, order)).toEqual(before);
    },
  );

  test.each([
    [{ carrier: undefined }, { carrier: ['carrier_required'] }],
    [{ carrier: '  ' }, { carrier: ['carrier_required'] }],
    [{ parcels: undefined }, { parcels: ['tracking_required'] }],
    [{ parcels: [{ id: 'ord_other', trackingNumber: 'MA1' }] }, { parcels: ['tracking_required'] }],
  ])('The server refuses a handover with %j and names the missing field', async (part, errors) => {
    const order = await placeOrder(server, { status: 'ready' });
    const before = await orderSnapshot(server, order);
    const reply = await handOver(admin, [order], part);
    expect([reply.status, reply.body.errors]).toEqual([422, errors]);
    expect(await orderSnapshot(server, order)).toEqual(before);
  });

  test('Of two parcels of one order only the first counts, so that no order is shipped with a blank tracking number', async () => {
    const order = await placeOrder(server, { status: 'ready' });
    const parcels = [' ', 'MA1'].map((trackingNumber) => ({ id: order.id, trackingNumber }));
    const refused = await handOver(admin, [order], { parcels });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { parcels: ['tracking_required'] },
    ]);
    await handOver(admin, [order], { parcels: parcels.toReversed() });
    expect(await view(order)).toMatchObject({ status: 'shipped', trackingNumber: 'MA1' });
  });

  test('Concurrent handovers of the same orders in both directions, alone and together, ship each once and leave the exact stock', async () => {
    const placed: PlacedOrder[] = [];
    for (let turn = 0; turn < 10; turn += 1)
      placed.push(await placeOrder(server, { status: 'ready', quantity: 1 }));
    const [first] = placed;
    const variantId = first?.variantId ?? '';
    const before = await stockOf(server, variantId);
    const replies = await Promise.all([
      ...Array.from({ length: 6 }, (_, turn) =>
        handOver(admin, turn % 2 ? placed : placed.toReversed()),
      ),
      ...placed.map((order) =>
        manager.post(`${pathOf(order)}/handOver`, {
          carrier: 'Atlas Messagerie',
          trackingNumber: trackingNumberOf(order),
        }),
      ),
    ]);
    expect(replies.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    for (const order of placed) expect((await view(order)).history).toHaveLength(1);
    expect(await stockOf(server, variantId)).toEqual({
      onHand: before.onHand - 10,
      reserved: before.reserved - 10,
    });
  });
});

const PATH = '/api/store/orders/bulk';

let admin: ApiClient;
let manager: ApiClient;

beforeAll(async () => {
  admin = await server.signIn('admin');
  manager = await server.signIn('manager');
});

function pathOf({ id }: Pick<PlacedOrder, 'id'>) {
  return `/api/store/order/${id}`;
}

function trackingNumberOf({ id }: Pick<PlacedOrder, 'id'>) {
  return `MA-${id}`;
}

async function carrierNames(): Promise<string[]> {
  const { body } = await admin.get('/api/store/carriers/');
  return body.items.map(({ name }: { name: string }) => name);
}

async function view(order: PlacedOrder) {
  return (await admin.get(pathOf(order))).body;
}

function viewsOf(orders: readonly PlacedOrder[]) {
  return Promise.all(orders.map(view));
}

/** Hands the orders over at once; `part` replaces fields of the request. */
function handOver(
  client: ApiClient,
  orders: readonly Pick<PlacedOrder, 'id'>[],
  part: object = {},
) {
  return client.post(PATH, {
    action: 'handOver',
    ids: orders.map(({ id }) => id),
    carrier: 'Atlas Messagerie',
    parcels: orders.map((order) => ({ id: order.id, trackingNumber: trackingNumberOf(order) })),
    ...part,
  });
}

/** Code and status of each order. */
function outcomes(body: { results: { code: string; status: string }[] }) {
  return body.results.map(({ code, status }) => [code, status]);
}

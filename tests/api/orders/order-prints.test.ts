import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { SAME_PRINTING_MS } from '#domain/papers/papers';
import { ZAHRA } from '../../../server/demo/demo-stores';
import type { ApiClient } from '../support/api-client';
import { startTestServer } from '../support/test-server';
import { type PlacedOrder, placeOrder } from './order-builder';

const PATH = '/api/store/orders/prints';

const server = await startTestServer();
const [admin, seller] = await Promise.all([server.signIn('admin'), server.signIn('seller')]);

describe('Printed papers in the history of orders', () => {
  test('The history of each order says which paper a user printed, for the staff only', async () => {
    const orders = [await placeOrder(server), await placeOrder(server, { status: 'shipped' })];
    const reply = await seller.post(PATH, { paper: 'slip', ids: orders.map(({ id }) => id) });
    expect([reply.status, reply.body]).toEqual([200, { recorded: 2 }]);
    for (const [index, order] of orders.entries()) {
      const status = ['pending', 'shipped'][index];
      expect((await printings(order)).at(-1)).toMatchObject({
        action: 'printSlip',
        actor: { type: 'staff', name: 'Imane Berrada' },
        from: status,
        to: status,
        visibility: 'staff',
      });
    }
  });

  test('Printing changes neither the order nor its revision', async () => {
    const order = await placeOrder(server, { status: 'confirmed' });
    const { history: _before, ...before } = (await admin.get(pathOf(order))).body;
    await admin.post(PATH, { paper: 'label', ids: [order.id] });
    const { history: _after, ...after } = (await admin.get(pathOf(order))).body;
    expect(after).toEqual(before);
  });

  test('The same paper printed again by the same user a moment later is one printing', async () => {
    const order = await placeOrder(server);
    const print = async (client: ApiClient, paper: string) =>
      (await client.post(PATH, { paper, ids: [order.id] })).body.recorded;
    expect(await print(seller, 'slip')).toBe(1);
    expect(await print(seller, 'slip')).toBe(0);
    expect(await print(seller, 'label')).toBe(1);
    expect(await print(admin, 'slip')).toBe(1);
    server.clock.advance(SAME_PRINTING_MS + 1);
    expect(await print(seller, 'slip')).toBe(1);
    expect((await printings(order)).map(({ action }) => action)).toEqual([
      'printSlip',
      'printLabel',
      'printSlip',
      'printSlip',
    ]);
  });

  test('A request that is sent twice with one key writes one printing', async () => {
    const order = await placeOrder(server);
    const key = { 'idempotency-key': randomUUID() };
    const body = { paper: 'invoice', ids: [order.id] };
    const first = await admin.post(PATH, body, key);
    const second = await admin.post(PATH, body, key);
    expect([first.body, second.body]).toEqual([{ recorded: 1 }, { recorded: 1 }]);
    expect(await printings(order)).toHaveLength(1);
  });

  test('Orders of another store and unknown ones are left out', async () => {
    const own = await placeOrder(server);
    const foreign = await placeOrder(server, { storeId: ZAHRA.id });
    const { body } = await admin.post(PATH, {
      paper: 'pickList',
      ids: [foreign.id, own.id, 'ord_nobody'],
    });
    expect(body).toEqual({ recorded: 1 });
    const stranger = await server.signIn('admin2');
    const { history } = (await stranger.get(pathOf(foreign))).body;
    expect(history.filter(isPrinting)).toEqual([]);
  });

  test.each([
    { paper: 'statement', ids: ['ord_1'] },
    { paper: 'slip', ids: [] },
    { paper: 'slip', ids: ['prd_1'] },
    { paper: 'slip' },
  ])('The server refuses the printing %j', async (body) => {
    expect((await admin.post(PATH, body)).status).toBe(422);
  });
});

interface HistoryEntry {
  readonly action: string;
}

function isPrinting({ action }: HistoryEntry): boolean {
  return action.startsWith('print');
}

function pathOf({ id }: PlacedOrder): string {
  return `/api/store/order/${id}`;
}

async function printings(order: PlacedOrder): Promise<HistoryEntry[]> {
  const { body } = await admin.get(pathOf(order));
  return body.history.filter(isPrinting);
}

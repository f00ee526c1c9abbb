import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient, Reply } from '../support/api-client';
import { startTestServer } from '../support/test-server';
import { type PlacedOrder, placeOrder, stockOf } from './order-builder';

const server = await startTestServer();
const other = await startTestServer({ beside: server });

describe('Fifty concurrent requests', () => {
  test('Of fifty concurrent acceptances one succeeds, and the others get 409 with the accepted order', async () => {
    const order = await placeOrder(server);
    const replies = await atOnce(50, (turn) => client(turn).post(`${pathOf(order)}/accept`));
    expect(tally(replies)).toEqual({ 200: 1, 409: 49 });
    const winner = replies.find((reply) => reply.status === 200);
    for (const loser of replies.filter((reply) => reply.status === 409)) {
      expect(loser.body.current).toMatchObject({
        status: 'confirmed',
        acceptedBy: winner?.body.acceptedBy,
        revision: 2,
      });
    }
    expect(await historyOf(order)).toEqual(['accept']);
  });

  test('Of fifty concurrent undo requests of an acceptance one succeeds', async () => {
    const order = await placeOrder(server);
    await admin.post(`${pathOf(order)}/accept`);
    const replies = await atOnce(50, () => admin.post(`${pathOf(order)}/undoAccept`));
    expect(tally(replies)).toEqual({ 200: 1, 409: 49 });
    expect(await historyOf(order)).toEqual(['accept', 'undoAccept']);
  });

  test('Of fifty concurrent refusals one succeeds, and the pieces are released once', async () => {
    const order = await placeOrder(server, { quantity: 3 });
    const before = await stockOf(server, order.variantId);
    const replies = await atOnce(50, (turn) =>
      client(turn).post(`${pathOf(order)}/refuse`, { reasonCode: 'other' }),
    );
    expect(tally(replies)).toEqual({ 200: 1, 409: 49 });
    expect(await stockOf(server, order.variantId)).toEqual({
      onHand: before.onHand,
      reserved: before.reserved - 3,
    });
  });

  test('Fifty concurrent handovers of one variant leave the exact stock', async () => {
    const first = await placeOrder(server, { status: 'ready', quantity: 1 });
    const placed = [first];
    for (let turn = 1; turn < 50; turn += 1) {
      const { variantId } = first;
      placed.push(
        await placeOrder(server, { status: 'ready', quantity: 1 + (turn % 3), variantId }),
      );
    }
    const before = await stockOf(server, first.variantId);
    const replies = await atOnce(50, (turn) =>
      client(turn).post(`${pathOf(placed[turn] ?? first)}/handOver`, {
        carrier: 'Atlas Messagerie',
        trackingNumber: `MA${turn}`,
      }),
    );
    expect(tally(replies)).toEqual({ 200: 50 });
    const pieces = placed.reduce((sum, _, turn) => sum + 1 + (turn % 3), 0);
    expect(await stockOf(server, first.variantId)).toEqual({
      onHand: before.onHand - pieces,
      reserved: before.reserved - pieces,
    });
  });
});

describe('Concurrent acceptance and refusal', () => {
  test.each([1, 2, 3, 4, 5])(
    'Concurrent acceptances and refusals end in exactly one of the two (round %i)',
    async () => {
      const order = await placeOrder(server, { quantity: 2 });
      const before = await stockOf(server, order.variantId);
      const replies = await atOnce(20, (turn) =>
        turn % 2 === 0
          ? client(turn).post(`${pathOf(order)}/accept`)
          : client(turn).post(`${pathOf(order)}/refuse`, { reasonCode: 'wrong_price' }),
      );
      expect(tally(replies)).toEqual({ 200: 1, 409: 19 });
      const { body } = await admin.get(pathOf(order));
      const isRefused = body.status === 'rejected';
      expect(['confirmed', 'rejected']).toContain(body.status);
      expect(await stockOf(server, order.variantId)).toEqual({
        onHand: before.onHand,
        reserved: before.reserved - (isRefused ? 2 : 0),
      });
      expect(await historyOf(order)).toEqual([isRefused ? 'refuse' : 'accept']);
    },
  );
});

/** Two members of staff, the second on another process of the server. */
let admin: ApiClient;
let manager: ApiClient;

beforeAll(async () => {
  admin = await server.signIn('admin');
  manager = await other.signIn('manager');
});

function client(turn: number): ApiClient {
  return turn % 2 === 0 ? admin : manager;
}

function pathOf({ id }: PlacedOrder) {
  return `/api/store/order/${id}`;
}

/** Repeats the request while the server is too busy, like the portal: a 503 has had no effect. */
async function insistently(ask: () => Promise<Reply>): Promise<Reply> {
  const reply = await ask();
  return reply.status === 503 ? insistently(ask) : reply;
}

function atOnce(count: number, ask: (turn: number) => Promise<Reply>): Promise<Reply[]> {
  return Promise.all(Array.from({ length: count }, (_, turn) => insistently(() => ask(turn))));
}

function tally(replies: readonly Reply[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

async function historyOf(order: PlacedOrder): Promise<string[]> {
  return (await admin.get(pathOf(order))).body.history.map(
    (line: { action: string }) => line.action,
  );
}

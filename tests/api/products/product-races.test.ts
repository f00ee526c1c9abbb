import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { products, variants } from '../../../server/database/schema/products';
import type { ApiClient, Reply } from '../support/api-client';
import { startTestServer } from '../support/test-server';
import { storeProduct } from './product-builder';

const server = await startTestServer();
const other = await startTestServer({ beside: server });

describe('Concurrent product writes', () => {
  test('Of fifty concurrent changes of a product, one succeeds and the others receive its result', async () => {
    const { id } = await storeProduct(server);
    const replies = await atOnce(50, (turn) =>
      client(turn).patch(pathOf(id), { quantity: turn + 1 }, { revision: 1 }),
    );
    expect(tally(replies)).toEqual({ 200: 1, 412: 49 });
    const winner = replies.find((reply) => reply.status === 200);
    for (const loser of replies.filter((reply) => reply.status === 412)) {
      expect(loser.body.current).toEqual(winner?.body);
    }
  });

  test('Of fifty concurrent creations with one code, one succeeds', async () => {
    const replies = await atOnce(50, (turn) =>
      client(turn).post(CREATE, { code: 'ZWILLING', name: `Bol ${turn}` }),
    );
    expect(tally(replies)).toEqual({ 201: 1, 409: 49 });
    const found = await admin.get('/api/store/products/search/get/?q=zwilling&pageSize=100');
    expect(found.body.total).toBe(1);
  });

  test('Thirty products created concurrently with one name have different handles', async () => {
    const replies = await atOnce(30, (turn) =>
      client(turn).post(CREATE, { code: `SAME-${turn}`, name: 'Lampe de chevet' }),
    );
    expect(tally(replies)).toEqual({ 201: 30 });
    expect(new Set(replies.map(({ body }) => body.handle)).size).toBe(30);
  });

  test('Fifty pieces taken one by one on two servers give the exact stock', async () => {
    const { id, variantIds } = await storeProduct(server, { variants: [{ stockOnHand: 60 }] });
    const replies = await atOnce(50, (turn) =>
      turn % 3 === 0
        ? insist(() => client(turn).patch(pathOf(id), { stockAdjustment: -1 }))
        : insist(() =>
            client(turn).patch(`/api/store/variant/${variantIds[0]}`, { stockAdjustment: -1 }),
          ),
    );
    expect(tally(replies)).toEqual({ 200: 50 });
    const { body } = await admin.get(pathOf(id));
    expect([body.quantity, body.revision, body.variants[0].revision]).toEqual([10, 51, 51]);
  });

  test('The stock ends at zero when more pieces are taken concurrently than exist', async () => {
    const { variantIds } = await storeProduct(server, { variants: [{ stockOnHand: 5 }] });
    const path = `/api/store/variant/${variantIds[0]}`;
    const replies = await atOnce(12, (turn) =>
      insist(() => client(turn).patch(path, { stockAdjustment: -1 })),
    );
    expect(tally(replies)).toEqual({ 200: 5, 422: 7 });
    expect((await admin.get(path)).body.stockOnHand).toBe(0);
  });

  test('Of twenty concurrent variants with one combination, one is added', async () => {
    const wanted = { code: 'RACE-V', name: 'Babouches', productType: 'variable' };
    const { id } = (await admin.post(CREATE, wanted)).body;
    const optionValues = [{ attributeId: 'atr_size', valueId: 'atv_sizem' }];
    const replies = await atOnce(20, (turn) =>
      client(turn).post('/api/store/variant/create', { productId: id, optionValues }),
    );
    expect(tally(replies)).toEqual({ 201: 1, 422: 19 });
    expect((await admin.get(pathOf(id))).body.variants).toHaveLength(1);
  });

  test('Of twenty concurrent publications, one succeeds', async () => {
    const { id } = await storeProduct(server, { status: 'inactive', approvalState: 'approved' });
    const replies = await atOnce(20, (turn) => client(turn).post(`${pathOf(id)}/publish`));
    expect(tally(replies)).toEqual({ 200: 1, 409: 19 });
    expect((await admin.get(pathOf(id))).body.revision).toBe(2);
  });

  test('Ten concurrent creations under one Idempotency-Key create one product', async () => {
    const replies = await atOnce(10, () =>
      admin.post(CREATE, { code: 'TEN', name: 'Dix' }, { 'idempotency-key': 'ten-times-1' }),
    );
    expect(tally(replies)).toEqual({ 201: 10 });
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
  });
});

test('The stock cannot fall below the pieces that an order reserves concurrently', async () => {
  const { id } = await storeProduct(server, { variants: [{ stockOnHand: 10 }] });
  let reply: Promise<Reply> | undefined;
  await server.database.transaction(async (tx) => {
    await tx.select().from(products).where(eq(products.id, id)).for('update');
    reply = admin.patch(pathOf(id), { quantity: 3 }, { revision: 1 });
    await waitForLock();
    await tx.update(variants).set({ stockReserved: 4 }).where(eq(variants.productId, id));
  });
  expect([(await reply)?.status, (await reply)?.body.errors]).toEqual([
    422,
    { quantity: ['below_reserved'] },
  ]);
  const { body } = await admin.get(pathOf(id));
  expect([body.quantity, body.revision]).toEqual([6, 1]);
});

test('The counts of the product list stay exact under a hundred mixed writes', async () => {
  const ids: string[] = [];
  for (let turn = 0; turn < 10; turn += 1) {
    const standing = { status: 'inactive', approvalState: 'approved' } as const;
    ids.push((await storeProduct(server, turn % 2 === 0 ? standing : {})).id);
  }
  const actions = ['publish', 'unpublish', 'archive', 'unarchive', 'submit'];
  const replies = await atOnce(100, (turn) => {
    const id = ids[(turn * 7) % ids.length] ?? '';
    return client(turn).post(`${pathOf(id)}/${actions[turn % actions.length]}`);
  });
  expect(Object.keys(tally(replies)).every((status) => ['200', '409'].includes(status))).toBe(true);
  await server.database.db.execute(
    sql`select settle_tallies(array(select id from stores), 'products')`,
  );
  const tallied = (await admin.get('/api/store/products/search/get/')).body.counts;
  expect(tallied).toEqual(await countedOneByOne());
});

const CREATE = '/api/store/product/create';

function pathOf(id: string) {
  return `/api/store/product/${id}`;
}

/** Two staff members, the second on another server process. */
let admin: ApiClient;
let manager: ApiClient;

beforeAll(async () => {
  admin = await server.signIn('admin');
  manager = await other.signIn('manager');
});

function client(turn: number): ApiClient {
  return turn % 2 === 0 ? admin : manager;
}

function atOnce(count: number, ask: (turn: number) => Promise<Reply>): Promise<Reply[]> {
  return Promise.all(Array.from({ length: count }, (_, turn) => ask(turn)));
}

/** Retries when a busy server had no connection in time: such a refusal changed nothing. */
async function insist(ask: () => Promise<Reply>): Promise<Reply> {
  for (;;) {
    const reply = await ask();
    if (reply.status !== 503) return reply;
  }
}

function tally(replies: readonly Reply[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** Resolves when a statement of this database waits for a lock. */
async function waitForLock(): Promise<void> {
  for (;;) {
    const { rows } = await server.database.db.execute<{ waiting: number }>(
      sql`select count(*)::int as waiting from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if ((rows[0]?.waiting ?? 0) > 0) return;
  }
}

/** The counts of the list with a filter that excludes nothing, which counts the rows. */
async function countedOneByOne() {
  return (await admin.get('/api/store/products/search/get/?stock=in_stock,low_stock,out_of_stock'))
    .body.counts;
}

import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { DatabaseAccess } from '../../../server/context';
import { openDatabase } from '../../../server/database/database';
import { orderHistory, orders } from '../../../server/database/schema/orders';
import { placeOrder, stockOf } from '../orders/order-builder';
import type { ApiClient } from '../support/api-client';
import { seededRandom, testSeed } from '../support/seeded-random';
import { type ServerProcess, startServerProcess } from '../support/server-process';
import { temporaryFolder } from '../support/temporary-folder';
import { createTestDatabase, DEMO_TEMPLATE } from '../support/test-databases';
import { TEST_SECRET } from '../support/test-server';

/** Two processes on one DATABASE_URL. This test process records their answers. */
const folder = await temporaryFolder();
const shared = await createTestDatabase(DEMO_TEMPLATE);
const database: DatabaseAccess = openDatabase({ url: shared.url, poolSize: 4 });
const market = { database, clock: { now: () => new Date(), advance: () => {}, stop: () => {} } };
afterAll(async () => {
  await database.close();
  await shared.drop();
  await folder.remove();
});

const seed = testSeed();
const random = seededRandom(seed);

test(`A server killed under mixed writes loses no acknowledged write, and the other continues (seed ${seed})`, async () => {
  const placed = [];
  for (let count = 0; count < 24; count += 1) placed.push(await placeOrder(market));
  const variantId = placed[0]?.variantId ?? '';
  const before = await stockOf(market, variantId);
  const [doomed, other] = await Promise.all([startServer('a'), startServer('b')]);
  const [mine, theirs] = await Promise.all([doomed.signIn('admin'), other.signIn('manager')]);
  const ids = placed.map(({ id }) => id);
  const ends = [
    actUntilItEnds(mine, ids.slice(0, 12)),
    createUntilItEnds(mine, 'KILLED'),
    actUntilItEnds(theirs, ids.slice(12)),
  ] as const;
  await delay(150 + random() * 500);
  doomed.kill('SIGKILL');
  const [told, created, toldByOther] = await Promise.all(ends);
  expect(toldByOther.size).toBe(12);

  const again = await (await startServer('a')).signIn('admin');
  expect(await missingProducts(again, created)).toEqual([]);
  for (const [id, status] of [...told, ...toldByOther]) {
    expect([id, (await again.get(`/api/store/order/${id}`)).body.status]).toEqual([id, status]);
  }
  expect(await halfOrders()).toEqual([]);
  const after = await stockOf(market, variantId);
  expect(before.reserved - after.reserved).toBe(2 * (await refusedAmong(ids)));
}, 300_000);

test('A server terminated under load answers its accepted requests, and the other serves without an error', async () => {
  const [leaving, staying] = await Promise.all([startServer('c'), startServer('d')]);
  const [mine, theirs] = await Promise.all([leaving.signIn('admin'), staying.signIn('manager')]);
  const creating = createUntilItEnds(mine, 'LEFT');
  const reading = statusesWhile(theirs, leaving.end);
  await delay(300);
  leaving.kill('SIGTERM');
  expect(await leaving.end).toMatchObject({ code: 0 });
  expect(new Set(await reading)).toEqual(new Set([200]));
  expect(await missingProducts(theirs, await creating)).toEqual([]);
}, 200_000);

test('The server answers other requests while thousands of connections are idle', async () => {
  const server = await startServer('e');
  const admin = await server.signIn('admin');
  const idle = await connectIdly(server, Math.min(10_000, openFilesAllowed() - 2000));
  const replies = await Promise.all(Array.from({ length: 20 }, () => admin.get('/api/user/')));
  expect(idle.filter((socket) => socket.destroyed)).toEqual([]);
  for (const socket of idle) socket.destroy();
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await admin.get('/api/store/orders/')).status).toBe(200);
}, 200_000);

function startServer(name: string): Promise<ServerProcess> {
  return startServerProcess(`${folder.path}/${name}`, {
    DATABASE_URL: shared.url,
    JWT_SECRET: TEST_SECRET,
    SEED_DEMO: 'false',
    LOG_LEVEL: 'error',
  });
}

/** Accepts and refuses alternately; returns the acknowledged statuses until the server is gone. */
async function actUntilItEnds(client: ApiClient, ids: readonly string[]) {
  const told = new Map<string, string>();
  for (const [index, id] of ids.entries()) {
    const action = index % 2 === 0 ? 'accept' : 'refuse';
    const body = action === 'refuse' ? { reasonCode: 'other' } : {};
    const reply = await client
      .post(`/api/store/order/${id}/${action}`, body)
      .catch(() => undefined);
    if (!reply) break;
    expect([action, reply.status]).toEqual([action, 200]);
    told.set(id, reply.body.status);
  }
  return told;
}

async function createUntilItEnds(client: ApiClient, prefix: string): Promise<string[]> {
  const created: string[] = [];
  for (;;) {
    const product = { code: `${prefix}-${created.length}`, name: 'Bol', productType: 'simple' };
    const reply = await client.post('/api/store/product/create', product).catch(() => undefined);
    if (reply?.status !== 201) return created;
    created.push(product.code);
  }
}

async function missingProducts(client: ApiClient, codes: readonly string[]): Promise<string[]> {
  const kept = new Set<string>();
  for (let page = 1; kept.size < codes.length; page += 1) {
    const query = `q=${codes[0]?.split('-')[0]}&page=${page}&pageSize=100`;
    const { body } = await client.get(`/api/store/products/search/get/?${query}`);
    for (const { code } of body.items) kept.add(code);
    if (page * 100 >= body.total) break;
  }
  return codes.filter((code) => !kept.has(code));
}

/** Orders whose status differs from the last status in their history. */
async function halfOrders() {
  const last = database.db
    .selectDistinctOn([orderHistory.orderId], {
      id: orderHistory.orderId,
      to: orderHistory.toStatus,
    })
    .from(orderHistory)
    .orderBy(orderHistory.orderId, sql`${orderHistory.at} desc`, sql`${orderHistory.id} desc`)
    .as('last');
  const rows = await database.db
    .select({ id: orders.id, status: orders.status, to: last.to })
    .from(orders)
    .innerJoin(last, eq(last.id, orders.id));
  return rows.filter(({ status, to }) => status !== to);
}

async function refusedAmong(ids: readonly string[]): Promise<number> {
  const rows = await database.db.select().from(orders).where(eq(orders.status, 'rejected'));
  return rows.filter(({ id }) => ids.includes(id)).length;
}

async function statusesWhile(client: ApiClient, end: Promise<unknown>): Promise<number[]> {
  const statuses: number[] = [];
  let ended = false;
  void end.then(() => {
    ended = true;
  });
  while (!ended) statuses.push((await client.get('/api/store/orders/?pageSize=1')).status);
  return statuses;
}

/** The limit of open files of this process and of a server that it starts. */
function openFilesAllowed(): number {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    return Number(/Max open files\s+(\d+)/.exec(limits)?.[1] ?? 3000);
  } catch {
    return 3000;
  }
}

async function connectIdly({ url }: ServerProcess, count: number): Promise<Socket[]> {
  const { hostname, port } = new URL(url);
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const batch = Array.from({ length: Math.min(250, count - sockets.length) }, () =>
      opened(connect(Number(port), hostname)),
    );
    sockets.push(...(await Promise.all(batch)));
  }
  return sockets;
}

function opened(socket: Socket): Promise<Socket> {
  return new Promise((resolve, reject) => {
    socket.once('connect', () => {
      socket.on('error', () => undefined);
      resolve(socket);
    });
    socket.once('error', reject);
  });
}

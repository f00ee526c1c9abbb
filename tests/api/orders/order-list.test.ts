import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/order-lifecycle';
import { orders } from '../../../server/database/schema/orders';
import { NEJJARINE, ZAHRA } from '../../../server/demo/demo-stores';
import {
  requestCancellation,
  withdrawCancellation,
} from '../../../server/marketplace/marketplace-after-sales';
import { cityId } from '../../../server/seeding/reference-rows';
import type { ApiClient } from '../support/api-client';
import { startTestServer } from '../support/test-server';
import { placeOrder } from './order-builder';

const server = await startTestServer();

interface Row {
  id: string;
  number: string;
  status: string;
  total: number;
  orderDate: string;
  deadline: { kind: string; at: string } | null;
  pictures: unknown[];
  itemsCount: number;
  openCancellation: { id: string } | null;
  allowedActions: { action: string }[];
}

describe('Order list', () => {
  test('The order list has the demo’s orders in all fourteen statuses, the newest first', async () => {
    const { body } = await list('pageSize=100');
    const total = await countOrders();
    expect([body.total, body.page, body.pageSize, body.items.length]).toEqual([total, 1, 100, 100]);
    expect(Object.keys(body.counts).sort()).toEqual([...ORDER_STATUSES].sort());
    expect(Math.min(...Object.values<number>(body.counts))).toBeGreaterThan(0);
    expect(sumOf(body.counts)).toBe(total);
    expect(body.counts.pending).toBe(7);
    expect(datesOf(body.items)).toEqual(datesOf(body.items).sort().reverse());
  });

  test('The order list has only the store’s own orders', async () => {
    const [ours, theirs] = [await everyId(admin), await everyId(stranger)];
    expect(ours.filter((id) => theirs.includes(id))).toEqual([]);
    expect(await storesOf(ours)).toEqual([NEJJARINE.id]);
    expect(await storesOf(theirs)).toEqual([ZAHRA.id]);
  });

  test('The order list excludes deleted orders, except for the figures of a dashboard that count them', async () => {
    const phone = '0661987001';
    const place = (status: OrderStatus, isArchived = false) =>
      placeOrder(server, { storeId: ZAHRA.id, phoneNumber: phone, status, isArchived });
    const theirs = (query: string) => stranger.get(`/api/store/orders/?${query}`);
    const kept = await place('done');
    const deleted = await place('done', true);
    const cancelled = await place('cancelled', true);
    const disapproved = await place('disapproved');
    const found = async (query: string) =>
      idsOf((await theirs(`q=${phone}${query}`)).body.items).sort();
    const ids = (...orders: { id: string }[]) => orders.map(({ id }) => id).sort();
    expect(await found('')).toEqual(ids(kept, disapproved));
    expect(await found('&figure=sold')).toEqual(ids(kept, deleted));
    expect(await found('&figure=counted')).toEqual(ids(kept, deleted, cancelled));
    expect((await theirs(`q=${phone}&figure=sold`)).body.counts.done).toBe(2);
  });

  test('A row of the order list has at most three pictures', async () => {
    const { body } = await list('pageSize=100');
    for (const row of body.items as Row[]) {
      expect(row.pictures).toHaveLength(Math.min(3, row.itemsCount));
    }
  });

  test('The order list offers the actions that the caller may take', async () => {
    const seller = await server.signIn('seller');
    const actions = async (client: ApiClient): Promise<string[]> => {
      const { body } = await client.get('/api/store/orders/?status=pending&pageSize=1');
      return body.items[0].allowedActions.map((line: { action: string }) => line.action);
    };
    expect(await actions(admin)).toEqual(['accept', 'refuse']);
    expect(await actions(seller)).toEqual(['accept']);
  });
});

describe('Pages of the order list', () => {
  test('The pages of the order list have no gap and no repetition', async () => {
    const ids: string[] = [];
    const total = await countOrders();
    for (let page = 1; page <= Math.ceil(total / 90); page += 1) {
      const { body } = await list(`sort=total&pageSize=90&page=${page}`);
      ids.push(...idsOf(body.items));
    }
    expect(new Set(ids).size).toBe(total);
    expect(ids).toHaveLength(total);
  });

  test.each(['deadline', '-deadline'])(
    'The pages sorted by %s continue from orders with a deadline to those without',
    async (sort) => {
      const whole = idsOf((await list(`sort=${sort}&pageSize=100`)).body.items);
      const ids: string[] = [];
      for (let page = 1; page <= 10; page += 1) {
        ids.push(...idsOf((await list(`sort=${sort}&pageSize=7&page=${page}`)).body.items));
      }
      expect(ids).toEqual(whole.slice(0, 70));
    },
  );

  test('A page beyond the last is empty and has the total', async () => {
    const { body } = await list('page=99&pageSize=50');
    expect([body.items, body.total]).toEqual([[], await countOrders()]);
  });

  test.each([
    'page=0',
    'pageSize=101',
    'sort=storeId',
    'sort=searchText',
    'status=lost',
    'x=1',
    'from=2026-02-31',
  ])('The server refuses the order list’s query ?%s with 400', async (query) => {
    expect((await list(query)).status).toBe(400);
  });
});

describe('Sorting of the order list', () => {
  test.each([
    ['total', (row: Row) => row.total],
    ['number', (row: Row) => Number(row.number)],
    ['orderDate', (row: Row) => Date.parse(row.orderDate)],
  ])('The order list sorts by %s in both directions', async (sort, readValue) => {
    const values = async (query: string) =>
      ((await list(`pageSize=100&sort=${query}`)).body.items as Row[]).map(readValue);
    const upwards = await values(sort);
    expect(upwards).toEqual([...upwards].sort((one, two) => one - two));
    const downwards = await values(`-${sort}`);
    expect(downwards).toEqual([...downwards].sort((one, two) => two - one));
    expect(downwards[0]).toBeGreaterThan(Number(upwards[0]));
  });

  test.each([
    ['deadline', 1],
    ['-deadline', -1],
  ])(
    'Sorting by %s puts orders without a deadline last, the newest of them first',
    async (sort, direction) => {
      const rows: Row[] = (await list(`pageSize=100&sort=${sort}`)).body.items;
      const due = rows
        .filter((row) => row.deadline)
        .map((row) => Date.parse(row.deadline?.at ?? ''));
      const rest = rows.slice(due.length);
      expect(due.length).toBe(7 + 2 + 2 + 3);
      expect(due).toEqual([...due].sort((one, two) => (one - two) * direction));
      expect(rest.every((row) => row.deadline === null)).toBe(true);
      expect(datesOf(rest)).toEqual(datesOf(rest).sort().reverse());
    },
  );
});

describe('Filters of the order list', () => {
  test('The status filter of the order list does not change the counts', async () => {
    const all = (await list('')).body.counts;
    const { body } = await list('status=pending,confirmed');
    expect(body.counts).toEqual(all);
    expect(body.total).toBe(all.pending + all.confirmed);
    expect(new Set(statusesOf(body.items))).toEqual(new Set(['pending', 'confirmed']));
  });

  test('The status filter reads canceled as cancelled', async () => {
    const [one, two] = [await list('status=canceled'), await list('status=cancelled')];
    expect(one.body).toEqual(two.body);
    expect(one.body.total).toBeGreaterThan(0);
    expect((await list('status=canceled,cancelled')).body.total).toBe(one.body.total);
    expect(new Set(statusesOf(one.body.items))).toEqual(new Set(['cancelled']));
  });

  test('The filters by city and payment apply together, and to the counts', async () => {
    const city = cityId('Tanger');
    const { body } = await list(`cityId=${city}&paymentMethod=cod&pageSize=100`);
    const rows = await server.database.db.select().from(orders).where(eq(orders.cityId, city));
    const expected = rows.filter(
      (row) => row.paymentMethod === 'cod' && row.storeId === NEJJARINE.id,
    );
    expect(idsOf(body.items).sort()).toEqual(expected.map((row) => row.id).sort());
    expect(sumOf(body.counts)).toBe(expected.length);
  });

  test('The date filter uses days of Casablanca', async () => {
    const placed = await Promise.all(
      [
        '2024-11-18T22:59:59Z',
        '2024-11-18T23:00:00Z',
        '2024-11-19T22:59:59Z',
        '2024-11-19T23:00:00Z',
      ].map((moment) => placeOrder(server, { orderDate: new Date(moment) })),
    );
    const day = await list('from=2024-11-19&to=2024-11-19&sort=orderDate');
    expect(idsOf(day.body.items)).toEqual([placed[1]?.id, placed[2]?.id]);
    expect((await list('from=2024-11-19&to=2024-11-18')).body.total).toBe(0);
    expect((await list('to=2024-11-18')).body.total).toBe(1);
  });

  test('The date filter uses days from midnight UTC during Ramadan', async () => {
    const before = await placeOrder(server, { orderDate: new Date('2024-03-14T23:30:00Z') });
    const after = await placeOrder(server, { orderDate: new Date('2024-03-15T00:00:00Z') });
    expect(idsOf((await list('from=2024-03-14&to=2024-03-14')).body.items)).toEqual([before.id]);
    expect(idsOf((await list('from=2024-03-15&to=2024-03-15')).body.items)).toEqual([after.id]);
  });
});

describe('Orders with a cancellation request', () => {
  test('Orders with a cancellation request have a list of their own, with the request, and are counted', async () => {
    const before = (await list('')).body;
    const { order, request } = await askedToBeCancelled();
    const { body } = await list('cancellation=requested&sort=-orderDate');
    expect(body.items.find(({ id }: Row) => id === order.id).openCancellation).toEqual({
      id: request.id,
      number: `C${request.number}`,
      respondBy: request.respondBy?.toISOString(),
    });
    expect(body.items.every((row: Row) => row.openCancellation !== null)).toBe(true);
    expect(body.total).toBe(sumOf(before.cancellationCounts) + 1);
    expect(body.total).toBe(sumOf(body.cancellationCounts));
    expect(body.counts.confirmed).toBe(before.counts.confirmed + 1);
  });

  test('The list of cancellation requests is filtered by status and search, in the export too', async () => {
    const { order } = await askedToBeCancelled();
    const kept = async (query: string) => (await list(`cancellation=requested&${query}`)).body;
    const found = await kept(`status=confirmed&q=${order.number}`);
    expect([idsOf(found.items), found.total]).toEqual([[order.id], 1]);
    expect((await kept(`status=ready&q=${order.number}`)).total).toBe(0);
    const file = await admin.get(
      `/api/store/orders/export/?language=fr&cancellation=requested&q=${order.number}`,
    );
    expect(file.text.trim().split('\n')).toHaveLength(2);
  });

  test('An order leaves the list of cancellation requests once its request is withdrawn', async () => {
    const { order, request } = await askedToBeCancelled();
    const kept = async () =>
      idsOf((await list(`cancellation=requested&q=${order.number}`)).body.items);
    expect(await kept()).toEqual([order.id]);
    await withdrawCancellation(server.database, request.id, server.clock.now());
    expect(await kept()).toEqual([]);
    const [row] = (await search(String(order.number))).body.items;
    expect(row.openCancellation).toBeNull();
  });

  test('The list of cancellation requests has only the store’s own orders', async () => {
    const { order } = await askedToBeCancelled();
    const { body } = await stranger.get('/api/store/orders/?cancellation=requested&pageSize=100');
    expect(idsOf(body.items)).not.toContain(order.id);
    expect((await list('cancellation=accepted')).status).toBe(400);
  });
});

describe('Search of the order list', () => {
  test.each([
    ['Tétouan client by name', 'idrissi SOUKAÏNA'],
    ['words in any order', 'soukaina idri'],
    ['a SKU with the name', 'soukaina bol-fes-18'],
  ])('The order list finds %s', async (_, q) => {
    const { body } = await search(q);
    expect(body.total).toBeGreaterThan(0);
    for (const { client } of body.items) expect(client.lastName).toBe('Idrissi');
  });

  test('The order list finds Arabic names in any letter forms', async () => {
    const { body } = await search('عبد الرحيم الادريسي');
    expect(body.total).toBeGreaterThan(0);
    expect((await search('خَدِيجَة')).body.total).toBeGreaterThan(0);
  });

  test('The order list finds a number with or without #, and a phone number in any format', async () => {
    const phoneNumber = '+212677889901';
    const { id, number } = await placeOrder(server, { phoneNumber });
    for (const q of [`#${number}`, `${number}`, phoneNumber, '0677889901', '06 77 88 99 01']) {
      expect(idsOf((await search(q)).body.items)).toEqual([id]);
    }
  });

  test('The search requires every word, and has no wildcards', async () => {
    expect((await search('soukaina inexistante')).body.total).toBe(0);
    expect((await search('%')).body.total).toBe(0);
    expect((await search("' or 1=1 --")).body.total).toBeLessThan((await list('')).body.total);
    expect((await search('soukaina_')).body.total).toBe((await search('soukaina')).body.total);
  });
});

let admin: ApiClient;
let stranger: ApiClient;

beforeAll(async () => {
  admin = await server.signIn('admin');
  stranger = await server.signIn('admin2');
});

async function askedToBeCancelled() {
  const order = await placeOrder(server, { status: 'confirmed' });
  const now = server.clock.now();
  const asked = { orderId: order.id, reasonCode: 'ordered_twice', now } as const;
  const { cancellation: request } = await requestCancellation(server.database, asked);
  return { order, request };
}

function list(query: string) {
  return admin.get(`/api/store/orders/?${query}`);
}

function search(q: string) {
  return list(`q=${encodeURIComponent(q)}`);
}

function idsOf(rows: Row[]): string[] {
  return rows.map((row) => row.id);
}

function statusesOf(rows: Row[]): string[] {
  return rows.map((row) => row.status);
}

function datesOf(rows: Row[]): string[] {
  return rows.map((row) => row.orderDate);
}

function sumOf(counts: Record<string, number>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

async function everyId(client: ApiClient): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { body } = await client.get(`/api/store/orders/?pageSize=100&page=${page}`);
    pages = Math.ceil(body.total / 100);
    ids.push(...idsOf(body.items));
  }
  return ids;
}

/** The orders of the store in the database. */
function countOrders(): Promise<number> {
  return server.database.db.$count(orders, eq(orders.storeId, NEJJARINE.id));
}

async function storesOf(ids: string[]): Promise<string[]> {
  const rows = await server.database.db
    .select({ id: orders.id, storeId: orders.storeId })
    .from(orders);
  return [...new Set(rows.filter((row) => ids.includes(row.id)).map((row) => row.storeId))];
}

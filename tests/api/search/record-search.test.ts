import { describe, expect, test } from 'vitest';
import { casablancaDay } from '#domain/time/casablanca-day';
import type { FoundRecords } from '#openapi/types.generated';
import { searchHandlers } from '../../../server/record-search/search.handlers';
import type { ApiClient } from '../support/api-client';
import { startTestServer } from '../support/test-server';

const server = await startTestServer();
server.clock.stop();
const admin = await server.signIn('admin');
const seller = await server.signIn('seller');
const stranger = await server.signIn('admin2');
const today = casablancaDay(server.clock.now());

/** Fields of the lists' first records, whatever their kind. */
interface Listed {
  readonly code?: string;
  readonly number?: string;
  readonly title?: string;
  readonly lastName?: string;
  readonly tour?: { readonly title: string };
}

/** The list of each kind, its own filter, and the text by which its first record is found. */
const LISTS: readonly (readonly [
  kind: keyof FoundRecords,
  path: string,
  textOf: (first: Listed) => string | undefined,
])[] = [
  ['products', 'products/search/get/?', ({ code }) => code],
  ['orders', 'orders/?', ({ number }) => number],
  ['returns', 'returns/?', ({ number }) => number],
  ['cancellations', 'cancellations/?', ({ number }) => number],
  ['invoices', 'invoices/?status=issued&', ({ number }) => number],
  ['pickups', 'pickups/?', ({ number }) => number],
  ['tasks', 'tasks/?', ({ title }) => title],
  ['tours', 'tours/?', ({ title }) => title],
  ['departures', `departures/?from=${today}&`, ({ tour }) => tour?.title],
  ['bookings', 'tour-bookings/?', ({ number }) => number],
  ['vacancies', 'vacancies/?', ({ title }) => title],
  ['candidacies', 'candidacies/?', ({ lastName }) => lastName],
];

async function search(client: ApiClient, q: string): Promise<Record<keyof FoundRecords, unknown>> {
  const { status, body } = await client.get(`/api/store/search/?q=${encodeURIComponent(q)}`);
  expect(status).toBe(200);
  return body;
}

async function listed(client: ApiClient, path: string, query = 'pageSize=1') {
  return (await client.get(`/api/store/${path}${query}`)).body.items;
}

describe('Search of records', () => {
  test.each(LISTS)('One search finds the %s that their list finds', async (kind, path, textOf) => {
    const [first] = await listed(admin, path);
    const q = textOf(first) ?? '';
    expect(q.length).toBeGreaterThan(1);
    const own = path.replace('status=issued&', '');
    const expected = await listed(admin, own, `q=${encodeURIComponent(q)}&pageSize=5`);
    expect(expected).not.toEqual([]);
    expect((await search(admin, q))[kind]).toEqual(expected);
  });

  test('A guide and an interviewer find what their lists show, and no more', async () => {
    for (const [kind, path, textOf] of LISTS) {
      const [first] = await listed(admin, path);
      const q = textOf(first) ?? '';
      const own = path.replace('status=issued&', '');
      const expected = await listed(seller, own, `q=${encodeURIComponent(q)}&pageSize=5`);
      expect([kind, (await search(seller, q))[kind]]).toEqual([kind, expected]);
    }
  });

  test('A search finds at most five records of a kind', async () => {
    const { total } = (await admin.get('/api/store/orders/?q=06&pageSize=1')).body;
    expect(total).toBeGreaterThan(5);
    expect((await search(admin, '06')).orders).toHaveLength(5);
  });

  test('The order that a text names by its number is found beside those that contain the words', async () => {
    const [order] = await listed(admin, 'orders/?');
    const { namedOrder, orders } = await search(admin, `accepter ${order.number}`);
    expect([namedOrder, orders]).toEqual([order, []]);
    expect((await search(admin, order.number)).namedOrder).toEqual(order);
    expect((await search(admin, `${order.number} ${order.number}1`)).namedOrder).toBeNull();
    expect((await search(admin, '99999999999')).namedOrder).toBeNull();
    expect((await search(stranger, order.number)).namedOrder).toBeNull();
  });

  test('Another store’s records are not found', async () => {
    for (const [kind, path, textOf] of LISTS) {
      const [first] = await listed(admin, path);
      const found = (await search(stranger, textOf(first) ?? ''))[kind];
      expect([kind, JSON.stringify(found).includes(first.id)]).toEqual([kind, false]);
    }
  });

  test('Kinds that a user may not see are empty', async () => {
    const [order] = await listed(admin, 'orders/?');
    const { id: userId, store } = (await admin.get('/api/user/')).body;
    const principal = {
      userId,
      storeId: store.id,
      sessionId: '',
      role: 'store_user',
      permissions: ['dashboard.see'],
      versions: { products: 0, orders: 0, people: 0 },
    };
    const call = { query: { q: order.number }, principal, now: server.clock.now() };
    const { searchRecords } = searchHandlers(server.context);
    const found = await searchRecords(call as unknown as Parameters<typeof searchRecords>[0]);
    const lists = LISTS.map(([kind]) => [kind, []]);
    const nothing: unknown = { ...Object.fromEntries(lists), events: [], namedOrder: null };
    expect<unknown>(found).toEqual(nothing);
  });

  test('A text of one letter, of more than 200, and a missing one are refused', async () => {
    for (const query of ['?q=a', `?q=${'a'.repeat(201)}`, '']) {
      expect((await admin.get(`/api/store/search/${query}`)).status).toBe(400);
    }
  });
});

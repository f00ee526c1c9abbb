import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import type { PageRequests } from '#domain/public-urls/first-requests';
import type { StartedRequests } from './started-requests';

const script = readFileSync(new URL('../../../public/first-requests.js', import.meta.url), 'utf8');

const NOW = Date.parse('2026-11-26T10:00:00Z');
const HOUR = 3_600_000;
const valid = token(NOW + HOUR);
const expired = token(NOW - 1);
const CODE = ['/products.js'];
const LIST = '/api/store/products/?page=1';

const products: PageRequests = {
  path: '/dashboard/product',
  permission: 'products.see',
  table: 'products',
  scripts: CODE,
  texts: ['common.shell'],
  calls: [LIST],
  user: '/api/user/',
  textsVersion: '0a1b2c3d',
  languages: ['', 'en'],
};

describe('First requests of a document', () => {
  test('A user with a valid token gets texts, code, their record and the list', async () => {
    const { asked, code } = await open({ authToken: valid });
    expect(asked).toEqual([
      '/locales/ar/common.shell.json?v=0a1b2c3d',
      '/locales/en/common.shell.json?v=0a1b2c3d',
      `/api/user/ ${valid}`,
      `${LIST} ${valid}`,
    ]);
    expect(code).toEqual(CODE);
  });

  test('The older key of the token is read when the newer one is absent', async () => {
    const { asked } = await open({ accessToken: valid });
    expect(asked).toContain(`/api/user/ ${valid}`);
  });

  test('An expired token is not sent; a session that can be renewed gets its code', async () => {
    const session = { authToken: expired, refreshToken: valid };
    const { asked, code } = await open(session);
    expect(calls(asked)).toEqual([]);
    expect(code).toEqual(CODE);
  });

  test.each([
    {},
    { authToken: expired },
    { authToken: expired, refreshToken: expired },
    { authToken: 'a.b.c' },
    { authToken: 'garbled' },
    { authToken: '' },
    { authToken: `a.${btoa('null')}.c` },
    { authToken: `a.${btoa('{"exp":"soon"}')}.c` },
  ])('A visitor with %j gets the texts only', async (storage) => {
    const { asked, code } = await open(storage);
    expect(calls(asked)).toEqual([]);
    expect(code).toEqual([]);
    expect(asked).toHaveLength(2);
  });

  test('The server’s time decides whether a token is valid', async () => {
    const ahead = { authToken: expired, clockOffset: `${-HOUR}` };
    expect(calls((await open(ahead)).asked)).toHaveLength(2);
    const behind = { authToken: valid, clockOffset: `${2 * HOUR}` };
    expect(calls((await open(behind)).asked)).toEqual([]);
  });

  test('A user who may not open the page asks for nothing but their record', async () => {
    const { asked } = await open({ authToken: valid }, { permissions: ['orders.see'] });
    expect(calls(asked)).toEqual([`/api/user/ ${valid}`]);
  });

  test('A page for every user is asked for whatever the permissions are', async () => {
    const page = { ...products, permission: null };
    const { asked } = await open({ authToken: valid }, { page, permissions: [] });
    expect(calls(asked)).toContain(`${LIST} ${valid}`);
  });

  test('A refused user asks for nothing more', async () => {
    const { asked } = await open({ authToken: valid }, { status: 401 });
    expect(calls(asked)).toEqual([`/api/user/ ${valid}`]);
  });

  test('Nothing is asked for a session that another tab ended or replaced meanwhile', async () => {
    for (const next of [null, token(NOW + 2 * HOUR)]) {
      const { asked } = await open({ authToken: valid }, { next });
      expect(calls(asked)).toEqual([`/api/user/ ${valid}`]);
    }
  });

  test('A list with a default view of this user is not asked for', async () => {
    const view = (user: string, table: string) =>
      JSON.stringify({ [user]: { [`table.${table}`]: { defaultView: 'viw_1' } } });
    const askedWith = async (preferences: string) =>
      calls((await open({ authToken: valid, preferences })).asked);
    expect(await askedWith(view('usr_1', 'products'))).toEqual([`/api/user/ ${valid}`]);
    expect(await askedWith(view('usr_2', 'products'))).toHaveLength(2);
    expect(await askedWith(view('usr_1', 'orders'))).toHaveLength(2);
    expect(await askedWith('{')).toHaveLength(2);
  });

  test('Only the user is asked for where the address has a query other than the language', async () => {
    const askedAt = async (search: string) =>
      calls((await open({ authToken: valid }, { search })).asked);
    expect(await askedAt('?tab=draft')).toEqual([`/api/user/ ${valid}`]);
    expect(await askedAt('?lng=ar&tab=draft')).toEqual([`/api/user/ ${valid}`]);
    expect(await askedAt('?lng=ar')).toHaveLength(2);
  });

  test('A stored document that is opened at another path asks for nothing', async () => {
    const page = { ...products, path: '/dashboard/order' };
    expect((await open({ authToken: valid }, { page })).asked).toEqual([]);
  });

  test('A document without first requests, or a browser without storage, changes nothing', async () => {
    expect((await open({ authToken: valid }, { page: null })).asked).toEqual([]);
    const { asked } = await open({}, { forbidden: true });
    expect(calls(asked)).toEqual([]);
  });
});

interface Circumstances {
  page?: PageRequests | null;
  permissions?: string[];
  /** Status of the user's record. */
  status?: number;
  /** The token that another tab stores while the user's record is under way. */
  next?: string | null;
  forbidden?: boolean;
  search?: string;
}

function token(end: number): string {
  return `a.${btoa(JSON.stringify({ exp: end / 1000, sub: 'usr_1' }))}.c`;
}

function calls(asked: readonly string[]): string[] {
  return asked.filter((address) => address.startsWith('/api/'));
}

/** Runs the script in an Arabic document; returns what it requested, calls with their token. */
async function open(
  entries: Record<string, string>,
  { page = products, permissions = ['products.see'], status = 200, ...other }: Circumstances = {},
) {
  const asked: string[] = [];
  const code: string[] = [];
  const storage = new Map(Object.entries(entries));
  const fetch = async (address: string, init?: { headers: Record<string, string> }) => {
    const bearer = init?.headers.Authorization?.replace('Bearer ', '');
    asked.push(bearer ? `${address} ${bearer}` : address);
    if (other.next === null) storage.delete('authToken');
    else if (other.next !== undefined) storage.set('authToken', other.next);
    return new Response(JSON.stringify({ permissions }), { status });
  };
  const window = {
    location: { pathname: '/dashboard/product', search: other.search ?? '' },
    startedRequests: {} as StartedRequests,
    fetch,
    atob,
    performance: { now: () => 0 },
    get localStorage() {
      if (other.forbidden) throw new Error('SecurityError');
      return { getItem: (key: string) => storage.get(key) ?? null };
    },
  };
  const document = {
    currentScript: { dataset: { page: JSON.stringify(page) } },
    documentElement: { lang: 'ar' },
    createElement: () => ({}),
    head: { append: ({ href }: { href: string }) => code.push(href) },
  };
  runInNewContext(script, { window, document, Date: { now: () => NOW } });
  await Promise.allSettled(Object.values(window.startedRequests).map(({ response }) => response));
  return { asked, code };
}

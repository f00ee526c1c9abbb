import { describe, expect, test } from 'vitest';
import type { Language } from '#domain/format/languages';
import type { PageRequests } from '#domain/public-urls/document-requests';
import { offsetAtStart } from '#infrastructure/clock/server-clock';
import { createStorageReader, type KeyValueStorage } from '#infrastructure/storage/browser-storage';
import { createFirstAnswers } from './first-answers';
import { readPageRequests, startFirstRequests } from './first-requests';

const NOW = Date.parse('2026-11-26T10:00:00Z');
const HOUR = 3_600_000;
const valid = token(NOW + HOUR);
const expired = token(NOW - 1);
const CODE = ['/products.js'];
const LIST = '/api/store/products/?page=1';
const WAITING = '/api/store/products/?status=draft&page=1';

const products: PageRequests = {
  path: '/dashboard/product',
  roles: ['store_admin', 'store_manager'],
  table: 'products',
  scripts: CODE,
  wideScripts: ['/grid.js'],
  phoneScripts: ['/cards.js'],
  texts: [['shell', 'common']],
  calls: [LIST],
  phoneCalls: [WAITING],
  preview: {
    name: 'products',
    address: '/static/previews/products.:language.:role.:width.0a1b2c3d.json',
  },
  user: '/api/user/',
};

describe('First requests of a document', () => {
  test('A user with a valid token gets the list, their record, texts and code, in this order', async () => {
    const { asked, code, hasSession } = await opened({ authToken: valid });
    expect(hasSession).toBe(true);
    expect(asked).toEqual([
      `${LIST} ${valid}`,
      `/api/user/ ${valid}`,
      '/locales/ar/common.shell.json',
    ]);
    expect(code).toEqual([...CODE, '/grid.js']);
  });

  test('A page with one namespace gets its file in both languages, each address once', async () => {
    const texts = [['media']];
    const inArabic = await opened({}, { page: { ...products, texts } });
    expect(inArabic.asked).toEqual(['/locales/ar/media.json', '/locales/en/media.json']);
    const inEnglish = await opened({}, { page: { ...products, texts }, language: 'en' });
    expect(inEnglish.asked).toEqual(['/locales/en/media.json']);
  });

  test('A phone does not load the code of wide windows, and reads what waits', async () => {
    const { asked, code } = await opened({ authToken: valid }, { isPhone: true });
    expect(code).toEqual([...CODE, '/cards.js']);
    expect(calls(asked)).toEqual([`${WAITING} ${valid}`, `/api/user/ ${valid}`]);
  });

  test('The older key of the token is read when the newer one is absent', async () => {
    const { asked } = await opened({ accessToken: valid });
    expect(asked).toContain(`/api/user/ ${valid}`);
  });

  test('An expired token is not sent; a session that can be renewed gets its code', async () => {
    const session = { authToken: expired, refreshToken: valid };
    const { asked, code, hasSession } = await opened(session);
    expect(hasSession).toBe(true);
    expect(calls(asked)).toEqual([]);
    expect(code).toEqual([...CODE, '/grid.js']);
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
    const { asked, code, hasSession } = await opened(storage);
    expect(hasSession).toBe(false);
    expect(calls(asked)).toEqual([]);
    expect(code).toEqual([]);
    expect(asked).toEqual(['/locales/ar/common.shell.json']);
  });

  test('The server’s time decides whether a token is valid', async () => {
    const ahead = { authToken: expired, clockOffset: `${-HOUR}` };
    expect(calls((await opened(ahead)).asked)).toHaveLength(2);
    const behind = { authToken: valid, clockOffset: `${2 * HOUR}` };
    expect(calls((await opened(behind)).asked)).toEqual([]);
  });

  test('A user who may not open the page asks for nothing but their record', async () => {
    for (const role of ['store_user', null]) {
      const authToken = token(NOW + HOUR, role);
      const { asked } = await opened({ authToken });
      expect(calls(asked)).toEqual([`/api/user/ ${authToken}`]);
    }
  });

  test('A list with a default view of this user is not asked for', async () => {
    const view = (user: string, table: string) =>
      JSON.stringify({ [user]: { [`table.${table}`]: { defaultView: 'viw_1' } } });
    const askedWith = async (preferences: string) =>
      calls((await opened({ authToken: valid, preferences })).asked);
    expect(await askedWith(view('usr_1', 'products'))).toEqual([`/api/user/ ${valid}`]);
    expect(await askedWith(view('usr_2', 'products'))).toHaveLength(2);
    expect(await askedWith(view('usr_1', 'orders'))).toHaveLength(2);
    expect(await askedWith('{')).toHaveLength(2);
  });

  test('Only the user is asked for where the address has a query other than the language', async () => {
    const askedAt = async (search: string) =>
      calls((await opened({ authToken: valid }, { search })).asked);
    expect(await askedAt('?tab=draft')).toEqual([`/api/user/ ${valid}`]);
    expect(await askedAt('?lng=ar&tab=draft')).toEqual([`/api/user/ ${valid}`]);
    expect(await askedAt('?lng=ar')).toHaveLength(2);
  });

  test('A list is shown before the app, unless its table was changed or its query is another', async () => {
    const previewedWith = async (entries: object, circumstances?: Circumstances) =>
      (await opened({ authToken: valid, ...entries }, circumstances)).previewed;
    const changed = { defaultView: null, columns: ['price'] };
    const preferences = JSON.stringify({ usr_1: { 'table.products': changed } });
    expect(await previewedWith({})).toEqual(['/dashboard/product for a store_admin']);
    expect(await previewedWith({ preferences })).toEqual([]);
    expect(await previewedWith({ authToken: expired })).toEqual([]);
    expect(await previewedWith({}, { search: '?tab=draft' })).toEqual([]);
    expect(await previewedWith({}, { page: { ...products, preview: null } })).toEqual([]);
    const list = () => Promise.reject(new TypeError('no network'));
    expect(await previewedWith({}, { list })).toHaveLength(1);
  });

  test('A browser without storage asks for the texts only', async () => {
    const reader = createStorageReader(() => {
      throw new Error('SecurityError');
    });
    const { asked, code } = await opened({}, { storage: reader });
    expect(asked).toEqual(['/locales/ar/common.shell.json']);
    expect(code).toEqual([]);
  });

  test('A stored document that is opened at another path has no first requests', () => {
    const written = JSON.stringify(products);
    expect(readPageRequests(written, '/dashboard/product')).toEqual(products);
    expect(readPageRequests(written, '/dashboard/order')).toBeNull();
  });

  test.each(['null', '__FIRST_REQUESTS__', '', undefined])(
    'A document with %j has no first requests',
    (written) => {
      expect(readPageRequests(written, '/dashboard/product')).toBeNull();
    },
  );
});

describe('Answers that the app takes over', () => {
  const record = '{"id":"usr_1"}';
  const byApp = 'sent by the app';

  test('The app gets each started answer once', async () => {
    const { app } = await open({ authToken: valid });
    const textOf = async () => (await app.take(LIST)).text();
    expect([await textOf(), await textOf()]).toEqual([record, byApp]);
  });

  test('The app sends what was not started', async () => {
    const { taken } = await opened({ authToken: token(NOW + HOUR, 'store_user') });
    expect(taken).toEqual([record, byApp]);
  });

  test('The app sends again what failed', async () => {
    const list = () => Promise.reject(new TypeError('no network'));
    const { taken } = await opened({ authToken: valid }, { list });
    expect(taken).toEqual([record, byApp]);
  });

  test('The answer to the token of another session is not used, nor one that is older than 30 s', async () => {
    const textWith = async (request: { bearer?: string; at?: number; method?: string }) => {
      const { app } = await open({ authToken: valid });
      return (await app.take(products.user, request)).text();
    };
    expect(await textWith({ bearer: token(NOW + 2 * HOUR) })).toBe(byApp);
    expect(await textWith({ at: 30_000 })).toBe(byApp);
    expect(await textWith({ method: 'POST' })).toBe(byApp);
    expect(await textWith({ at: 29_999 })).toBe(record);
  });

  test('The app is told when no answer is left: all were taken, or are older than 30 s', async () => {
    const { app } = await open({ authToken: valid });
    await app.take(products.user);
    expect(app.isEnded()).toBe(false);
    await app.take('/locales/ar/orders.json', { at: 30_000 });
    expect(app.isEnded()).toBe(true);
  });

  test('A refusal is passed on, without the mark by which the app measures the time', async () => {
    const { app } = await open({ authToken: valid }, { status: 401 });
    const answer = await app.take(products.user);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([401, null]);
  });
});

interface Circumstances {
  page?: PageRequests;
  /** Status of the user's record. */
  status?: number;
  /** The language of the document; Arabic when left out. */
  language?: Language;
  isPhone?: boolean;
  search?: string;
  storage?: Pick<KeyValueStorage, 'get'>;
  /** The answer to the first request of the list. */
  list?: () => Promise<Response>;
}

function token(end: number, role: string | null = 'store_admin'): string {
  return `a.${btoa(JSON.stringify({ exp: end / 1000, sub: 'usr_1', role }))}.c`;
}

function calls(asked: readonly string[]): string[] {
  return asked.filter((address) => address.startsWith('/api/'));
}

/**
 * Sends the first requests of a document, and takes the user and the list over as the app does.
 * @returns what was requested, calls with their token, and what the app got
 */
async function open(
  entries: Readonly<Record<string, string>>,
  { page = products, status = 200, ...other }: Circumstances = {},
) {
  const asked: string[] = [];
  const code: string[] = [];
  const previewed: string[] = [];
  let time = 0;
  let isApp = false;
  const send = async (input: RequestInfo | URL, init: RequestInit = {}) => {
    if (isApp) return new Response('sent by the app');
    const bearer = new Headers(init.headers).get('authorization')?.replace('Bearer ', '');
    asked.push(bearer ? `${input} ${bearer}` : `${input}`);
    if (input === LIST && other.list) return other.list();
    const headers = { 'cache-control': 'no-store' };
    return new Response('{"id":"usr_1"}', { status, headers });
  };
  let isEnded = false;
  const onEnd = () => {
    isEnded = true;
  };
  const answers = createFirstAnswers(send, () => time, onEnd);
  const storage = other.storage ?? { get: (key: string) => entries[key] ?? null };
  const hasSession = startFirstRequests({
    page,
    language: other.language ?? 'ar',
    search: other.search ?? '',
    isPhone: other.isPhone ?? false,
    storage,
    now: NOW + offsetAtStart(storage),
    answers,
    preloadScript: (address) => code.push(address),
    showPreview: async ({ path }, role, responses) => {
      previewed.push(`${path} for a ${role}`);
      await Promise.all(responses);
    },
  });
  isApp = true;
  const own = entries.authToken ?? entries.accessToken ?? '';
  const app = {
    /** A request of the app with a token, `at` ms after the start of the document. */
    take: async (address: string, { bearer = own, at = 0, method = 'GET' } = {}) => {
      time = at;
      const headers = { Authorization: `Bearer ${bearer}` };
      return answers.fetchFirst(address, { method, headers });
    },
    /** Whether no started request is left. */
    isEnded: () => isEnded,
  };
  return { asked, code, previewed, hasSession, app };
}

/** The same, after the app has taken over what was started. */
async function opened(...given: Parameters<typeof open>) {
  const { app, ...page } = await open(...given);
  const taken = await Promise.all([app.take(products.user), app.take(LIST)]);
  return { ...page, taken: await Promise.all(taken.map((answer) => answer.text())) };
}

import { describe, expect, test } from 'vitest';
import type { ApiRequest } from '#application/ports/transport.port';
import { createTokenStore } from '../session/token-store';
import { openBrowser, type Tab } from '../test-support/browser-tabs';
import { createManualClock, type ManualClock } from '../test-support/manual-clock';
import {
  createScriptedServer,
  json,
  problemAnswer,
  type Reply,
  type SeenRequest,
  token,
} from '../test-support/scripted-server';
import { createHttpTransport } from './http-transport';

const ORDERS = '/api/store/orders/';
const REFRESH = '/api/auth/token/refresh/';
const HOUR = 3_600_000;

describe('a call', () => {
  test('carries the bearer token and the XSRF header, and answers with the data', async () => {
    const { send, server, tokens } = signedIn(() => json(200, { total: 7 }));
    expect(await send({ url: ORDERS })).toEqual({ ok: true, data: { total: 7 }, status: 200 });
    expect(header(server.seen[0], 'authorization')).toBe(`Bearer ${tokens.read().access}`);
    expect(header(server.seen[0], 'x-xsrf-token')).toBe('a b');
  });

  test('reads accessToken where authToken is absent', async () => {
    const { send, server } = world({ accessToken: 'registered' }, () => json(200, {}));
    await send({ url: ORDERS });
    expect(header(server.seen[0], 'authorization')).toBe('Bearer registered');
  });

  test('carries no bearer when none is stored', async () => {
    const { send, server } = world({}, () => json(200, {}));
    await send({ url: ORDERS });
    expect(header(server.seen[0], 'authorization')).toBeNull();
  });

  test('goes to the configured host, without the XSRF header of this one', async () => {
    const { send, server } = world({}, () => json(200, {}), { host: 'https://api.example/' });
    await send({ url: ORDERS });
    expect(server.seen[0]?.path).toBe('https://api.example/api/store/orders/');
    expect(header(server.seen[0], 'x-xsrf-token')).toBeNull();
  });

  test('joins lists by commas and leaves out what is undefined', async () => {
    const { send, server } = world({}, () => json(200, {}));
    const params = { q: undefined, status: ['new', 'pending'], none: [], page: 2, q2: 'é&' };
    await send({ url: ORDERS, params });
    expect(server.seen[0]?.path).toBe(`${ORDERS}?status=new%2Cpending&page=2&q2=%C3%A9%26`);
  });

  test('passes If-Match on', async () => {
    const { send, server } = world({}, () => json(200, {}));
    await send({ url: '/api/x', method: 'PATCH', body: {}, headers: { 'If-Match': '"3"' } });
    expect(header(server.seen[0], 'if-match')).toBe('"3"');
  });

  test('sends a file as a form', async () => {
    const { send, server } = world({}, () => json(201, {}));
    const file = new File(['a'], 'a.csv');
    await send({ url: '/api/x', method: 'POST', body: { file, note: 'n', none: undefined } });
    const form = server.seen[0]?.body;
    if (!(form instanceof FormData)) throw new Error('not a form');
    expect([...form.keys()]).toEqual(['file', 'note']);
    expect(header(server.seen[0], 'content-type')).toBeNull();
  });

  test('ends at once when it is aborted', async () => {
    const { transport } = world({}, () => new Promise(() => undefined));
    const abort = new AbortController();
    const answer = transport.send({ url: ORDERS }, abort.signal);
    abort.abort();
    expect(await problemOf(answer)).toMatchObject({ code: 'aborted', status: 0 });
  });
});

describe('an answer that is no answer', () => {
  test.each([
    ['an HTML page', 502, '<html>Bad gateway</html>'],
    ['an empty body', 400, ''],
    ['broken JSON', 400, '{"code":"validation_fai'],
    ['broken JSON under a success', 200, '{"items":[{"id":'],
    ['an HTML page under a success', 200, '<html></html>'],
  ])('%s is told as "Something went wrong"', async (_, status, body) => {
    const { send, clock } = world({}, () => new Response(body, { status }));
    const answer = send({ url: ORDERS });
    await clock.pass(60_000);
    expect(await problemOf(answer)).toEqual({
      type: 'about:blank',
      title: 'Something went wrong',
      status,
      code: 'unreadable',
      requestId: null,
    });
  });

  test('a problem is passed on whole', async () => {
    const more = { detail: 'No.', errors: { price: ['price_zero'] }, current: { id: 'ord_1' } };
    const { send } = world({}, () => problemAnswer(409, 'action_not_allowed', more));
    expect(await problemOf(send({ url: ORDERS }))).toEqual({
      type: 'about:blank',
      title: 'action_not_allowed',
      status: 409,
      code: 'action_not_allowed',
      requestId: 'req_1',
      ...more,
    });
  });

  test('an empty success has no data', async () => {
    const { send } = world({}, () => new Response(null, { status: 204 }));
    expect(await send({ url: ORDERS })).toEqual({ ok: true, data: null, status: 204 });
  });

  test('a CSV file is its text', async () => {
    const csv = () => new Response('row;why', { headers: { 'content-type': 'text/csv' } });
    const { send } = world({}, csv);
    expect(await send({ url: ORDERS })).toEqual({ ok: true, data: 'row;why', status: 200 });
  });
});

describe('trying again', () => {
  test('a read is tried three times more, each time later', async () => {
    const { send, server, clock } = world({}, () => problemAnswer(500, 'server_error'));
    const begin = clock.now();
    const answer = send({ url: ORDERS });
    await clock.pass(60_000);
    expect(await problemOf(answer)).toMatchObject({ code: 'server_error' });
    expect(server.seen.map(({ at }) => at - begin)).toEqual([0, 1000, 3000, 7000]);
  });

  test('a lost connection is tried again', async () => {
    const { send, server, clock } = world({}, () => {
      throw new TypeError('Failed to fetch');
    });
    const answer = send({ url: ORDERS });
    await clock.pass(2000);
    server.follow(() => json(200, { total: 1 }));
    await clock.pass(2000);
    expect(await answer).toMatchObject({ ok: true });
  });

  test.each([429, 503])('a %i with Retry-After is waited for', async (status) => {
    const busy = () => problemAnswer(status, 'busy', {}, { 'retry-after': '12' });
    const { send, server, clock } = world({}, busy);
    const begin = clock.now();
    const answer = send({ url: ORDERS });
    await clock.pass(11_000);
    server.follow(() => json(200, {}));
    await clock.pass(2000);
    expect(await answer).toMatchObject({ ok: true });
    expect(server.seen.map(({ at }) => at - begin)).toEqual([0, 12_000]);
  });

  test('a longer Retry-After than 30 s is told instead', async () => {
    const busy = () => problemAnswer(429, 'too_many_requests', {}, { 'retry-after': '55' });
    const { send, server } = world({}, busy);
    expect(await problemOf(send({ url: ORDERS }))).toMatchObject({ retryAfter: 55 });
    expect(server.seen).toHaveLength(1);
  });

  test('what the client did wrong is not tried again', async () => {
    const { send, server } = world({}, () => problemAnswer(422, 'validation_failed'));
    await send({ url: ORDERS });
    expect(server.seen).toHaveLength(1);
  });

  test('a write that may carry a key is one write, whose answer may be lost', async () => {
    const { send, server, clock } = world(
      {},
      lostOnce(() => json(201, { id: 'prd_1' })),
    );
    const answer = send(write());
    await clock.pass(2000);
    expect(await answer).toMatchObject({ ok: true, data: { id: 'prd_1' } });
    const keys = server.seen.map((request) => header(request, 'idempotency-key'));
    expect(keys).toEqual(['key-1', 'key-1']);
  });

  test('a key of the caller is kept', async () => {
    const { send, server } = world({}, () => json(201, {}));
    await send({ ...write(), headers: { 'Idempotency-Key': 'mine-1234' } });
    expect(header(server.seen[0], 'idempotency-key')).toBe('mine-1234');
  });

  test('a write without a key is sent once', async () => {
    const { send, server, clock } = world({}, () => problemAnswer(503, 'unavailable'));
    const answer = send({ url: '/api/auth/token/', method: 'POST', body: {} });
    await clock.pass(60_000);
    expect(await problemOf(answer)).toMatchObject({ status: 503 });
    expect(server.seen).toHaveLength(1);
    expect(header(server.seen[0], 'idempotency-key')).toBeNull();
  });

  test('aborting ends the waiting', async () => {
    const { transport, server, clock } = world({}, () => problemAnswer(500, 'server_error'));
    const abort = new AbortController();
    const answer = transport.send({ url: ORDERS }, abort.signal);
    await clock.pass(500);
    abort.abort();
    expect(await problemOf(answer)).toMatchObject({ code: 'aborted' });
    expect(server.seen).toHaveLength(1);
  });
});

describe('an expired access token', () => {
  test('is refreshed once for twenty calls, and each is replayed once', async () => {
    const { send, server, tokens } = signedIn(onlyWith('new'));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, page) => send({ url: ORDERS, params: { page } })),
    );
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(server.asked(REFRESH)).toHaveLength(1);
    expect(server.asked(ORDERS)).toHaveLength(40);
    expect(tokens.read().access).toBe('new');
  });

  test('is not refreshed again for a call that was under way meanwhile', async () => {
    let release: () => void = () => undefined;
    const late = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { send, server } = signedIn(async (request) => {
      if (request.path.endsWith('?slow=1') && bearer(request) !== 'new') await late;
      return onlyWith('new')(request);
    });
    const slow = send({ url: ORDERS, params: { slow: 1 } });
    await send({ url: ORDERS });
    release();
    expect(await slow).toMatchObject({ ok: true });
    expect(server.asked(REFRESH)).toHaveLength(1);
  });

  test('keeps two tabs signed in that notice together', async () => {
    const clock = createManualClock();
    const browser = openBrowser(bothTokens(clock));
    const here = inTab(browser.openTab(), clock, onlyWith('new-here', 'new-there'));
    const there = inTab(browser.openTab(), clock, onlyWith('new-there', 'new-here'));
    const answers = await Promise.all([here.send({ url: ORDERS }), there.send({ url: ORDERS })]);
    expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
    expect([here.lost(), there.lost()]).toEqual([0, 0]);
    expect(browser.stored()).toMatchObject({ authToken: expect.stringMatching(/^new-/) });
  });

  test('is replayed once only', async () => {
    const { send, server, lost } = signedIn((request) =>
      request.path === REFRESH
        ? json(200, { access: 'new' })
        : problemAnswer(401, 'token_invalid', { error: 'token_invalid' }),
    );
    expect(await problemOf(send({ url: ORDERS }))).toMatchObject({ status: 401 });
    expect(server.asked(ORDERS)).toHaveLength(2);
    expect(lost()).toBe(0);
  });

  test("a 401 that says 'Unauthorized' is neither refreshed nor replayed", async () => {
    const { send, server, tokens } = signedIn(() =>
      problemAnswer(401, 'unauthorized', { error: 'Unauthorized' }),
    );
    expect(await problemOf(send({ url: ORDERS }))).toMatchObject({ code: 'unauthorized' });
    expect(server.seen).toHaveLength(1);
    expect(tokens.read().refresh).not.toBeNull();
  });

  test('with a refused refresh clears the three tokens, and nothing else, and rejects', async () => {
    const { send, stored, lost } = signedIn(expiredAnd(problemAnswer(401, 'token_invalid')));
    expect(await problemOf(send({ url: ORDERS }))).toMatchObject({ code: 'token_expired' });
    expect(stored()).toEqual({ settings: '{}' });
    expect(lost()).toBe(1);
  });

  test('without a valid refresh token clears the tokens and tells that the session is lost', async () => {
    const stale = (clock: ManualClock) => ({
      authToken: 'old',
      refreshToken: token('refresh', clock.now() - 1),
    });
    const { send, server, stored, lost } = world(stale, expiredAnd(json(200, { access: 'new' })));
    expect(await problemOf(send({ url: ORDERS }))).toMatchObject({ code: 'token_expired' });
    expect(server.asked(REFRESH)).toHaveLength(0);
    expect(stored()).toEqual({});
    expect(lost()).toBe(1);
  });

  test('with a server at fault is tried twice more within five seconds, then the session is lost', async () => {
    const { send, server, clock, lost, stored } = signedIn((request) =>
      request.path === REFRESH ? problemAnswer(500, 'server_error') : expired(),
    );
    const begin = clock.now();
    const answer = send({ url: ORDERS });
    await clock.pass(5000);
    expect(await problemOf(answer)).toMatchObject({ status: 401 });
    expect(server.asked(REFRESH).map(({ at }) => at - begin)).toEqual([0, 1000, 4000]);
    expect(lost()).toBe(1);
    expect(stored()).toEqual({ settings: '{}' });
  });

  test('with a server that recovers within five seconds is refreshed', async () => {
    const { send, server, clock, lost } = signedIn((request) =>
      request.path === REFRESH ? problemAnswer(503, 'unavailable') : expired(),
    );
    const answer = send({ url: ORDERS });
    await clock.pass(500);
    server.follow(onlyWith('new'));
    await clock.pass(1000);
    expect(await answer).toMatchObject({ ok: true });
    expect(lost()).toBe(0);
  });

  test('without a connection keeps the tokens and tells that there is no answer', async () => {
    const { send, clock, lost, tokens } = signedIn((request) => {
      if (request.path === REFRESH) throw new TypeError('Failed to fetch');
      return expired();
    });
    const answer = send({ url: ORDERS });
    await clock.pass(5000);
    expect(await problemOf(answer)).toMatchObject({ code: 'network', status: 0 });
    expect(tokens.read().refresh).not.toBeNull();
    expect(lost()).toBe(0);
  });

  test('is not written over what another tab stored meanwhile', async () => {
    const clock = createManualClock();
    const browser = openBrowser(bothTokens(clock));
    const other = browser.openTab();
    const here = inTab(browser.openTab(), clock, (request) => {
      if (request.path !== REFRESH) return expired();
      createTokenStore(other.storage, other.events).clear();
      return json(200, { access: 'new' });
    });
    expect(await problemOf(here.send({ url: ORDERS }))).toMatchObject({ status: 401 });
    expect(browser.stored()).toEqual({ settings: '{}' });
  });

  test("is not replayed in the name of somebody else's session", async () => {
    const clock = createManualClock();
    const browser = openBrowser(bothTokens(clock));
    const other = browser.openTab();
    const here = inTab(browser.openTab(), clock, (request) => {
      if (bearer(request) === 'somebody') return json(200, {});
      const theirs = { access: 'somebody', refresh: token('theirs', clock.now() + HOUR) };
      createTokenStore(other.storage, other.events).write(theirs);
      return expired();
    });
    expect(await problemOf(here.send(write()))).toMatchObject({ status: 401 });
    expect(here.server.asked(REFRESH)).toHaveLength(0);
    expect(browser.stored()).toMatchObject({ authToken: 'somebody' });
  });
});

describe('a refresh asked for by itself', () => {
  test('is shared with the calls that need one', async () => {
    const { transport, send, server } = signedIn(onlyWith('new'));
    const [answer, result] = await Promise.all([send({ url: ORDERS }), transport.refresh()]);
    expect([answer.ok, result.ok]).toEqual([true, true]);
    expect(server.asked(REFRESH)).toHaveLength(1);
  });

  test('an answer without a token is a refusal', async () => {
    const { transport, stored } = signedIn(() => json(200, {}));
    expect(await transport.refresh()).toMatchObject({ ok: false });
    expect(stored()).toEqual({ settings: '{}' });
  });

  test('nobody is told who stopped listening', async () => {
    const { transport } = world({}, () => expired());
    let told = 0;
    const stop = transport.onSessionLost(() => {
      told += 1;
    });
    stop();
    await transport.refresh();
    expect(told).toBe(0);
  });
});

type Stored = Record<string, string>;

function bothTokens(clock: ManualClock): Stored {
  return {
    settings: '{}',
    authToken: token('old', clock.now() - 1000),
    accessToken: token('old', clock.now() - 1000),
    refreshToken: token('refresh', clock.now() + HOUR),
  };
}

function signedIn(reply: Reply) {
  return world(bothTokens, reply);
}

function world(
  stored: Stored | ((clock: ManualClock) => Stored),
  reply: Reply,
  more: { host?: string } = {},
) {
  const clock = createManualClock();
  const browser = openBrowser(typeof stored === 'function' ? stored(clock) : stored);
  return { ...inTab(browser.openTab(), clock, reply, more.host), stored: browser.stored };
}

function inTab(tab: Tab, clock: ManualClock, reply: Reply, host = '') {
  const server = createScriptedServer(clock.now, reply);
  const tokens = createTokenStore(tab.storage, tab.events);
  let keys = 0;
  const transport = createHttpTransport({
    host,
    tokens,
    clock,
    fetch: server.fetch,
    cookies: () => 'other=1; XSRF-TOKEN=a%20b',
    newKey: () => {
      keys += 1;
      return `key-${keys}`;
    },
  });
  let lost = 0;
  transport.onSessionLost(() => {
    lost += 1;
  });
  const send = (request: ApiRequest) => transport.send(request, new AbortController().signal);
  return { transport, send, server, tokens, clock, lost: () => lost };
}

function write(): ApiRequest {
  return {
    url: '/api/store/product/create',
    method: 'POST',
    body: { code: 'A' },
    headers: { 'Idempotency-Key': undefined },
  };
}

const expired = () => problemAnswer(401, 'token_expired', { error: 'token_expired' });

/** Serves these access tokens and refuses others as expired; a refresh gives the first. */
function onlyWith(...accepted: string[]): Reply {
  return (request) => {
    if (request.path === REFRESH) return json(200, { access: accepted[0] });
    return accepted.includes(bearer(request)) ? json(200, { total: 1 }) : expired();
  };
}

function expiredAnd(refreshAnswer: Response): Reply {
  return (request) => (request.path === REFRESH ? refreshAnswer.clone() : expired());
}

function lostOnce(reply: () => Response): Reply {
  let lost = false;
  return () => {
    if (lost) return reply();
    lost = true;
    throw new TypeError('Failed to fetch');
  };
}

function header(request: SeenRequest | undefined, name: string): string | null {
  return request?.headers.get(name) ?? null;
}

function bearer(request: SeenRequest): string {
  return header(request, 'authorization')?.replace('Bearer ', '') ?? '';
}

async function problemOf(answer: ReturnType<ReturnType<typeof createHttpTransport>['send']>) {
  const result = await answer;
  if (result.ok) throw new Error('The call succeeded.');
  return result.problem;
}

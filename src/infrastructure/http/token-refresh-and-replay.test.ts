import { describe, expect, test } from 'vitest';
import { createTokenStore } from '../session/token-store';
import { openBrowser } from '../test-support/browser-tabs';
import { createManualClock, type ManualClock } from '../test-support/manual-clock';
import { json, problemAnswer, token } from '../test-support/scripted-server';
import {
  acceptingOnly,
  aWriteRequest,
  bearer,
  expiredAccessToken,
  expiredThenRefresh,
  expiredTokenReply,
  HOUR,
  ORDERS,
  openSignedInTransport,
  openTransport,
  openTransportInTab,
  problemOf,
  REFRESH,
} from '../test-support/transport-driver';

describe('an expired access token', () => {
  test('is refreshed once for twenty calls, and each is replayed once', async () => {
    const { send, server, tokens } = openSignedInTransport(acceptingOnly('new'));
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
    const { send, server } = openSignedInTransport(async (request) => {
      if (request.path.endsWith('?slow=1') && bearer(request) !== 'new') await late;
      return acceptingOnly('new')(request);
    });
    const slow = send({ url: ORDERS, params: { slow: 1 } });
    await send({ url: ORDERS });
    release();
    expect(await slow).toMatchObject({ ok: true });
    expect(server.asked(REFRESH)).toHaveLength(1);
  });

  test('keeps two tabs signed in that notice together', async () => {
    const clock = createManualClock();
    const browser = openBrowser(expiredAccessToken(clock));
    const here = openTransportInTab(
      browser.openTab(),
      clock,
      acceptingOnly('new-here', 'new-there'),
    );
    const there = openTransportInTab(
      browser.openTab(),
      clock,
      acceptingOnly('new-there', 'new-here'),
    );
    const answers = await Promise.all([here.send({ url: ORDERS }), there.send({ url: ORDERS })]);
    expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
    expect([here.lost(), there.lost()]).toEqual([0, 0]);
    expect(browser.stored()).toMatchObject({ authToken: expect.stringMatching(/^new-/) });
  });

  test('is replayed once only', async () => {
    const { send, server, lost } = openSignedInTransport((request) =>
      request.path === REFRESH
        ? json(200, { access: 'new' })
        : problemAnswer(401, 'token_invalid', { error: 'token_invalid' }),
    );
    expect(await problemOf(send({ url: ORDERS }))).toMatchObject({ status: 401 });
    expect(server.asked(ORDERS)).toHaveLength(2);
    expect(lost()).toBe(0);
  });

  test("a 401 that says 'Unauthorized' is neither refreshed nor replayed", async () => {
    const { send, server, tokens } = openSignedInTransport(() =>
      problemAnswer(401, 'unauthorized', { error: 'Unauthorized' }),
    );
    expect(await problemOf(send({ url: ORDERS }))).toMatchObject({ code: 'unauthorized' });
    expect(server.seen).toHaveLength(1);
    expect(tokens.read().refresh).not.toBeNull();
  });

  test('with a refused refresh clears the three tokens, and nothing else, and rejects', async () => {
    const { send, stored, lost } = openSignedInTransport(
      expiredThenRefresh(problemAnswer(401, 'token_invalid')),
    );
    expect(await problemOf(send({ url: ORDERS }))).toMatchObject({ code: 'token_expired' });
    expect(stored()).toEqual({ settings: '{}' });
    expect(lost()).toBe(1);
  });

  test('without a valid refresh token clears the tokens and tells that the session is lost', async () => {
    const stale = (clock: ManualClock) => ({
      authToken: 'old',
      refreshToken: token('refresh', clock.now() - 1),
    });
    const { send, server, stored, lost } = openTransport(
      stale,
      expiredThenRefresh(json(200, { access: 'new' })),
    );
    expect(await problemOf(send({ url: ORDERS }))).toMatchObject({ code: 'token_expired' });
    expect(server.asked(REFRESH)).toHaveLength(0);
    expect(stored()).toEqual({});
    expect(lost()).toBe(1);
  });

  test('with a server at fault is tried twice more within five seconds, then the session is lost', async () => {
    const { send, server, clock, lost, stored } = openSignedInTransport((request) =>
      request.path === REFRESH ? problemAnswer(500, 'server_error') : expiredTokenReply(),
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
    const { send, server, clock, lost } = openSignedInTransport((request) =>
      request.path === REFRESH ? problemAnswer(503, 'unavailable') : expiredTokenReply(),
    );
    const answer = send({ url: ORDERS });
    await clock.pass(500);
    server.follow(acceptingOnly('new'));
    await clock.pass(1000);
    expect(await answer).toMatchObject({ ok: true });
    expect(lost()).toBe(0);
  });

  test('without a connection keeps the tokens and tells that there is no answer', async () => {
    const { send, clock, lost, tokens } = openSignedInTransport((request) => {
      if (request.path === REFRESH) throw new TypeError('Failed to fetch');
      return expiredTokenReply();
    });
    const answer = send({ url: ORDERS });
    await clock.pass(5000);
    expect(await problemOf(answer)).toMatchObject({ code: 'network', status: 0 });
    expect(tokens.read().refresh).not.toBeNull();
    expect(lost()).toBe(0);
  });

  test('is not written over what another tab stored meanwhile', async () => {
    const clock = createManualClock();
    const browser = openBrowser(expiredAccessToken(clock));
    const other = browser.openTab();
    const here = openTransportInTab(browser.openTab(), clock, (request) => {
      if (request.path !== REFRESH) return expiredTokenReply();
      createTokenStore(other.storage, other.events).clear();
      return json(200, { access: 'new' });
    });
    expect(await problemOf(here.send({ url: ORDERS }))).toMatchObject({ status: 401 });
    expect(browser.stored()).toEqual({ settings: '{}' });
  });

  test("is not replayed in the name of somebody else's session", async () => {
    const clock = createManualClock();
    const browser = openBrowser(expiredAccessToken(clock));
    const other = browser.openTab();
    const here = openTransportInTab(browser.openTab(), clock, (request) => {
      if (bearer(request) === 'somebody') return json(200, {});
      const theirs = { access: 'somebody', refresh: token('theirs', clock.now() + HOUR) };
      createTokenStore(other.storage, other.events).write(theirs);
      return expiredTokenReply();
    });
    expect(await problemOf(here.send(aWriteRequest()))).toMatchObject({ status: 401 });
    expect(here.server.asked(REFRESH)).toHaveLength(0);
    expect(browser.stored()).toMatchObject({ authToken: 'somebody' });
  });
});

describe('a refresh asked for by itself', () => {
  test('is shared with the calls that need one', async () => {
    const { transport, send, server } = openSignedInTransport(acceptingOnly('new'));
    const [answer, result] = await Promise.all([send({ url: ORDERS }), transport.refresh()]);
    expect([answer.ok, result.ok]).toEqual([true, true]);
    expect(server.asked(REFRESH)).toHaveLength(1);
  });

  test('an answer without a token is a refusal', async () => {
    const { transport, stored } = openSignedInTransport(() => json(200, {}));
    expect(await transport.refresh()).toMatchObject({ ok: false });
    expect(stored()).toEqual({ settings: '{}' });
  });

  test('nobody is told who stopped listening', async () => {
    const { transport } = openTransport({}, () => expiredTokenReply());
    let told = 0;
    const stop = transport.onSessionLost(() => {
      told += 1;
    });
    stop();
    await transport.refresh();
    expect(told).toBe(0);
  });
});

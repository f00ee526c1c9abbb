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

describe('Expired access token', () => {
  test('An expired access token is refreshed once for twenty calls, and each call is replayed once', async () => {
    const { send, server, tokens } = openSignedInTransport(acceptingOnly('new'));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, page) => send({ url: ORDERS, params: { page } })),
    );
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(server.asked(REFRESH)).toHaveLength(1);
    expect(server.asked(ORDERS)).toHaveLength(40);
    expect(tokens.read().access).toBe('new');
  });

  test('An expired access token is not refreshed again for a call sent before the refresh', async () => {
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

  test('Two tabs that find an expired access token at the same time both stay signed in', async () => {
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

  test('A call with an expired access token is replayed only once', async () => {
    const { send, server, lost } = openSignedInTransport((request) =>
      request.path === REFRESH
        ? json(200, { access: 'new' })
        : problemAnswer(401, 'token_invalid', { error: 'token_invalid' }),
    );
    expect(await problemOf(send({ url: ORDERS }))).toMatchObject({ status: 401 });
    expect(server.asked(ORDERS)).toHaveLength(2);
    expect(lost()).toBe(0);
  });

  test("A 401 with 'Unauthorized' is neither refreshed nor replayed", async () => {
    const { send, server, tokens } = openSignedInTransport(() =>
      problemAnswer(401, 'unauthorized', { error: 'Unauthorized' }),
    );
    expect(await problemOf(send({ url: ORDERS }))).toMatchObject({ code: 'unauthorized' });
    expect(server.seen).toHaveLength(1);
    expect(tokens.read().refresh).not.toBeNull();
  });

  test('A refused refresh clears only the three tokens, and the call returns its problem', async () => {
    const { send, stored, lost } = openSignedInTransport(
      expiredThenRefresh(problemAnswer(401, 'token_invalid')),
    );
    expect(await problemOf(send({ url: ORDERS }))).toMatchObject({ code: 'token_expired' });
    expect(stored()).toEqual({ settings: '{}' });
    expect(lost()).toBe(1);
  });

  test('Without a valid refresh token the tokens are cleared and the session is reported lost', async () => {
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

  test('A refresh with a server error is retried twice within five seconds, then the session is lost', async () => {
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

  test('A refresh succeeds when the server recovers within five seconds', async () => {
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

  test('A refresh without a connection keeps the tokens and returns a network problem', async () => {
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

  test('A refreshed token does not overwrite another tab’s sign-out', async () => {
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

  test('A call is not replayed in another user’s session', async () => {
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

describe('Separate refresh', () => {
  test('A separate refresh is shared with the calls that need one', async () => {
    const { transport, send, server } = openSignedInTransport(acceptingOnly('new'));
    const [answer, result] = await Promise.all([send({ url: ORDERS }), transport.refresh()]);
    expect([answer.ok, result.ok]).toEqual([true, true]);
    expect(server.asked(REFRESH)).toHaveLength(1);
  });

  test('A refresh response without a token counts as a server error', async () => {
    const { transport, stored, server, clock } = openSignedInTransport(() => json(200, {}));
    const answer = transport.refresh();
    await clock.pass(5000);
    expect(await answer).toMatchObject({ ok: false, problem: { code: 'malformed_answer' } });
    expect(server.asked(REFRESH)).toHaveLength(3);
    expect(stored()).toEqual({ settings: '{}' });
  });

  test('A listener that was removed is not notified of a lost session', async () => {
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

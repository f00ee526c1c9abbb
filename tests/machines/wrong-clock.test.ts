import { afterEach, describe, expect, it } from 'vitest';
import { type Application, createApplication } from '#application/create-application';
import { createHttpTransport } from '#infrastructure/http/http-transport';
import { createTokenStore } from '#infrastructure/session/token-store';
import { createScriptedServer, json } from '#infrastructure/test-support/scripted-server';
import { openWrongComputer } from '#infrastructure/test-support/wrong-computer';
import { aUser } from '../support/builders/user';
import { composeTestApp } from '../support/test-app/compose-test-app';
import { tokenUntil } from '../support/test-app/test-tokens';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const accessLife = 15 * minute;
const refreshLife = 30 * day;

const skews = [
  ['two days slow', -2 * day],
  ['an hour slow', -hour],
  ['20 minutes fast', 20 * minute],
  ['an hour fast', hour],
  ['60 days fast', 60 * day],
] as const;

let application: Application | undefined;
afterEach(() => application?.stop());

describe.each(skews)('Session on a computer whose clock is %s', (_, skew) => {
  it('A user signs in, and the session is renewed only when its token ends', async () => {
    const { signIn, state, calls, pass } = open({ skew });
    await signIn();
    expect(state()).toEqual({ authenticated: 'active' });
    await pass(accessLife - minute);
    expect(calls()).toEqual(['token/', 'user/']);
    await pass(minute);
    expect(calls()).toEqual(['token/', 'user/', 'token/refresh/']);
    expect(state()).toEqual({ authenticated: 'active' });
  });

  it('The stored session continues at the next start without a refused request', async () => {
    const first = open({ skew });
    await first.signIn();
    await first.pass(5 * minute);
    application?.stop();
    const next = open({ skew, stored: first.stored(), at: first.time() });
    await next.pass(0);
    expect(next.state()).toEqual({ authenticated: 'active' });
    expect(next.calls()).toEqual(['user/']);
  });

  it('A stored access token that has ended is refreshed before its first use', async () => {
    const first = open({ skew });
    await first.signIn();
    application?.stop();
    const next = open({ skew, stored: first.stored(), at: first.time() + accessLife });
    await next.pass(0);
    expect(next.state()).toEqual({ authenticated: 'active' });
    expect(next.calls()).toEqual(['token/refresh/', 'user/']);
  });

  it('A session that cannot be renewed warns a minute before its end', async () => {
    const { signIn, state, pass } = open({ skew, isRenewable: false });
    await signIn();
    await pass(accessLife - 2 * minute);
    expect(state()).toEqual({ authenticated: 'active' });
    await pass(minute + second);
    expect(state()).toEqual({ authenticated: 'expiring' });
    await pass(minute);
    expect(state()).toEqual({ authenticated: 'tokenExpired' });
  });
});

describe('Change of the clock during a session', () => {
  it.each([
    ['an hour forward', hour],
    ['an hour back', -hour],
    ['60 days forward', 60 * day],
    ['two days back', -2 * day],
  ])('The session continues after the clock was set %s', async (_, skew) => {
    const { signIn, state, calls, pass, setAhead } = open({ skew: 0 });
    await signIn();
    await pass(5 * minute);
    setAhead(skew);
    await pass(accessLife - 6 * minute);
    expect(state()).toEqual({ authenticated: 'active' });
    expect(calls()).toEqual(['token/', 'user/', 'healthz']);
    await pass(minute + second);
    expect(calls()).toEqual(['token/', 'user/', 'healthz', 'token/refresh/']);
    await pass(accessLife - minute);
    expect(state()).toEqual({ authenticated: 'active' });
    expect(calls()).toHaveLength(4);
  });

  it('The session is renewed after the computer slept past the end of its token', async () => {
    const { signIn, state, calls, pass, sleep } = open({ skew: hour });
    await signIn();
    sleep(8 * hour);
    await pass(minute);
    expect(calls()).toEqual(['token/', 'user/', 'healthz', 'token/refresh/']);
    expect(state()).toEqual({ authenticated: 'active' });
  });
});

/**
 * The application with the adapters of a browser whose clock is `skew` ms ahead, and a server at
 * `at` (ms).
 */
function open({
  skew,
  stored = {},
  isRenewable = true,
  at,
}: {
  skew: number;
  stored?: Record<string, string>;
  isRenewable?: boolean;
  at?: number;
}) {
  const computer = openWrongComputer(skew, stored, at === undefined ? {} : { at });
  const { clock, tab, server: time } = computer;
  const fresh = () => ({
    'cache-control': 'no-store',
    date: new Date(time.now()).toUTCString(),
  });
  const until = (life: number) => tokenUntil(Math.floor((time.now() + life) / 1000) * 1000);
  const server = createScriptedServer(time.now, ({ path }) => {
    if (path === '/api/user/') return json(200, aUser(), fresh());
    if (path === '/healthz') return json(200, { status: 'ok' }, fresh());
    const refresh = until(isRenewable ? refreshLife : -second);
    return json(200, { access: until(accessLife), refresh }, fresh());
  });
  const tokens = createTokenStore(tab.storage, tab.events);
  const transport = createHttpTransport({
    host: '',
    tokens,
    clock,
    meter: clock,
    fetch: server.fetch,
    fetchWithProgress: async () => server.fetch,
    cookies: () => '',
    newKey: () => 'key',
    network: { isOnline: () => true, events: new EventTarget() },
  });
  const { ports } = composeTestApp();
  application = createApplication({ ...ports, tokens, clock, transport });
  const { session } = application;
  const pass = async (duration: number) => {
    // In steps, so that the answers of each one arrive in it.
    for (let left = duration; left > 0; left -= minute) await time.pass(Math.min(left, minute));
    await time.pass(0);
    await time.pass(0);
  };
  return {
    state: () => session.getSnapshot().value,
    signIn: async () => {
      session.send({
        type: 'credentials.submit',
        credentials: { username: 'admin', password: 'Seller#2026' },
      });
      await pass(0);
    },
    pass,
    time: time.now,
    stored: computer.stored,
    setAhead: computer.setAhead,
    sleep: computer.sleep,
    /** The requests so far, without the beginning of their paths. */
    calls: () => server.seen.map(({ path }) => path.replace(/^\/(api\/(auth\/)?)?/, '')),
  };
}

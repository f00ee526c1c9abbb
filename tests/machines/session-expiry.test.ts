import { afterEach, describe, expect, it } from 'vitest';
import type { StoredTokens } from '#domain/session/tokens';
import { aUser } from '../support/builders/user';
import {
  composeTestApp,
  settle,
  type TestApp,
  testNow,
} from '../support/test-app/compose-test-app';
import { problemOf } from '../support/test-app/scripted-transport';
import { tokenUntil } from '../support/test-app/test-tokens';

const minute = 60_000;
const day = 24 * 60 * minute;
const refreshUrl = '/api/auth/token/refresh/';

let app: TestApp;
afterEach(() => app.application.stop());

describe('a seller’s session over time', () => {
  it('that lasts longer than a browser’s longest timer does not end at once', async () => {
    await signedIn({ access: until(40 * day), refresh: null });
    await passTime(39 * day);
    expect(session()).toEqual({ authenticated: 'active' });
    await passTime(day - minute);
    expect(session()).toEqual({ authenticated: 'expiring' });
  });

  it('that nothing can renew warns a minute before its end, and says when it has ended', async () => {
    await signedIn({ access: until(15 * minute), refresh: null });
    await passTime(14 * minute);
    expect(session()).toEqual({ authenticated: 'expiring' });
    app.gates.release('waitForEnd');
    await passTime(minute - 1);
    expect(session()).toEqual({ authenticated: 'expiring' });
    await passTime(1);
    expect(session()).toEqual({ authenticated: 'tokenExpired' });
    expect(app.transport.held).toEqual([]);
  });

  it('removes the tokens once the alert is acknowledged, without asking the server', async () => {
    await signedIn({ access: until(2 * minute), refresh: null });
    await passTime(minute);
    app.gates.release('waitForEnd');
    await passTime(minute);
    app.application.session.send({ type: 'alert.acknowledge' });
    await settle();
    app.gates.release('endSession');
    await settle();
    expect(session()).toEqual({ unauthenticated: 'idle' });
    expect(app.tokens.read()).toEqual({ access: null, refresh: null });
    expect(app.transport.sent.map(({ url }) => url)).toEqual(['/api/user/']);
  });

  it('renews itself in silence when its access token ends', async () => {
    await signedIn({ access: until(15 * minute), refresh: until(30 * day) });
    await passTime(15 * minute);
    expect(session()).toEqual({ authenticated: 'refreshing' });
    await answerRefreshWith(until(30 * minute));
    expect(session()).toEqual({ authenticated: 'active' });
    expect(app.application.session.getSnapshot().context.user).toEqual(aUser());
  });

  it('renews itself after the machine slept past the end of the token', async () => {
    await signedIn({ access: until(15 * minute), refresh: until(30 * day) });
    app.clock.setTime(8 * 60 * minute);
    await passTime(minute);
    expect(session()).toEqual({ authenticated: 'refreshing' });
  });

  it('neither ends nor asks again and again when the clock of the machine runs ahead', async () => {
    await signedIn({ access: until(15 * minute), refresh: until(30 * day) });
    app.clock.setTime(2 * 60 * minute);
    await passTime(minute);
    const alreadyOver = until(30 * minute);
    for (let renewal = 0; renewal < 3; renewal += 1) {
      await answerRefreshWith(alreadyOver);
      expect(session()).toEqual({ authenticated: 'active' });
      await passTime(29_000);
      expect(refreshesHeld()).toBe(0);
      await passTime(1_000);
      expect(refreshesHeld()).toBe(1);
    }
  });

  it('outlives a refresh that nobody answers, and tries again after a pause', async () => {
    await signedIn({ access: until(15 * minute), refresh: until(30 * day) });
    await passTime(15 * minute);
    app.transport.refuse(refreshUrl, problemOf(0, 'network'));
    await settle();
    expect(session()).toEqual({ authenticated: 'active' });
    expect(refreshesHeld()).toBe(0);
    await passTime(30_000);
    expect(refreshesHeld()).toBe(1);
  });

  it('does not renew what a request renewed before it', async () => {
    await signedIn({ access: until(15 * minute), refresh: until(30 * day) });
    app.tokens.write({ access: until(25 * minute) });
    await passTime(15 * minute);
    expect(session()).toEqual({ authenticated: 'active' });
    expect(refreshesHeld()).toBe(0);
    await passTime(10 * minute);
    expect(refreshesHeld()).toBe(1);
  });

  it('signs out though the server does not answer', async () => {
    await signedIn({ access: until(15 * minute), refresh: until(30 * day) });
    app.application.session.send({ type: 'session.signOut' });
    app.gates.release('endSession');
    await passTime(3_000);
    expect(session()).toEqual({ unauthenticated: 'idle' });
    expect(app.tokens.read()).toEqual({ access: null, refresh: null });
  });

  it('follows another tab that signs out, and one that signs in', async () => {
    await signedIn({ access: until(15 * minute), refresh: until(30 * day) });
    app.tokens.replaceFromOtherTab({ access: null, refresh: null });
    expect(session()).toEqual({ unauthenticated: 'idle' });
    app.tokens.replaceFromOtherTab({ access: until(15 * minute), refresh: until(30 * day) });
    expect(session()).toEqual({ loading: 'fetchingUser' });
  });

  it('keeps no answer of the one who was signed in before', async () => {
    await signedIn({ access: until(15 * minute), refresh: until(30 * day) });
    const { store } = app.application;
    expect(Object.keys(store.getState().storeApi.queries)).not.toEqual([]);
    app.tokens.replaceFromOtherTab({ access: tokenUntil(testNow + day, 'usr_2'), refresh: null });
    await settle();
    app.transport.accept('/api/user/', aUser({ id: 'usr_2' }));
    await settle();
    expect(app.application.session.getSnapshot().context.user?.id).toBe('usr_2');
    expect(JSON.stringify(store.getState().storeApi)).not.toContain('usr_1');
  });

  it('takes back a request when what asked for it is left', async () => {
    app = composeTestApp();
    app.application.session.send({
      type: 'credentials.submit',
      credentials: { username: 'admin', password: 'Seller#2026' },
    });
    await settle();
    expect(app.transport.held).toHaveLength(1);
    app.application.stop();
    await settle();
    expect(app.transport.held).toEqual([]);
  });
});

function session() {
  return app.application.session.getSnapshot().value;
}

function until(duration: number): string {
  return tokenUntil(testNow + duration);
}

async function signedIn(tokens: StoredTokens): Promise<void> {
  app = composeTestApp({ tokens });
  await settle();
  app.transport.accept('/api/user/', aUser());
  await settle();
  expect(session()).toEqual({ authenticated: 'active' });
}

/** Lets time pass a minute at a time, so that what is due in between can run. */
async function passTime(duration: number): Promise<void> {
  for (let left = duration; left > 0; left -= minute) {
    app.clock.advance(Math.min(left, minute));
    if (left === duration || left <= 2 * minute) await settle();
  }
  await settle();
}

async function answerRefreshWith(access: string): Promise<void> {
  app.tokens.write({ access });
  app.transport.accept(refreshUrl, { access });
  await settle();
}

function refreshesHeld(): number {
  return app.transport.held.filter(({ url }) => url === refreshUrl).length;
}

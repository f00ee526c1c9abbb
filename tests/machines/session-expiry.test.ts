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

describe('A seller’s session over time', () => {
  it('A session that is longer than a browser’s longest timer does not end immediately', async () => {
    await signedIn({ access: until(40 * day), refresh: null });
    await passTime(39 * day);
    expect(session()).toEqual({ authenticated: 'active' });
    await passTime(day - minute);
    expect(session()).toEqual({ authenticated: 'expiring' });
  });

  it('A session that cannot be renewed warns a minute before its end, and then reports the end', async () => {
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

  it('The session machine removes the tokens after the alert, without a request to the server', async () => {
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

  it('The session machine renews the session when its access token expires', async () => {
    await signedIn({ access: until(15 * minute), refresh: until(30 * day) });
    await passTime(15 * minute);
    expect(session()).toEqual({ authenticated: 'refreshing' });
    await answerRefreshWith(until(30 * minute));
    expect(session()).toEqual({ authenticated: 'active' });
    expect(app.application.session.getSnapshot().context.user).toEqual(aUser());
  });

  it("The session machine renews the session after the computer slept past the token's expiry", async () => {
    await signedIn({ access: until(15 * minute), refresh: until(30 * day) });
    app.clock.setTime(8 * 60 * minute);
    await passTime(minute);
    expect(session()).toEqual({ authenticated: 'refreshing' });
  });

  it("The session machine neither ends nor polls when the computer's clock is fast", async () => {
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

  it('The session machine stays active after an unanswered refresh, and retries after a pause', async () => {
    await signedIn({ access: until(15 * minute), refresh: until(30 * day) });
    await passTime(15 * minute);
    app.transport.refuse(refreshUrl, problemOf(0, 'network'));
    await settle();
    expect(session()).toEqual({ authenticated: 'active' });
    expect(refreshesHeld()).toBe(0);
    await passTime(30_000);
    expect(refreshesHeld()).toBe(1);
  });

  it('The session machine does not renew a token that a request has already renewed', async () => {
    await signedIn({ access: until(15 * minute), refresh: until(30 * day) });
    app.tokens.write({ access: until(25 * minute) });
    await passTime(15 * minute);
    expect(session()).toEqual({ authenticated: 'active' });
    expect(refreshesHeld()).toBe(0);
    await passTime(10 * minute);
    expect(refreshesHeld()).toBe(1);
  });

  it('The session machine signs out even if the server does not answer', async () => {
    await signedIn({ access: until(15 * minute), refresh: until(30 * day) });
    app.application.session.send({ type: 'session.signOut' });
    app.gates.release('endSession');
    await passTime(3_000);
    expect(session()).toEqual({ unauthenticated: 'idle' });
    expect(app.tokens.read()).toEqual({ access: null, refresh: null });
  });

  it('The session machine follows another tab that signs out or in', async () => {
    await signedIn({ access: until(15 * minute), refresh: until(30 * day) });
    app.tokens.replaceFromOtherTab({ access: null, refresh: null });
    expect(session()).toEqual({ unauthenticated: 'idle' });
    app.tokens.replaceFromOtherTab({ access: until(15 * minute), refresh: until(30 * day) });
    expect(session()).toEqual({ loading: 'fetchingUser' });
  });

  it('The session machine removes all responses of the previous user', async () => {
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

  it('The session machine aborts a pending request when the application stops', async () => {
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

/** Advances the clock one minute at a time, so that timers in between can run. */
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

import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { orderActionsMachine } from '#application/orders/order-actions.machine';
import { composeTestApp } from '../../../tests/support/test-app/compose-test-app';
import { differencesOf } from './difference';
import { MASK, Masking } from './masking';
import { Recorder } from './recorder';
import { RingBuffer } from './ring-buffer';

describe('Recorder', () => {
  it('The recorder stores the event, states, transitions and guards of a step', () => {
    const { recorder, actor } = recorded();
    actor.send({ type: 'order.refuse' });
    actor.send({ type: 'refusal.confirm', reasonCode: null, note: '' });

    expect(
      recorder
        .entries()
        .map(({ event, from, to, fired, guards }) => ({ event, from, to, fired, guards })),
    ).toEqual([
      {
        event: { type: 'xstate.init', input: { record: order } },
        from: [],
        to: ['orderActions.available.resting'],
        fired: [],
        guards: [],
      },
      {
        event: { type: 'order.refuse' },
        from: ['orderActions.available.resting'],
        to: ['orderActions.confirmingRefusal'],
        fired: ['orderActions.available | order.refuse | 0'],
        guards: [
          {
            key: 'orderActions.available | order.refuse | 0',
            guard: 'isAllowed (refuse)',
            held: true,
          },
        ],
      },
      {
        event: { type: 'refusal.confirm', reasonCode: null, note: '' },
        from: ['orderActions.confirmingRefusal'],
        to: ['orderActions.confirmingRefusal'],
        fired: [],
        guards: [
          {
            key: 'orderActions.confirmingRefusal | refusal.confirm | 0',
            guard: 'isReasonGiven',
            held: false,
          },
        ],
      },
    ]);
  });

  it('The recorder stores the changes of a step and the running actors', () => {
    const { recorder, actor } = recorded();
    actor.send({ type: 'order.refuse' });
    actor.send({ type: 'refusal.confirm', reasonCode: 'out_of_stock', note: '' });
    const last = recorder.entries().at(-1);

    expect(last?.changes).toEqual([
      {
        path: 'attempt',
        before: null,
        after: { action: 'refuse', request: { reasonCode: 'out_of_stock' } },
      },
    ]);
    expect(last?.running).toEqual(['performAction']);
    expect(recorder.running('orderActions-1')).toBe(actor);
    actor.stop();
    expect(recorder.entries().at(-1)?.status).toBe('stopped');
    expect(recorder.running('orderActions-1')).toBeUndefined();
  });

  it('The recorder stores no token and no password during sign-in and token changes', async () => {
    const recorder = newRecorder();
    const { application: app } = composeTestApp({ inspect: recorder.inspect });
    app.session.send({
      type: 'credentials.submit',
      credentials: { username: 'admin', password: PASSWORD },
    });
    app.session.send({
      type: 'tokens.changed',
      sessionState: { accessValid: false, accessExpiresAt: null, renewable: false, subject: JWT },
    });
    app.stop();
    const everything = JSON.stringify(recorder.entries());

    expect(everything).toContain('credentials.submit');
    expect(everything).toContain('"username":"admin"');
    expect(everything).not.toContain(PASSWORD);
    expect(everything).not.toContain(JWT);
  });
});

describe('Masking', () => {
  it('Masking replaces secrets by name, by format and in addresses, and known secrets in any text', () => {
    const masking = new Masking();
    expect(
      masking.copyOf({
        accessToken: JWT,
        password: PASSWORD,
        headers: { Authorization: 'Basic abc', accept: 'json' },
        note: `He typed ${PASSWORD}, then Bearer abc.def and ${JWT}.`,
        link: '/auth/jwt/new-password?token=short&lang=fr',
        id: '0a8a6c1e-6f0e-4a55-9d8b-0d5b2a7f3c11',
        nothing: { token: '' },
        valid: { accessTokenValid: true },
      }),
    ).toEqual({
      accessToken: MASK,
      password: MASK,
      headers: { Authorization: MASK, accept: 'json' },
      note: `He typed ${MASK}, then ${MASK} and ${MASK}.`,
      link: `/auth/jwt/new-password?token=${MASK}&lang=fr`,
      id: '0a8a6c1e-6f0e-4a55-9d8b-0d5b2a7f3c11',
      nothing: { token: '' },
      valid: { accessTokenValid: true },
    });
  });

  it('Masking limits the size of every copy and replaces circular references', () => {
    const round: { self?: unknown } = {};
    round.self = round;
    const vast = Array.from({ length: 5000 }, (_, row) => ({ row, text: 'x'.repeat(5000) }));
    const masking = new Masking();

    expect(masking.copyOf(round)).toEqual({ self: '[circular]' });
    expect(JSON.stringify(masking.copyOf(vast)).length).toBeLessThan(130_000);
  });

  it('Masking returns the same copy for an unchanged object', () => {
    const masking = new Masking();
    const order = { id: 'o1', lines: [1, 2] };
    expect(masking.copyOf(order)).toBe(masking.copyOf(order));
  });
});

it('`differencesOf` compares contexts member by member', () => {
  expect(
    differencesOf(
      { a: 1, list: [1, 2], gone: 'x', kept: { b: null } },
      { a: 2, list: [1], kept: { b: null }, fresh: true },
    ),
  ).toEqual([
    { path: 'a', before: 1, after: 2 },
    { path: 'list.1', before: 2, after: undefined },
    { path: 'gone', before: 'x', after: undefined },
    { path: 'fresh', before: undefined, after: true },
  ]);
});

it('A ring buffer drops the oldest things beyond its number and beyond its weight', () => {
  const byNumber = new RingBuffer<number>({ things: 3, weight: 1000 }, () => 1);
  for (let thing = 0; thing < 50; thing += 1) byNumber.put(thing);
  expect(byNumber.all()).toEqual([47, 48, 49]);

  const byWeight = new RingBuffer<number>({ things: 100, weight: 10 }, (thing) => thing);
  for (const thing of [4, 3, 2, 5]) byWeight.put(thing);
  expect(byWeight.all()).toEqual([3, 2, 5]);
});

const PASSWORD = 'Seller#2026';
const JWT = 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiJ1MSIsImV4cCI6MX0.c2lnbmF0dXJl';

const order = {
  id: 'o1',
  number: '1001',
  status: 'pending' as const,
  allowedActions: [{ action: 'refuse' as const, to: 'rejected' as const, reasonRequired: true }],
};

function newRecorder() {
  return new Recorder({ tab: 'a', now: () => 1 });
}

function recorded() {
  const recorder = newRecorder();
  const actor = createActor(orderActionsMachine.provide({ actors: {} }), {
    input: { record: order },
    inspect: recorder.inspect,
  }).start();
  return { recorder, actor };
}

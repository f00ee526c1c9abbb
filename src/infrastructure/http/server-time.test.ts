import { describe, expect, test } from 'vitest';
import type { ServerTimeMeter } from '../clock/server-clock';
import { json, problemAnswer } from '../test-support/scripted-server';
import { ORDERS, openTransport } from '../test-support/transport-driver';
import { serverTimeOf } from './server-time';

const NOW = Date.UTC(2026, 10, 19, 9, 24);
const FRESH = { 'cache-control': 'no-store' };
const DATED = { ...FRESH, date: 'Thu, 19 Nov 2026 09:24:00 GMT' };

function issuedAt(moment: number): string {
  return `e30.${btoa(JSON.stringify({ iat: moment / 1000 }))}.sig`;
}

describe("Server's time in an answer", () => {
  test('The server’s time is the Date header, also beside a token', () => {
    expect(serverTimeOf(json(200, {}, DATED), null)).toBe(NOW);
    expect(serverTimeOf(json(200, {}, DATED), { access: issuedAt(NOW - 60_000) })).toBe(NOW);
  });

  test.each(['access', 'accessToken'])(
    'Without a readable date, the server’s time is when the token in %s was issued',
    (name) => {
      expect(serverTimeOf(json(200, {}, FRESH), { [name]: issuedAt(NOW) })).toBe(NOW);
      expect(
        serverTimeOf(json(200, {}, { ...FRESH, date: 'soon' }), { [name]: issuedAt(NOW) }),
      ).toBe(NOW);
    },
  );

  test.each([null, false, [], 'text', {}, { access: 7 }, { access: 'abc' }])(
    'An answer without a date that contains %j has no server’s time',
    (data) => {
      expect(serverTimeOf(json(200, {}, FRESH), data)).toBeNull();
    },
  );

  test.each([{}, { 'cache-control': 'public, max-age=60' }, { 'cache-control': 'no-cache' }])(
    'An answer that a cache may have kept has no server’s time: %j',
    (headers) => {
      const dated = json(200, {}, { date: DATED.date, ...headers });
      expect(serverTimeOf(dated, { access: issuedAt(NOW) })).toBeNull();
    },
  );
});

describe('Measurement of the server’s time by the transport', () => {
  test('The transport measures each answer, refused ones too, from its own request on', async () => {
    const { meter, measured } = recordingMeter();
    const answers = [problemAnswer(500, 'server_error', {}, DATED), json(200, {}, DATED)];
    const { send, clock } = openTransport({}, () => answers.shift() ?? json(200, {}), { meter });
    const sent = send({ url: ORDERS });
    await clock.pass(2000);
    await sent;
    await send({ url: ORDERS });
    expect(measured).toEqual([
      { request: 1, time: NOW },
      { request: 2, time: NOW },
    ]);
  });

  test('The transport asks the server for its time, without a token, after a jump of the clock', async () => {
    const { meter, measured, jump } = recordingMeter();
    const { server, clock, transport } = openTransport(
      { authToken: 'access' },
      () => json(200, { status: 'ok' }, DATED),
      { meter },
    );
    jump();
    await clock.pass(0);
    expect(server.seen.map(({ path }) => path)).toEqual(['/healthz']);
    expect(server.seen[0]?.headers.get('authorization')).toBeNull();
    expect(measured).toEqual([{ request: 1, time: NOW }]);
    expect(transport.connectionStatus()).toBe('online');
  });
});

/** Records which request's answer had which time. */
function recordingMeter() {
  const measured: { request: number; time: number }[] = [];
  let requests = 0;
  let jump = () => {};
  const meter: ServerTimeMeter = {
    start: () => {
      requests += 1;
      const request = requests;
      return (time) => measured.push({ request, time });
    },
    onJump: (listener) => {
      jump = listener;
    },
  };
  return { meter, measured, jump: () => jump() };
}

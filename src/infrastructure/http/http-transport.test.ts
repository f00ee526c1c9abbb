import { describe, expect, test } from 'vitest';
import { describeTransportContract } from '../contracts/transport.contract';
import { json, problemAnswer } from '../test-support/scripted-server';
import {
  header,
  ORDERS,
  openSignedInTransport,
  openTransport,
  problemOf,
  REFRESH,
} from '../test-support/transport-driver';

describe('Contract of a transport', () => {
  describeTransportContract((mood) => {
    const { transport, clock, server } = openSignedInTransport((request) => {
      if (mood === 'does not respond') return new Promise(() => undefined);
      if (mood === 'is unreachable') throw new TypeError('Failed to fetch');
      if (mood === 'refuses') return problemAnswer(422, 'validation_failed');
      return request.path === REFRESH ? json(200, { access: 'new' }) : json(200, {});
    });
    return { transport, pass: clock.pass, refreshes: () => server.asked(REFRESH).length };
  });
});

describe('Call of the HTTP transport', () => {
  test('A call carries the bearer token and the XSRF header, and returns the data', async () => {
    const { send, server, tokens } = openSignedInTransport(() => json(200, { total: 7 }));
    expect(await send({ url: ORDERS })).toEqual({ ok: true, data: { total: 7 }, status: 200 });
    expect(header(server.seen[0], 'authorization')).toBe(`Bearer ${tokens.read().access}`);
    expect(header(server.seen[0], 'x-xsrf-token')).toBe('a b');
  });

  test('A call uses accessToken when authToken is absent', async () => {
    const { send, server } = openTransport({ accessToken: 'registered' }, () => json(200, {}));
    await send({ url: ORDERS });
    expect(header(server.seen[0], 'authorization')).toBe('Bearer registered');
  });

  test('A call carries no bearer token when none is stored', async () => {
    const { send, server } = openTransport({}, () => json(200, {}));
    await send({ url: ORDERS });
    expect(header(server.seen[0], 'authorization')).toBeNull();
  });

  test('A call goes to the configured host, without the XSRF header of this one', async () => {
    const { send, server } = openTransport({}, () => json(200, {}), {
      host: 'https://api.example/',
    });
    await send({ url: ORDERS });
    expect(server.seen[0]?.path).toBe('https://api.example/api/store/orders/');
    expect(header(server.seen[0], 'x-xsrf-token')).toBeNull();
  });

  test('A call joins lists by commas and omits undefined parameters', async () => {
    const { send, server } = openTransport({}, () => json(200, {}));
    const params = { q: undefined, status: ['new', 'pending'], none: [], page: 2, q2: 'é&' };
    await send({ url: ORDERS, params });
    expect(server.seen[0]?.path).toBe(`${ORDERS}?status=new%2Cpending&page=2&q2=%C3%A9%26`);
  });

  test('A call reports upload progress when the caller requests it', async () => {
    const { send, server } = openTransport({}, () => json(200, {}));
    const shares: number[] = [];
    const body = { files: [new Blob(['.'])] };
    await send({ url: ORDERS, method: 'POST', body, onProgress: (share) => shares.push(share) });
    expect([shares, server.seen.length]).toEqual([[1], 1]);
  });

  test('A call passes If-Match on', async () => {
    const { send, server } = openTransport({}, () => json(200, {}));
    await send({ url: '/api/x', method: 'PATCH', body: {}, headers: { 'If-Match': '"3"' } });
    expect(header(server.seen[0], 'if-match')).toBe('"3"');
  });

  test('A call sends a file as a form', async () => {
    const { send, server } = openTransport({}, () => json(201, {}));
    const file = new File(['a'], 'a.csv');
    await send({ url: '/api/x', method: 'POST', body: { file, note: 'n', none: undefined } });
    const form = server.seen[0]?.body;
    if (!(form instanceof FormData)) throw new Error('not a form');
    expect([...form.keys()]).toEqual(['file', 'note']);
    expect(header(server.seen[0], 'content-type')).toBeNull();
  });

  test('A call ends at once when it is aborted', async () => {
    const { transport } = openTransport({}, () => new Promise(() => undefined));
    const abort = new AbortController();
    const answer = transport.send({ url: ORDERS }, abort.signal);
    abort.abort();
    expect(await problemOf(answer)).toMatchObject({ code: 'aborted', status: 0 });
  });
});

describe('Response reading', () => {
  test.each([
    ['an HTML page', 502, '<html>Bad gateway</html>'],
    ['an empty body', 400, ''],
    ['broken JSON', 400, '{"code":"validation_fai'],
    ['broken JSON under a success', 200, '{"items":[{"id":'],
    ['an HTML page under a success', 200, '<html></html>'],
  ])('The transport returns the problem "Something went wrong" for %s', async (_, status, body) => {
    const { send, clock } = openTransport({}, () => new Response(body, { status }));
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

  test('The transport passes every member of a problem document on', async () => {
    const more = { detail: 'No.', errors: { price: ['price_zero'] }, current: { id: 'ord_1' } };
    const { send } = openTransport({}, () => problemAnswer(409, 'action_not_allowed', more));
    expect(await problemOf(send({ url: ORDERS }))).toEqual({
      type: 'about:blank',
      title: 'action_not_allowed',
      status: 409,
      code: 'action_not_allowed',
      requestId: 'req_1',
      ...more,
    });
  });

  test('The transport returns null as the data of an empty success', async () => {
    const { send } = openTransport({}, () => new Response(null, { status: 204 }));
    expect(await send({ url: ORDERS })).toEqual({ ok: true, data: null, status: 204 });
  });

  test('The transport returns a CSV file as text', async () => {
    const csv = () => new Response('row;why', { headers: { 'content-type': 'text/csv' } });
    const { send } = openTransport({}, csv);
    expect(await send({ url: ORDERS })).toEqual({ ok: true, data: 'row;why', status: 200 });
  });
});

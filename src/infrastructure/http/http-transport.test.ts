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

const LIST = { items: [{ id: '' }], total: 0 };
const FROM = { headers: { 'x-request-id': 'req_9' } };

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

  test.each([
    ['null', 'null'],
    ['an empty list', '[]'],
    ['an empty object', '{}'],
    ['a text', '"items"'],
    ['a list without items', '{"total":0}'],
    ['items that are no list', '{"items":{},"total":0}'],
    ['an item that is null', '{"items":[null],"total":1}'],
    ['an item without members', '{"items":[{}],"total":1}'],
    ['an item with a wrong member', '{"items":[{"id":7}],"total":1}'],
    ['a total that is no number', '{"items":[],"total":"0"}'],
    ['broken JSON', '{"items":[{"id":'],
    ['an HTML page', '<html></html>'],
    ['an empty body', ''],
  ])('A success with %s instead of the list is a problem, and is not repeated', async (_, body) => {
    const { send, server, clock, transport } = openTransport({}, () => new Response(body, FROM));
    const answer = send({ url: ORDERS, answer: LIST });
    await clock.pass(60_000);
    expect(await problemOf(answer)).toEqual({
      type: 'about:blank',
      title: 'Something went wrong',
      status: 200,
      code: 'malformed_answer',
      requestId: 'req_9',
    });
    expect([server.seen.length, transport.connectionStatus()]).toEqual([1, 'online']);
  });

  test('A success without a body instead of the list is a problem', async () => {
    const { send } = openTransport({}, () => new Response(null, { status: 204 }));
    const answer = send({ url: ORDERS, answer: LIST });
    expect(await problemOf(answer)).toMatchObject({ status: 204, code: 'malformed_answer' });
  });

  test('A list is passed on as it is, with members that its shape does not name', async () => {
    const list = { items: [{ id: 'ord_1', more: null }], total: 1, counts: {} };
    const { send } = openTransport({}, () => json(200, list));
    expect(await send({ url: ORDERS, answer: LIST })).toEqual({
      ok: true,
      data: list,
      status: 200,
    });
  });

  test('A success that is no JSON is a problem without a shape too', async () => {
    const { send } = openTransport({}, () => new Response('<html></html>'));
    expect(await problemOf(send({ url: ORDERS }))).toMatchObject({ code: 'malformed_answer' });
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

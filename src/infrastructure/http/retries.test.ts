import { describe, expect, test } from 'vitest';
import { json, problemAnswer } from '../test-support/scripted-server';
import {
  aWriteRequest,
  firstReplyLost,
  header,
  ORDERS,
  openTransport,
  problemOf,
} from '../test-support/transport-driver';

describe('Retries of the HTTP transport', () => {
  test('A read is retried three times with doubling delays', async () => {
    const { send, server, clock } = openTransport({}, () => problemAnswer(500, 'server_error'));
    const begin = clock.now();
    const answer = send({ url: ORDERS });
    await clock.pass(60_000);
    expect(await problemOf(answer)).toMatchObject({ code: 'server_error' });
    expect(server.seen.map(({ at }) => at - begin)).toEqual([0, 1000, 3000, 7000]);
  });

  test('A read is retried after a lost connection', async () => {
    const { send, server, clock } = openTransport({}, () => {
      throw new TypeError('Failed to fetch');
    });
    const answer = send({ url: ORDERS });
    await clock.pass(2000);
    server.follow(() => json(200, { total: 1 }));
    await clock.pass(2000);
    expect(await answer).toMatchObject({ ok: true });
  });

  test.each([429, 503])('A read is retried after the Retry-After of a %i', async (status) => {
    const busy = () => problemAnswer(status, 'busy', {}, { 'retry-after': '12' });
    const { send, server, clock } = openTransport({}, busy);
    const begin = clock.now();
    const answer = send({ url: ORDERS });
    await clock.pass(11_000);
    server.follow(() => json(200, {}));
    await clock.pass(2000);
    expect(await answer).toMatchObject({ ok: true });
    expect(server.seen.map(({ at }) => at - begin)).toEqual([0, 12_000]);
  });

  test('A Retry-After above 30 s is returned without a retry', async () => {
    const busy = () => problemAnswer(429, 'too_many_requests', {}, { 'retry-after': '55' });
    const { send, server } = openTransport({}, busy);
    expect(await problemOf(send({ url: ORDERS }))).toMatchObject({ retryAfter: 55 });
    expect(server.seen).toHaveLength(1);
  });

  test('A client error is not retried', async () => {
    const { send, server } = openTransport({}, () => problemAnswer(422, 'validation_failed'));
    await send({ url: ORDERS });
    expect(server.seen).toHaveLength(1);
  });

  test('A write with an idempotency key is retried with the same key after a lost response', async () => {
    const { send, server, clock } = openTransport(
      {},
      firstReplyLost(() => json(201, { id: 'prd_1' })),
    );
    const answer = send(aWriteRequest());
    await clock.pass(2000);
    expect(await answer).toMatchObject({ ok: true, data: { id: 'prd_1' } });
    const keys = server.seen.map((request) => header(request, 'idempotency-key'));
    expect(keys).toEqual(['key-1', 'key-1']);
  });

  test('A write keeps the idempotency key of its caller', async () => {
    const { send, server } = openTransport({}, () => json(201, {}));
    await send({ ...aWriteRequest(), headers: { 'Idempotency-Key': 'mine-1234' } });
    expect(header(server.seen[0], 'idempotency-key')).toBe('mine-1234');
  });

  test('A write without an idempotency key is sent once', async () => {
    const { send, server, clock } = openTransport({}, () => problemAnswer(503, 'unavailable'));
    const answer = send({ url: '/api/auth/token/', method: 'POST', body: {} });
    await clock.pass(60_000);
    expect(await problemOf(answer)).toMatchObject({ status: 503 });
    expect(server.seen).toHaveLength(1);
    expect(header(server.seen[0], 'idempotency-key')).toBeNull();
  });

  test('Aborting a call ends its wait for a retry', async () => {
    const { transport, server, clock } = openTransport({}, () =>
      problemAnswer(500, 'server_error'),
    );
    const abort = new AbortController();
    const answer = transport.send({ url: ORDERS }, abort.signal);
    await clock.pass(500);
    abort.abort();
    expect(await problemOf(answer)).toMatchObject({ code: 'aborted' });
    expect(server.seen).toHaveLength(1);
  });
});

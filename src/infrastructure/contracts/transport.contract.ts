import { expect, test } from 'vitest';
import type { ApiResult, Transport } from '#application/ports/transport.port';

/** The server's behaviour in one test of the contract. */
export type ServerBehaviour = 'answers' | 'refuses' | 'does not respond' | 'is unreachable';

/**
 * A transport of a signed-in user with a server of that behaviour; `pass` moves the clock on by ms.
 */
export interface TransportFixture {
  readonly transport: Transport;
  readonly pass: (delay: number) => Promise<void>;
  /** Number of refresh requests that the server received. */
  readonly refreshes: () => number;
}

/** Contract tests of every transport. */
export function describeTransportContract(open: (mood: ServerBehaviour) => TransportFixture): void {
  const call = { url: '/api/store/orders/' };

  test('A transport returns data and status of a success', async () => {
    const { transport } = open('answers');
    const result = await transport.send(call, new AbortController().signal);
    expect(result).toMatchObject({ ok: true, status: 200 });
  });

  test.each(['refuses', 'is unreachable'] as const)(
    'A transport returns a problem and does not reject when the server %s',
    async (mood) => {
      const { transport, pass } = open(mood);
      const answer = transport.send(call, new AbortController().signal);
      await pass(60_000);
      expectCompleteProblem(await answer);
    },
  );

  test('A transport ends an aborted call as aborted before its response', async () => {
    const { transport } = open('does not respond');
    const abort = new AbortController();
    const answer = transport.send(call, abort.signal);
    abort.abort();
    expect(await answer).toMatchObject({ ok: false, problem: { status: 0, code: 'aborted' } });
  });

  test('A transport does not send a call that was aborted beforehand', async () => {
    const { transport } = open('answers');
    const answer = await transport.send(call, AbortSignal.abort());
    expect(answer).toMatchObject({ ok: false, problem: { code: 'aborted' } });
  });

  test('A transport sends one request for concurrent refreshes', async () => {
    const { transport, refreshes } = open('answers');
    const results = await Promise.all([transport.refresh(), transport.refresh()]);
    expect(results.map(({ ok }) => ok)).toEqual([true, true]);
    expect(refreshes()).toBe(1);
  });

  test('A transport returns a problem for a refused refresh', async () => {
    const { transport, pass } = open('refuses');
    const answer = transport.refresh();
    await pass(10_000);
    expectCompleteProblem(await answer);
  });

  test('A transport returns a problem with status 0 for a refresh without a response', async () => {
    const { transport, pass } = open('is unreachable');
    const answer = transport.refresh();
    await pass(10_000);
    expect(await answer).toMatchObject({ ok: false, problem: { status: 0 } });
  });
}

function expectCompleteProblem(result: ApiResult<unknown>): void {
  expect(result).toMatchObject({
    ok: false,
    problem: {
      type: expect.any(String),
      title: expect.any(String),
      status: expect.any(Number),
      code: expect.any(String),
    },
  });
}

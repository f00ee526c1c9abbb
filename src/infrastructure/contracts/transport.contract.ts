import { expect, test } from 'vitest';
import type { ApiResult, Transport } from '#application/ports/transport.port';

/** How the server behaves in one test of the contract. */
export type ServerBehaviour = 'answers' | 'refuses' | 'does not respond' | 'is unreachable';

/** A transport of a signed-in user in front of a server in that mood; `pass` lets ms go by. */
export interface TransportFixture {
  readonly transport: Transport;
  readonly pass: (delay: number) => Promise<void>;
  /** Refreshes the server was asked for. */
  readonly refreshes: () => number;
}

/** What every transport keeps to. */
export function describeTransportContract(open: (mood: ServerBehaviour) => TransportFixture): void {
  const call = { url: '/api/store/orders/' };

  test('a success brings data and status', async () => {
    const { transport } = open('answers');
    const result = await transport.send(call, new AbortController().signal);
    expect(result).toMatchObject({ ok: true, status: 200 });
  });

  test.each(['refuses', 'is unreachable'] as const)(
    'a server that %s is a problem, never a rejection',
    async (mood) => {
      const { transport, pass } = open(mood);
      const answer = transport.send(call, new AbortController().signal);
      await pass(60_000);
      expectCompleteProblem(await answer);
    },
  );

  test('an aborted call ends as aborted, before its answer', async () => {
    const { transport } = open('does not respond');
    const abort = new AbortController();
    const answer = transport.send(call, abort.signal);
    abort.abort();
    expect(await answer).toMatchObject({ ok: false, problem: { status: 0, code: 'aborted' } });
  });

  test('a call that was aborted beforehand is not made', async () => {
    const { transport } = open('answers');
    const answer = await transport.send(call, AbortSignal.abort());
    expect(answer).toMatchObject({ ok: false, problem: { code: 'aborted' } });
  });

  test('refreshes asked for at one time are one', async () => {
    const { transport, refreshes } = open('answers');
    const results = await Promise.all([transport.refresh(), transport.refresh()]);
    expect(results.map(({ ok }) => ok)).toEqual([true, true]);
    expect(refreshes()).toBe(1);
  });

  test('a refused refresh is a problem', async () => {
    const { transport, pass } = open('refuses');
    const answer = transport.refresh();
    await pass(10_000);
    expectCompleteProblem(await answer);
  });

  test('a refresh without an answer is a problem with status 0', async () => {
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

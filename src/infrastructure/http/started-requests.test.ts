import { describe, expect, test } from 'vitest';
import { fetchStartedFirst, type StartedRequest } from './started-requests';

const USER = '/api/user/';
const network: typeof fetch = async () => new Response('network');

function started(changes: Partial<StartedRequest> = {}): StartedRequest {
  const headers = { date: 'now', 'cache-control': 'no-store' };
  const response = Promise.resolve(new Response('started', { headers }));
  return { token: 'one', at: 0, response, ...changes };
}

/** What a call with a token gets, `at` ms after the start of the document. */
async function textOf(request: StartedRequest, token: string | null = 'one', at = 0) {
  const fetch = fetchStartedFirst({ [USER]: request }, network, () => at);
  const headers = token === null ? {} : { Authorization: `Bearer ${token}` };
  return (await fetch(USER, { headers })).text();
}

describe('Requests that the document has started', () => {
  test('The answer of a started request is used once', async () => {
    const fetch = fetchStartedFirst({ [USER]: started({ token: null }) }, network, () => 0);
    expect(await (await fetch(USER)).text()).toBe('started');
    expect(await (await fetch(USER)).text()).toBe('network');
  });

  test('An address with its parameters in another order is the same address', async () => {
    const all = { '/api/list?a=1&b=2': started({ token: null }) };
    const fetch = fetchStartedFirst(all, network, () => 0);
    expect(await (await fetch('/api/list?b=2&a=1')).text()).toBe('started');
  });

  test('An answer to the token of another session is not used', async () => {
    expect(await textOf(started(), 'one')).toBe('started');
    expect(await textOf(started(), 'other')).toBe('network');
    expect(await textOf(started(), null)).toBe('network');
  });

  test('An answer that is older than 30 seconds is not used', async () => {
    expect(await textOf(started(), 'one', 29_999)).toBe('started');
    expect(await textOf(started(), 'one', 30_000)).toBe('network');
  });

  test('A request that was not sent, or failed, is sent', async () => {
    expect(await textOf(started({ response: Promise.resolve(null) }))).toBe('network');
    expect(await textOf(started({ response: Promise.reject(new TypeError()) }))).toBe('network');
  });

  test('A write is sent', async () => {
    const fetch = fetchStartedFirst({ [USER]: started({ token: null }) }, network, () => 0);
    expect(await (await fetch(USER, { method: 'POST' })).text()).toBe('network');
  });

  test('A refusal is passed on with its status, and no answer is used to measure the time', async () => {
    const refusal = new Response('{}', { status: 401, headers: { 'cache-control': 'no-store' } });
    const request = started({ token: null, response: Promise.resolve(refusal) });
    const answer = await fetchStartedFirst({ [USER]: request }, network, () => 0)(USER);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([401, null]);
  });
});

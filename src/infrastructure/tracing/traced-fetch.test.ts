import { expect, test, vi } from 'vitest';
import { sampledRequestOf } from '#domain/tracing/trace-header';
import { tracedFetch } from './traced-fetch';

function trial(share: number) {
  const sent = vi.fn(async (..._request: Parameters<typeof fetch>) => new Response());
  const events = new EventTarget();
  let now = 0;
  const traced = tracedFetch(sent, {
    share,
    random: () => 0.5,
    events,
    now: () => now,
    hex: (digits) => 'a'.repeat(digits),
  });
  const headersOf = async (...request: Parameters<typeof fetch>) => {
    await traced(...request);
    return new Headers(sent.mock.lastCall?.[1]?.headers);
  };
  return {
    headersOf,
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
    press: () => {
      const event = new Event('pointerdown');
      Object.defineProperty(event, 'timeStamp', { value: now });
      events.dispatchEvent(event);
    },
  };
}

test('A sampled request says how long ago its user acted, and keeps its own headers', async () => {
  const { headersOf, press, wait } = trial(1);
  press();
  wait(85);
  const headers = await headersOf('/api/user/', { headers: { authorization: 'Bearer x' } });
  expect(
    sampledRequestOf(
      headers.get('traceparent') ?? undefined,
      headers.get('tracestate') ?? undefined,
    ),
  ).toEqual({ traceId: 'a'.repeat(32), spanId: 'a'.repeat(16), actionMs: 85 });
  expect(headers.get('authorization')).toBe('Bearer x');
  wait(60_000);
  expect((await headersOf('/api/user/')).get('tracestate')).toBe('portal=0');
});

test('Requests that are not sampled, and those to other addresses, name no trace', async () => {
  const none = trial(0.5);
  expect((await none.headersOf('/api/user/')).has('traceparent')).toBe(false);
  const { headersOf } = trial(1);
  expect((await headersOf('/locales/fr/common.json')).has('traceparent')).toBe(false);
  expect((await headersOf('https://other.example/api/')).has('traceparent')).toBe(false);
});

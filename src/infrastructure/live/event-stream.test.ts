import { describe, expect, it } from 'vitest';
import type { ChangeHint } from '#domain/live/store-events';
import { createManualClock } from '../test-support/manual-clock';
import { followEventStream, SILENCE_MS, type StreamHint } from './event-stream';

function hintOf(hint: ChangeHint) {
  return `event: change\ndata: ${JSON.stringify(hint)}\n\n`;
}

const order = { kind: 'order', id: 'ord_1', revision: 2 } as const;

describe('Event stream', () => {
  it('An event stream is requested with the stored access token', async () => {
    const { asked } = await streaming();
    expect(asked()).toEqual(['/api/store/events/', 'Bearer access-token']);
  });

  it('An event stream emits only the change hints, however their bytes are split', async () => {
    const { says, heard } = await streaming();
    const told = `: open\n\n${hintOf(order)}: still here\n\nevent: news\ndata: {"kind":"parcel"}\n\n`;
    for (const byte of told) await says(byte);
    await says(`${hintOf({ kind: 'return' })}${hintOf({ kind: 'payment', id: 'pay_é' })}`);
    expect(heard).toEqual(['open', order, { kind: 'return' }, { kind: 'payment', id: 'pay_é' }]);
  });

  it('An event stream emits who is typing, and nothing for a notice without a name', async () => {
    const { says, heard } = await streaming();
    const notice = { id: 'cnv_1', by: 'client', name: 'Houda Lahlou' };
    await says(`event: typing\ndata: ${JSON.stringify(notice)}\n\n`);
    await says('event: typing\ndata: {"id":"cnv_1","by":"client"}\n\nevent: typing\ndata: {\n\n');
    expect(heard).toEqual(['open', notice]);
  });

  it.each([
    ['LF', '\n'],
    ['CRLF', '\r\n'],
    ['CR', '\r'],
  ])(
    'An event stream is read whole and in single characters, with lines that end in %s',
    async (_name, end) => {
      const text = [
        ': open',
        'retry: 3000',
        '',
        'id: 7',
        'event: change',
        `data: ${JSON.stringify(order)}`,
        '',
        'event: change',
        'data: {"kind":',
        'data: "return"}',
        '',
        `data:${JSON.stringify(order)}`,
        '',
        ': still here',
        '',
      ].join(end);
      const hints = ['open', order, { kind: 'return' }, order];
      const whole = await streaming();
      await whole.says(text);
      expect(whole.heard).toEqual(hints);
      const split = await streaming();
      for (const character of text) await split.says(character);
      expect(split.heard).toEqual(hints);
    },
  );

  it('An event stream emits an event only when it is complete', async () => {
    const { says, heard, ends, end } = await streaming();
    await says(`${hintOf(order)}event: change\ndata: {"kind":"return"}\n`);
    expect(heard).toEqual(['open', order]);
    ends();
    await end;
    expect(heard).toEqual(['open', order]);
  });

  it('An event stream ends when the server ends it', async () => {
    const { ends, end } = await streaming();
    ends();
    expect(await end).toBe('ended');
  });

  it('An event stream ends after a longer silence than the server ever has', async () => {
    const { clock, says, end, isOver } = await streaming();
    await clock.pass(SILENCE_MS - 1);
    await says(': still here\n\n');
    await clock.pass(SILENCE_MS - 1);
    expect(isOver()).toBe(false);
    await clock.pass(1);
    expect(await end).toBe('ended');
  });

  it('Leaving an event stream aborts its request', async () => {
    const { leave, end, wasLeft } = await streaming();
    leave();
    expect(await end).toBe('ended');
    expect(wasLeft()).toBe(true);
  });

  it('An event stream is not requested after sign-out', async () => {
    const follow = followEventStream({
      ...parts(createManualClock()),
      tokens: { read: () => ({ access: null, refresh: null }) },
      fetch: () => Promise.reject(new Error('It was asked for.')),
    });
    const listener = { onOpen: () => undefined, onHint: () => undefined };
    expect(await follow(listener, new AbortController().signal)).toBe('ended');
  });

  it.each([
    [401, 'unauthorized'],
    [429, 'ended'],
    [503, 'ended'],
  ] as const)('An event stream answered with %i is %s and never opens', async (status, end) => {
    const heard: unknown[] = [];
    const follow = followEventStream({
      ...parts(createManualClock()),
      fetch: async () => new Response('{}', { status }),
    });
    const listener = { onOpen: () => heard.push('open'), onHint: () => undefined };
    expect(await follow(listener, new AbortController().signal)).toBe(end);
    expect(heard).toEqual([]);
  });
});

function parts(clock: ReturnType<typeof createManualClock>) {
  return { host: '', clock, tokens: { read: () => ({ access: 'access-token', refresh: null }) } };
}

/** A listener of an event stream that the test writes. */
async function streaming() {
  const clock = createManualClock();
  const leaving = new AbortController();
  const heard: unknown[] = [];
  let asked: unknown[] = [];
  let isOver = false;
  let wasLeft = false;
  let body!: ReadableStreamDefaultController<Uint8Array>;
  const fetch = async (url: RequestInfo | URL, { headers, signal }: RequestInit = {}) => {
    asked = [url, new Headers(headers).get('authorization')];
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        body = controller;
      },
    });
    signal?.addEventListener('abort', () => {
      wasLeft = true;
      if (!isOver) body.error(signal.reason);
    });
    return new Response(stream);
  };
  const listener = {
    onOpen: () => heard.push('open'),
    onHint: (hint: StreamHint) => heard.push(hint),
  };
  const end = followEventStream({ ...parts(clock), fetch })(listener, leaving.signal);
  void end.then(() => {
    isOver = true;
  });
  await clock.pass(0);
  return {
    clock,
    heard,
    end,
    asked: () => asked,
    isOver: () => isOver,
    wasLeft: () => wasLeft,
    says: async (text: string) => {
      body.enqueue(new TextEncoder().encode(text));
      await clock.pass(0);
    },
    ends: () => body.close(),
    leave: () => leaving.abort(),
  };
}

import { describe, expect, it } from 'vitest';
import type { StreamEnd, StreamListener } from '#application/ports/live-stream.port';
import { shareStream, type TabChannel, type TabCoordination } from './shared-stream';

const order = { kind: 'order', id: 'ord_1', revision: 2 } as const;

describe('Shared stream of tabs', () => {
  it('The tabs of a browser share one stream, and each one receives its change hints', async () => {
    const browser = openBrowser();
    const [one, other] = [browser.openTab(), browser.openTab()];
    expect(browser.streams()).toBe(1);
    browser.leader().onOpen();
    browser.leader().onHint(order);
    expect([one.heard, other.heard]).toEqual([
      ['open', order],
      ['open', order],
    ]);
  });

  it('Tabs opened later are notified at once that the stream is open, without notifying the others again', async () => {
    const browser = openBrowser();
    const one = browser.openTab();
    browser.leader().onOpen();
    const two = browser.openTab();
    const three = browser.openTab();
    expect([one.heard, two.heard, three.heard]).toEqual([['open'], ['open'], ['open']]);
  });

  it('Another tab takes over with a new stream when the leading tab leaves', async () => {
    const browser = openBrowser();
    const one = browser.openTab();
    const other = browser.openTab();
    browser.leader().onOpen();
    one.leave();
    expect(await one.end).toBe('ended');
    expect(browser.streams()).toBe(0);
    await browser.momentPasses();
    expect(browser.streams()).toBe(1);
    browser.leader().onOpen();
    expect(one.heard).toEqual(['open']);
    expect(other.heard).toEqual(['open', 'open']);
  });

  it('The leading tab gets the end of its stream, and a tab that leaves stops waiting for one', async () => {
    const browser = openBrowser();
    const one = browser.openTab();
    const other = browser.openTab();
    other.leave();
    expect(await other.end).toBe('ended');
    browser.leader().ends('unauthorized');
    expect(await one.end).toBe('unauthorized');
  });
});

interface Led extends StreamListener {
  readonly ends: (end: StreamEnd) => void;
}

/** A browser whose tabs share a lock and a channel, and whose streams the test controls. */
function openBrowser() {
  const channels = new Set<{ hear: Parameters<TabChannel['addEventListener']>[1] | null }>();
  const streams = new Set<Led>();
  const openChannel: TabCoordination['openChannel'] = () => {
    const own: { hear: Parameters<TabChannel['addEventListener']>[1] | null } = { hear: null };
    channels.add(own);
    return {
      addEventListener: (_type, listener) => {
        own.hear = listener;
      },
      postMessage: (data) => {
        for (const other of channels) if (other !== own) other.hear?.({ data });
      },
      close: () => channels.delete(own),
    };
  };
  let pass: () => void = () => undefined;
  const beforeTakingOver = () =>
    new Promise<void>((resolve) => {
      pass = resolve;
    });
  let holder: symbol | null = null;
  const queue: (() => void)[] = [];
  const request: TabCoordination['request'] = (_name, { signal }, lead) =>
    new Promise((resolve, reject) => {
      const own = Symbol('tab');
      const begin = () => {
        if (signal.aborted) return next();
        holder = own;
        lead().then(resolve, reject).finally(next);
      };
      const next = () => {
        holder = null;
        queue.shift()?.();
      };
      signal.addEventListener('abort', () => {
        if (holder !== own) reject(signal.reason);
      });
      if (holder === null) begin();
      else queue.push(begin);
    });
  const follow = (listener: StreamListener, signal: AbortSignal) =>
    new Promise<StreamEnd>((resolve) => {
      const led: Led = {
        ...listener,
        ends: (end) => {
          streams.delete(led);
          resolve(end);
        },
      };
      streams.add(led);
      signal.addEventListener('abort', () => led.ends('ended'));
    });
  return {
    streams: () => streams.size,
    momentPasses: async () => {
      pass();
      await new Promise(setImmediate);
    },
    leader: (): Led => {
      const [led] = streams;
      if (!led) throw new Error('No tab leads.');
      return led;
    },
    openTab: () => {
      const heard: unknown[] = [];
      const leaving = new AbortController();
      const listener: StreamListener = {
        onOpen: () => heard.push('open'),
        onHint: (hint) => heard.push(hint),
      };
      const end = shareStream(follow, { request, openChannel, beforeTakingOver })(
        listener,
        leaving.signal,
      );
      return { heard, end, leave: () => leaving.abort() };
    },
  };
}

import { describe, expect, it } from 'vitest';
import type { StreamEnd, StreamListener } from '#application/ports/live-stream.port';
import { createStreamForTabs, type StreamRequest, type TabPort } from './stream-for-tabs';
import { followStreamOfWorker, type WorkerPort } from './stream-from-worker';

const order = { kind: 'order', id: 'ord_1', revision: 2 } as const;

describe('Stream of a worker', () => {
  it('The tabs of a browser share one stream, and each one receives its change hints', () => {
    const browser = openBrowser();
    const tabs = Array.from({ length: 9 }, () => browser.openTab());
    expect(browser.streams().map(({ request }) => request)).toEqual([
      { host: '', access: 'token' },
    ]);
    browser.stream().onOpen();
    browser.stream().onHint(order);
    expect(tabs.map(({ heard }) => heard)).toEqual(Array(9).fill(['open', order]));
  });

  it('Tabs opened later are notified at once that the stream is open, without notifying the others again', () => {
    const browser = openBrowser();
    const one = browser.openTab();
    browser.stream().onOpen();
    const other = browser.openTab();
    expect([one.heard, other.heard]).toEqual([['open'], ['open']]);
  });

  it('The stream survives the tab that opened it, and ends with the last tab', async () => {
    const browser = openBrowser();
    const [one, other] = [browser.openTab(), browser.openTab()];
    one.leave();
    expect(await one.end).toBe('ended');
    expect(browser.streams()).toHaveLength(1);
    browser.stream().onHint(order);
    expect([one.heard, other.heard]).toEqual([[], [order]]);
    other.leave();
    expect(await other.end).toBe('ended');
    expect(browser.streams()).toEqual([]);
    browser.openTab();
    expect(browser.streams()).toHaveLength(1);
  });

  it.each<StreamEnd>(['ended', 'unauthorized'])(
    'All tabs are told that the stream is %s, and open the next one together',
    async (end) => {
      const browser = openBrowser();
      const tabs = [browser.openTab(), browser.openTab()];
      browser.stream().ends(end);
      expect(await Promise.all(tabs.map((tab) => tab.end))).toEqual([end, end]);
      browser.openTab();
      browser.openTab();
      expect(browser.streams()).toHaveLength(1);
    },
  );

  it('A tab with another token ends the stream of the others, who hear nothing of the new one', async () => {
    const browser = openBrowser();
    const earlier = browser.openTab();
    const old = browser.stream();
    old.onOpen();
    const later = browser.openTab('other token');
    expect(await earlier.end).toBe('ended');
    expect(browser.streams().map(({ request }) => request.access)).toEqual(['other token']);
    old.onOpen();
    old.onHint(order);
    browser.stream().onOpen();
    expect([earlier.heard, later.heard]).toEqual([['open'], ['open']]);
  });

  it('Without a token, after leaving, and without a worker, nothing is requested', async () => {
    const browser = openBrowser();
    expect(await browser.openTab(null).end).toBe('ended');
    expect(await browser.openTab('token', AbortSignal.abort()).end).toBe('ended');
    expect(browser.streams()).toEqual([]);
    const failing = openBrowser({ workerFails: true });
    expect(await failing.openTab().end).toBe('ended');
  });
});

interface Led extends StreamListener {
  readonly request: StreamRequest;
  readonly ends: (end: StreamEnd) => void;
}

/** A browser with one worker, whose streams the test controls. */
function openBrowser({ workerFails = false } = {}) {
  const streams = new Set<Led>();
  const connectTab = createStreamForTabs(
    (request) => (listener, signal) =>
      new Promise<StreamEnd>((resolve) => {
        const led: Led = {
          ...listener,
          request,
          ends: (end) => {
            streams.delete(led);
            resolve(end);
          },
        };
        streams.add(led);
        signal.addEventListener('abort', () => led.ends('ended'));
      }),
  );
  const connect = (onFailure: () => void): WorkerPort => {
    if (workerFails) queueMicrotask(onFailure);
    let [hearTab, hearWorker]: ((event: { data: never }) => void)[] = [];
    let isClosed = false;
    const ofWorker: TabPort = {
      postMessage: (data) => {
        if (!isClosed) hearWorker?.({ data: data as never });
      },
      addEventListener: (_type, listener) => {
        hearTab = listener;
      },
      start: () => undefined,
    };
    if (!workerFails) connectTab(ofWorker);
    return {
      postMessage: (data) => hearTab?.({ data: data as never }),
      addEventListener: (_type, listener) => {
        hearWorker = listener;
      },
      start: () => undefined,
      close: () => {
        isClosed = true;
      },
    };
  };
  return {
    streams: () => [...streams],
    stream: (): Led => {
      const [led] = streams;
      if (!led) throw new Error('There is no stream.');
      return led;
    },
    openTab: (access: string | null = 'token', signal?: AbortSignal) => {
      const heard: unknown[] = [];
      const leaving = new AbortController();
      const listener: StreamListener = {
        onOpen: () => heard.push('open'),
        onHint: (hint) => heard.push(hint),
      };
      const tokens = { read: () => ({ access, refresh: null }) };
      const follow = followStreamOfWorker(connect, { host: '', tokens });
      const end = follow(listener, signal ?? leaving.signal);
      return { heard, end, leave: () => leaving.abort() };
    },
  };
}

import { describe, expect, it } from 'vitest';
import type { StreamEnd } from '#application/ports/live-stream.port';
import { createManualClock } from '../test-support/manual-clock';
import { ANSWER_MS, ASK_AGAIN_MS, type ElectionMessage, electTab } from './elect-tab';
import type { TabChannel } from './shared-stream';

describe('Election of a tab', () => {
  it('Of nine tabs that ask at the same time, one leads', async () => {
    const browser = openBrowser();
    for (const id of ['d', 'b', 'a', 'c', 'e', 'f', 'g', 'h', 'i']) browser.openTab(id);
    await browser.clock.pass(ANSWER_MS - 1);
    expect(browser.leading()).toEqual([]);
    await browser.clock.pass(1);
    expect(browser.leading()).toEqual(['a']);
    await browser.clock.pass(10 * ASK_AGAIN_MS);
    expect(browser.leading()).toEqual(['a']);
  });

  it('The leading tab refuses a later one, also one with a smaller id', async () => {
    const browser = openBrowser();
    browser.openTab('b');
    await browser.clock.pass(ANSWER_MS);
    browser.openTab('a');
    await browser.clock.pass(ANSWER_MS);
    expect(browser.leading()).toEqual(['b']);
  });

  it('When the leading tab ends, the next one leads after one wait for an answer', async () => {
    const browser = openBrowser();
    const first = browser.openTab('a');
    await browser.clock.pass(ANSWER_MS);
    browser.openTab('c');
    browser.openTab('b');
    await browser.clock.pass(ANSWER_MS);
    first.ends('unauthorized');
    expect(await first.end).toBe('unauthorized');
    await browser.clock.pass(ANSWER_MS);
    expect(browser.leading()).toEqual(['b']);
  });

  it('When the leading tab crashes, another one leads after its next question', async () => {
    const browser = openBrowser();
    const first = browser.openTab('a');
    await browser.clock.pass(ANSWER_MS);
    browser.openTab('b');
    await browser.clock.pass(0);
    first.crashes();
    await browser.clock.pass(ASK_AGAIN_MS + ANSWER_MS);
    expect(browser.leading()).toEqual(['b']);
  });

  it('A tab that leaves before it leads never leads', async () => {
    const browser = openBrowser();
    const tab = browser.openTab('a');
    tab.leave();
    await expect(tab.end).rejects.toThrow();
    await browser.clock.pass(ASK_AGAIN_MS);
    expect(browser.leading()).toEqual([]);
  });
});

/** A browser whose tabs exchange messages, and whose clock the test controls. */
function openBrowser() {
  const clock = createManualClock();
  type Hear = Parameters<TabChannel<ElectionMessage>['addEventListener']>[1];
  const channels = new Map<string, Hear>();
  const leading = new Map<string, (end: StreamEnd) => void>();
  return {
    clock,
    leading: () => [...leading.keys()],
    openTab: (id: string) => {
      const leaving = new AbortController();
      const openChannel = (): TabChannel<ElectionMessage> => ({
        postMessage: (data) => {
          for (const [other, hear] of channels) if (other !== id) hear({ data });
        },
        addEventListener: (_type, listener) => void channels.set(id, listener),
        close: () => void channels.delete(id),
      });
      const lead = () =>
        new Promise<StreamEnd>((resolve) => {
          leading.set(id, (end) => {
            leading.delete(id);
            resolve(end);
          });
        });
      const request = electTab({ openChannel, clock, newId: () => id });
      const end = request('stream', { signal: leaving.signal }, lead);
      end.catch(() => undefined);
      return {
        end,
        leave: () => leaving.abort(),
        ends: (how: StreamEnd) => leading.get(id)?.(how),
        crashes: () => {
          channels.delete(id);
          leading.delete(id);
        },
      };
    },
  };
}

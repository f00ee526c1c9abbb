import { expect, type Page } from '@playwright/test';
import { eq, sql } from 'drizzle-orm';
import { users } from '../../../server/database/schema/stores';
import type { LiveDriver } from '../../support/machine-models/live.model';
import { waitForChunks } from '../support/lazy-chunks';
import { openStreams, waitForNetworkIdle } from '../support/network-idle';
import type { JourneyStore } from '../support/store';
import { answerMaintenance, answerUnavailable } from './faults';
import { createPageClock, installPageClock } from './page-clock';
import { PendingRequest, ReconnectPoll } from './pending-request';
import type { PageSetup } from './test-paths';
import { textStart } from './translated-text';

const LIST = '/api/store/orders/';
const STREAM = '/api/store/events/';

/** Changes are collected for this long before the affected queries are refetched. */
const GATHER_MS = 300;
/** A stream that stayed open this long is stable. */
const STEADY_MS = 20_000;
/** The longest pause between two streams. */
const MAX_PAUSE_MS = 8_000;
const MINUTE_MS = 60_000;
/** Number of polls, a minute apart, before a stream is tried again. */
const POLLS = 5;

/**
 * The list of orders on the real portal with the server's own event stream, as the driver of its
 * test model. The page's clock is stopped and advances only on the test model's request.
 */
export function createLivePageDriver(page: Page, { store, openPortal }: PageSetup): LiveDriver {
  const stream = new PendingRequest(page, STREAM);
  const poll = new ReconnectPoll(page);
  let readings = 0;
  let reach: 'online' | 'offline' | 'maintenance' = 'online';
  let isFiltered = false;
  let wasOpen = false;

  /** Switches between two tabs of the list; both contain the orders placed here. */
  const turnList = async () => {
    isFiltered = !isFiltered;
    const tab = isFiltered ? 'orders:tabs.toAccept' : 'orders:tabs.all';
    await page.getByRole('tab', { name: textStart(tab) }).click();
  };
  const row = (number: number) => page.getByRole('row').filter({ hasText: `#${number}` });
  /** How often an order is in the list after the collecting delay. */
  const comes = async (number: number) => {
    await page.clock.runFor(GATHER_MS);
    return row(number).count();
  };
  const serverGoes: Record<'maintenance' | 'offline', () => Promise<unknown>> = {
    offline: () => page.context().setOffline(true),
    maintenance: async () => {
      await page.route((url) => url.pathname === LIST, answerMaintenance, { times: 1 });
      await turnList();
    },
  };
  const serverComesBack = async () => {
    // The page stops its poll and begins another one at once.
    if (reach === 'offline') await poll.replacedBy(() => page.context().setOffline(false));
    // Only an answer shows that the server is back.
    if (reach !== 'online') await poll.answer((route) => route.continue());
    reach = 'online';
  };

  return {
    open: async () => {
      const { number } = await store.place();
      page.on('request', (request) => {
        if (new URL(request.url()).pathname === LIST) readings += 1;
      });
      await stream.hold();
      await poll.hold();
      await installPageClock(page);
      const code = waitForChunks(page, 'connection-banner');
      await openPortal('/dashboard/order?sort=-number');
      await code;
      await row(number).waitFor();
      await expect.poll(() => stream.isPending).toBe(true);
      await waitForNetworkIdle(page);
      await createPageClock(page).pause();
    },
    openStream: async () => {
      const before = readings;
      await stream.answer((route) => route.continue());
      // Changes made while no stream was open are fetched now.
      if (wasOpen) await expect.poll(() => readings).toBeGreaterThan(before);
      wasOpen = true;
    },
    breakStream: () =>
      stream.isPending ? stream.answer(answerUnavailable) : serverEndsStreams(store),
    elapseUntilSteady: () => page.clock.fastForward(STEADY_MS),
    elapsePause: () => page.clock.fastForward(MAX_PAUSE_MS),
    elapsePolling: async () => {
      for (let left = POLLS; left > 0; left -= 1) {
        await waitForNetworkIdle(page);
        const before = readings;
        await page.clock.fastForward(MINUTE_MS);
        await expect.poll(() => readings).toBeGreaterThan(before);
      }
    },
    hideTab: () => page.evaluate(hideTabForLong),
    revealTab: async () => {
      // An idle tab is not notified of the server's changes.
      await serverComesBack();
      await page.evaluate(showTab);
    },
    setConnectionStatus: async (next) => {
      if (next === 'online') return serverComesBack();
      // A later answer would show that the server is reachable.
      await waitForNetworkIdle(page);
      await serverGoes[next]();
      reach = next;
    },
    expectViewState: async (viewState) => {
      const isOpen = viewState.shows === 'byEvent';
      await expect
        .poll(() => ({ waits: stream.isPending, open: openStreams(page) }))
        .toEqual({ waits: viewState.isFollowed && !isOpen, open: isOpen ? 1 : 0 });
      await waitForNetworkIdle(page);
      const before = readings;
      const { number } = await store.place();
      await page.clock.runFor(GATHER_MS);
      if (!isOpen) expect(readings).toBe(before);
      else await expect.poll(() => comes(number)).toBe(1);
    },
  };
}

/** Makes the server end the streams of the store's admin, as after a change of role. */
async function serverEndsStreams({ backend, userNames }: JourneyStore): Promise<void> {
  const { db } = backend.database;
  const isAdmin = eq(users.userName, userNames.store_admin);
  await db
    .select({
      told: sql`pg_notify('store_events', json_build_object('changedUser', ${users.id})::text)`,
    })
    .from(users)
    .where(isAdmin);
}

/**
 * Runs in the page: hides the tab and lets a long time pass only for the timers of hidden tabs.
 * Otherwise a stream would become stable or time out, and a pause or a poll would end.
 */
function hideTabForLong(): void {
  const STEP_MS = 60_000;
  const { setTimeout } = globalThis;
  const { now } = Date;
  let later = now();
  let rings: (() => void)[] = [];
  globalThis.setTimeout = Object.assign(
    (callback: () => void) => rings.push(callback),
    setTimeout,
  ) as typeof setTimeout;
  Date.now = () => later;
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
  while (rings.length > 0) {
    const due = rings;
    rings = [];
    later += STEP_MS;
    for (const ring of due) ring();
  }
  Object.assign(Date, { now });
  Object.assign(globalThis, { setTimeout });
}

/** Runs in the page: shows the tab again. */
function showTab(): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'visible' });
  document.dispatchEvent(new Event('visibilitychange'));
}

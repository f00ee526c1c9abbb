import { expect, type Page } from '@playwright/test';
import { eq, sql } from 'drizzle-orm';
import { users } from '../../../server/database/schema/stores';
import type { LiveDriver } from '../../support/machine-models/live.model';
import { waitForChunks } from '../support/lazy-chunks';
import { openStreams, waitForNetworkIdle } from '../support/network-idle';
import type { JourneyStore } from '../support/store';
import { answerMaintenance, answerUnavailable } from './faults';
import { createPageClock } from './page-clock';
import { PendingRequest, ReconnectPoll } from './pending-request';
import type { PageSetup } from './test-paths';
import { textStart } from './translated-text';

const LIST = '/api/store/orders/';
const STREAM = '/api/store/events/';

/** Changes are gathered for this long before what they touch is read again. */
const GATHER_MS = 300;
/** A stream that held this long is steady. */
const STEADY_MS = 20_000;
/** The longest pause between two streams. */
const MAX_PAUSE_MS = 8_000;
const MINUTE_MS = 60_000;
/** Readings until a stream is tried again, a minute apart. */
const POLLS = 5;

/**
 * The list of orders on the real portal with the server's own stream of hints, as the driver of its
 * test model. The clock of the page stands, so that its delays pass when the test model says so.
 */
export const createLivePageDriver = (page: Page, { store, openPortal }: PageSetup): LiveDriver => {
  const stream = new PendingRequest(page, STREAM);
  const knock = new ReconnectPoll(page);
  let readings = 0;
  let reach: 'online' | 'offline' | 'maintenance' = 'online';
  let isFiltered = false;
  let wasOpen = false;

  /** In the list that waits for an answer or in the other: either holds all that is placed here. */
  const turnList = async () => {
    isFiltered = !isFiltered;
    const tab = isFiltered ? 'orders:tabs.toAccept' : 'orders:tabs.all';
    await page.getByRole('tab', { name: textStart(tab) }).click();
  };
  const row = (number: number) => page.getByRole('row').filter({ hasText: `#${number}` });
  /** How often an order is in the list, a moment later. */
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
    if (reach === 'offline') await page.context().setOffline(false);
    if (reach === 'maintenance') await knock.answer((route) => route.continue());
    reach = 'online';
  };

  return {
    open: async () => {
      const { number } = await store.place();
      page.on('request', (request) => {
        if (new URL(request.url()).pathname === LIST) readings += 1;
      });
      await stream.hold();
      await knock.hold();
      await page.clock.install();
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
      // What changed while none was open is read now.
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
      // What befalls the server is no news to a tab that rests.
      await serverComesBack();
      await page.evaluate(showTab);
    },
    setConnectionStatus: async (next) => {
      if (next === 'online') return serverComesBack();
      // An answer that comes later would tell that the server is there.
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
};

/** The server ends the streams of the store's admin, as it does when he gets another role. */
const serverEndsStreams = async ({ backend, userNames }: JourneyStore): Promise<void> => {
  const { db } = backend.database;
  const isAdmin = eq(users.userName, userNames.store_admin);
  await db
    .select({
      told: sql`pg_notify('store_events', json_build_object('changedUser', ${users.id})::text)`,
    })
    .from(users)
    .where(isAdmin);
};

/**
 * On the page: the tab goes out of view state, and a long time passes for what waits for that alone. Beside it a
 * stream would prove itself or fall silent, and a pause or a reading end.
 */
const hideTabForLong = (): void => {
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
};

/** On the page: somebody looks at the tab again. */
const showTab = (): void => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'visible' });
  document.dispatchEvent(new Event('visibilitychange'));
};

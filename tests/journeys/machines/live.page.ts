import { expect, type Page } from '@playwright/test';
import { eq, sql } from 'drizzle-orm';
import { users } from '../../../server/database/schema/stores';
import type { LiveWorld } from '../../support/machine-scripts/live.script';
import { allHasCome, openStreams } from '../support/calls';
import { codeComes } from '../support/page-code';
import type { JourneyStore } from '../support/store';
import { serverIsClosed, serverIsDown } from './faults';
import { heldTime } from './held-time';
import type { PageSetting } from './path-tests';
import { beginning } from './spoken';
import { Knock, WaitingCall } from './waiting-call';

const LIST = '/api/store/orders/';
const STREAM = '/api/store/events/';

/** Changes are gathered for this long before what they touch is read again. */
const GATHER_MS = 300;
/** A stream that held this long is steady. */
const STEADY_MS = 20_000;
/** The longest pause between two streams. */
const LONGEST_PAUSE_MS = 8_000;
const MINUTE_MS = 60_000;
/** Readings until a stream is tried again, a minute apart. */
const POLLS = 5;

/**
 * The list of orders on the real portal with the server's own stream of hints, as a world that the script can
 * play in. The clock of the page stands, so that its delays pass when the script says so.
 */
export const liveOnPage = (page: Page, { store, openPortal }: PageSetting): LiveWorld => {
  const stream = new WaitingCall(page, STREAM);
  const knock = new Knock(page);
  let readings = 0;
  let reach: 'reached' | 'lost' | 'closed' = 'reached';
  let isFiltered = false;
  let wasOpen = false;

  /** In the list that waits for an answer or in the other: either holds all that is placed here. */
  const turnList = async () => {
    isFiltered = !isFiltered;
    const tab = isFiltered ? 'orders:tabs.toAccept' : 'orders:tabs.all';
    await page.getByRole('tab', { name: beginning(tab) }).click();
  };
  const row = (number: number) => page.getByRole('row').filter({ hasText: `#${number}` });
  /** How often an order is in the list, a moment later. */
  const comes = async (number: number) => {
    await page.clock.runFor(GATHER_MS);
    return row(number).count();
  };
  const serverGoes: Record<'lost' | 'closed', () => Promise<unknown>> = {
    lost: () => page.context().setOffline(true),
    closed: async () => {
      await page.route((url) => url.pathname === LIST, serverIsClosed, { times: 1 });
      await turnList();
    },
  };
  const serverComesBack = async () => {
    if (reach === 'lost') await page.context().setOffline(false);
    if (reach === 'closed') await knock.answer((route) => route.continue());
    reach = 'reached';
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
      const code = codeComes(page, 'connection-watch');
      await openPortal('/dashboard/order?sort=-number');
      await code;
      await row(number).waitFor();
      await expect.poll(() => stream.waits).toBe(true);
      await allHasCome(page);
      await heldTime(page).stop();
    },
    streamOpens: async () => {
      const before = readings;
      await stream.answer((route) => route.continue());
      // What changed while none was open is read now.
      if (wasOpen) await expect.poll(() => readings).toBeGreaterThan(before);
      wasOpen = true;
    },
    streamBreaks: () => (stream.waits ? stream.answer(serverIsDown) : serverEndsStreams(store)),
    streamHolds: () => page.clock.fastForward(STEADY_MS),
    pauseEnds: () => page.clock.fastForward(LONGEST_PAUSE_MS),
    pollingEnds: async () => {
      for (let left = POLLS; left > 0; left -= 1) {
        await allHasCome(page);
        const before = readings;
        await page.clock.fastForward(MINUTE_MS);
        await expect.poll(() => readings).toBeGreaterThan(before);
      }
    },
    tabIsLongUnseen: () => page.evaluate(hideTabForLong),
    tabIsSeen: async () => {
      // What befalls the server is no news to a tab that rests.
      await serverComesBack();
      await page.evaluate(showTab);
    },
    serverIs: async (next) => {
      if (next === 'reached') return serverComesBack();
      // An answer that comes later would tell that the server is there.
      await allHasCome(page);
      await serverGoes[next]();
      reach = next;
    },
    sees: async (sight) => {
      const isOpen = sight.shows === 'byHint';
      await expect
        .poll(() => ({ waits: stream.waits, open: openStreams(page) }))
        .toEqual({ waits: sight.isFollowed && !isOpen, open: isOpen ? 1 : 0 });
      await allHasCome(page);
      const before = readings;
      const { number } = await store.place();
      await page.clock.runFor(GATHER_MS);
      if (!isOpen) expect(readings).toBe(before);
      else await expect.poll(() => comes(number)).toBe(1);
    },
  };
};

/** The server ends the streams of the store's admin, as it does when he gets another role. */
const serverEndsStreams = async ({ market, userNames }: JourneyStore): Promise<void> => {
  const { db } = market.database;
  const isAdmin = eq(users.userName, userNames.store_admin);
  await db
    .select({
      told: sql`pg_notify('store_events', json_build_object('changedUser', ${users.id})::text)`,
    })
    .from(users)
    .where(isAdmin);
};

/**
 * On the page: the tab goes out of sight, and a long time passes for what waits for that alone. Beside it a
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

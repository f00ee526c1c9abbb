import { expect, type Page } from '@playwright/test';
import { HeldRequests } from '../../support/browser/held-requests';
import type { ConnectionDriver } from '../../support/machine-models/connection.model';
import { waitForChunks } from '../support/lazy-chunks';
import { waitForNetworkIdle } from '../support/network-idle';
import { abortOffline, answerMaintenance } from './faults';
import { installPageClock } from './page-clock';
import { ReconnectPoll } from './pending-request';
import { refetchAfter } from './refetch-after-reconnect';
import type { PageSetup } from './test-paths';
import { exactText } from './translated-text';

const LIST = '/api/store/posts/';
/** Number of attempts for a request without an answer. */
const ATTEMPTS = 4;

/** The list of articles on the real portal as the driver of its test model. */
export function createConnectionPageDriver(
  page: Page,
  { openPortal }: PageSetup,
): ConnectionDriver {
  const held = new HeldRequests(page);
  const poll = new ReconnectPoll(page);
  let searches = 0;
  /** Whether the browser has a network connection. */
  let isPluggedIn = true;

  const strip = page.getByText(exactText('shell:connection.lost'));
  const cover = page.getByRole('heading', { name: exactText('shell:errors.maintenance.title') });
  const plug = async (isIn: boolean) => {
    isPluggedIn = isIn;
    await page.context().setOffline(!isIn);
  };
  /** Whether the page has a pending list request. */
  const reads = () => held.isHeld(LIST);
  const isAway = async () => (await strip.count()) + (await cover.count()) > 0;

  return {
    open: async () => {
      await installPageClock(page);
      const code = waitForChunks(page, 'connection-banner');
      await openPortal('/dashboard/post');
      await code;
      await waitForNetworkIdle(page);
      // The connection is monitored only after the first failure.
      await refetchAfter(page, async () => undefined);
      await waitForNetworkIdle(page);
      // Only now: the refetch above began with the answer to a poll.
      await poll.hold();
      await held.hold(LIST);
    },
    loseServer: async () => {
      if (isPluggedIn) {
        // A later answer would show that the server is reachable.
        await waitForNetworkIdle(page, LIST, poll.path);
        return plug(false);
      }
      for (let left = ATTEMPTS; left > 0; left -= 1) await poll.answer(abortOffline);
    },
    closeForMaintenance: async () => {
      if (await isAway()) return poll.answer(answerMaintenance);
      searches += 1;
      if (!reads()) await page.getByLabel(exactText('posts:searchLabel')).fill(String(searches));
      // A later answer would show that the server is reachable.
      await waitForNetworkIdle(page, LIST);
      await held.failOne(LIST, answerMaintenance);
    },
    restoreServer: async () => {
      // The page stops its poll and begins another one at once.
      if (!isPluggedIn) await poll.replacedBy(() => plug(true));
      await poll.answer((route) => route.continue());
    },
    restoreNetwork: async () => {
      await plug(false);
      await plug(true);
    },
    settleRefetch: () => held.release(LIST),
    expectViewState: async (viewState) => {
      await expect(strip).toHaveCount(viewState.banner ? 1 : 0);
      await expect(cover).toHaveCount(viewState.maintenance ? 1 : 0);
      await expect.poll(() => poll.isSent()).toBe(viewState.polling);
    },
  };
}

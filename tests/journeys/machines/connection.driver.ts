import { expect, type Page } from '@playwright/test';
import { HeldRequests } from '../../support/browser/held-requests';
import type { ConnectionDriver } from '../../support/machine-models/connection.model';
import { waitForChunks } from '../support/lazy-chunks';
import { waitForNetworkIdle } from '../support/network-idle';
import { abortOffline, answerMaintenance } from './faults';
import { ReconnectPoll } from './pending-request';
import { refetchAfter } from './refetch-after-reconnect';
import type { PageSetup } from './test-paths';
import { exactText } from './translated-text';

const LIST = '/api/store/posts/';
/** How often a call is sent that gets no answer. */
const ATTEMPTS = 4;

/** The list of articles on the real portal as the driver of its test model. */
export const createConnectionPageDriver = (
  page: Page,
  { openPortal }: PageSetup,
): ConnectionDriver => {
  const held = new HeldRequests(page);
  const knock = new ReconnectPoll(page);
  let searches = 0;
  /** What the browser says of its cable. */
  let isPluggedIn = true;

  const strip = page.getByText(exactText('shell:connection.lost'));
  const cover = page.getByRole('heading', { name: exactText('shell:errors.maintenance.title') });
  const plug = async (isIn: boolean) => {
    isPluggedIn = isIn;
    await page.context().setOffline(!isIn);
  };
  /** Whether something that the page shows waits for the server. */
  const reads = () => held.isHeld(LIST);
  const isAway = async () => (await strip.count()) + (await cover.count()) > 0;

  return {
    open: async () => {
      await knock.hold();
      await page.clock.install();
      const code = waitForChunks(page, 'connection-banner');
      await openPortal('/dashboard/post');
      await code;
      await waitForNetworkIdle(page);
      // The connection is watched from the first trouble on.
      await refetchAfter(page, async () => undefined);
      await waitForNetworkIdle(page);
      await held.hold(LIST);
    },
    loseServer: async () => {
      if (isPluggedIn) return plug(false);
      for (let left = ATTEMPTS; left > 0; left -= 1) await knock.answer(abortOffline);
    },
    closeForMaintenance: async () => {
      if (await isAway()) return knock.answer(answerMaintenance);
      searches += 1;
      if (!reads()) await page.getByLabel(exactText('posts:searchLabel')).fill(String(searches));
      // Another answer that comes later would tell that the server is there.
      await waitForNetworkIdle(page, LIST);
      await held.failOne(LIST, answerMaintenance);
    },
    restoreServer: () => (isPluggedIn ? knock.answer((route) => route.continue()) : plug(true)),
    settleRefetch: () => held.release(LIST),
    expectViewState: async (viewState) => {
      await expect(strip).toHaveCount(viewState.banner ? 1 : 0);
      await expect(cover).toHaveCount(viewState.maintenance ? 1 : 0);
      await expect.poll(() => knock.isSent()).toBe(viewState.polling);
    },
  };
};

import { expect, type Page } from '@playwright/test';
import { HeldCalls } from '../../support/browser-worlds/held-calls';
import type { ConnectionWorld } from '../../support/machine-scripts/connection.script';
import { allHasCome } from '../support/calls';
import { codeComes } from '../support/page-code';
import { cableIsOut, serverIsClosed } from './faults';
import { readAgainAfter } from './list-read-again';
import type { PageSetting } from './path-tests';
import { says } from './spoken';
import { Knock } from './waiting-call';

const LIST = '/api/store/posts/';
/** How often a call is sent that gets no answer. */
const TRIES = 4;

/** The list of articles on the real portal as a world that the script can play in. */
export const connectionOnPage = (page: Page, { openPortal }: PageSetting): ConnectionWorld => {
  const held = new HeldCalls(page);
  const knock = new Knock(page);
  let searches = 0;
  /** What the browser says of its cable. */
  let isPluggedIn = true;

  const strip = page.getByText(says('shell:connection.lost'));
  const cover = page.getByRole('heading', { name: says('shell:errors.maintenance.title') });
  const plug = async (isIn: boolean) => {
    isPluggedIn = isIn;
    await page.context().setOffline(!isIn);
  };
  /** Whether something that the page shows waits for the server. */
  const reads = () => held.waits(LIST);
  const isAway = async () => (await strip.count()) + (await cover.count()) > 0;

  return {
    open: async () => {
      await knock.hold();
      await page.clock.install();
      const code = codeComes(page, 'connection-watch');
      await openPortal('/dashboard/post');
      await code;
      await allHasCome(page);
      // The connection is watched from the first trouble on.
      await readAgainAfter(page, async () => undefined);
      await allHasCome(page);
      await held.hold(LIST);
    },
    serverVanishes: async () => {
      if (isPluggedIn) return plug(false);
      for (let left = TRIES; left > 0; left -= 1) await knock.answer(cableIsOut);
    },
    serverCloses: async () => {
      if (await isAway()) return knock.answer(serverIsClosed);
      searches += 1;
      if (!reads()) await page.getByLabel(says('posts:searchLabel')).fill(String(searches));
      // Another answer that comes later would tell that the server is there.
      await allHasCome(page, LIST);
      await held.fail(LIST, serverIsClosed);
    },
    serverAnswers: () => (isPluggedIn ? knock.answer((route) => route.continue()) : plug(true)),
    pageIsReadAgain: () => held.goOn(LIST),
    sees: async (sight) => {
      await expect(strip).toHaveCount(sight.strip ? 1 : 0);
      await expect(cover).toHaveCount(sight.maintenance ? 1 : 0);
      await expect.poll(() => knock.isHeard()).toBe(sight.knocking);
    },
  };
};

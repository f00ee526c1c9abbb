import { expect, type Page, type Route } from '@playwright/test';
import { HeldCalls } from '../../support/browser-worlds/held-calls';
import type { ConnectionWorld } from '../../support/machine-scripts/connection.script';
import { allHasCome } from '../support/calls';
import { codeComes } from '../support/page-code';
import { cableIsOut, serverIsClosed } from './faults';
import { readAgainAfter } from './list-read-again';
import type { PageSetting } from './path-tests';
import { says } from './spoken';

const LIST = '/api/store/posts/';
/** What the portal knocks at. */
const DOOR = '/api/public/posts/';
/** Longer than it waits between two knocks, and between two tries of one. */
const LONGEST_PAUSE_MS = 31_000;
/** How often a call is sent that gets no answer. */
const TRIES = 4;

/** The list of articles on the real portal as a world that the script can play in. */
export const connectionOnPage = (page: Page, { openPortal }: PageSetting): ConnectionWorld => {
  const held = new HeldCalls(page);
  let knock: Route | null = null;
  let searches = 0;
  /** What the browser says of its cable. */
  let isPluggedIn = true;

  const strip = page.getByText(says('shell:connection.lost'));
  const cover = page.getByRole('heading', { name: says('shell:errors.maintenance.title') });
  const isKnocked = async (): Promise<boolean> => {
    if (!knock) await page.clock.runFor(LONGEST_PAUSE_MS);
    return knock !== null;
  };
  const answer = async (how: (route: Route) => Promise<void>) => {
    await expect.poll(isKnocked).toBe(true);
    const route = knock;
    knock = null;
    if (route) await how(route);
  };
  const plug = async (isIn: boolean) => {
    isPluggedIn = isIn;
    await page.context().setOffline(!isIn);
  };
  /** Whether something that the page shows waits for the server. */
  const reads = () => held.waits(LIST);
  const isAway = async () => (await strip.count()) + (await cover.count()) > 0;

  return {
    open: async () => {
      await page.route(
        (url) => url.pathname === DOOR,
        (route) => {
          knock = route;
        },
      );
      page.on('requestfailed', (request) => {
        if (knock?.request() === request) knock = null;
      });
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
      for (let left = TRIES; left > 0; left -= 1) await answer(cableIsOut);
    },
    serverCloses: async () => {
      if (await isAway()) return answer(serverIsClosed);
      searches += 1;
      if (!reads()) await page.getByLabel(says('posts:searchLabel')).fill(String(searches));
      await held.fail(LIST, serverIsClosed);
    },
    serverAnswers: () => (isPluggedIn ? answer((route) => route.continue()) : plug(true)),
    pageIsReadAgain: () => held.goOn(LIST),
    sees: async (sight) => {
      await expect(strip).toHaveCount(sight.strip ? 1 : 0);
      await expect(cover).toHaveCount(sight.maintenance ? 1 : 0);
      await expect.poll(isKnocked).toBe(sight.knocking);
    },
  };
};

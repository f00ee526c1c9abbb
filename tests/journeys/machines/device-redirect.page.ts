import { type CDPSession, expect, type Page } from '@playwright/test';
import {
  type DeviceRedirectWorld,
  LINK,
  SYSTEM_OF,
  type VisitorDevice,
} from '../../support/machine-scripts/device-redirect.script';
import { expectOnly } from './expect-only';
import { heldTime } from './held-time';
import { LANGUAGE, says } from './spoken';

const AGENTS: Readonly<Record<VisitorDevice, { agent: string; touchPoints: number }>> = {
  'an Android phone': {
    agent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    touchPoints: 5,
  },
  'an iPhone': {
    agent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    touchPoints: 5,
  },
  'a computer': {
    agent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    touchPoints: 0,
  },
};

const LISTINGS: Readonly<Record<VisitorDevice, RegExp | null>> = {
  'an Android phone': /^https:\/\/play\.google\.com\//,
  'an iPhone': /^https:\/\/apps\.apple\.com\//,
  'a computer': null,
};

/** Where the page asks its browser to go; nothing outside is ever reached. */
const watchedPlaces = async (page: Page): Promise<{ places: string[]; cdp: CDPSession }> => {
  const places: string[] = [];
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Page.enable');
  cdp.on('Page.frameRequestedNavigation', ({ url }) => places.push(url));
  // An answer without content leaves the page where it is, as a store's app does that opens over it.
  await page.route(/^https:/, (route) => route.fulfill({ status: 204 }));
  return { places, cdp };
};

/** The page is out of sight until the test shows it: that holds the detection back. */
const veiled = (page: Page) =>
  page.addInitScript(() => {
    let sight: DocumentVisibilityState = 'hidden';
    Object.defineProperty(document, 'visibilityState', { get: () => sight });
    addEventListener('sight', (event) => {
      sight = (event as CustomEvent<DocumentVisibilityState>).detail;
      document.dispatchEvent(new Event('visibilitychange'));
    });
  });

const turn = (page: Page, sight: DocumentVisibilityState) =>
  page.evaluate((detail) => dispatchEvent(new CustomEvent('sight', { detail })), sight);

/** The redirect on the built page with time and device in the test's hand. */
export const redirectOnPage = (page: Page): DeviceRedirectWorld => {
  let device: VisitorDevice = 'a computer';
  let watched: Awaited<ReturnType<typeof watchedPlaces>>;
  const signs = {
    opening: page.getByText(says('redirect:state.openingApp')),
    choice: page.getByText(says('redirect:state.inApp')),
    store: page.getByText(says('redirect:state.atStore')),
    'no telephone': page.getByRole('alert'),
  };
  /** While the app may open none passes, however long somebody looks at the page. */
  const time = heldTime(page);
  const button = (name: string) => page.getByRole('main').getByRole('button', { name });

  return {
    open: async () => {
      watched = await watchedPlaces(page);
      await veiled(page);
      await page.clock.install();
      await page.goto(`/app/${LINK}&lng=${LANGUAGE}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(says('redirect:linkTitle'));
    },
    detect: async (held) => {
      device = held;
      if (SYSTEM_OF[device]) await time.stop();
      const { agent: userAgent, touchPoints } = AGENTS[device];
      await watched.cdp.send('Emulation.setUserAgentOverride', { userAgent });
      await page.evaluate((touches) => {
        Object.defineProperty(navigator, 'maxTouchPoints', { get: () => touches });
      }, touchPoints);
      await turn(page, 'visible');
    },
    hidePage: async () => {
      await turn(page, 'hidden');
      await turn(page, 'visible');
      await time.goOn();
    },
    openApp: async () => {
      await time.stop();
      await button(says('redirect:openApp')).click();
    },
    visitStore: () => button(says('redirect:visitStore')).click(),
    twoSecondsPass: async () => {
      await page.clock.runFor(2000);
      await time.goOn();
    },
    sees: async (sight) => {
      await expectOnly(signs, [sight === 'looking' ? 'opening' : sight]);
      const last = () => watched.places.at(-1) ?? '';
      if (sight === 'looking') expect(watched.places).toEqual([]);
      if (sight === 'opening') await expect.poll(last).toBe(`wasaler://${LINK}`);
      if (sight === 'store') await expect.poll(last).toMatch(LISTINGS[device] ?? /^$/);
      if (sight === 'no telephone') {
        await expect(page.getByRole('img', { name: says('redirect:code') })).toBeVisible();
        expect(watched.places).toEqual([]);
      }
    },
  };
};

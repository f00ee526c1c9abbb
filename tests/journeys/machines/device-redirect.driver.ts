import { expect, type Page } from '@playwright/test';
import {
  type DeviceRedirectDriver,
  LINK,
  SYSTEM_OF,
  type VisitorDevice,
} from '../../support/machine-models/device-redirect.model';
import { expectOnly } from './expect-only';
import { createPageClock } from './page-clock';
import { exactText, LANGUAGE } from './translated-text';

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

/** An external address that the page navigated to. */
export interface AskedPlace {
  readonly url: string;
  /** Whether the navigation follows a link that the visitor pressed. */
  readonly byPress: boolean;
}

/**
 * Records the external addresses that the page requests, and prevents the navigation. Browsers
 * handle an app's URL scheme differently: some ask in a dialog that blocks further clicks, some
 * refuse, with texts that depend on the version.
 */
export function keepInside(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const asked: AskedPlace[] = [];
    Object.assign(window, { askedPlaces: asked });
    navigation.addEventListener('navigate', (event) => {
      const { url } = event.destination;
      if (new URL(url).origin === location.origin) return;
      asked.push({ url, byPress: event.userInitiated });
      event.preventDefault();
    });
  });
}

/** The addresses that {@link keepInside} recorded, in order. */
export function askedPlaces(page: Page): Promise<AskedPlace[]> {
  return page.evaluate(() => Reflect.get(window, 'askedPlaces') as AskedPlace[]);
}

/** The page is hidden until the test shows it, which delays the detection. */
function startHidden(page: Page) {
  return page.addInitScript(() => {
    let viewState: DocumentVisibilityState = 'hidden';
    Object.defineProperty(document, 'visibilityState', { get: () => viewState });
    addEventListener('visibility', (event) => {
      viewState = (event as CustomEvent<DocumentVisibilityState>).detail;
      document.dispatchEvent(new Event('visibilitychange'));
    });
  });
}

function setVisibility(page: Page, viewState: DocumentVisibilityState) {
  return page.evaluate(
    (detail) => dispatchEvent(new CustomEvent('visibility', { detail })),
    viewState,
  );
}

/** The redirect on the built page, with the clock and the device controlled by the test. */
export function createDeviceRedirectPageDriver(page: Page): DeviceRedirectDriver {
  let device: VisitorDevice = 'a computer';
  /** The addresses that the browser must have been sent to. */
  const expected: unknown[] = [];
  const expectApp = (byPress: boolean) => expected.push({ url: `wasaler://${LINK}`, byPress });
  const expectStore = () =>
    expected.push({ url: expect.stringMatching(LISTINGS[device] ?? /^$/), byPress: false });
  const signs = {
    opening: page.getByText(exactText('redirect:state.openingApp')),
    choice: page.getByText(exactText('redirect:state.inApp')),
    store: page.getByText(exactText('redirect:state.atStore')),
    'no telephone': page.getByRole('alert'),
  };
  /** Stops the clock while the app may open, so that a slow check does not use up that time. */
  const time = createPageClock(page);
  const main = page.getByRole('main');
  const link = main.getByRole('link', { name: exactText('redirect:openApp'), exact: true });

  return {
    open: async () => {
      await keepInside(page);
      await startHidden(page);
      await page.clock.install();
      await page.goto(`/app/${LINK}&lng=${LANGUAGE}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        exactText('redirect:linkTitle'),
      );
    },
    detect: async (held) => {
      device = held;
      if (SYSTEM_OF[device]) {
        await time.pause();
        expectApp(false);
      }
      const { agent: userAgent, touchPoints } = AGENTS[device];
      const cdp = await page.context().newCDPSession(page);
      await cdp.send('Emulation.setUserAgentOverride', { userAgent });
      await page.evaluate((touches) => {
        Object.defineProperty(navigator, 'maxTouchPoints', { get: () => touches });
      }, touchPoints);
      await setVisibility(page, 'visible');
    },
    hidePage: async () => {
      await setVisibility(page, 'hidden');
      await setVisibility(page, 'visible');
      await time.resume();
    },
    followLink: async () => {
      await time.pause();
      expectApp(true);
      await link.click();
    },
    visitStore: async () => {
      expectStore();
      await main.getByRole('button', { name: exactText('redirect:visitStore') }).click();
    },
    elapseTwoSeconds: async () => {
      expectStore();
      await page.clock.runFor(2000);
      await time.resume();
    },
    expectViewState: async (viewState) => {
      await expectOnly(signs, [viewState === 'looking' ? 'opening' : viewState]);
      await expect(link).toHaveAttribute('href', `wasaler://${LINK}`);
      await expect.poll(() => askedPlaces(page)).toEqual(expected);
      if (viewState === 'no telephone') {
        await expect(page.getByRole('img', { name: exactText('redirect:code') })).toBeVisible();
      }
    },
  };
}

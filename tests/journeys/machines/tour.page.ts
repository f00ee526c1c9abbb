import { expect, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { TOUR_STOP_NAMES, TOUR_STOPS } from '#application/tour/tour-stops';
import { users } from '../../../server/database/schema/stores';
import { REMEMBERED, type TourWorld } from '../../support/machine-scripts/tour.script';
import type { JourneyStore } from '../support/store';
import { expectOnly } from './expect-only';
import type { PageSetting } from './path-tests';
import { saying, says } from './spoken';

const PAGE = '/dashboard/walktour';

/** What the stops show; the settings' page may not be there yet. */
const TARGETS: Record<string, string> = {
  menu: '[data-tour="menu"]',
  search: 'header [aria-keyshortcuts="Control+K"]',
  figures: '[data-tour="figures"]',
  deadlines: '[data-tour="deadlines"]',
  orders: 'main [role="tablist"]',
  products: 'main [data-page-actions]',
  settings: 'main [role="tablist"]',
};

/**
 * The tour on the real portal. A stop is held by hiding what it shows: it comes when that is
 * seen again, and is missing when the portal has waited long enough for it.
 */
export const tourOnPage = (page: Page, { store, openPortal }: PageSetting): TourWorld => {
  const bubble = page.getByRole('dialog');
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const notes = {
    paused: page.getByText(saying('tour:paused')),
    finished: page.getByText(saying('tour:finished')),
    givenUp: page.getByText(saying('tour:givenUp')),
  };
  const inBubble = (path: string) => bubble.getByRole('button', { name: saying(path) });
  const onward = inBubble('tour:next').or(inBubble('tour:done'));
  let at = 0;
  let way = 1;

  /** The stops' targets are out of sight, but for one. */
  const hide = (but: string | null) =>
    page.evaluate(
      ([selectors, kept]) => {
        const sheet = new CSSStyleSheet();
        const hidden = (selectors ?? []).filter((selector) => selector !== kept);
        sheet.replaceSync(hidden.map((selector) => `${selector}{display:none!important}`).join(''));
        document.adoptedStyleSheets = [sheet];
      },
      [Object.values(TARGETS), but] as [string[], string | null],
    );
  /** Walks on inside the portal, where the tour goes on living. */
  const backToItsPage = async () => {
    if (new URL(page.url()).pathname === PAGE) return;
    await page.evaluate((path) => {
      // As the router writes it down: it counts its steps.
      const state = { idx: (history.state?.idx ?? 0) + 1, key: 'back', usr: null };
      history.pushState(state, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state }));
    }, PAGE);
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  };

  /** The page that the tour has gone to for the stop it seeks. */
  const isAtStop = async () => {
    const { path } = TOUR_STOPS[TOUR_STOP_NAMES[at] ?? 'menu'];
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1, name: headOf(path) })).toBeAttached();
  };

  return {
    open: async (visit) => {
      await store.place();
      at = visit === 'a first visit' ? 0 : REMEMBERED;
      await openPortal('/dashboard/blank');
      if (at > 0) await remember(page, store, at);
      await page.goto(PAGE);
      await expect(button(at > 0 ? saying('tour:resume') : says('tour:start'))).toBeVisible();
    },
    start: async () => {
      await hide(null);
      [at, way] = [0, 1];
      await backToItsPage();
      await button(saying('tour:start'))
        .or(button(saying('tour:again')))
        .click();
    },
    resume: async () => {
      await hide(null);
      way = 1;
      await backToItsPage();
      await button(saying('tour:resume')).click();
    },
    next: async () => {
      await hide(TARGETS[TOUR_STOP_NAMES[at] ?? ''] ?? null);
      await onward.click();
      [at, way] = [at + 1, 1];
    },
    back: async () => {
      await hide(TARGETS[TOUR_STOP_NAMES[at] ?? ''] ?? null);
      await inBubble('tour:back').click();
      [at, way] = [at - 1, -1];
    },
    pause: async () => {
      await page.keyboard.press('Escape');
    },
    quit: async () => {
      await button(says('tour:quit')).click();
    },
    stopComes: async () => {
      const name = TOUR_STOP_NAMES[at] ?? 'menu';
      await expect(page).toHaveURL(new RegExp(`${TOUR_STOPS[name].path}$`));
      await hide(TARGETS[name] ?? null);
    },
    // The portal gives up by itself, a few seconds later.
    stopIsMissing: async () => {
      [at, way] = way < 0 && at === 0 ? [1, 1] : [at + way, way];
    },
    sees: async (sight) => {
      if (sight === 'bubble') {
        await expect(bubble).toBeVisible();
        // Nothing is said of the part of the page that only a button may say.
        return expect(page.locator('.driver-active-element[aria-expanded]')).toHaveCount(0);
      }
      await expect(bubble).toHaveCount(0);
      if (sight === 'seeking') return isAtStop();
      await backToItsPage();
      return expectOnly(notes, sight === 'idle' ? [] : [sight]);
    },
  };
};

const headOf = (path: string): RegExp =>
  ({
    '/dashboard': saying('today:hello'),
    '/dashboard/order': saying('orders:title'),
    '/dashboard/product': saying('products:title'),
  })[path] ?? saying('storeSettings:title');

/** Somebody has been on the tour before, in this browser. */
const remember = async (page: Page, { market, userNames }: JourneyStore, at: number) => {
  const [user] = await market.database.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.userName, userNames.store_admin));
  const kept = JSON.stringify({ [user?.id ?? '']: { tour: { at, isSeen: false } } });
  await page.evaluate((text) => localStorage.setItem('preferences', text), kept);
};

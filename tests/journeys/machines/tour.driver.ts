import { expect, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { TOUR_STOP_NAMES, TOUR_STOPS } from '#application/tour/tour-stops';
import { users } from '../../../server/database/schema/stores';
import { REMEMBERED, type TourDriver } from '../../support/machine-models/tour.model';
import type { JourneyStore } from '../support/store';
import { expectOnly } from './expect-only';
import type { PageSetup } from './test-paths';
import { exactText, textPattern } from './translated-text';

const PAGE = '/dashboard/walktour';

/** The targets of the stops; the settings page may not be loaded yet. */
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
 * The tour on the real portal. Hiding a stop's target holds the stop: it is shown once the target
 * is visible again, and missing once the portal's waiting time is over.
 */
export function createTourPageDriver(page: Page, { store, openPortal }: PageSetup): TourDriver {
  const bubble = page.getByRole('dialog');
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const notes = {
    paused: page.getByText(textPattern('tour:paused')),
    finished: page.getByText(textPattern('tour:finished')),
    givenUp: page.getByText(textPattern('tour:givenUp')),
  };
  const inBubble = (path: string) => bubble.getByRole('button', { name: textPattern(path) });
  const onward = inBubble('tour:next').or(inBubble('tour:done'));
  let at = 0;
  let direction = 1;

  /** Hides the stops' targets, except one. */
  const hide = (but: string | null) =>
    page.evaluate(
      ([selectors, kept]) => {
        // The portal has sheets of its own there.
        const own: Window & { hiddenStops?: CSSStyleSheet } = window;
        if (!own.hiddenStops) {
          own.hiddenStops = new CSSStyleSheet();
          document.adoptedStyleSheets.push(own.hiddenStops);
        }
        const hidden = (selectors ?? []).filter((selector) => selector !== kept);
        own.hiddenStops.replaceSync(
          hidden.map((selector) => `${selector}{display:none!important}`).join(''),
        );
      },
      [Object.values(TARGETS), but] as [string[], string | null],
    );
  /** Navigates inside the portal, so that the tour continues. */
  const backToItsPage = async () => {
    if (new URL(page.url()).pathname === PAGE) return;
    await page.evaluate((path) => {
      // In the router's format, which counts the navigations.
      const state = { idx: (history.state?.idx ?? 0) + 1, key: 'back', usr: null };
      history.pushState(state, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state }));
    }, PAGE);
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  };

  /** Asserts that the tour has opened the page of the stop it is looking for. */
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
      await expect(
        button(at > 0 ? textPattern('tour:resume') : exactText('tour:start')),
      ).toBeVisible();
    },
    start: async () => {
      await hide(null);
      [at, direction] = [0, 1];
      await backToItsPage();
      await button(textPattern('tour:start'))
        .or(button(textPattern('tour:again')))
        .click();
    },
    resume: async () => {
      await hide(null);
      direction = 1;
      await backToItsPage();
      await button(textPattern('tour:resume')).click();
    },
    next: async () => {
      await hide(TARGETS[TOUR_STOP_NAMES[at] ?? ''] ?? null);
      await onward.click();
      [at, direction] = [at + 1, 1];
    },
    back: async () => {
      await hide(TARGETS[TOUR_STOP_NAMES[at] ?? ''] ?? null);
      await inBubble('tour:back').click();
      [at, direction] = [at - 1, -1];
    },
    pause: async () => {
      await page.keyboard.press('Escape');
    },
    quit: async () => {
      await button(exactText('tour:quit')).click();
    },
    revealStop: async () => {
      const name = TOUR_STOP_NAMES[at] ?? 'menu';
      await expect(page).toHaveURL(new RegExp(`${TOUR_STOPS[name].path}$`));
      await hide(TARGETS[name] ?? null);
    },
    // The portal skips the stop by itself, a few seconds later.
    withholdStop: async () => {
      [at, direction] = direction < 0 && at === 0 ? [1, 1] : [at + direction, direction];
    },
    expectViewState: async (viewState) => {
      if (viewState === 'bubble') {
        await expect(bubble).toBeVisible();
        // The highlighted part of the page has no attribute that is only allowed on a button.
        return expect(page.locator('.driver-active-element[aria-expanded]')).toHaveCount(0);
      }
      await expect(bubble).toHaveCount(0);
      if (viewState === 'seeking') return isAtStop();
      await backToItsPage();
      return expectOnly(notes, viewState === 'idle' ? [] : [viewState]);
    },
  };
}

function headOf(path: string): RegExp {
  return (
    {
      '/dashboard': textPattern('today:hello'),
      '/dashboard/order': textPattern('orders:title'),
      '/dashboard/product': textPattern('products:title'),
    }[path] ?? textPattern('storeSettings:title')
  );
}

/** Stores that the user has started the tour before, in this browser. */
async function remember(page: Page, { backend, userNames }: JourneyStore, at: number) {
  const [user] = await backend.database.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.userName, userNames.store_admin));
  const kept = JSON.stringify({ [user?.id ?? '']: { tour: { at, isSeen: false } } });
  await page.evaluate((text) => localStorage.setItem('preferences', text), kept);
}

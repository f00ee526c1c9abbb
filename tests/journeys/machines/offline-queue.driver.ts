import { expect, type Page, type Route } from '@playwright/test';
import type { OrderStatus } from '#domain/orders/order-lifecycle';
import { type QueuedAction, toQueuedAction } from '#domain/orders/queued-actions';
import { sessionState, TOKEN_KEYS } from '#domain/session/tokens';
import type { PlacedOrder } from '../../api/orders/order-builder';
import { HeldIndexedDb } from '../../support/browser/held-indexed-db';
import { HeldRequests } from '../../support/browser/held-requests';
import { storedToken } from '../../support/browser/session-tokens';
import type { OfflineQueueDriver } from '../../support/machine-models/offline-queue.model';
import { waitForChunks } from '../support/lazy-chunks';
import { createBrowserQueue } from './browser-queue';
import { answerMaintenance, answerUnavailable } from './faults';
import { installPageClock } from './page-clock';
import { expectQueueViewState } from './queue-view-assertions';
import type { PageSetup } from './test-paths';
import { exactText, textStart } from './translated-text';

/** Longer than the queue waits after a server error (ms). */
const SEND_TIMEOUT_MS = 60_000;
/** How long no request may be answered until all count as answered (ms). */
const QUIET_MS = 400;
const API = '**/api/**';
/**
 * Tabs of orders that are not loaded yet: more than the number of maintenance periods in any path.
 */
const TABS = ['toAccept', 'toPrepare', 'ready', 'shipped', 'delivered', 'returned', 'all'];

/** The list of orders on the real portal with its queue, as the driver of its test model. */
export function createOfflineQueuePageDriver(
  page: Page,
  { store, colleague, openPortal }: PageSetup,
): OfflineQueueDriver {
  const calls = new HeldRequests(page);
  const storage = new HeldIndexedDb(page);
  const queue = createBrowserQueue(page, storage);
  const standing = { waits: false, isAcceptanceRefused: false, isPreparationRefused: false };
  let owner: QueuedAction['owner'];
  let preparation: QueuedAction;
  let acceptance: QueuedAction;
  /** The server has answered the preparation, which happens once per order. */
  let isAnswered = false;
  let prepare: string;
  /** The action that the seller removes; it is removed once that is written. */
  let leaving: 'preparation' | 'acceptance' | null = null;
  /** When a request was last answered with maintenance (ms). */
  let toldAt = 0;
  /**
   * Number of maintenance periods: each starts with a request for a list that is not loaded yet.
   */
  let closings = 0;
  const door = page.getByRole('heading', { name: exactText('shell:errors.maintenance.title') });
  const tray = page.getByRole('dialog', { name: exactText('orders:queue.title') });

  /** Creates an order that can be prepared, and sets the request for it. */
  const newPreparation = async () => {
    const confirmed = await store.place({ status: 'confirmed' });
    prepare = `/api/store/order/${confirmed.id}/prepare`;
    await calls.hold(prepare);
    isAnswered = false;
    return confirmed;
  };
  const preparationOf = (order: PlacedOrder) =>
    asked(owner, { ...order, status: 'confirmed' }, 'prepare', 2);
  /** Answers every request with maintenance, except the one that a path controls. */
  const answersAsClosed = (route: Route) => {
    if (new URL(route.request().url()).pathname === prepare) return route.fallback();
    toldAt = Date.now();
    return answerMaintenance(route);
  };
  /**
   * The next list request is answered with maintenance. The notice covers the page, so that no
   * action is possible. The path continues once the connection is lost as well, which makes no
   * difference to the queue.
   */
  const closeDoor = async () => {
    await page.route(API, answersAsClosed);
    if (await tray.isVisible())
      await tray.getByRole('button', { name: exactText('common:close') }).click();
    const tab = TABS[closings % TABS.length];
    closings += 1;
    await page.getByRole('tab', { name: textStart(`orders:tabs.${tab}`) }).click();
    await expect(door).toBeVisible();
    // A maintenance answer after the loss of the connection would show the notice again.
    await expect.poll(() => Date.now() - toldAt >= QUIET_MS).toBe(true);
  };

  return {
    open: async () => {
      const confirmed = await newPreparation();
      const pending = await store.place();
      await storage.holdWrites();
      await queue.hold();
      await installPageClock(page);
      const code = waitForChunks(page, 'offline-queue', 'connection-banner', 'toast');
      await openPortal('/dashboard/order');
      await code;
      owner = { userId: await userIdOn(page), storeId: store.id };
      preparation = preparationOf(confirmed);
      const refusal = { code: 'action_not_allowed', status: 'rejected' } as const;
      acceptance = { ...asked(owner, { ...pending, status: 'pending' }, 'accept', 1), refusal };
    },
    setQueue: async ({ waits, conflict }) => {
      if (waits && isAnswered) preparation = preparationOf(await newPreparation());
      Object.assign(standing, {
        waits,
        isAcceptanceRefused: conflict,
        isPreparationRefused: false,
      });
      const wanted = [waits && preparation, conflict && acceptance];
      await queue.set(wanted.filter((queued) => queued !== false));
    },
    setConnectionStatus: async (reach) => {
      if (reach === 'maintenance') await closeDoor();
      await page.context().setOffline(reach !== 'online');
      await page.unroute(API, answersAsClosed);
      await expect(door).toHaveCount(0);
      await expect(page.getByText(exactText('shell:connection.lost'))).toHaveCount(
        reach === 'online' ? 0 : 1,
      );
    },
    sendNow: () => tray.getByRole('button', { name: exactText('orders:queue.send') }).click(),
    removeAction: async () => {
      await tray.getByRole('button', { name: textStart('orders:queue.remove') }).click();
      leaving = 'preparation';
    },
    // The oldest request is listed first.
    dismissConflict: async () => {
      await tray
        .getByRole('button', { name: exactText('orders:conflict.acknowledge') })
        .first()
        .click();
      leaving = 'acceptance';
    },
    settleSending: async (how) => {
      if (how === 'with a server fault') return calls.failOne(prepare, answerUnavailable);
      if (how === 'refused') await colleague.acts(`order/${preparation.orderId}`, 'prepare');
      await calls.release(prepare);
      await storage.releaseWrites();
      isAnswered = true;
      standing.waits = false;
      standing.isPreparationRefused = how === 'refused';
    },
    settleQueueChange: async () => {
      // Another tab may have added it again after its removal and before that was written.
      if (leaving === 'preparation') {
        await queue.removeSilently(preparation);
        standing.waits = false;
      } else if (leaving === 'acceptance') {
        await queue.removeSilently(acceptance);
        standing.isAcceptanceRefused = false;
      }
      leaving = null;
      await storage.releaseWrites();
    },
    stateReached: () => storage.holdWritesAgain(),
    elapseSendTimeout: () => page.clock.fastForward(SEND_TIMEOUT_MS),
    expectViewState: (viewState) => {
      const { waits, isAcceptanceRefused, isPreparationRefused } = standing;
      const conflicts = Number(isAcceptanceRefused) + Number(isPreparationRefused);
      return expectQueueViewState(page, viewState, { waits, conflicts }, () =>
        calls.isHeld(prepare),
      );
    },
  };
}

function asked(
  owner: QueuedAction['owner'],
  { id, number, status }: { id: string; number: number; status: OrderStatus },
  action: string,
  at: number,
): QueuedAction {
  const queued = toQueuedAction(owner, { id, number: String(number), status }, action, at);
  if (!queued) throw new Error(`${action} can't wait.`);
  return queued;
}

/** The user who is signed in on the page. */
async function userIdOn(page: Page): Promise<string> {
  const access = await storedToken(page, TOKEN_KEYS.auth);
  const { subject } = sessionState({ access, refresh: null }, 0);
  if (subject === null) throw new Error('Nobody is signed in.');
  return subject;
}

import { expect, type Page, type Route } from '@playwright/test';
import type { OrderStatus } from '#domain/orders/order-lifecycle';
import { type QueuedAction, toQueuedAction } from '#domain/orders/queued-actions';
import { sessionState, TOKEN_KEYS } from '#domain/session/tokens';
import type { PlacedOrder } from '../../api/orders/order-builder';
import { HeldDraftWrites } from '../../support/browser/held-draft-writes';
import { HeldRequests } from '../../support/browser/held-requests';
import type { OfflineQueueDriver } from '../../support/machine-models/offline-queue.model';
import { waitForChunks } from '../support/lazy-chunks';
import { createBrowserQueue } from './browser-queue';
import { answerMaintenance, answerUnavailable } from './faults';
import { expectQueueViewState } from './queue-view-assertions';
import type { PageSetup } from './test-paths';
import { exactText, textStart } from './translated-text';

/** Longer than the queue waits for a server at fault (ms). */
const SEND_TIMEOUT_MS = 60_000;
/** How long nothing must be told until all calls have been told (ms). */
const QUIET_MS = 400;
const API = '**/api/**';
/** Lists of orders that nobody has read yet: more than any path closes and opens the door. */
const TABS = ['toAccept', 'toPrepare', 'ready', 'shipped', 'delivered', 'returned', 'all'];

/**
 * The list of orders on the real portal, with a queue beside it, as the driver of its test model.
 */
export const createOfflineQueuePageDriver = (
  page: Page,
  { store, colleague, openPortal }: PageSetup,
): OfflineQueueDriver => {
  const calls = new HeldRequests(page);
  const writes = new HeldDraftWrites(page);
  const queue = createBrowserQueue(page);
  const standing = { waits: false, isAcceptanceRefused: false, isPreparationRefused: false };
  let owner: QueuedAction['owner'];
  let preparation: QueuedAction;
  let acceptance: QueuedAction;
  /** The server has answered the preparation, which happens once to an order. */
  let isAnswered = false;
  let prepare: string;
  /** What the seller takes out, which is out once that is told. */
  let leaving: 'preparation' | 'acceptance' | null = null;
  /** When a call was last told that the door is closed (ms). */
  let toldAt = 0;
  /** How often the door was closed: each time another list of orders is asked for, which nobody has read yet. */
  let closings = 0;
  const door = page.getByRole('heading', { name: exactText('shell:errors.maintenance.title') });
  const tray = page.getByRole('dialog', { name: exactText('orders:queue.title') });

  /** An order that can be prepared, and the call that asks for it. */
  const newPreparation = async () => {
    const confirmed = await store.place({ status: 'confirmed' });
    prepare = `/api/store/order/${confirmed.id}/prepare`;
    await calls.hold(prepare);
    isAnswered = false;
    return confirmed;
  };
  const preparationOf = (order: PlacedOrder) =>
    asked(owner, { ...order, status: 'confirmed' }, 'prepare', 2);
  /** What one call is told, all are told, but the one that a path decides on. */
  const answersAsClosed = (route: Route) => {
    if (new URL(route.request().url()).pathname === prepare) return route.fallback();
    toldAt = Date.now();
    return answerMaintenance(route);
  };
  /**
   * The next list that is asked for finds the door closed. It lies over the page, where nothing can be done
   * then; the path goes on once the connection is lost as well, which is the same to the queue.
   */
  const closeDoor = async () => {
    await page.route(API, answersAsClosed);
    if (await tray.isVisible())
      await tray.getByRole('button', { name: exactText('common:close') }).click();
    const tab = TABS[closings % TABS.length];
    closings += 1;
    await page.getByRole('tab', { name: textStart(`orders:tabs.${tab}`) }).click();
    await expect(door).toBeVisible();
    // What is told so after the connection was lost would close the door anew.
    await expect.poll(() => Date.now() - toldAt >= QUIET_MS).toBe(true);
  };

  return {
    open: async () => {
      const confirmed = await newPreparation();
      const pending = await store.place();
      await writes.hold();
      await queue.hold();
      await page.clock.install();
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
    // What was asked for first stands first.
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
      await writes.release();
      isAnswered = true;
      standing.waits = false;
      standing.isPreparationRefused = how === 'refused';
    },
    settleQueueChange: async () => {
      // Another tab may have put it in again, after it was taken out and before that was told.
      if (leaving === 'preparation') {
        await queue.removeSilently(preparation);
        standing.waits = false;
      } else if (leaving === 'acceptance') {
        await queue.removeSilently(acceptance);
        standing.isAcceptanceRefused = false;
      }
      leaving = null;
      await writes.release();
    },
    stateReached: () => writes.holdAgain(),
    elapseSendTimeout: () => page.clock.fastForward(SEND_TIMEOUT_MS),
    expectViewState: (viewState) => {
      const { waits, isAcceptanceRefused, isPreparationRefused } = standing;
      const conflicts = Number(isAcceptanceRefused) + Number(isPreparationRefused);
      return expectQueueViewState(page, viewState, { waits, conflicts }, () =>
        calls.isHeld(prepare),
      );
    },
  };
};

const asked = (
  owner: QueuedAction['owner'],
  { id, number, status }: { id: string; number: number; status: OrderStatus },
  action: string,
  at: number,
): QueuedAction => {
  const queued = toQueuedAction(owner, { id, number: String(number), status }, action, at);
  if (!queued) throw new Error(`${action} can't wait.`);
  return queued;
};

/** Who is signed in on the page. */
const userIdOn = async (page: Page): Promise<string> => {
  const access = await page.evaluate((key) => localStorage.getItem(key), TOKEN_KEYS.auth);
  const { subject } = sessionState({ access, refresh: null }, 0);
  if (subject === null) throw new Error('Nobody is signed in.');
  return subject;
};

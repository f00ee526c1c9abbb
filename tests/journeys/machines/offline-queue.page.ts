import { expect, type Page, type Route } from '@playwright/test';
import type { OrderStatus } from '#domain/orders/order-lifecycle';
import { type QueuedAction, queuedAction } from '#domain/orders/waiting-actions';
import { sessionStanding, TOKEN_KEYS } from '#domain/session/tokens';
import type { PlacedOrder } from '../../api/orders/order-builder';
import { HeldCalls } from '../../support/browser-worlds/held-calls';
import { HeldDrafts } from '../../support/browser-worlds/held-drafts';
import type { OfflineQueueWorld } from '../../support/machine-scripts/offline-queue.script';
import { codeComes } from '../support/page-code';
import { serverIsClosed, serverIsDown } from './faults';
import type { PageSetting } from './path-tests';
import { queueOnPage } from './queue-on-page';
import { expectQueueSight } from './queue-sight';
import { beginning, says } from './spoken';

/** Longer than the queue waits for a server at fault (ms). */
const PATIENCE_MS = 60_000;
/** How long nothing must be told until all calls have been told (ms). */
const QUIET_MS = 400;
const API = '**/api/**';
/** Lists of orders that nobody has read yet: more than any path closes and opens the door. */
const TABS = ['toAccept', 'toPrepare', 'ready', 'shipped', 'delivered', 'returned', 'all'];

/** The list of orders on the real portal, with a queue beside it, as a world that the script can play in. */
export const offlineQueueOnPage = (
  page: Page,
  { store, colleague, openPortal }: PageSetting,
): OfflineQueueWorld => {
  const calls = new HeldCalls(page);
  const writes = new HeldDrafts(page);
  const queue = queueOnPage(page);
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
  const door = page.getByRole('heading', { name: says('shell:errors.maintenance.title') });
  const tray = page.getByRole('dialog', { name: says('orders:queue.title') });

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
    return serverIsClosed(route);
  };
  /**
   * The next list that is asked for finds the door closed. It lies over the page, where nothing can be done
   * then; the path goes on once the connection is lost as well, which is the same to the queue.
   */
  const closeDoor = async () => {
    await page.route(API, answersAsClosed);
    if (await tray.isVisible())
      await tray.getByRole('button', { name: says('common:close') }).click();
    const tab = TABS[closings % TABS.length];
    closings += 1;
    await page.getByRole('tab', { name: beginning(`orders:tabs.${tab}`) }).click();
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
      const code = codeComes(page, 'offline-queue', 'connection-watch', 'toast');
      await openPortal('/dashboard/order');
      await code;
      owner = { userId: await userIdOn(page), storeId: store.id };
      preparation = preparationOf(confirmed);
      const refusal = { code: 'action_not_allowed', status: 'rejected' } as const;
      acceptance = { ...asked(owner, { ...pending, status: 'pending' }, 'accept', 1), refusal };
    },
    queueBecomes: async ({ waits, conflict }) => {
      if (waits && isAnswered) preparation = preparationOf(await newPreparation());
      Object.assign(standing, {
        waits,
        isAcceptanceRefused: conflict,
        isPreparationRefused: false,
      });
      const wanted = [waits && preparation, conflict && acceptance];
      await queue.become(wanted.filter((queued) => queued !== false));
    },
    serverIs: async (reach) => {
      if (reach === 'closed') await closeDoor();
      await page.context().setOffline(reach !== 'reached');
      await page.unroute(API, answersAsClosed);
      await expect(door).toHaveCount(0);
      await expect(page.getByText(says('shell:connection.lost'))).toHaveCount(
        reach === 'reached' ? 0 : 1,
      );
    },
    sendNow: () => tray.getByRole('button', { name: says('orders:queue.send') }).click(),
    removeAction: async () => {
      await tray.getByRole('button', { name: beginning('orders:queue.remove') }).click();
      leaving = 'preparation';
    },
    // What was asked for first stands first.
    dismissConflict: async () => {
      await tray
        .getByRole('button', { name: says('orders:conflict.acknowledge') })
        .first()
        .click();
      leaving = 'acceptance';
    },
    sendingEnds: async (how) => {
      if (how === 'with a server fault') return calls.fail(prepare, serverIsDown);
      if (how === 'refused') await colleague.acts(`order/${preparation.orderId}`, 'prepare');
      await calls.goOn(prepare);
      await writes.tell();
      isAnswered = true;
      standing.waits = false;
      standing.isPreparationRefused = how === 'refused';
    },
    changeIsKept: async () => {
      // Another tab may have put it in again, after it was taken out and before that was told.
      if (leaving === 'preparation') {
        await queue.lose(preparation);
        standing.waits = false;
      } else if (leaving === 'acceptance') {
        await queue.lose(acceptance);
        standing.isAcceptanceRefused = false;
      }
      leaving = null;
      await writes.tell();
    },
    arrived: () => writes.hush(),
    patienceEnds: () => page.clock.fastForward(PATIENCE_MS),
    sees: (sight) => {
      const { waits, isAcceptanceRefused, isPreparationRefused } = standing;
      const conflicts = Number(isAcceptanceRefused) + Number(isPreparationRefused);
      return expectQueueSight(page, sight, { waits, conflicts }, () => calls.waits(prepare));
    },
  };
};

const asked = (
  owner: QueuedAction['owner'],
  { id, number, status }: { id: string; number: number; status: OrderStatus },
  action: string,
  at: number,
): QueuedAction => {
  const queued = queuedAction(owner, { id, number: String(number), status }, action, at);
  if (!queued) throw new Error(`${action} can't wait.`);
  return queued;
};

/** Who is signed in on the page. */
const userIdOn = async (page: Page): Promise<string> => {
  const access = await page.evaluate((key) => localStorage.getItem(key), TOKEN_KEYS.auth);
  const { subject } = sessionStanding({ access, refresh: null }, 0);
  if (subject === null) throw new Error('Nobody is signed in.');
  return subject;
};

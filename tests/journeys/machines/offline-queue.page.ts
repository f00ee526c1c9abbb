import { expect, type Page } from '@playwright/test';
import type { OrderStatus } from '#domain/orders/order-lifecycle';
import { type QueuedAction, queuedAction } from '#domain/orders/waiting-actions';
import { sessionStanding, TOKEN_KEYS } from '#domain/session/tokens';
import { HeldCalls } from '../../support/browser-worlds/held-calls';
import { HeldDrafts } from '../../support/browser-worlds/held-drafts';
import type {
  OfflineQueueWorld,
  QueueHeld,
} from '../../support/machine-scripts/offline-queue.script';
import { codeComes } from '../support/page-code';
import { serverIsClosed, serverIsDown } from './faults';
import type { PageSetting } from './path-tests';
import { queueOnPage } from './queue-on-page';
import { expectQueueSight } from './queue-sight';

/** Longer than the queue waits for a server at fault (ms). */
const PATIENCE_MS = 60_000;
const LIST = '/api/store/orders/';

/** The list of orders on the real portal, in French, with a queue beside it, as a world that the script can play in. */
export const offlineQueueOnPage = (
  page: Page,
  { store, colleague, openPortal }: PageSetting,
): OfflineQueueWorld => {
  const calls = new HeldCalls(page);
  const writes = new HeldDrafts(page);
  const queue = queueOnPage(page);
  let standing: QueueHeld = { waits: false, conflict: false };
  let preparation: QueuedAction;
  let acceptance: QueuedAction;
  let prepare: string;
  /** What the seller took out, which shows once it is out. */
  let leaving: Partial<QueueHeld> = {};
  const tray = page.getByRole('dialog', { name: 'Actions en attente d’envoi' });

  return {
    open: async () => {
      const confirmed = await store.place({ status: 'confirmed' });
      const pending = await store.place();
      prepare = `/api/store/order/${confirmed.id}/prepare`;
      await calls.hold(prepare);
      await writes.hold();
      await queue.hold();
      await page.clock.install();
      const code = codeComes(page, 'offline-queue', 'connection-watch', 'toast');
      await openPortal('/dashboard/order');
      await code;
      const owner = { userId: await userIdOn(page), storeId: store.id };
      preparation = asked(owner, { ...confirmed, status: 'confirmed' }, 'prepare', 2);
      const refusal = { code: 'action_not_allowed', status: 'rejected' } as const;
      acceptance = { ...asked(owner, { ...pending, status: 'pending' }, 'accept', 1), refusal };
    },
    queueBecomes: async (held) => {
      standing = held;
      const wanted = [held.waits && preparation, held.conflict && acceptance];
      await queue.become(wanted.filter((queued) => queued !== false));
    },
    serverIs: async (reach) => {
      if (reach === 'closed') {
        await calls.hold(LIST);
        await page.getByRole('tab', { name: /À accepter/ }).click();
        await calls.fail(LIST, serverIsClosed);
        await expect(page.getByRole('heading', { name: 'La porte rouvre bientôt' })).toBeVisible();
      } else {
        await page.context().setOffline(reach === 'lost');
        await expect(page.getByText(/Connexion perdue/)).toHaveCount(reach === 'lost' ? 1 : 0);
      }
    },
    sendNow: () => tray.getByRole('button', { name: 'Envoyer maintenant' }).click(),
    removeAction: async () => {
      await tray.getByRole('button', { name: /Ne pas envoyer/ }).click();
      leaving = { waits: false };
    },
    dismissConflict: async () => {
      await tray.getByRole('button', { name: 'J’ai compris' }).click();
      leaving = { conflict: false };
    },
    sendingEnds: async (how) => {
      if (how === 'with a server fault') return calls.fail(prepare, serverIsDown);
      if (how === 'refused') await colleague.acts(`order/${preparation.orderId}`, 'prepare');
      await calls.goOn(prepare);
      await writes.tell();
      standing = { ...standing, waits: false };
    },
    changeIsKept: async () => {
      await writes.tell();
      standing = { ...standing, ...leaving };
    },
    arrived: () => writes.hush(),
    patienceEnds: () => page.clock.fastForward(PATIENCE_MS),
    sees: (sight) => expectQueueSight(page, sight, standing, () => calls.waits(prepare)),
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

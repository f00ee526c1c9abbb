import { expect, type Page } from '@playwright/test';
import { STAFF_ORDER_ACTIONS, UNDO_ACCEPT_WINDOW_MS } from '#domain/orders/order-lifecycle';
import type { OrderAction, OrderStatus } from '#openapi/types.generated';
import { HeldIndexedDb } from '../../support/browser/held-indexed-db';
import { HeldRequests } from '../../support/browser/held-requests';
import {
  type OrderActionsDriver,
  orderAfter,
  orderInitialStates,
  orderMovedByColleague,
  orderRejectedByColleague,
} from '../../support/machine-models/order-actions.model';
import type { MachineListener } from '../../support/model-based-testing/machine-test-model';
import { giveCarrier } from '../support/carriers';
import { waitForChunks } from '../support/lazy-chunks';
import { abortOffline, answerUnavailable } from './faults';
import { type OrderPageObject, orderPageObject } from './order-page-object';
import { expectOrderViewState, statusName } from './order-view-assertions';
import { createPageClock, installPageClock } from './page-clock';
import { refetchAfter } from './refetch-after-reconnect';
import type { PageSetup } from './test-paths';
import { exactText, textStart } from './translated-text';

/** Number of attempts for an action without an answer. */
const ATTEMPTS = 4;

/** The list of orders on the real portal as the driver of its test model. */
export function createOrderActionsPageDriver(
  page: Page,
  { store, colleague, openPortal }: PageSetup,
): OrderActionsDriver {
  const held = new HeldRequests(page);
  const storage = new HeldIndexedDb(page);
  const time = createPageClock(page);
  let orderId = '';
  let status: OrderStatus;
  let attempted: OrderAction | null = null;
  let order: OrderPageObject;
  let waits = false;

  const pathOf = (action: OrderAction) => `/api/store/order/${orderId}/${action}`;
  let queueIsRead = () => {};
  const queueRead = new Promise<void>((resolve) => {
    queueIsRead = resolve;
  });
  const does = async (action: OrderAction, clicks: () => Promise<void>) => {
    attempted = action;
    await clicks();
    await time.resume();
  };
  /** Stops the clock, so that the undo toast stays however long the checks take. */
  const stopClock = async () => {
    await expect(order.undo).toBeVisible();
    // Later updates would not be drawn while the clock is stopped.
    await expect(order.row).toContainText(statusName(status));
    await time.pause();
  };
  const attempt = (): OrderAction => {
    if (!attempted) throw new Error('No action is under way.');
    return attempted;
  };

  const driver: OrderActionsDriver & MachineListener = {
    open: async (beginning) => {
      status = orderInitialStates[beginning].status;
      await giveCarrier(store, { name: 'Amana' });
      const placed = await store.place({ status });
      orderId = placed.id;
      order = orderPageObject(page, placed.number);
      for (const action of STAFF_ORDER_ACTIONS) await held.hold(pathOf(action));
      await storage.holdWrites();
      await storage.releaseWrites();
      await installPageClock(page);
      const code = waitForChunks(page, 'after-start-ports', 'connection-banner');
      await openPortal('/dashboard/order');
      await code;
      // Before, an action without a connection fails, because no queue can store it.
      await queueRead;
    },
    stepReported: ({ machine, event }) => {
      if (machine === 'offlineQueue' && event === 'queue.changed') queueIsRead();
    },
    view: async () => {
      // A menu whose code is still loading is drawn only while the clock runs.
      await time.resume();
      await order.chooseInMenu(exactText('orders:actions.view'));
    },
    closeView: () =>
      order.dialogs.view.getByRole('button', { name: exactText('common:close') }).click(),
    accept: () => does('accept', () => order.buttons.accept.click()),
    undoAccept: () => does('undoAccept', () => order.undo.click()),
    dismissUndo: async () => {
      await order.toast
        .filter({ has: order.undo })
        .getByRole('button', { name: exactText('common:kit.dismiss') })
        .click();
      await time.resume();
    },
    refuse: () => order.buttons.refuse.click(),
    confirmRefusal: async () => {
      await order.dialogs.refusal
        .getByText(exactText('orders:refusal.reasons.out_of_stock'))
        .click();
      await order.dialogs.refusal.getByLabel(textStart('orders:refusal.note')).fill('Désolé.');
      await does('refuse', () => order.confirmButtons.refusal.click());
    },
    cancelRefusal: () => order.cancelButtons.refusal.click(),
    advance: (action) => does(action, () => order.buttons[action].click()),
    handOver: () => order.buttons.handOver.click(),
    confirmHandOver: async (trackingNumber) => {
      // The carrier that was used last is chosen as soon as the list is there.
      await expect(order.dialogs['hand-over'].getByRole('combobox')).toHaveText('Amana');
      await order.dialogs['hand-over']
        .getByLabel(textStart('orders:handOver.trackingNumber'))
        .fill(trackingNumber);
      await does('handOver', () => order.confirmButtons['hand-over'].click());
    },
    cancelHandOver: () => order.cancelButtons['hand-over'].click(),
    askDeletion: () => order.chooseInMenu(exactText('orders:actions.delete')),
    confirmDeletion: () => does('delete', () => order.confirmButtons.deletion.click()),
    cancelDeletion: () => order.cancelButtons.deletion.click(),
    retry: () => order.confirmButtons.failure.click(),
    dismissFailure: () => order.cancelButtons.failure.click(),
    acknowledgeConflict: () => order.confirmButtons.conflict.click(),

    moveOrderAsColleague: async () => {
      await time.resume();
      await refetchAfter(page, async () => {
        if (status === 'pending') await colleague.acts(`order/${orderId}`, 'accept');
        await colleague.acts(`order/${orderId}`, 'prepare');
        status = orderMovedByColleague.status;
      });
    },

    settleAction: async (how) => {
      const path = pathOf(attempt());
      if (how === 'with a server fault') return held.failOne(path, answerUnavailable);
      if (how === 'a colleague was faster') {
        await colleague.acts(`order/${orderId}`, 'refuse', { reasonCode: 'out_of_stock' });
        status = orderRejectedByColleague.status;
      } else {
        status = orderAfter[attempt()].status;
      }
      waits = how === 'without a connection';
      if (waits) {
        storage.holdWritesAgain();
        return held.failAllAttempts(path, ATTEMPTS, abortOffline);
      }
      await held.release(path);
      if (how === 'with success' && attempt() === 'accept') await stopClock();
    },

    settleQueueing: () => storage.releaseWrites(),

    elapseUndoWindow: async () => {
      await page.clock.fastForward(UNDO_ACCEPT_WINDOW_MS);
      await time.resume();
    },

    expectViewState: (viewState) =>
      expectOrderViewState(order, viewState, { status, attempted, waits }),
  };
  return driver;
}

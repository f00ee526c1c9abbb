import { expect, type Page } from '@playwright/test';
import type { OrderAction, OrderStatus } from '#application/api/orders-endpoints.generated';
import { STAFF_ORDER_ACTIONS, UNDO_ACCEPT_WINDOW_MS } from '#domain/orders/order-lifecycle';
import { HeldCalls } from '../../support/browser-worlds/held-calls';
import {
  type OrderActionsWorld,
  orderAfter,
  orderBeginnings,
  orderMovedByColleague,
  orderTakenByColleague,
} from '../../support/machine-scripts/order-actions.script';
import { codeComes } from '../support/page-code';
import { cableIsOut, serverIsDown } from './faults';
import { heldTime } from './held-time';
import { readAgainAfter } from './list-read-again';
import { type OrderOnPage, orderOnPage } from './order-on-page';
import { expectOrderSight, statusName } from './order-sight';
import type { PageSetting } from './path-tests';
import { beginning, says } from './spoken';

/** How often the transport sends an action that gets no answer. */
const TRIES = 4;

/** The list of orders on the real portal as a world that the script can play in. */
export const orderActionsOnPage = (
  page: Page,
  { store, colleague, openPortal }: PageSetting,
): OrderActionsWorld => {
  const held = new HeldCalls(page);
  const time = heldTime(page);
  let orderId = '';
  let status: OrderStatus;
  let attempted: OrderAction | null = null;
  let order: OrderOnPage;
  let waits = false;

  const pathOf = (action: OrderAction) => `/api/store/order/${orderId}/${action}`;
  const does = async (action: OrderAction, clicks: () => Promise<void>) => {
    attempted = action;
    await clicks();
    await time.goOn();
  };
  /** However long a look at it takes, the offer to take an acceptance back stands until a path goes on. */
  const timeStandsStill = async () => {
    await expect(order.undo).toBeVisible();
    // What comes later would be drawn by a clock that stands.
    await expect(order.row).toContainText(statusName(status));
    await time.stop();
  };
  const attempt = (): OrderAction => {
    if (!attempted) throw new Error('No action is under way.');
    return attempted;
  };

  const world: OrderActionsWorld = {
    open: async (beginning) => {
      status = orderBeginnings[beginning].status;
      const placed = await store.place({ status });
      orderId = placed.id;
      order = orderOnPage(page, placed.number);
      for (const action of STAFF_ORDER_ACTIONS) await held.hold(pathOf(action));
      await page.clock.install();
      const code = codeComes(page, 'browser-order-queue', 'connection-watch');
      await openPortal('/dashboard/order');
      await code;
    },
    view: async () => {
      // A menu whose code is still on its way is drawn by a clock that goes.
      await time.goOn();
      await order.chooseInMenu(says('orders:actions.view'));
    },
    closeView: () => order.dialogs.view.getByRole('button', { name: says('common:close') }).click(),
    accept: () => does('accept', () => order.buttons.accept.click()),
    undoAccept: () => does('undoAccept', () => order.undo.click()),
    dismissUndo: async () => {
      await order.toast
        .filter({ has: order.undo })
        .getByRole('button', { name: says('common:kit.dismiss') })
        .click();
      await time.goOn();
    },
    refuse: () => order.buttons.refuse.click(),
    confirmRefusal: async () => {
      await order.dialogs.refusal.getByText(says('orders:refusal.reasons.out_of_stock')).click();
      await order.dialogs.refusal.getByLabel(beginning('orders:refusal.note')).fill('Désolé.');
      await does('refuse', () => order.deeds.refusal.click());
    },
    cancelRefusal: () => order.waysOut.refusal.click(),
    advance: (action) => does(action, () => order.buttons[action].click()),
    handOver: () => order.buttons.handOver.click(),
    confirmHandOver: async (trackingNumber) => {
      await order.dialogs['hand-over']
        .getByLabel(beginning('orders:handOver.carrier'))
        .fill('Amana');
      await order.dialogs['hand-over']
        .getByLabel(beginning('orders:handOver.trackingNumber'))
        .fill(trackingNumber);
      await does('handOver', () => order.deeds['hand-over'].click());
    },
    cancelHandOver: () => order.waysOut['hand-over'].click(),
    askDeletion: () => order.chooseInMenu(says('orders:actions.delete')),
    confirmDeletion: () => does('delete', () => order.deeds.deletion.click()),
    cancelDeletion: () => order.waysOut.deletion.click(),
    retry: () => order.deeds.failure.click(),
    dismissFailure: () => order.waysOut.failure.click(),
    acknowledgeConflict: () => order.deeds.conflict.click(),

    colleagueMovesOrder: async () => {
      await time.goOn();
      await readAgainAfter(page, async () => {
        if (status === 'pending') await colleague.acts(`order/${orderId}`, 'accept');
        await colleague.acts(`order/${orderId}`, 'prepare');
        status = orderMovedByColleague.status;
      });
    },

    actionEnds: async (how) => {
      const path = pathOf(attempt());
      if (how === 'with a server fault') return held.fail(path, serverIsDown);
      if (how === 'a colleague was faster') {
        await colleague.acts(`order/${orderId}`, 'refuse', { reasonCode: 'out_of_stock' });
        status = orderTakenByColleague.status;
      } else {
        status = orderAfter[attempt()].status;
      }
      waits = how === 'without a connection';
      if (waits) return held.breakDown(path, TRIES, cableIsOut);
      await held.goOn(path);
      if (how === 'with success' && attempt() === 'accept') await timeStandsStill();
    },

    undoTimePasses: async () => {
      await page.clock.fastForward(UNDO_ACCEPT_WINDOW_MS);
      await time.goOn();
    },

    sees: (sight) => expectOrderSight(order, sight, { status, attempted, waits }),
  };
  return world;
};

import { expect, type Page } from '@playwright/test';
import { STAFF_ORDER_ACTIONS, UNDO_ACCEPT_WINDOW_MS } from '#domain/orders/order-lifecycle';
import { orderNumberText } from '#domain/orders/order-number';
import type { OrderStage } from '#domain/orders/order-stages';
import type { PlacedOrder } from '../../api/orders/order-builder';
import { HeldRequests } from '../../support/browser/held-requests';
import { createRequestGate, type RequestGate } from '../../support/browser/request-gate';
import {
  type BoardCardName,
  type BoardMoveDriver,
  cardMovedByColleague,
} from '../../support/machine-models/board-move.model';
import type { MachineListener } from '../../support/model-based-testing/machine-test-model';
import { boardPageObject } from '../support/board';
import { giveCarrier } from '../support/carriers';
import { waitForEventStream } from '../support/network-idle';
import { answerUnavailable } from './faults';
import { orderPageObject } from './order-page-object';
import { createPageClock, installPageClock } from './page-clock';
import type { PageSetup } from './test-paths';
import { exactText, textContaining, textPattern, textStart } from './translated-text';

const BOARD = '/api/store/orders/board/';
/** What a column loads at once. No path moves more cards of a kind. */
const ORDERS_OF_A_KIND = 12;

/** The order board of the real portal, as the driver of its test model. */
export function createBoardMovePageDriver(
  page: Page,
  { store, colleague, openPortal }: PageSetup,
): BoardMoveDriver & MachineListener {
  const board = boardPageObject(page);
  const held = new HeldRequests(page);
  const time = createPageClock(page);
  /** The orders of the store, as the board shows them: those due first are above. */
  const placed: Record<'pending' | 'ready', PlacedOrder[]> = { pending: [], ready: [] };
  let lifted: Pick<PlacedOrder, 'id' | 'number'> = { id: '', number: 0 };
  let liftedAs: BoardCardName = 'pending';
  /** The ids of orders that this page or a colleague has moved, or tried to. */
  const moved = new Set<string>();
  /** The columns are read anew only when a path says so. */
  let columns: RequestGate;
  /** The action that the page asks the server for. */
  let asked = '';

  page.on('request', (request) => {
    const [, id, action] =
      /\/api\/store\/order\/(\w+)\/(\w+)$/.exec(new URL(request.url()).pathname) ?? [];
    if (request.method() !== 'POST' || !id || id !== lifted.id || !action) return;
    asked = action;
    moved.add(id);
  });
  const columnName = (stage: OrderStage) => exactText(`board:stages.${stage}`);
  const order = () => orderPageObject(page, lifted.number);
  const refusal = () =>
    page.getByRole('alert').filter({
      hasText: textContaining('board:refused', { number: orderNumberText(lifted.number) }),
    });
  const pathOf = (action: string) => `/api/store/order/${lifted.id}/${action}`;
  const place = async (kind: 'pending' | 'ready') => {
    for (let turn = 0; turn < ORDERS_OF_A_KIND; turn += 1) {
      const one = await store.place({ status: kind });
      placed[kind].push(one);
      for (const action of STAFF_ORDER_ACTIONS) {
        await held.hold(`/api/store/order/${one.id}/${action}`);
      }
    }
  };
  const nextOf = (card: BoardCardName) => {
    // The order that this page has just accepted.
    if (card === 'accepted') return lifted;
    const next = placed[card].find(({ id }) => !moved.has(id));
    if (!next) throw new Error(`No ${card} order is left.`);
    return next;
  };
  /** Moves the pointer away from the board: a card is lifted over its own column. */
  const leaveColumns = () => page.mouse.move(4, 4, { steps: 4 });
  const isDragging = () => page.locator('[data-dragging]').count();

  return {
    open: async () => {
      await giveCarrier(store, { name: 'Amana' });
      await place('pending');
      await place('ready');
      columns = await createRequestGate(page, (path) => path.startsWith(BOARD));
      await installPageClock(page);
      await openPortal('/dashboard/kanban');
      await expect(page.locator('main section').getByRole('listitem')).toHaveCount(
        2 * ORDERS_OF_A_KIND,
      );
      await waitForEventStream(page);
    },
    lift: async (card) => {
      await time.resume();
      const before = pathOf(asked);
      lifted = nextOf(card);
      liftedAs = card;
      await board.lift(lifted.number);
      await leaveColumns();
      // The columns are read once no action is under way.
      if (held.isHeld(before)) await held.release(before);
    },
    release: async () => {
      await page.keyboard.press('Escape');
      await page.mouse.up();
      await expect.poll(isDragging).toBe(0);
    },
    enter: (stage) => board.moveOver(columnName(stage)),
    leave: leaveColumns,
    drop: async (stage) => {
      await board.dropOn(columnName(stage));
      await expect.poll(isDragging).toBe(0);
    },
    changeCard: async () => {
      if (liftedAs === 'pending' && (await isDragging()) > 0) {
        await colleague.edits(`order/${lifted.id}`, { internalNote: 'À emballer avec soin.' });
        return;
      }
      // The columns that the page reads after its own action.
      await time.resume();
      await columns.open();
    },
    moveCardAsColleague: async () => {
      moved.add(lifted.id);
      await colleague.acts(`order/${lifted.id}`, 'accept');
      await colleague.acts(`order/${lifted.id}`, 'prepare');
      const status = exactText(`orders:status.${cardMovedByColleague.status}`);
      await expect(
        page.getByRole('status').getByText(textContaining('board:overtaken', { status })).first(),
      ).toBeVisible();
    },
    dismissRefusal: () =>
      refusal()
        .getByRole('button', { name: exactText('board:dismiss') })
        .click(),
    undo: async () => {
      await time.resume();
      await page.keyboard.press('z');
    },
    answer: async () => {
      const { dialogs, confirmButtons } = order();
      if ((await dialogs.failure.count()) > 0) return confirmButtons.failure.click();
      if ((await dialogs.refusal.count()) > 0) {
        await dialogs.refusal.getByText(exactText('orders:refusal.reasons.out_of_stock')).click();
        return confirmButtons.refusal.click();
      }
      await expect(dialogs['hand-over'].getByRole('combobox')).toHaveText('Amana');
      await dialogs['hand-over']
        .getByLabel(textStart('orders:handOver.trackingNumber'))
        .fill('AM-77');
      await confirmButtons['hand-over'].click();
    },
    decline: async () => {
      const { dialogs, cancelButtons } = order();
      for (const name of ['failure', 'refusal', 'hand-over'] as const) {
        if ((await dialogs[name].count()) > 0) return cancelButtons[name].click();
      }
      throw new Error('The order asks for nothing.');
    },
    settleAction: async (how) => {
      await expect.poll(() => held.isHeld(pathOf(asked))).toBe(true);
      if (how === 'with a server fault') return held.failOne(pathOf(asked), answerUnavailable);
      columns.close();
      await held.release(pathOf(asked));
      if (asked !== 'accept') return;
      // The undo stays however long the checks take.
      await expect(order().undo.first()).toBeVisible();
      await time.pause();
    },
    elapseUndoWindow: async () => {
      await page.clock.fastForward(UNDO_ACCEPT_WINDOW_MS);
      await time.resume();
    },
    expectViewState: async (viewState) => {
      const { dialogs, undo } = order();
      await expect
        .poll(async () => {
          const asking = await Promise.all(
            [dialogs.failure, dialogs.refusal, dialogs['hand-over']].map((one) => one.count()),
          );
          // The action of a card moved before goes on while another is lifted.
          const busy = await board
            .card(lifted.number)
            .or(page.getByRole('dialog'))
            .locator('button[aria-busy="true"]')
            .count();
          return {
            isLifted: (await page.locator('[id^="refusal-"]').count()) > 0,
            isOvertaken:
              (await page
                .getByRole('status')
                .getByText(
                  textPattern('orders:conflict.title', { number: orderNumberText(lifted.number) }),
                )
                .count()) > 0,
            isAsking: busy === 0 && asking.some((count) => count > 0),
            busy: busy > 0,
            isRefused: (await refusal().count()) > 0,
          };
        })
        .toEqual({
          isLifted: viewState.isLifted,
          isOvertaken: viewState.isOvertaken,
          isAsking: viewState.isAsking,
          busy: viewState.busy,
          isRefused: viewState.isRefused,
        });
      if (viewState.isUndoable) await expect(undo.first()).toBeVisible();
    },
  };
}

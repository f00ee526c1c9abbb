import { expect } from '@playwright/test';
import { isQueueable } from '#domain/orders/queued-actions';
import type { OrderAction, OrderStatus } from '#openapi/types.generated';
import type { OrderActionsViewState } from '../../support/machine-models/order-actions.model';
import { expectOnly, expectPending, pressable } from './expect-only';
import type { OrderButton, OrderPageObject } from './order-page-object';
import { exactText } from './translated-text';

/** The order's status on the server, and the last action. */
interface ExpectedOrder {
  readonly status: OrderStatus;
  readonly attempted: OrderAction | null;
  /** The last action waits for the connection. */
  readonly waits: boolean;
}

/** The buttons of a store admin for an order in each status; none in the others. */
const offered: Partial<Record<OrderStatus, readonly OrderButton[]>> = {
  pending: ['accept', 'refuse'],
  confirmed: ['prepare'],
  processing: ['markReady'],
  ready: ['handOver'],
  shipped: ['deliver'],
  delivered: ['invoice'],
};

/** The name of an order status in the list. */
export function statusName(status: OrderStatus): string {
  return exactText(`orders:status.${status}`);
}

/** The dialog that stays open and busy while the confirmed action is pending. */
const confirmedIn: Partial<Record<OrderAction, 'refusal' | 'hand-over' | 'deletion'>> = {
  refuse: 'refusal',
  handOver: 'hand-over',
  delete: 'deletion',
};

/**
 * Asserts that the page shows the expected view state: dialog, busy indicator, undo, and available
 * buttons.
 */
export async function expectOrderViewState(
  order: OrderPageObject,
  viewState: OrderActionsViewState,
  { status, attempted, waits }: ExpectedOrder,
): Promise<void> {
  const dialog = viewState.busy
    ? ((attempted && confirmedIn[attempted]) ?? null)
    : viewState.dialog;
  await expectOnly(order.dialogs, [dialog]);
  await expect(order.undo).toHaveCount(viewState.undo ? 1 : 0);
  await expect(order.row).toHaveCount(viewState.gone ? 0 : 1);
  if (viewState.busy) await expectBusy(order, attempted);
  else if (!viewState.gone) await expect(order.row).toContainText(statusName(status));
  const isFree = dialog === null && !viewState.busy && !viewState.gone;
  const next = offered[status] ?? [];
  // After a waiting action, only actions that can wait as well are offered.
  const wanted = isFree ? next.filter((action) => !waits || isQueueable(action)) : [];
  await expectOnly(order.buttons, wanted, pressable(order.row.page()));
}

/** Undoing an acceptance only removes the undo button, which was in a toast. */
async function expectBusy(order: OrderPageObject, attempted: OrderAction | null) {
  if (attempted === null || attempted === 'undoAccept') return;
  const asked = confirmedIn[attempted];
  if (asked) return expectPending(order.confirmButtons[asked], order.cancelButtons[asked]);
  // Actions confirmed in a dialog, including deletion, were handled above.
  const button = order.buttons[attempted as OrderButton];
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
}

import { expect } from '@playwright/test';
import type { OrderAction, OrderStatus } from '#application/api/orders-endpoints.generated';
import { isQueueable } from '#domain/orders/queued-actions';
import type { OrderActionsViewState } from '../../support/machine-models/order-actions.model';
import { expectOnly, expectPending, pressable } from './expect-only';
import type { OrderButton, OrderPageObject } from './order-page-object';
import { exactText } from './translated-text';

/** The order's status on the server, and the last action. */
interface ExpectedOrder {
  readonly status: OrderStatus;
  readonly attempted: OrderAction | null;
  /** What was done last waits for the connection. */
  readonly waits: boolean;
}

/** What a store admin is offered for an order in each status; nothing in the others. */
const offered: Partial<Record<OrderStatus, readonly OrderButton[]>> = {
  pending: ['accept', 'refuse'],
  confirmed: ['prepare'],
  processing: ['markReady'],
  ready: ['handOver'],
  shipped: ['deliver'],
  delivered: ['invoice'],
};

/** How the list calls where an order stands. */
export const statusName = (status: OrderStatus): string => exactText(`orders:status.${status}`);

/** The dialog that stays open, waiting, while what it confirmed is carried out. */
const confirmedIn: Partial<Record<OrderAction, 'refusal' | 'hand-over' | 'deletion'>> = {
  refuse: 'refusal',
  handOver: 'hand-over',
  delete: 'deletion',
};

/**
 * Asserts that the page shows the expected view state: the dialog, what is busy, the way back, and
 * what is offered.
 */
export const expectOrderViewState = async (
  order: OrderPageObject,
  viewState: OrderActionsViewState,
  { status, attempted, waits }: ExpectedOrder,
): Promise<void> => {
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
  // After what waits, only what may wait as well is offered.
  const wanted = isFree ? next.filter((action) => !waits || isQueueable(action)) : [];
  await expectOnly(order.buttons, wanted, pressable(order.row.page()));
};

/** Taking an acceptance back shows nothing but that the offer is gone: its button was in a toast. */
const expectBusy = async (order: OrderPageObject, attempted: OrderAction | null) => {
  if (attempted === null || attempted === 'undoAccept') return;
  const asked = confirmedIn[attempted];
  if (asked) return expectPending(order.confirmButtons[asked], order.cancelButtons[asked]);
  // A confirmation in a dialog and deletion were told apart above.
  const button = order.buttons[attempted as OrderButton];
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
};

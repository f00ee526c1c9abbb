import { expect } from '@playwright/test';
import type { OrderAction, OrderStatus } from '#application/api/orders-endpoints.generated';
import { mayWait } from '#domain/orders/waiting-actions';
import type { OrderActionsSight } from '../../support/machine-scripts/order-actions.script';
import { expectOnly, expectWaiting, pressable } from './expect-only';
import type { OrderButton, OrderOnPage } from './order-on-page';
import { says } from './spoken';

/** Where the order stands by the server's word, and the action taken last. */
interface OrderStanding {
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
export const statusName = (status: OrderStatus): string => says(`orders:status.${status}`);

/** The dialog that stays open, waiting, while what it confirmed is carried out. */
const confirmedIn: Partial<Record<OrderAction, 'refusal' | 'hand-over' | 'deletion'>> = {
  refuse: 'refusal',
  handOver: 'hand-over',
  delete: 'deletion',
};

/** Holds the page against a sight: the dialog, what is busy, the way back, and what is offered. */
export const expectOrderSight = async (
  order: OrderOnPage,
  sight: OrderActionsSight,
  { status, attempted, waits }: OrderStanding,
): Promise<void> => {
  const dialog = sight.busy ? ((attempted && confirmedIn[attempted]) ?? null) : sight.dialog;
  await expectOnly(order.dialogs, [dialog]);
  await expect(order.undo).toHaveCount(sight.undo ? 1 : 0);
  await expect(order.row).toHaveCount(sight.gone ? 0 : 1);
  if (sight.busy) await expectBusy(order, attempted);
  else if (!sight.gone) await expect(order.row).toContainText(statusName(status));
  const isFree = dialog === null && !sight.busy && !sight.gone;
  const next = offered[status] ?? [];
  // After what waits, only what may wait as well is offered.
  const wanted = isFree ? next.filter((action) => !waits || mayWait(action)) : [];
  await expectOnly(order.buttons, wanted, pressable(order.row.page()));
};

/** Taking an acceptance back shows nothing but that the offer is gone: its button was in a toast. */
const expectBusy = async (order: OrderOnPage, attempted: OrderAction | null) => {
  if (attempted === null || attempted === 'undoAccept') return;
  const asked = confirmedIn[attempted];
  if (asked) return expectWaiting(order.deeds[asked], order.waysOut[asked]);
  // A confirmation in a dialog and deletion were told apart above.
  const button = order.buttons[attempted as OrderButton];
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
};

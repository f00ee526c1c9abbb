import type { Locator, Page } from '@playwright/test';
import { orderNumberText } from '#domain/orders/order-number';
import type { OrderAction } from '#openapi/types.generated';
import type { OrderActionsViewState } from '../../support/machine-models/order-actions.model';

import { exactText, textPattern, textStart } from './translated-text';

export type OrderDialog = NonNullable<OrderActionsViewState['dialog']>;
export type OrderButton = Exclude<OrderAction, 'undoAccept' | 'delete'>;

/** One order in the list of orders, as locators. */
export interface OrderPageObject {
  readonly row: Locator;
  /** The buttons of its row; not accessible while a dialog is open. */
  readonly buttons: Readonly<Record<OrderButton, Locator>>;
  readonly dialogs: Readonly<Record<OrderDialog, Locator>>;
  /** The button that confirms a dialog, and the one that cancels it. */
  readonly confirmButtons: Readonly<Record<Exclude<OrderDialog, 'view'>, Locator>>;
  readonly cancelButtons: Readonly<Record<Exclude<OrderDialog, 'view' | 'conflict'>, Locator>>;
  readonly undo: Locator;
  readonly toast: Locator;
  chooseInMenu(entry: string): Promise<void>;
}

export function orderPageObject(page: Page, number: number): OrderPageObject {
  // While a dialog is open, the row behind it is hidden from assistive technology, but still
  // visible.
  const row = page.getByRole('row', { includeHidden: true }).filter({ hasText: `#${number}` });
  // Matches the start of the name: a busy button has a status text after its name.
  const inRow = (path: string) =>
    row.getByRole('button', { name: textStart(path, { number: orderNumberText(number) }) });
  const dialogs = {
    view: page.getByRole('dialog', {
      name: textPattern('orders:detail.title', { number: orderNumberText(number) }),
    }),
    refusal: page.getByRole('dialog', {
      name: textPattern('orders:refusal.title', { number: orderNumberText(number) }),
    }),
    'hand-over': page.getByRole('dialog', {
      name: textPattern('orders:handOver.title', { number: orderNumberText(number) }),
    }),
    deletion: page.getByRole('alertdialog', {
      name: textPattern('orders:deletion.title', { number: orderNumberText(number) }),
    }),
    failure: page.getByRole('alertdialog', { name: exactText('lists:failure.title') }),
    conflict: page.getByRole('alertdialog', {
      name: textPattern('orders:conflict.title', { number: orderNumberText(number) }),
    }),
  };
  const inDialog = (dialog: OrderDialog, name: string) =>
    dialogs[dialog].getByRole('button', { name: textStart(name) });
  return {
    row,
    buttons: {
      accept: inRow('orders:actions.acceptOrder'),
      refuse: inRow('orders:actions.refuseOrder'),
      prepare: inRow('orders:actions.prepare'),
      markReady: inRow('orders:actions.markReady'),
      handOver: inRow('orders:actions.handOver'),
      deliver: inRow('orders:actions.deliver'),
      invoice: inRow('orders:actions.invoice'),
    },
    dialogs,
    confirmButtons: {
      refusal: inDialog('refusal', 'orders:refusal.confirm'),
      'hand-over': inDialog('hand-over', 'orders:handOver.confirm'),
      deletion: inDialog('deletion', 'orders:deletion.confirm'),
      failure: inDialog('failure', 'lists:failure.retry'),
      conflict: inDialog('conflict', 'orders:conflict.acknowledge'),
    },
    cancelButtons: {
      refusal: inDialog('refusal', 'orders:refusal.keep'),
      'hand-over': inDialog('hand-over', 'orders:handOver.cancel'),
      deletion: inDialog('deletion', 'orders:deletion.keep'),
      failure: inDialog('failure', 'lists:failure.dismiss'),
    },
    undo: page.getByRole('button', {
      name: textStart('orders:toast.undoIn'),
      includeHidden: true,
    }),
    toast: page.getByRole('status', { includeHidden: true }),
    chooseInMenu: async (entry) => {
      await inRow('orders:actions.menu').click();
      await page.getByRole('menuitem', { name: entry }).click();
    },
  };
}

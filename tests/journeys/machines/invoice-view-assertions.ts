import { expect } from '@playwright/test';
import type { InvoiceAction, InvoiceStatus } from '#openapi/types.generated';
import type { InvoiceActionsViewState } from '../../support/machine-models/invoice-actions.model';
import { expectOnly, expectPending, pressable } from './expect-only';
import type { InvoiceDialog, InvoicePageObject } from './invoice-page-object';
import { exactText } from './translated-text';

/** The dialog that stays open and busy while the confirmed action is pending. */
export const ASKED_IN = {
  issue: 'issue',
  recordPayment: 'payment',
  credit: 'credit',
  send: 'sending',
  delete: 'deletion',
} as const satisfies Record<InvoiceAction, InvoiceDialog>;

/** The next step that a store admin is offered in each status. */
const next: Partial<Record<InvoiceStatus, keyof InvoicePageObject['buttons']>> = {
  draft: 'issue',
  issued: 'recordPayment',
};

/**
 * Asserts that the page shows the expected view state: the dialog, busy indicators, the row, and
 * the buttons.
 */
export async function expectInvoiceViewState(
  invoice: InvoicePageObject,
  viewState: InvoiceActionsViewState,
  { status, attempted }: { status: InvoiceStatus; attempted: InvoiceAction | null },
): Promise<void> {
  const asked = attempted && ASKED_IN[attempted];
  const dialog = viewState.busy ? asked : viewState.dialog;
  await expectOnly(invoice.dialogs, [dialog]);
  await expect(invoice.row).toHaveCount(viewState.gone ? 0 : 1);
  if (viewState.busy && asked)
    await expectPending(invoice.confirmButtons[asked], invoice.cancelButtons[asked]);
  if (!viewState.busy && !viewState.gone)
    await expect(invoice.row).toContainText(exactText(`invoices:status.${status}`));
  const isFree = dialog === null && !viewState.gone;
  const wanted = isFree ? [next[status] ?? null] : [];
  await expectOnly(invoice.buttons, wanted, pressable(invoice.row.page()));
}

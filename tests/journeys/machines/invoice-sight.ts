import { expect } from '@playwright/test';
import type { InvoiceAction, InvoiceStatus } from '#application/api/invoices-endpoints.generated';
import type { InvoiceActionsSight } from '../../support/machine-scripts/invoice-actions.script';
import { expectOnly, expectWaiting, pressable } from './expect-only';
import type { InvoiceDialog, InvoiceOnPage } from './invoice-on-page';
import { says } from './spoken';

/** The dialog that stays open, waiting, while what it confirmed is carried out. */
export const ASKED_IN = {
  issue: 'issue',
  recordPayment: 'payment',
  credit: 'credit',
  send: 'sending',
  delete: 'deletion',
} as const satisfies Record<InvoiceAction, InvoiceDialog>;

/** The next step that a store admin is offered in each status. */
const next: Partial<Record<InvoiceStatus, keyof InvoiceOnPage['buttons']>> = {
  draft: 'issue',
  issued: 'recordPayment',
};

/** Holds the page against a sight: the dialog, what waits, the row, and what is offered. */
export const expectInvoiceSight = async (
  invoice: InvoiceOnPage,
  sight: InvoiceActionsSight,
  { status, attempted }: { status: InvoiceStatus; attempted: InvoiceAction | null },
): Promise<void> => {
  const asked = attempted && ASKED_IN[attempted];
  const dialog = sight.busy ? asked : sight.dialog;
  await expectOnly(invoice.dialogs, [dialog]);
  await expect(invoice.row).toHaveCount(sight.gone ? 0 : 1);
  if (sight.busy && asked) await expectWaiting(invoice.deeds[asked], invoice.waysOut[asked]);
  if (!sight.busy && !sight.gone)
    await expect(invoice.row).toContainText(says(`invoices:status.${status}`));
  const isFree = dialog === null && !sight.gone;
  const wanted = isFree ? [next[status] ?? null] : [];
  await expectOnly(invoice.buttons, wanted, pressable(invoice.row.page()));
};

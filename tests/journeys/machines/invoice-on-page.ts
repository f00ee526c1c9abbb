import type { Locator, Page } from '@playwright/test';
import type { InvoiceActionsSight } from '../../support/machine-scripts/invoice-actions.script';
import { beginning, saying, says } from './spoken';

export type InvoiceDialog = NonNullable<InvoiceActionsSight['dialog']>;

/** The one invoice in the list of invoices, by what a seller sees of it. */
export interface InvoiceOnPage {
  readonly row: Locator;
  /** The next step of the invoice; none can be reached while a dialog asks something. */
  readonly buttons: Readonly<Record<'issue' | 'recordPayment', Locator>>;
  readonly dialogs: Readonly<Record<InvoiceDialog, Locator>>;
  /** The button of a dialog that does what the dialog is about, and the one that does not. */
  readonly deeds: Readonly<Record<InvoiceDialog, Locator>>;
  readonly waysOut: Readonly<Record<Exclude<InvoiceDialog, 'conflict'>, Locator>>;
  chooseInMenu(entry: string): Promise<void>;
}

export const invoiceOnPage = (page: Page, orderNumber: number): InvoiceOnPage => {
  // While a dialog is open, what lies behind it is hidden from assistive technology, not from sight.
  const row = page
    .getByRole('row', { includeHidden: true })
    // A credit note tells the order too.
    .filter({ hasText: `#${orderNumber}`, hasNotText: 'AV-' });
  const inRow = (name: string | RegExp) => row.getByRole('button', { name });
  const number = /FA-.*/;
  const dialogs = {
    issue: page.getByRole('alertdialog', { name: says('invoices:issuing.title') }),
    payment: page.getByRole('dialog', { name: saying('invoices:payment.title', { number }) }),
    credit: page.getByRole('dialog', { name: saying('invoices:credit.title', { number }) }),
    sending: page.getByRole('dialog', { name: saying('invoices:sending.title', { number }) }),
    deletion: page.getByRole('alertdialog', { name: says('invoices:deletion.title') }),
    failure: page.getByRole('alertdialog', { name: says('lists:failure.title') }),
    conflict: page.getByRole('alertdialog', { name: says('invoices:conflict.title') }),
  };
  const inDialog = (dialog: InvoiceDialog, path: string) =>
    dialogs[dialog].getByRole('button', { name: beginning(path) });
  return {
    row,
    buttons: {
      issue: inRow(`${says('invoices:actions.issue')} · `),
      recordPayment: inRow(`${says('invoices:actions.recordPayment')} · `),
    },
    dialogs,
    deeds: {
      issue: inDialog('issue', 'invoices:issuing.confirm'),
      payment: inDialog('payment', 'invoices:payment.confirm'),
      credit: inDialog('credit', 'invoices:credit.confirm'),
      sending: inDialog('sending', 'invoices:sending.confirm'),
      deletion: inDialog('deletion', 'invoices:deletion.confirm'),
      failure: inDialog('failure', 'lists:failure.retry'),
      conflict: inDialog('conflict', 'invoices:conflict.acknowledge'),
    },
    waysOut: {
      issue: inDialog('issue', 'invoices:issuing.cancel'),
      payment: inDialog('payment', 'invoices:payment.cancel'),
      credit: inDialog('credit', 'invoices:credit.cancel'),
      sending: inDialog('sending', 'invoices:sending.cancel'),
      deletion: inDialog('deletion', 'invoices:deletion.cancel'),
      failure: inDialog('failure', 'lists:failure.dismiss'),
    },
    chooseInMenu: async (entry) => {
      await inRow(beginning('invoices:actions.menu')).click();
      await page.getByRole('menuitem', { name: entry }).click();
    },
  };
};

import type { Locator, Page } from '@playwright/test';
import type { InvoiceActionsViewState } from '../../support/machine-models/invoice-actions.model';
import { exactText, textPattern, textStart } from './translated-text';

export type InvoiceDialog = NonNullable<InvoiceActionsViewState['dialog']>;

/** The invoice in the list of invoices, as locators. */
export interface InvoicePageObject {
  readonly row: Locator;
  /** The next step of the invoice; not accessible while a dialog is open. */
  readonly buttons: Readonly<Record<'issue' | 'recordPayment', Locator>>;
  readonly dialogs: Readonly<Record<InvoiceDialog, Locator>>;
  /** The button that confirms a dialog, and the one that cancels it. */
  readonly confirmButtons: Readonly<Record<InvoiceDialog, Locator>>;
  readonly cancelButtons: Readonly<Record<Exclude<InvoiceDialog, 'conflict'>, Locator>>;
  chooseInMenu(entry: string): Promise<void>;
}

export function invoicePageObject(page: Page, orderNumber: number): InvoicePageObject {
  // While a dialog is open, the row behind it is hidden from assistive technology, but still
  // visible.
  const row = page
    .getByRole('row', { includeHidden: true })
    // A credit note also contains the order number.
    .filter({ hasText: `#${orderNumber}`, hasNotText: 'AV-' });
  const inRow = (name: string | RegExp) => row.getByRole('button', { name });
  const number = /FA-.*/;
  const dialogs = {
    issue: page.getByRole('alertdialog', { name: exactText('invoices:issuing.title') }),
    payment: page.getByRole('dialog', { name: textPattern('invoices:payment.title', { number }) }),
    credit: page.getByRole('dialog', { name: textPattern('invoices:credit.title', { number }) }),
    sending: page.getByRole('dialog', { name: textPattern('invoices:sending.title', { number }) }),
    deletion: page.getByRole('alertdialog', { name: exactText('invoices:deletion.title') }),
    failure: page.getByRole('alertdialog', { name: exactText('lists:failure.title') }),
    conflict: page.getByRole('alertdialog', { name: exactText('invoices:conflict.title') }),
  };
  const inDialog = (dialog: InvoiceDialog, path: string) =>
    dialogs[dialog].getByRole('button', { name: textStart(path) });
  return {
    row,
    buttons: {
      issue: inRow(`${exactText('invoices:actions.issue')} · `),
      recordPayment: inRow(`${exactText('invoices:actions.recordPayment')} · `),
    },
    dialogs,
    confirmButtons: {
      issue: inDialog('issue', 'invoices:issuing.confirm'),
      payment: inDialog('payment', 'invoices:payment.confirm'),
      credit: inDialog('credit', 'invoices:credit.confirm'),
      sending: inDialog('sending', 'invoices:sending.confirm'),
      deletion: inDialog('deletion', 'invoices:deletion.confirm'),
      failure: inDialog('failure', 'lists:failure.retry'),
      conflict: inDialog('conflict', 'invoices:conflict.acknowledge'),
    },
    cancelButtons: {
      issue: inDialog('issue', 'invoices:issuing.cancel'),
      payment: inDialog('payment', 'invoices:payment.cancel'),
      credit: inDialog('credit', 'invoices:credit.cancel'),
      sending: inDialog('sending', 'invoices:sending.cancel'),
      deletion: inDialog('deletion', 'invoices:deletion.cancel'),
      failure: inDialog('failure', 'lists:failure.dismiss'),
    },
    chooseInMenu: async (entry) => {
      await inRow(textStart('invoices:actions.menu')).click();
      await page.getByRole('menuitem', { name: entry }).click();
    },
  };
}

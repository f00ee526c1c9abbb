import type { Page } from '@playwright/test';
import type { InvoiceEditorSight } from '../../support/machine-scripts/invoice-editor.script';
import { expectFormSight, formOnPage } from './form-on-page';
import { saying, says } from './spoken';

/** The form of a draft of an invoice, by what a seller sees of it. */
export const invoiceFormOnPage = (page: Page) => {
  const { button, ...form } = formOnPage(page, 'invoiceEditor:form');
  return {
    ...form,
    buttons: {
      ...form.buttons,
      issue: button('invoiceEditor:issue'),
      confirmIssue: button('invoices:issuing.confirm'),
      cancelIssue: button('invoices:issuing.cancel'),
    },
    notes: {
      ...form.notes,
      // What is to be corrected, or why the draft can't be issued any more.
      refused: page
        .getByText(saying('forms:toCorrect', { count: 1 }))
        .or(page.getByText(saying('problems:codes.action_not_allowed'))),
    },
    dialogs: {
      ...form.dialogs,
      confirmation: page.getByRole('alertdialog', { name: says('invoices:issuing.title') }),
    },
    note: page.locator('#field-note'),
  };
};

/** What stands in the form by what was done to it. */
export interface InvoiceFormStanding {
  readonly note: string;
  /** Whether something differs from the record. */
  readonly isChanged: boolean;
  /** Where one is led in the end. */
  readonly destination: RegExp;
}

/** Holds the page against a sight. */
export const expectInvoiceFormSight = (
  form: ReturnType<typeof invoiceFormOnPage>,
  sight: InvoiceEditorSight,
  { note, isChanged, destination }: InvoiceFormStanding,
): Promise<void> =>
  expectFormSight(form, sight, {
    fields: [[form.note, note]],
    offered: [...(isChanged ? (['save', 'discard'] as const) : []), 'issue'],
    waiting: [...(isChanged ? (['save'] as const) : []), 'issue'],
    asked: { confirmation: ['confirmIssue', 'cancelIssue'] },
    destination,
  });

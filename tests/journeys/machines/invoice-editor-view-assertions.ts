import type { Page } from '@playwright/test';
import type { InvoiceEditorViewState } from '../../support/machine-models/invoice-editor.model';
import { expectFormViewState, formPageObject } from './form-page-object';
import { exactText, textPattern } from './translated-text';

/** The form of a draft of an invoice, as locators. */
export const invoiceFormPageObject = (page: Page) => {
  const { button, ...form } = formPageObject(page, 'invoiceEditor:form');
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
        .getByText(textPattern('forms:toCorrect', { count: 1 }))
        .or(page.getByText(textPattern('problems:codes.action_not_allowed'))),
    },
    dialogs: {
      ...form.dialogs,
      confirmation: page.getByRole('alertdialog', { name: exactText('invoices:issuing.title') }),
    },
    note: page.locator('#field-note'),
  };
};

/** What stands in the form by what was done to it. */
export interface ExpectedInvoiceForm {
  readonly note: string;
  /** Whether something differs from the record. */
  readonly isChanged: boolean;
  /** Where one is led in the end. */
  readonly destination: RegExp;
}

/** Asserts that the page shows the expected view state. */
export const expectInvoiceFormViewState = (
  form: ReturnType<typeof invoiceFormPageObject>,
  viewState: InvoiceEditorViewState,
  { note, isChanged, destination }: ExpectedInvoiceForm,
): Promise<void> =>
  expectFormViewState(form, viewState, {
    fields: [[form.note, note]],
    offered: [...(isChanged ? (['save', 'discard'] as const) : []), 'issue'],
    waiting: [...(isChanged ? (['save'] as const) : []), 'issue'],
    asked: { confirmation: ['confirmIssue', 'cancelIssue'] },
    destination,
  });

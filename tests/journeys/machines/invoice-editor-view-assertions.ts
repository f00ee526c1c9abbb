import type { Page } from '@playwright/test';
import type { InvoiceEditorViewState } from '../../support/machine-models/invoice-editor.model';
import { expectFormViewState, formPageObject } from './form-page-object';
import { exactText, textPattern } from './translated-text';

/** The form of an invoice draft, as locators. */
export function invoiceFormPageObject(page: Page) {
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
      // The corrections needed, or the reason why the draft cannot be issued any more.
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
}

/** The expected contents of the form after the previous steps. */
export interface ExpectedInvoiceForm {
  readonly note: string;
  /** Whether a value differs from the record. */
  readonly isChanged: boolean;
  /** The page that the form finally leads to. */
  readonly destination: RegExp;
}

/** Asserts that the page shows the expected view state. */
export function expectInvoiceFormViewState(
  form: ReturnType<typeof invoiceFormPageObject>,
  viewState: InvoiceEditorViewState,
  { note, isChanged, destination }: ExpectedInvoiceForm,
): Promise<void> {
  return expectFormViewState(form, viewState, {
    fields: [[form.note, note]],
    offered: [...(isChanged ? (['save', 'discard'] as const) : []), 'issue'],
    waiting: [...(isChanged ? (['save'] as const) : []), 'issue'],
    asked: { confirmation: ['confirmIssue', 'cancelIssue'] },
    destination,
  });
}

import type { InvoiceActionsContext } from '#application/invoices/invoice-actions.machine';
import { invoiceActionsTestModel } from '../../support/machine-models/invoice-actions.model';
import { test } from '../support/journey';
import { createInvoiceActionsPageDriver } from './invoice-actions.driver';
import { testPaths } from './test-paths';

const { model } = invoiceActionsTestModel;

/** A colleague cannot credit an invoice that is already credited. */
function canBe(context: InvoiceActionsContext, label: string): boolean {
  return (
    model.isPossible?.(context, label) !== false &&
    (context.record.status !== 'credited' || !label.startsWith('a colleague'))
  );
}

test.describe('Invoice-actions machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [409, 422, 503], lost: true } });
  const testModel = { ...invoiceActionsTestModel, model: { ...model, isPossible: canBe } };
  testPaths(testModel, createInvoiceActionsPageDriver);
});

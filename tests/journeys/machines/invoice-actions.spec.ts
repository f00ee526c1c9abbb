import type { InvoiceActionsContext } from '#application/invoices/invoice-actions.machine';
import { invoiceActionsScript } from '../../support/machine-scripts/invoice-actions.script';
import { test } from '../support/journey';
import { invoiceActionsOnPage } from './invoice-actions.page';
import { testPaths } from './path-tests';

const { model } = invoiceActionsScript;

/** Nobody credits an invoice a second time, neither before the seller nor between two looks of his. */
const canBe = (context: InvoiceActionsContext, label: string): boolean =>
  model.isPossible?.(context, label) !== false &&
  (context.invoice.status !== 'credited' || !label.startsWith('a colleague'));

test.describe('the invoice-actions machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [409, 422, 503], lost: true } });
  const script = { ...invoiceActionsScript, model: { ...model, isPossible: canBe } };
  testPaths(script, invoiceActionsOnPage);
});

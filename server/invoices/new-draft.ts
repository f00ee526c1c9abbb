import type { Invoice } from '#openapi/types.generated';
import type { Principal, Tx } from '../context';
import { notFound, problem } from '../http/problem-error';
import {
  findInvoice,
  type InvoiceRow,
  type InvoiceValues,
  insertInvoice,
} from '../invoicing/invoices.repository';
import { presentInvoice } from './invoice-presentation';

/** @throws ProblemError 409 `already_taken` with the invoice that the order or booking has */
export async function assertNotInvoiced(
  tx: Tx,
  invoice: InvoiceRow | undefined,
  principal: Principal,
): Promise<void> {
  if (!invoice) return;
  const record = await findInvoice(tx, principal.storeId, invoice.id);
  throw problem(409, 'already_taken', record && { current: presentInvoice(record, principal) });
}

/** Writes a draft. */
export async function insertDraft(
  tx: Tx,
  values: InvoiceValues,
  principal: Principal,
  now: Date,
): Promise<Invoice> {
  const { id } = await insertInvoice(tx, values, now);
  const record = await findInvoice(tx, principal.storeId, id);
  if (!record) throw notFound();
  return presentInvoice(record, principal);
}

import { editedLineWords } from '#domain/invoices/invoice-line-words';
import { invoiceLine } from '#domain/invoices/invoice-lines';
import type { Invoice, InvoiceUpdate } from '#openapi/types.generated';
import type { Principal, Tx } from '../context';
import { type FieldErrors, invalid, notFound, problem } from '../http/problem-error';
import { assertRevision } from '../http/revision';
import { totalColumns } from '../invoicing/invoice-drafting';
import {
  changeInvoice,
  findInvoice,
  type InvoiceRow,
  type InvoiceValues,
  lockInvoice,
} from '../invoicing/invoices.repository';
import { invoiceSearchText } from '../search/invoice-search-text';
import { invoiceClientErrors, isBlank, withClientInput } from './invoice-client';
import { presentInvoice } from './invoice-presentation';

/** A change that a member of staff requests, with the revision that they saw. */
export interface RequestedInvoiceChange {
  readonly invoiceId: string;
  readonly body: InvoiceUpdate;
  readonly revision: number | undefined;
  readonly principal: Principal;
  readonly now: Date;
}

/** Maximum total of an invoice, limited by the database's integers; centimes. */
const MAX_TOTAL = 2_000_000_000;

function fieldErrors({ client, lines }: InvoiceUpdate): FieldErrors {
  return {
    ...invoiceClientErrors(client ?? {}),
    ...Object.fromEntries(
      (lines ?? []).flatMap(({ label }, index) =>
        isBlank(label) ? [[`lines.${index}.label`, ['required']]] : [],
      ),
    ),
  };
}

function clientChange(draft: InvoiceRow, body: InvoiceUpdate): Partial<InvoiceValues> {
  if (!body.client) return {};
  const client = withClientInput(draft.client, body.client);
  const { orderNumber, tourBookingNumber } = draft;
  const clientName = client.name;
  const named = { number: null, orderNumber, tourBookingNumber, clientName };
  const searchText = invoiceSearchText(named);
  return { client, isClientEdited: true, searchText };
}

/** @throws ProblemError 422 when the total is negative, or larger than can be stored */
function linesChange(draft: InvoiceRow, { lines }: InvoiceUpdate): Partial<InvoiceValues> {
  if (!lines) return {};
  const charged = totalColumns(
    lines.map((line) =>
      invoiceLine({ ...line, ...editedLineWords(line.label.trim(), draft.lines) }),
    ),
  );
  if (charged.total < 0) throw invalid({ lines: ['too_small'] });
  if (charged.total > MAX_TOTAL || Math.abs(charged.subtotal) > MAX_TOTAL) {
    throw invalid({ lines: ['too_large'] });
  }
  return charged;
}

/**
 * Changes the given fields of a draft, validated and written on the locked row.
 * @throws ProblemError 404 unknown to the store; 428, 412 the revision; 409 issued or deleted; 422
 */
export async function changeDraft(tx: Tx, requested: RequestedInvoiceChange): Promise<Invoice> {
  const { invoiceId, body, revision, principal, now } = requested;
  const record = await lockInvoice(tx, principal.storeId, invoiceId);
  if (!record) throw notFound();
  const current = presentInvoice(record, principal);
  assertRevision(revision, current);
  const { invoice } = record;
  if (invoice.status !== 'draft' || invoice.archivedAt) {
    throw problem(409, 'action_not_allowed', { current });
  }
  const errors = fieldErrors(body);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const change: Partial<InvoiceValues> = {
    ...clientChange(invoice, body),
    ...linesChange(invoice, body),
    ...(body.dueDate !== undefined && { dueDate: body.dueDate }),
    ...(body.note !== undefined && { note: body.note?.trim() || null }),
  };
  await changeInvoice(tx, invoiceId, change, now);
  const changed = await findInvoice(tx, principal.storeId, invoiceId);
  if (!changed) throw notFound();
  return presentInvoice(changed, principal);
}

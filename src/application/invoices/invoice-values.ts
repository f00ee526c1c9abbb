import type { Language } from '#domain/format/languages';
import { EMPTY_LINE, type InvoiceFormLine } from '#domain/invoices/invoice-form';
import { lineLabel } from '#domain/invoices/invoice-line-words';
import type { Invoice, InvoiceDraftLine, InvoiceUpdate } from '#openapi/types.generated';
import type { EditedRecord } from '../editing/edited-record';

/** The values of a draft's form: empty texts for missing values, days as `YYYY-MM-DD`. */
export type InvoiceValues = {
  client: { name: string; ice: string; address: string; email: string };
  lines: readonly InvoiceFormLine[];
  /** Last day to pay; null for thirty days after the issue. */
  dueDate: string | null;
  note: string;
};

/** The draft of an invoice as a record for its form, its lines in the language of the form. */
export function invoiceRecord(invoice: Invoice, language: Language): EditedRecord<InvoiceValues> {
  const { id, revision, client, lines, dueDate, note } = invoice;
  return {
    id,
    revision,
    values: {
      client: {
        name: client.name,
        ice: client.ice ?? '',
        address: client.address,
        email: client.email ?? '',
      },
      // A draft without lines starts with an empty line.
      lines:
        lines.length === 0
          ? [EMPTY_LINE]
          : lines.map((line) => ({
              label: lineLabel(line, language),
              quantity: line.quantity,
              unitPrice: line.unitPrice,
              taxRate: line.taxRate,
            })),
      dueDate,
      note: note ?? '',
    },
  };
}

/** The client of an invoice, in the contract's form. */
export function writtenClient({ name, ice, address, email }: InvoiceValues['client']) {
  return {
    name,
    ice: ice || null,
    address,
    email: email.trim() || null,
  };
}

/**
 * The changes of a draft, in the contract's form. The form has validated that the lines are
 * complete and have known rates.
 */
export function invoiceUpdate(changes: Partial<InvoiceValues>): InvoiceUpdate {
  return {
    ...(changes.client && { client: writtenClient(changes.client) }),
    ...(changes.lines && { lines: [...changes.lines] as InvoiceDraftLine[] }),
    ...(changes.dueDate !== undefined && { dueDate: changes.dueDate }),
    ...(changes.note !== undefined && { note: changes.note.trim() || null }),
  };
}

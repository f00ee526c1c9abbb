import { EMPTY_LINE, type InvoiceFormLine } from '#domain/invoices/invoice-form';
import type { Invoice, InvoiceDraftLine, InvoiceUpdate } from '../api/invoices-endpoints.generated';
import type { EditedRecord } from '../editing/edited-record';

/** A draft as its form sees it: texts are empty where there is nothing, days `YYYY-MM-DD`. */
export type InvoiceValues = {
  client: { name: string; ice: string; address: string; email: string };
  lines: readonly InvoiceFormLine[];
  /** Last day to pay; null for thirty days from the issue. */
  dueDate: string | null;
  note: string;
};

/** The draft of an invoice as its form sees it. */
export const invoiceRecord = (invoice: Invoice): EditedRecord<InvoiceValues> => {
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
      // Of no order, it begins with a line to be written.
      lines:
        lines.length === 0
          ? [EMPTY_LINE]
          : lines.map(({ label, quantity, unitPrice, taxRate }) => ({
              label,
              quantity,
              unitPrice,
              taxRate,
            })),
      dueDate,
      note: note ?? '',
    },
  };
};

/** A client as the contract has him. */
export const writtenClient = ({ name, ice, address, email }: InvoiceValues['client']) => ({
  name,
  ice: ice || null,
  address,
  email: email.trim() || null,
});

/** What of a draft is changed, as the contract has it. The form let only whole lines of known rates through. */
export const invoiceUpdate = (changes: Partial<InvoiceValues>): InvoiceUpdate => ({
  ...(changes.client && { client: writtenClient(changes.client) }),
  ...(changes.lines && { lines: [...changes.lines] as InvoiceDraftLine[] }),
  ...(changes.dueDate !== undefined && { dueDate: changes.dueDate }),
  ...(changes.note !== undefined && { note: changes.note.trim() || null }),
});

import { inArray } from 'drizzle-orm';
import { INVOICE_STATUS_WORDS, INVOICE_TYPE_WORDS } from '#domain/exports/export-words';
import { type CsvCell, csvAmount } from '#domain/format/csv';
import type { Language } from '#domain/format/languages';
import { bookingNumberText } from '#domain/tours/booking-number';
import type { Reader } from '../context';
import type { Operations } from '../contract.generated';
import { invoices } from '../database/schema/invoices';
import { inBatchesOf } from '../http/csv-file';
import { readInvoiceIds } from '../invoices/invoice-list.query';

type InvoiceFilters = Omit<Operations['exportInvoices']['query'], 'language' | 'format'>;
type InvoiceRow = typeof invoices.$inferSelect;

function dayOf(day: string | null): CsvCell {
  return day === null ? '' : { day };
}

function cellsOf(invoice: InvoiceRow, language: Language): CsvCell[] {
  return [
    invoice.number ?? '',
    INVOICE_TYPE_WORDS[invoice.type][language],
    INVOICE_STATUS_WORDS[invoice.status][language],
    invoice.orderNumber ?? '',
    invoice.tourBookingNumber === null ? '' : bookingNumberText(invoice.tourBookingNumber),
    invoice.client.name,
    invoice.client.ice ?? '',
    dayOf(invoice.issueDate),
    dayOf(invoice.dueDate),
    csvAmount(invoice.subtotal),
    csvAmount(invoice.taxTotal),
    csvAmount(invoice.total),
    csvAmount(invoice.amountPaid),
    csvAmount(invoice.amountDue),
  ];
}

/** Filters and order of a file of invoices, its language, and the time that decides what is late. */
interface InvoiceFile {
  readonly query: InvoiceFilters;
  readonly language: Language;
  readonly now: Date;
}

/** The cells of `INVOICE_COLUMNS` of every invoice of the list at `now`, in its order. */
export async function* invoiceRecords(
  reader: Reader,
  storeId: string,
  { query, language, now }: InvoiceFile,
) {
  const ids = await readInvoiceIds(reader, storeId, query, now);
  const batches = inBatchesOf(ids, async (some) => {
    const rows = await reader
      .select()
      .from(invoices)
      .where(inArray(invoices.id, [...some]));
    return new Map(rows.map((row) => [row.id, row]));
  });
  for await (const rows of batches) yield rows.map((row) => cellsOf(row, language));
}

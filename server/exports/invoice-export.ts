import { and, desc, sql } from 'drizzle-orm';
import { type CsvCell, csvAmount } from '#domain/format/csv';
import type { Reader } from '../context';
import type { Operations } from '../contract.generated';
import { inStatuses } from '../database/list-filters';
import { invoices } from '../database/schema/invoices';
import { EXPORT_BATCH, inBatches } from '../http/csv-file';
import { invoiceFilterCondition } from '../invoices/invoice-list.query';

type InvoiceFilters = Omit<Operations['exportInvoices']['query'], 'language' | 'format'>;
type InvoiceRow = typeof invoices.$inferSelect;

function selectAfter(
  reader: Reader,
  storeId: string,
  { query, now }: { query: InvoiceFilters; now: Date },
  last: InvoiceRow | undefined,
): Promise<InvoiceRow[]> {
  return reader
    .select()
    .from(invoices)
    .where(
      and(
        invoiceFilterCondition(storeId, query, now),
        inStatuses(invoices.status, query.status),
        last &&
          sql`(${invoices.datedAt}, ${invoices.id}) < (${last.datedAt.toISOString()}::timestamptz, ${last.id})`,
      ),
    )
    .orderBy(desc(invoices.datedAt), desc(invoices.id))
    .limit(EXPORT_BATCH);
}

function dayOf(day: string | null): CsvCell {
  return day === null ? '' : { day };
}

function cellsOf(invoice: InvoiceRow): CsvCell[] {
  return [
    invoice.number ?? '',
    invoice.type,
    invoice.status,
    invoice.orderNumber ?? '',
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

/** The cells of `INVOICE_COLUMNS` of every invoice that matches the filters at `now`. */
export async function* invoiceRecords(
  reader: Reader,
  storeId: string,
  asked: { query: InvoiceFilters; now: Date },
) {
  const batches = inBatches<InvoiceRow>((last) => selectAfter(reader, storeId, asked, last));
  for await (const rows of batches) yield rows.map(cellsOf);
}

import { foldForSearch } from '#domain/text/search-fold';

/** The folded text that `invoices.search_text` keeps: its number, the order's, and the client. */
export const invoiceSearchText = (invoice: {
  readonly number: string | null;
  readonly orderNumber: number;
  readonly clientName: string;
}): string =>
  foldForSearch([invoice.number ?? '', String(invoice.orderNumber), invoice.clientName].join(' '));

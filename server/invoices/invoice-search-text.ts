import { foldForSearch } from '#domain/text/search-fold';

/** The folded text that `invoices.search_text` keeps: its number, the order's where there is one, and the client. */
export const invoiceSearchText = (invoice: {
  readonly number: string | null;
  readonly orderNumber: number | null | undefined;
  readonly clientName: string;
}): string =>
  foldForSearch([invoice.number ?? '', invoice.orderNumber ?? '', invoice.clientName].join(' '));

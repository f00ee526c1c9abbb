import { foldForSearch } from '#domain/text/search-fold';

/**
 * The folded text of `invoices.search_text`: its number, the order's number if any, and the client.
 */
export function invoiceSearchText(invoice: {
  readonly number: string | null;
  readonly orderNumber: number | null | undefined;
  readonly clientName: string;
}): string {
  return foldForSearch(
    [invoice.number ?? '', invoice.orderNumber ?? '', invoice.clientName].join(' '),
  );
}

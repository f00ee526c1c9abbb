import { foldForSearch } from '#domain/text/search-fold';
import { bookingNumberText } from '#domain/tours/booking-number';

/**
 * The folded text of `invoices.search_text`: its number, the number of its order or booking, and the client.
 */
export function invoiceSearchText(invoice: {
  readonly number: string | null;
  readonly orderNumber: number | null | undefined;
  readonly tourBookingNumber?: number | null | undefined;
  readonly clientName: string;
}): string {
  const { number, orderNumber, tourBookingNumber, clientName } = invoice;
  const booking = tourBookingNumber ? bookingNumberText(tourBookingNumber) : '';
  return foldForSearch([number ?? '', orderNumber ?? '', booking, clientName].join(' '));
}

import { foldForSearch } from '#domain/text/search-fold';

/** The fields that the search for an order matches. */
export interface SearchableOrder {
  readonly number: number;
  readonly externalNumber: string | null;
  readonly client: { firstName: string; lastName: string; phoneNumber: string };
  readonly skus: readonly string[];
}

/** Moroccan numbers are typed with the trunk zero as often as with the country code. */
function nationalNumber(phoneNumber: string): string {
  return phoneNumber.replace(/^\+212/, '0');
}

function pairs(digits: string): string {
  return digits.replace(/(\d{2})(?=\d)/g, '$1 ');
}

/**
 * The folded text stored in `orders.search_text`: number, ERP number, client, SKUs, and the phone
 * number as stored, as dialled in the country, and in pairs of digits.
 */
export function orderSearchText(order: SearchableOrder): string {
  const dialled = nationalNumber(order.client.phoneNumber);
  return foldForSearch(
    [
      String(order.number),
      order.externalNumber ?? '',
      `${order.client.firstName} ${order.client.lastName}`,
      order.client.phoneNumber,
      dialled,
      pairs(dialled),
      ...order.skus,
    ].join(' '),
  );
}

import { foldForSearch } from '#domain/text/search-fold';

/** The fields by which a client is found. */
export interface SearchableClient {
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  readonly email: string | null;
  readonly ice: string | null;
}

function pairs(digits: string): string {
  return digits.replace(/(\d{2})(?=\d)/g, '$1 ');
}

/**
 * The folded text stored in `clients.search_text`. It begins with the last name, by which lists are
 * sorted. It contains the phone number as stored, in national format, and in pairs of digits.
 */
export function clientSearchText(client: SearchableClient): string {
  const dialled = client.phoneNumber.replace(/^\+212/, '0');
  return foldForSearch(
    [
      client.lastName,
      client.firstName,
      client.phoneNumber,
      dialled,
      pairs(dialled),
      client.email ?? '',
      client.ice ?? '',
    ].join(' '),
  );
}

import { foldForSearch } from '#domain/text/search-fold';

/** What a client is found by. */
export interface SearchableClient {
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  readonly email: string | null;
  readonly ice: string | null;
}

const pairs = (digits: string): string => digits.replace(/(\d{2})(?=\d)/g, '$1 ');

/**
 * The folded text that `clients.search_text` keeps. It begins with the last name, by which lists
 * are sorted; the phone stands in it as it is kept, as it is dialled in the country, and in pairs.
 */
export const clientSearchText = (client: SearchableClient): string => {
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
};

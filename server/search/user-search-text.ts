import { foldForSearch } from '#domain/text/search-fold';
import type { users } from '../database/schema/stores';

type Searched = Pick<
  typeof users.$inferInsert,
  'firstName' | 'lastName' | 'userName' | 'email' | 'phoneNumber'
>;

/**
 * The search text of staff, folded: names, user name, e-mail, phone with and without country code.
 */
export function userSearchText(user: Searched): string {
  return [
    `${user.firstName} ${user.lastName} ${user.userName} ${user.email}`,
    user.phoneNumber ?? '',
    user.phoneNumber?.replace(/^\+212/, '0') ?? '',
  ]
    .map(foldForSearch)
    .join(' ')
    .trim();
}

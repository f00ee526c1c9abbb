import { eq, type SQL } from 'drizzle-orm';
import { emailKeyOf } from '#domain/contact/email-key';
import { emailKeyIn, ownUserNameIn } from '../database/own-user-name';
import { users } from '../database/schema/stores';

/** The condition of users with this address, proved or not. */
export function hasAddress(email: string): SQL {
  return eq(emailKeyIn(users.email), emailKeyOf(email));
}

/** The condition of users whose user name is theirs alone: `ownsUserName` of the domain. */
export const ownsUserName = ownUserNameIn(users);

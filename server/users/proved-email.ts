import { and, eq, isNull, ne, or } from 'drizzle-orm';
import { userNameKeyOf } from '#domain/users/proved-address';
import type { Reader, Tx } from '../context';
import { emailConfirmations } from '../database/schema/people';
import { users } from '../database/schema/stores';
import { userSearchText } from '../search/user-search-text';
import { ownsUserName } from '../session/address-conditions';
import { markAddressProved } from '../session/prove-address';
import { canSignIn } from '../session/session.repository';
import { changeUserRows, type StaffRow, type UserChange } from './users.repository';

/** The columns of an address that its user has proved. */
interface ProvedEmail extends Pick<UserChange, 'passwordHash'> {
  readonly email: string;
  /** Their user name, if it changes with the address. */
  readonly userName?: string | undefined;
}

/**
 * Sets another address of a user together with its proof. Codes and links that wait for the earlier
 * address end. The caller holds the row's lock.
 * @throws a unique violation if another user has the user name, see `isUserNameTaken`
 */
export async function setProvedEmail(
  tx: Tx,
  user: StaffRow,
  { userName = user.userName, ...columns }: ProvedEmail,
  now: Date,
): Promise<void> {
  const named = { userName, userNameKey: userNameKeyOf(userName) };
  const searchText = userSearchText({ ...user, ...columns, ...named });
  const change = { ...columns, ...named, searchText, emailConfirmedAt: null };
  await changeUserRows(tx, [user.id], change, now);
  await markAddressProved(tx, user.id, columns.email, now);
  await tx
    .update(emailConfirmations)
    .set({ endedAt: now })
    .where(and(eq(emailConfirmations.userId, user.id), isNull(emailConfirmations.endedAt)));
}

/**
 * Whether a user cannot have a user name: it belongs to another user, or a colleague has it. Archived
 * and inactive users of other stores give it up to whoever proves it as their address.
 */
export async function isNameOfAnother(
  reader: Reader,
  userName: string,
  { id, storeId }: Pick<StaffRow, 'id'> & { readonly storeId: string },
): Promise<boolean> {
  const taken = or(and(ownsUserName, canSignIn), eq(users.storeId, storeId));
  const key = eq(users.userNameKey, userNameKeyOf(userName));
  return (await reader.$count(users, and(key, ne(users.id, id), taken))) > 0;
}

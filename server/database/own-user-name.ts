import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** The key of a stored e-mail address, as `emailKeyOf` of the domain computes it. */
export function emailKeyIn(email: AnyColumn): SQL<string> {
  return sql`lower(${email} collate "C")`;
}

/** The columns of a user that decide whether the user name is theirs alone. */
interface UserNameColumns {
  readonly userNameKey: AnyColumn;
  readonly email: AnyColumn;
  readonly emailConfirmedAt: AnyColumn;
}

/** The condition of users whose user name is theirs alone: `ownsUserName` of the domain. */
export function ownUserNameIn({ userNameKey, email, emailConfirmedAt }: UserNameColumns): SQL {
  return sql`(position('@' in ${userNameKey}) = 0 or (${emailConfirmedAt} is not null and ${userNameKey} = ${emailKeyIn(email)}))`;
}

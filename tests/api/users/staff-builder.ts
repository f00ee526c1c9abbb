import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { userNameKeyOf } from '#domain/users/proved-address';
import type { Db } from '../../../server/context';
import { users } from '../../../server/database/schema/stores';
import { userSearchText } from '../../../server/search/user-search-text';

/**
 * A colleague at the demo store with a unique user name and a proved address, who signs in with the
 * demo password.
 */
export async function addColleague(
  db: Db,
  change: Partial<typeof users.$inferInsert> = {},
): Promise<{ id: string; userName: string; email: string }> {
  const [model] = await db.select().from(users).where(eq(users.userName, 'seller'));
  if (!model) throw new Error('There is no seller.');
  const userName = change.userName ?? `c${randomBytes(5).toString('hex')}`;
  const email = change.email ?? `${userName}@exemple.ma`;
  const row = {
    ...model,
    id: `usr_${userName}`,
    firstName: 'Nadia',
    lastName: 'Alaoui',
    ...change,
    userName,
    userNameKey: userNameKeyOf(userName),
    email,
  };
  await db.insert(users).values({ ...row, searchText: userSearchText(row) });
  return { id: row.id, userName, email };
}

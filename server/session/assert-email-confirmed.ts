import { eq } from 'drizzle-orm';
import { isAddressProved } from '#domain/users/proved-address';
import type { Reader } from '../context';
import { users } from '../database/schema/stores';
import { problem } from '../http/problem-error';

/**
 * Refuses what a user may do only after they proved their e-mail address: whatever sends mails to
 * others.
 * @throws ProblemError 409 `email_unconfirmed`
 */
export async function assertEmailConfirmed(reader: Reader, userId: string): Promise<void> {
  const [user] = await reader
    .select({ emailConfirmedAt: users.emailConfirmedAt })
    .from(users)
    .where(eq(users.id, userId));
  if (!user || !isAddressProved(user)) throw problem(409, 'email_unconfirmed');
}

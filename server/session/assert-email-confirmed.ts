import { eq } from 'drizzle-orm';
import type { Reader } from '../context';
import { users } from '../database/schema/stores';
import { problem } from '../http/problem-error';

/**
 * Refuses what a user may do only after they confirmed their e-mail address: whatever sends mails
 * to others, and changes of the address itself.
 * @throws ProblemError 409 `email_unconfirmed`
 */
export async function assertEmailConfirmed(reader: Reader, userId: string): Promise<void> {
  const [user] = await reader
    .select({ emailConfirmedAt: users.emailConfirmedAt })
    .from(users)
    .where(eq(users.id, userId));
  if (!user?.emailConfirmedAt) throw problem(409, 'email_unconfirmed');
}

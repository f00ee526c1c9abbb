import { subHours } from 'date-fns/subHours';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../context';
import { linkChallenges } from '../database/schema/identities';
import { hashToken } from '../session/tokens';

export type ChallengeRow = typeof linkChallenges.$inferSelect;

/** Stores a challenge, by its hash. */
export async function insertChallenge(
  tx: Tx,
  challenge: string,
  row: Omit<typeof linkChallenges.$inferInsert, 'challengeHash'>,
): Promise<void> {
  await tx.insert(linkChallenges).values({ ...row, challengeHash: hashToken(challenge) });
}

/** The challenge, open or not. */
export async function findChallenge(
  reader: Reader,
  challenge: string,
): Promise<ChallengeRow | undefined> {
  const [row] = await reader
    .select()
    .from(linkChallenges)
    .where(eq(linkChallenges.challengeHash, hashToken(challenge)));
  return row;
}

/** The same, locked until the transaction ends: tries and codes are counted one after another. */
export async function lockChallenge(tx: Tx, challenge: string): Promise<ChallengeRow | undefined> {
  const [row] = await tx
    .select()
    .from(linkChallenges)
    .where(eq(linkChallenges.challengeHash, hashToken(challenge)))
    .for('no key update');
  return row;
}

/** Writes a change of a locked challenge. @returns the challenge after it */
export async function changeChallenge(
  tx: Tx,
  id: string,
  change: Partial<typeof linkChallenges.$inferInsert>,
): Promise<ChallengeRow | undefined> {
  const [row] = await tx
    .update(linkChallenges)
    .set(change)
    .where(eq(linkChallenges.id, id))
    .returning();
  return row;
}

/** How many codes a user was mailed for challenges whose last code is less than an hour old. */
export async function countRecentCodes(tx: Tx, userId: string, now: Date): Promise<number> {
  const [row] = await tx
    .select({ codes: sql<number>`coalesce(sum(${linkChallenges.codesSent}), 0)::int` })
    .from(linkChallenges)
    .where(
      and(eq(linkChallenges.codeUserId, userId), gt(linkChallenges.codeSentAt, subHours(now, 1))),
    );
  return row?.codes ?? 0;
}

/** Deletes expired challenges; those of the last hour still count towards the hourly limit. */
export async function deleteExpiredChallenges(reader: Reader, now: Date): Promise<void> {
  await reader.delete(linkChallenges).where(lt(linkChallenges.expiresAt, subHours(now, 1)));
}

import { createHash } from 'node:crypto';
import { subMilliseconds } from 'date-fns/subMilliseconds';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { DatabaseAccess, Reader } from '../context';
import { rateLimits } from '../database/schema/platform';
import { problem } from '../http/problem-error';

const WINDOW_MS = 60_000;

/**
 * The database that counts attempts: directly, or a transaction whose rollback reverts its counts.
 */
interface RateLimitStore {
  readonly db: Reader;
}

/** Attempts of one subject in this minute and the one before. */
interface AttemptCounts {
  readonly before: number;
  readonly now: number;
}

/** Counts one attempt, up to one above the limit: further attempts do not prolong the wait. */
async function countAttempt({ db }: RateLimitStore, subject: string, start: Date, limit: number) {
  const counted = sql<number>`least(${rateLimits.tries} + 1, ${limit + 1})`;
  const [present] = await db
    .insert(rateLimits)
    .values({ subject, windowStart: start, tries: 1 })
    .onConflictDoUpdate({
      target: [rateLimits.subject, rateLimits.windowStart],
      set: { tries: counted },
    })
    .returning({ tries: rateLimits.tries });
  const [past] = await db
    .select({ tries: rateLimits.tries })
    .from(rateLimits)
    .where(
      and(
        eq(rateLimits.subject, subject),
        eq(rateLimits.windowStart, subMilliseconds(start, WINDOW_MS)),
      ),
    );
  return { before: past?.tries ?? 0, now: present?.tries ?? 0 };
}

/**
 * Milliseconds until one more attempt is within the limit, `elapsed` ms into the current minute.
 */
function retryDelayMs(tries: AttemptCounts, limit: number, elapsed: number): number {
  const room = limit - tries.now - 1;
  if (room >= 0) return WINDOW_MS * (1 - room / tries.before) - elapsed;
  return WINDOW_MS - elapsed + WINDOW_MS * (1 - (limit - 1) / tries.now);
}

/** Hashed, because a user may have typed a password into the name field. */
function keyOf(subject: string): string {
  return createHash('sha256').update(subject).digest('hex');
}

function windowStartOf(now: Date): Date {
  return subMilliseconds(now, now.getTime() % WINDOW_MS);
}

/**
 * Counts an attempt, across all processes and callers. The subject is the account, never an address
 * that a header could forge. The window slides: attempts of the previous calendar minute count by
 * the share of it that is within the last sixty seconds.
 * @throws ProblemError 429 once more than `limit` attempts fall into one minute
 */
export async function consumeRateLimit(
  database: RateLimitStore,
  subject: string,
  limit: number,
  now: Date,
): Promise<void> {
  const elapsed = now.getTime() % WINDOW_MS;
  const tries = await countAttempt(database, keyOf(subject), windowStartOf(now), limit);
  if (tries.now + tries.before * (1 - elapsed / WINDOW_MS) <= limit) return;
  const retryAfter = Math.max(1, Math.ceil(retryDelayMs(tries, limit, elapsed) / 1000));
  throw problem(429, 'too_many_requests', { retryAfter });
}

/**
 * Takes back an attempt that {@link consumeRateLimit} counted at this time and that should not
 * count.
 */
export async function refundRateLimit(
  { db }: RateLimitStore,
  subject: string,
  now: Date,
): Promise<void> {
  await db
    .update(rateLimits)
    .set({ tries: sql`greatest(${rateLimits.tries} - 1, 0)` })
    .where(
      and(eq(rateLimits.subject, keyOf(subject)), eq(rateLimits.windowStart, windowStartOf(now))),
    );
}

/** Forgets all attempts of one subject. */
export async function clearRateLimit({ db }: RateLimitStore, subject: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.subject, keyOf(subject)));
}

/** Deletes the counts of past minutes. */
export async function deletePastRateLimits({ db }: DatabaseAccess, now: Date): Promise<void> {
  await db
    .delete(rateLimits)
    .where(lt(rateLimits.windowStart, subMilliseconds(now, 2 * WINDOW_MS)));
}

import { createHash } from 'node:crypto';
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { subMilliseconds } from 'date-fns/subMilliseconds';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { DatabaseAccess, Reader } from '../context';
import { rateLimits } from '../database/schema/platform';
import { problem } from '../http/problem-error';

/**
 * The database that counts attempts: directly, or a transaction whose rollback reverts its counts.
 */
interface RateLimitStore {
  readonly db: Reader;
}

/** The lengths of the sliding windows in which attempts are counted (ms). */
export type WindowMs = typeof millisecondsInMinute | typeof millisecondsInHour;

/** Attempts of one subject in this window and the one before. */
interface AttemptCounts {
  readonly before: number;
  readonly now: number;
}

/** A window of a subject: attempts are counted by whole minutes or hours. */
interface SubjectWindow {
  readonly subject: string;
  readonly start: Date;
  readonly windowMs: WindowMs;
}

/** The subject is hashed, because a user may have typed a password into the name field. */
function keyOf(subject: string, windowMs: WindowMs): string {
  return createHash('sha256').update(`${windowMs}:${subject}`).digest('hex');
}

function windowAt(subject: string, now: Date, windowMs: WindowMs): SubjectWindow {
  const start = subMilliseconds(now, now.getTime() % windowMs);
  return { subject: keyOf(subject, windowMs), start, windowMs };
}

/** Counts one attempt, up to one above the limit: further attempts do not prolong the wait. */
async function countAttempt(
  { db }: RateLimitStore,
  { subject, start, windowMs }: SubjectWindow,
  limit: number,
): Promise<AttemptCounts> {
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
        eq(rateLimits.windowStart, subMilliseconds(start, windowMs)),
      ),
    );
  return { before: past?.tries ?? 0, now: present?.tries ?? 0 };
}

/** Milliseconds until one more attempt is within the limit, `elapsed` ms into the window. */
function retryDelayMs(
  tries: AttemptCounts,
  limit: number,
  elapsed: number,
  windowMs: WindowMs,
): number {
  const room = limit - tries.now - 1;
  if (room >= 0) return windowMs * (1 - room / tries.before) - elapsed;
  return windowMs - elapsed + windowMs * (1 - (limit - 1) / tries.now);
}

/**
 * Counts an attempt, across all processes and callers. The subject is an account, or a network by
 * `consumeNetworkLimit` or `countFailedSignIn`, never an address: IPv6 gives a client too many. The
 * window slides: attempts of the calendar minute or hour before count by the share of it that is
 * within the last sixty seconds or minutes.
 * @throws ProblemError 429 once more than `limit` attempts fall into one window
 */
export async function consumeRateLimit(
  database: RateLimitStore,
  subject: string,
  limit: number,
  now: Date,
  windowMs: WindowMs = millisecondsInMinute,
): Promise<void> {
  const elapsed = now.getTime() % windowMs;
  const tries = await countAttempt(database, windowAt(subject, now, windowMs), limit);
  if (tries.now + tries.before * (1 - elapsed / windowMs) <= limit) return;
  const delayMs = retryDelayMs(tries, limit, elapsed, windowMs);
  throw problem(429, 'too_many_requests', { retryAfter: Math.max(1, Math.ceil(delayMs / 1000)) });
}

/**
 * Takes back an attempt that {@link consumeRateLimit} counted at this time and that should not
 * count.
 */
export async function refundRateLimit(
  { db }: RateLimitStore,
  subject: string,
  now: Date,
  windowMs: WindowMs = millisecondsInMinute,
): Promise<void> {
  const window = windowAt(subject, now, windowMs);
  await db
    .update(rateLimits)
    .set({ tries: sql`greatest(${rateLimits.tries} - 1, 0)` })
    .where(and(eq(rateLimits.subject, window.subject), eq(rateLimits.windowStart, window.start)));
}

/** Forgets all attempts of one subject in the minutes before. */
export async function clearRateLimit({ db }: RateLimitStore, subject: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.subject, keyOf(subject, millisecondsInMinute)));
}

/** Deletes the counts of past windows. */
export async function deletePastRateLimits({ db }: DatabaseAccess, now: Date): Promise<void> {
  await db
    .delete(rateLimits)
    .where(lt(rateLimits.windowStart, subMilliseconds(now, 2 * millisecondsInHour)));
}

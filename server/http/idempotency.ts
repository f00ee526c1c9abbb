import { createHash } from 'node:crypto';
import { millisecondsInDay } from 'date-fns/constants';
import { subMilliseconds } from 'date-fns/subMilliseconds';
import { and, eq, lt } from 'drizzle-orm';
import type { DatabaseAccess, Tx } from '../context';
import { idempotencyKeys } from '../database/schema/platform';
import { problem } from './problem-error';

const RETENTION_MS = millisecondsInDay;

/** A write, with the data that identify its repetitions. */
export interface IdempotentWrite {
  /** Owner of the key. */
  readonly userId: string;
  readonly key: string;
  /** SHA-256 of method, path and body. */
  readonly requestHash: string;
  /** Status that is recorded with the answer. */
  readonly status: number;
  readonly now: Date;
}

/** SHA-256, in hex, of the values that are equal in two requests of the same write. */
export function requestHashOf(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

function expiryLimit(now: Date) {
  return subMilliseconds(now, RETENTION_MS);
}

/**
 * Claims the key for this transaction, also over an expired one. While another transaction holds
 * the key, PostgreSQL makes this statement wait for that transaction's end: of ten concurrent
 * requests, one executes.
 */
async function claim(tx: Tx, write: IdempotentWrite): Promise<boolean> {
  const { userId, key, requestHash, now } = write;
  const fresh = { requestHash, responseStatus: null, responseBody: null, createdAt: now };
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ userId, key, ...fresh })
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.key],
      set: fresh,
      setWhere: lt(idempotencyKeys.createdAt, expiryLimit(now)),
    })
    .returning({ key: idempotencyKeys.key });
  return claimed.length === 1;
}

function keyCondition({ userId, key }: IdempotentWrite) {
  return and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
}

/** Result of {@link writeOnce}. */
export interface WriteOnceResult<Answer> {
  readonly response: Answer;
  readonly replayed: boolean;
}

/**
 * Runs `effect` and records its answer in one transaction; a repetition gets the recorded answer. A
 * refused effect rolls its record back, so that a repetition is executed again.
 * @throws ProblemError 422 `idempotency_key_reused` when the key belongs to another request
 */
export function writeOnce<Answer>(
  database: DatabaseAccess,
  write: IdempotentWrite,
  effect: (tx: Tx) => Promise<Answer>,
): Promise<WriteOnceResult<Answer>> {
  return database.transaction(async (tx) => {
    if (await claim(tx, write)) {
      const response = await effect(tx);
      await tx
        .update(idempotencyKeys)
        .set({ responseStatus: write.status, responseBody: response })
        .where(keyCondition(write));
      return { response, replayed: false };
    }
    const [recorded] = await tx.select().from(idempotencyKeys).where(keyCondition(write));
    if (recorded?.requestHash !== write.requestHash) throw problem(422, 'idempotency_key_reused');
    // The same operation recorded its answer, as JSON.
    return { response: recorded.responseBody as Answer, replayed: true };
  });
}

/** Deletes keys older than 24 hours. */
export async function deleteExpiredKeys(database: DatabaseAccess, now: Date): Promise<void> {
  await database.db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, expiryLimit(now)));
}

import { sql } from 'drizzle-orm';
import type { Tx } from '../context';

/**
 * Makes the transactions that lock the same name happen one after another, in all processes. The
 * lock ends with the transaction. Callers that lock several names must use the same order.
 */
export async function lockName(tx: Tx, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/**
 * The same lock, which any number of transactions may hold at once: each waits only for one that
 * locks the name alone.
 */
export async function lockNameShared(tx: Tx, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${name}, 0))`);
}

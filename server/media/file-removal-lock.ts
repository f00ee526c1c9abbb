import { sql } from 'drizzle-orm';
import type { Tx } from '../context';

/**
 * Name of the lock between the removal of stored files and a backup. A backup holds it alone, from
 * before the moment that it records the database until it has copied the files.
 */
export const FILE_REMOVAL_LOCK = 'removal of stored files';

/** Whether files may be removed in this transaction. No backup begins until it ends. */
export async function mayRemoveFiles(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock_shared(hashtextextended(${FILE_REMOVAL_LOCK}, 0)) as free`,
  );
  return rows[0]?.free ?? false;
}

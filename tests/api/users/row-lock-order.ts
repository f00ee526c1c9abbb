import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { DatabaseAccess } from '../../../server/context';
import type { TestServer } from '../support/test-server';

const POLL_INTERVAL_MS = 5;

/** Resolves when this number of connections to this database wait for a lock. */
async function waitForLockedConnections({ db }: DatabaseAccess, count: number): Promise<void> {
  for (;;) {
    const { rows } = await db.execute<{ waiting: number }>(sql`
      select count(*)::int as waiting from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`);
    if (rows[0]?.waiting === count) return;
    await delay(POLL_INTERVAL_MS);
  }
}

/**
 * Orders concurrent requests: locks the rows of these users, lets one request after the other reach
 * a lock, and then releases the rows, so that the first request continues first.
 */
export async function runInLockOrder<Reply>(
  { database }: TestServer,
  userIds: readonly string[],
  requests: readonly (() => Promise<Reply>)[],
): Promise<Reply[]> {
  const replies: Promise<Reply>[] = [];
  await database.transaction(async (tx) => {
    await tx.execute(
      sql`select 1 from users where id in ${[...userIds]} order by id for no key update`,
    );
    for (const request of requests) {
      replies.push(request());
      await waitForLockedConnections(database, replies.length);
    }
  });
  return Promise.all(replies);
}

import pg from 'pg';
import { StartupError } from '../startup-error';
import { applyMigrations } from './apply-migrations';
import { besideRequests } from './beside-requests';
import { migrateJobs } from './queue-schema';
import { changeTables } from './table-changes';

const OLDEST_VERSION = 150_000;

/** An arbitrary number that no other program on the same database locks: "SPMI" in ASCII. */
const MIGRATION_LOCK = 0x53504d49;

async function assertVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  );
  const version = rows[0]?.version ?? 0;
  if (version >= OLDEST_VERSION) return;
  throw new StartupError(
    `PostgreSQL 15 or newer is needed, DATABASE_URL leads to version ${Math.floor(version / 10_000)}.`,
  );
}

/** Waits for both, also when one fails: nothing goes on after the connection is closed. */
async function both(one: Promise<void>, other: Promise<void>): Promise<void> {
  const outcomes = await Promise.allSettled([one, other]);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

/**
 * Migrates the database to the current schema. Several processes may start at once: one migrates,
 * the others wait for it.
 * @param fill writes to our tables, while the queue of jobs gets its own
 * @throws StartupError when PostgreSQL is too old or can't be reached, when the database is older than
 * the last release before 1.0 or newer than this release, or when a table stays in use
 */
export async function migrateDatabase(
  url: string,
  fill: () => Promise<void> = async () => undefined,
): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect().catch((error: NodeJS.ErrnoException) => {
    const reason = error.message || error.code || 'no answer';
    throw new StartupError(`The database can't be reached (${reason}).`);
  });
  try {
    await assertVersion(client);
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await besideRequests(client, () => applyMigrations(client));
    await changeTables(client);
    await both(migrateJobs(client, url), fill());
  } finally {
    await client.end();
  }
}

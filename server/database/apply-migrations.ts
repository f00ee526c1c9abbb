import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { releaseVersion } from '../release-version';
import { runtimeFiles } from '../runtime-files';
import { StartupError } from '../startup-error';
import { applyFunctions } from './apply-functions';

/**
 * The migrations that replace all 43 of the releases before 1.0: `0000_schema` and `0001_rules`.
 */
const SQUASHED_COUNT = 2;

/**
 * SHA-256 of the last of the 43, `0042_card_payments`, with line endings of Unix and of Windows.
 */
const LAST_BEFORE_SQUASH = [
  'de2a983bbbca5b8486e4f9600716f4cad50b96abbee7583cf00e0129ab36aaae',
  '191111ab7f7e6aaf043773ceb62eacd70ba9a6c2a26fb8d3666ec8eb014ae176',
];

/** The journal has the name and columns of drizzle's own migrator, which the 43 were run by. */
const JOURNAL = `
  create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint);
  create table if not exists drizzle.applied_functions
    (file text primary key, hash text not null);
  create table if not exists drizzle.table_changes
    (id serial primary key, relation text not null, statement text not null)`;

async function newestEntry(client: pg.Client): Promise<{ hash: string; millis: number }> {
  const { rows } = await client.query<{ hash: string; created_at: string }>(
    'select hash, created_at from drizzle.__drizzle_migrations order by created_at desc limit 1',
  );
  return { hash: rows[0]?.hash ?? '', millis: Number(rows[0]?.created_at ?? 0) };
}

async function record(client: pg.Client, migrations: readonly MigrationMeta[]): Promise<void> {
  for (const { hash, folderMillis } of migrations) {
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, folderMillis],
    );
  }
}

/**
 * Records the squashed migrations in a database that has all 43, without running them.
 * @throws StartupError when it has only some of the 43
 */
async function takeOver(client: pg.Client, migrations: readonly MigrationMeta[]): Promise<void> {
  const { hash, millis } = await newestEntry(client);
  if (millis === 0 || millis >= (migrations[0]?.folderMillis ?? 0)) return;
  if (!LAST_BEFORE_SQUASH.includes(hash)) {
    throw new StartupError(
      'The database is older than the last release before 1.0: start that release on it once, then this one.',
    );
  }
  await record(client, migrations.slice(0, SQUASHED_COUNT));
}

/**
 * @throws StartupError when the database has migrations that this release does not know: its server
 * would write what the newer tables forbid, or leave out what they need
 */
async function assertNotNewer(
  client: pg.Client,
  migrations: readonly MigrationMeta[],
): Promise<void> {
  const { millis } = await newestEntry(client);
  if (millis <= (migrations.at(-1)?.folderMillis ?? 0)) return;
  throw new StartupError(
    `The database was migrated by a newer release than this one (${releaseVersion()}): start that release, or a newer one.`,
  );
}

/** @returns whether there was a migration to run */
async function runMigrations(
  client: pg.Client,
  migrations: readonly MigrationMeta[],
): Promise<boolean> {
  const { millis } = await newestEntry(client);
  const pending = migrations.filter(({ folderMillis }) => folderMillis > millis);
  for (const { sql } of pending) await client.query(sql.join('\n;\n'));
  await record(client, pending);
  return pending.length > 0;
}

/**
 * Brings tables, rules and functions to the state of this release, in the transaction of the caller. Changes of tables that only
 * triggers need are noted for {@link changeTables}. The caller holds the lock that only one process has.
 * @throws StartupError when the database is older than the last release before 1.0, or newer than this
 */
export async function applyMigrations(client: pg.Client): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: runtimeFiles.migrations });
  await client.query(JOURNAL);
  await assertNotNewer(client, migrations);
  await takeOver(client, migrations);
  await applyFunctions(client, await runMigrations(client, migrations));
}

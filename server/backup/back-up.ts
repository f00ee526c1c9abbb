import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, realpath, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import pg from 'pg';
import { findExistingCluster } from '../database/embedded/cluster';
import { runningPort } from '../database/embedded/owner-lock';
import { startEmbeddedPostgres } from '../database/embedded-postgres';
import { schemaVersionOf } from '../database/schema-version';
import { FILE_REMOVAL_LOCK } from '../media/file-removal-lock';
import { releaseVersion } from '../release-version';
import { StartupError } from '../startup-error';
import { BACKUP_FORMAT, BACKUP_NAMES, type BackupManifest } from './backup-manifest';
import type { BackupSettings } from './backup-settings';
import { type BackupDescription, type BackupWriter, writeBackupFile } from './backup-writer';
import { addBaseBackup } from './base-backup';
import { runPostgresProgram } from './postgres-programs';
import { openStoredFiles, type StoredFiles } from './stored-files';

const BACKUP_LOCK = 'backup';

/** What a backup did, for its one line. */
export interface BackupResult {
  readonly files: number;
  /** Bytes of the file that was written. */
  readonly size: number;
}

interface RunningDatabase {
  readonly url: string;
  close(): Promise<void>;
}

/** The embedded PostgreSQL: the one that a server runs, or else one for the time of the backup. */
async function embeddedDatabase(dataDir: string): Promise<RunningDatabase> {
  const folder = await realpath(dataDir).catch(() => dataDir);
  const cluster = findExistingCluster(folder);
  if (!cluster) throw new StartupError(`There is no database in ${dataDir}; set DATA_DIR.`);
  const port = runningPort(folder);
  if (port === undefined) {
    const embedded = await startEmbeddedPostgres({ dataDir });
    return { url: embedded.url, close: () => embedded.stop() };
  }
  const login = `${cluster.user}:${encodeURIComponent(cluster.password)}`;
  return { url: `postgres://${login}@127.0.0.1:${port}/postgres`, close: async () => undefined };
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect().catch((error: NodeJS.ErrnoException) => {
    const reason = error.message || error.code || 'no answer';
    throw new StartupError(`The database can't be reached (${reason}).`);
  });
  return client;
}

/**
 * Allows one backup at a time, and no removal of stored files until this connection ends. Removals
 * that have begun are awaited.
 */
async function holdFiles(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ free: boolean }>(
    'select pg_try_advisory_lock(hashtextextended($1, 0)) as free',
    [BACKUP_LOCK],
  );
  if (!rows[0]?.free) throw new StartupError('Another backup of this database is running.');
  await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [FILE_REMOVAL_LOCK]);
}

/** Adds the files that were stored when the list was read: each is complete, or belongs to no record. */
async function addStoredFiles(
  stored: StoredFiles,
  keys: readonly string[],
  writer: BackupWriter,
): Promise<void> {
  for (const key of keys) {
    const file = await stored.find(key);
    if (file) await writer.addFile(`${BACKUP_NAMES.media}${key}`, file.size, file.content);
  }
}

async function describe(
  client: pg.Client,
  database: BackupManifest['database'],
  createdAt: string,
): Promise<BackupDescription> {
  const { rows } = await client.query<{ version: number }>(
    "select current_setting('server_version_num')::int / 10000 as version",
  );
  return {
    format: BACKUP_FORMAT,
    database,
    version: releaseVersion(),
    createdAt,
    postgres: String(rows[0]?.version ?? 0),
    schema: await schemaVersionOf(client),
  };
}

async function addText(writer: BackupWriter, name: string, content: string): Promise<void> {
  const bytes = Buffer.from(content);
  await writer.addFile(name, bytes.length, Readable.from([bytes]));
}

/** The login and the signing key, without which the database can't be opened or its users sign in again. */
async function addKeys(dataDir: string, writer: BackupWriter): Promise<void> {
  const cluster = findExistingCluster(await realpath(dataDir));
  if (cluster) {
    const { user, password } = cluster;
    await addText(writer, BACKUP_NAMES.login, JSON.stringify({ user, password }));
  }
  const key = await readFile(path.join(dataDir, 'jwt-secret'), 'utf8').catch(() => undefined);
  if (key !== undefined) await addText(writer, BACKUP_NAMES.signingKey, key);
}

/** Opens a transaction whose state of the database pg_dump reads too. @returns its name */
async function exportSnapshot(client: pg.Client): Promise<string> {
  await client.query('begin isolation level repeatable read, read only');
  const { rows } = await client.query<{ snapshot: string }>(
    'select pg_export_snapshot() as snapshot',
  );
  return rows[0]?.snapshot ?? '';
}

/** Adds what pg_dump writes. @param scratch a file for it: its size must be known */
async function addDump(
  url: string,
  snapshot: string,
  scratch: string,
  writer: BackupWriter,
): Promise<void> {
  const parameters = ['--format=custom', '--compress=0', `--snapshot=${snapshot}`];
  try {
    const output = createWriteStream(scratch, { mode: 0o600 });
    await runPostgresProgram('pg_dump', url, parameters, { output });
    const { size } = await stat(scratch);
    await writer.addFile(BACKUP_NAMES.dump, size, createReadStream(scratch));
  } finally {
    await rm(scratch, { force: true });
  }
}

/**
 * Writes a backup of database and stored files, while servers run. Both are consistent: every file
 * that the database of the backup names is in it.
 * @throws StartupError when the database or the file can't be used, or another backup runs
 */
export async function backUp(file: string, settings: BackupSettings): Promise<BackupResult> {
  const { databaseUrl, dataDir, mediaDir, mediaStorage, passphrase } = settings;
  const createdAt = new Date().toISOString();
  const database = databaseUrl ? undefined : await embeddedDatabase(dataDir);
  const url = databaseUrl ?? database?.url ?? '';
  let files = 0;
  try {
    const client = await connect(url);
    try {
      await holdFiles(client);
      const stored = await openStoredFiles(mediaStorage, mediaDir);
      await writeBackupFile(file, passphrase, async (writer) => {
        const snapshot = database ? '' : await exportSnapshot(client);
        if (database) await addBaseBackup(url, writer);
        // Every file that this state of the database names is stored: records are written later.
        const keys = await stored.list();
        files = keys.length;
        if (database) await addKeys(dataDir, writer);
        else await addDump(url, snapshot, `${file}.dump.new`, writer);
        await addStoredFiles(stored, keys, writer);
        return describe(client, database ? 'embedded' : 'dump', createdAt);
      });
    } finally {
      await client.end();
    }
  } finally {
    await database?.close();
  }
  return { files, size: (await stat(file)).size };
}

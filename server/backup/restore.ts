import { createWriteStream } from 'node:fs';
import { chown, mkdir, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { z } from 'zod/mini';
import { findBinaries } from '../database/embedded/binaries';
import { clusterAccount, restoreCluster, restoreMarkIn } from '../database/embedded/cluster';
import { claimOwnership } from '../database/embedded/owner-lock';
import type { SystemAccount } from '../database/embedded/system-account';
import { newestMigration } from '../database/schema-version';
import { createDurableFile } from '../durable-file';
import { StartupError } from '../startup-error';
import { BACKUP_NAMES, type BackupManifest } from './backup-manifest';
import { type BackupEntry, readBackup, verifyBackup } from './backup-reader';
import type { BackupSettings } from './backup-settings';
import { runPostgresProgram } from './postgres-programs';
import { openStoredFiles } from './stored-files';

const loginSchema = z.object({ user: z.string(), password: z.string() });

/** The part of a name after the folder that it begins with; undefined for another folder. */
function inFolder(name: string, folder: string): string | undefined {
  return name.startsWith(folder) ? name.slice(folder.length) : undefined;
}

/** A place in a folder. @throws StartupError for a name that leads out of it */
function placeIn(folder: string, name: string): string {
  const place = path.resolve(folder, name);
  if (place === path.resolve(folder) || place.startsWith(path.resolve(folder) + path.sep)) {
    return place;
  }
  throw new StartupError(`The backup has a file named "${name}"; nothing was restored.`);
}

function assertKnownSchema(file: string, { schema, version }: BackupManifest): void {
  if (schema <= newestMigration()) return;
  throw new StartupError(
    `The database in ${file} is newer than this release: restore it with release ${version}, or a newer one.`,
  );
}

/** Writes a file or folder of the cluster, as the account that PostgreSQL runs as. */
async function writeClusterEntry(
  place: string,
  { kind, mode, content }: BackupEntry,
  account: SystemAccount | undefined,
): Promise<void> {
  if (kind === 'folder') await mkdir(place, { recursive: true, mode });
  else await pipeline(Readable.from(content), createWriteStream(place, { mode }));
  if (account) await chown(place, account.uid, account.gid);
}

/** Removes what an earlier restore, which did not end, wrote. @throws StartupError if it is in use */
async function emptyDataDir(dataDir: string): Promise<void> {
  const names = await readdir(dataDir);
  const isOurs = names.includes(path.basename(restoreMarkIn(dataDir)));
  for (const name of names) {
    if (name === 'owner.json') continue;
    if (!isOurs) {
      throw new StartupError(
        `${dataDir} is in use: it holds ${name}. Restore into an empty folder: set another DATA_DIR.`,
      );
    }
    await rm(path.join(dataDir, name), { recursive: true });
  }
}

async function restoreEmbedded(
  file: string,
  manifest: BackupManifest,
  settings: BackupSettings,
): Promise<void> {
  await mkdir(settings.dataDir, { recursive: true });
  const dataDir = await realpath(settings.dataDir);
  const lock = claimOwnership(dataDir);
  try {
    await emptyDataDir(dataDir);
    const account = clusterAccount(dataDir);
    const { major } = await findBinaries(account);
    if (major !== manifest.postgres) {
      throw new StartupError(
        `The database in ${file} is of PostgreSQL ${manifest.postgres}, this release runs ${major}: restore it with release ${manifest.version}.`,
      );
    }
    await writeFile(restoreMarkIn(dataDir), '');
    const stored = await openStoredFiles(settings.mediaStorage, settings.mediaDir);
    await restoreCluster(dataDir, account, async (folder) => {
      let login = { user: '', password: '' };
      await readBackup(file, settings.passphrase, async (entry) => {
        const inCluster = inFolder(entry.name, BACKUP_NAMES.cluster);
        const key = inFolder(entry.name, BACKUP_NAMES.media);
        if (inCluster !== undefined) {
          await writeClusterEntry(placeIn(folder, inCluster), entry, account);
        } else if (key !== undefined) {
          placeIn(settings.mediaDir, key);
          await stored.put(key, entry.content);
        } else if (entry.name === BACKUP_NAMES.login) {
          login = loginSchema.parse(JSON.parse(await text(Readable.from(entry.content))));
        } else if (entry.name === BACKUP_NAMES.signingKey) {
          const key = await text(Readable.from(entry.content));
          await createDurableFile(path.join(dataDir, 'jwt-secret'), key);
        }
      });
      return login;
    });
    await rm(restoreMarkIn(dataDir));
  } finally {
    lock.release();
  }
}

/** @throws StartupError when the database has tables */
async function assertEmptyDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect().catch((error: NodeJS.ErrnoException) => {
    const reason = error.message || error.code || 'no answer';
    throw new StartupError(`The database can't be reached (${reason}).`);
  });
  try {
    const { rows } = await client.query(
      "select from pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1",
    );
    if (rows.length === 0) return;
    throw new StartupError(
      'The database of DATABASE_URL is in use: it has tables. Restore into an empty one.',
    );
  } finally {
    await client.end();
  }
}

async function restoreDump(
  file: string,
  { databaseUrl = '', mediaDir, mediaStorage, passphrase }: BackupSettings,
): Promise<void> {
  await assertEmptyDatabase(databaseUrl);
  const stored = await openStoredFiles(mediaStorage, mediaDir);
  await readBackup(file, passphrase, async ({ name, content }) => {
    const key = inFolder(name, BACKUP_NAMES.media);
    if (name === BACKUP_NAMES.dump) {
      // In one transaction: after a failure the database is as empty as before.
      const parameters = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-acl'];
      const target = ['--dbname', decodeURIComponent(new URL(databaseUrl).pathname.slice(1))];
      await runPostgresProgram('pg_restore', databaseUrl, [...parameters, ...target], {
        input: content,
      });
    } else if (key !== undefined) {
      placeIn(mediaDir, key);
      await stored.put(key, content);
    }
  });
}

/**
 * Restores database and stored files from a backup, after the whole file was verified.
 * @returns what was restored
 * @throws StartupError when the file can't be used, or the folder or the database is in use
 */
export async function restore(file: string, settings: BackupSettings): Promise<BackupManifest> {
  const manifest = await verifyBackup(file, settings.passphrase);
  assertKnownSchema(file, manifest);
  const isDump = manifest.database === 'dump';
  if (isDump && settings.databaseUrl === undefined) {
    throw new StartupError(
      `${file} is of a database of its own: set DATABASE_URL to an empty database.`,
    );
  }
  if (!isDump && settings.databaseUrl !== undefined) {
    throw new StartupError(
      `${file} is of an embedded database: restore it without DATABASE_URL, into an empty DATA_DIR.`,
    );
  }
  if (isDump) await restoreDump(file, settings);
  else await restoreEmbedded(file, manifest, settings);
  return manifest;
}

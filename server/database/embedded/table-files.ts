import { createHash } from 'node:crypto';
import { chownSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { replaceDurableFile } from '../../durable-file';
import { unusableData } from './data-damage';

/**
 * The sizes of the files of tables and indexes when PostgreSQL was last shut down. PostgreSQL itself
 * takes a file that was cut short for a smaller table. The record is in the data, so that a backup
 * has both.
 */
interface SizeRecord {
  /** Digest of the control file, which every start of PostgreSQL changes. */
  readonly control: string;
  /** Bytes by path, such as `base/5/16390`. */
  readonly files: Readonly<Record<string, number>>;
}

export const TABLE_FILES_RECORD = 'portal-file-sizes.json';

/** Where the control file has the state of the data, and the state after a shutdown. */
const STATE = { offset: 16, shutDown: 1 } as const;

function readControlFile(folder: string): Buffer {
  return readFileSync(path.join(folder, 'global', 'pg_control'));
}

function digestOf(control: Buffer): string {
  return createHash('sha256').update(control).digest('hex');
}

/**
 * Bytes of each file of a table or an index. Left out are maps that PostgreSQL can make again, and
 * tables without a log (`_init`), which it empties after a crash.
 */
function measureFiles(folder: string): Map<string, number> {
  const sizes = new Map<string, number>();
  const databases = readdirSync(path.join(folder, 'base')).map((name) => `base/${name}`);
  for (const place of ['global', ...databases]) {
    const names = new Set(readdirSync(path.join(folder, place)));
    for (const name of names) {
      const [, number] = /^(\d+)(?:\.\d+)?$/.exec(name) ?? [];
      if (number === undefined || names.has(`${number}_init`)) continue;
      const found = statSync(path.join(folder, place, name), { throwIfNoEntry: false });
      if (found) sizes.set(`${place}/${name}`, found.size);
    }
  }
  return sizes;
}

/** Stores the sizes, if the data were shut down completely; otherwise the earlier ones stay. */
export async function recordTableFiles(folder: string): Promise<void> {
  const control = readControlFile(folder);
  if (control.readInt32LE(STATE.offset) !== STATE.shutDown) return;
  const record: SizeRecord = {
    control: digestOf(control),
    files: Object.fromEntries(measureFiles(folder)),
  };
  const file = path.join(folder, TABLE_FILES_RECORD);
  await replaceDurableFile(file, `${JSON.stringify(record)}\n`);
  const { uid, gid } = statSync(folder);
  if (process.getuid?.() === 0) chownSync(file, uid, gid);
}

/** The record; undefined before the first shutdown, and if it can't be read. */
function readRecord(folder: string): SizeRecord | undefined {
  try {
    // Written by recordTableFiles, whole or not at all.
    return JSON.parse(readFileSync(path.join(folder, TABLE_FILES_RECORD), 'utf8')) as SizeRecord;
  } catch {
    return undefined;
  }
}

function damage(name: string, now: number | undefined, before: number): string {
  const what = `${name}, a file of a table,`;
  return now === undefined ? `${what} is missing` : `${what} has ${now} bytes instead of ${before}`;
}

/** A file that is empty or missing, and what to say if a table still has it. */
export interface MissingFile {
  readonly name: string;
  readonly reason: string;
}

/**
 * Compares the files with the record, before PostgreSQL opens the data. If nothing opened them since
 * the record, every difference is damage. Otherwise, as after a crash, files may have grown, and
 * those of dropped tables are empty or missing; but no file became shorter, because PostgreSQL runs
 * without `vacuum_truncate`.
 * @returns the files that are damage only if a table still has them
 * @throws StartupError when a file was cut short or removed
 */
export function compareTableFiles(folder: string): MissingFile[] {
  const record = readRecord(folder);
  if (!record) return [];
  const isUntouched = record.control === digestOf(readControlFile(folder));
  const sizes = measureFiles(folder);
  const missing: MissingFile[] = [];
  for (const [name, before] of Object.entries(record.files)) {
    const now = sizes.get(name);
    if (now === before || (!isUntouched && now !== undefined && now > before)) continue;
    const reason = damage(name, now, before);
    if (isUntouched || now) throw unusableData(folder, reason);
    if (before > 0) missing.push({ name, reason });
  }
  return missing;
}

/**
 * Asks the running PostgreSQL whether a table or an index still has one of these files.
 * @throws StartupError naming it
 */
export async function assertNoTableHas(
  missing: readonly MissingFile[],
  folder: string,
  url: string,
): Promise<void> {
  if (missing.length === 0) return;
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    const { rows } = await client.query<{ path: string }>(
      'select pg_relation_filepath(oid) as path from pg_class where relfilenode > 0 or relisshared',
    );
    const used = new Set(rows.map((row) => row.path));
    const lost = missing.find(({ name }) => used.has(name.replace(/\.\d+$/, '')));
    if (lost) throw unusableData(folder, lost.reason);
  } catch (error) {
    // Without its own tables, PostgreSQL takes no connections.
    throw error instanceof pg.DatabaseError ? unusableData(folder, error.message) : error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** SHA-256 of each migration, by file name. Line endings do not count. */
export type MigrationHashes = Readonly<Record<string, string>>;

const RECORD = 'hashes.json';

function hashOf(path: string): string {
  const content = readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
  return createHash('sha256').update(content).digest('hex');
}

/** The snapshots of the schema before the last one: the next migration is compared with the last. */
function oldSnapshots(folder: string): string[] {
  const meta = join(folder, 'meta');
  const files = existsSync(meta) ? readdirSync(meta) : [];
  const snapshots = files.filter((name) => name.endsWith('_snapshot.json')).toSorted();
  return snapshots.slice(0, -1).map((name) => join('meta', name));
}

function currentHashes(folder: string): MigrationHashes {
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return Object.fromEntries(files.toSorted().map((file) => [file, hashOf(join(folder, file))]));
}

function recordedHashes(folder: string): MigrationHashes {
  return JSON.parse(readFileSync(join(folder, RECORD), 'utf8'));
}

/**
 * What is wrong with the files of a folder of migrations. A database never runs a migration twice,
 * so a change of one reaches only new databases.
 * @returns one line for each file that was changed, deleted or not recorded, and for each old snapshot
 */
export function migrationFindings(folder: string): string[] {
  const [current, recorded] = [currentHashes(folder), recordedHashes(folder)];
  const altered = Object.entries(recorded)
    .filter(([file, hash]) => current[file] !== hash)
    .map(([file]) => `${file} was changed or deleted: restore it, and write another migration.`);
  const unknown = Object.keys(current)
    .filter((file) => !(file in recorded))
    .map((file) => `${file} is not recorded: run npx tsx scripts/migrations.ts --record.`);
  const old = oldSnapshots(folder).map(
    (file) => `${file} is not the last snapshot: run npx tsx scripts/migrations.ts --record.`,
  );
  return [...altered, ...unknown, ...old];
}

/**
 * Adds the hashes of new migrations to the record, and deletes the snapshots before the last one.
 * Recorded hashes stay.
 */
export function recordMigrations(folder: string): void {
  const hashes = { ...currentHashes(folder), ...recordedHashes(folder) };
  writeFileSync(join(folder, RECORD), `${JSON.stringify(hashes, null, 2)}\n`);
  for (const file of oldSnapshots(folder)) rmSync(join(folder, file));
}

/**
 * Fails when the database's TypeScript schema has changed without a migration (it generates a
 * migration in a copy, which must produce nothing), and when a recorded migration has changed.
 * `--record` records the new migrations first.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';

const migrations = 'server/database/migrations';

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

function missingMigrations(): string[] {
  const copy = mkdtempSync(join(tmpdir(), 'migrations-'));
  try {
    cpSync(migrations, copy, { recursive: true });
    const known = readdirSync(copy);
    const schema = ['--dialect', 'postgresql', '--schema', './server/database/schema/*.ts'];
    const parameters = ['generate', ...schema, '--out', relative('.', copy)];
    execFileSync('node_modules/.bin/drizzle-kit', parameters, { stdio: 'pipe' });
    return readdirSync(copy).filter((name) => !known.includes(name));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

if (process.argv[1] && resolve(process.argv[1]) === import.meta.filename) {
  if (process.argv.includes('--record')) recordMigrations(migrations);
  const findings = migrationFindings(migrations);
  if (missingMigrations().length > 0) {
    findings.push('The schema has changes without a migration: run npx drizzle-kit generate.');
  }
  for (const finding of findings) console.error(finding);
  if (findings.length > 0) process.exitCode = 1;
}

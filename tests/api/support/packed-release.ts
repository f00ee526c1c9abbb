import { spawnSync } from 'node:child_process';
import { readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectFolder } from '../../support/project-folder';

/** @returns what the program complained about, empty after a success */
export function runProgram(program: string, parameters: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(program, parameters, { cwd, encoding: 'utf8' });
  return status === 0 ? '' : stdout + stderr;
}

function run(program: string, parameters: readonly string[], cwd: string): void {
  const complaint = runProgram(program, parameters, cwd);
  if (complaint) throw new Error(complaint);
}

/** Packs the repository into a folder, and builds it first if its sources changed. @returns the package */
export async function packRelease(folder: string): Promise<string> {
  run('npm', ['pack', '--pack-destination', folder], projectFolder);
  const [name = ''] = (await readdir(folder)).filter((each) => each.endsWith('.tgz'));
  return path.join(folder, name);
}

/** Unpacks a package into a folder. @returns the command of the release, which needs packages beside it */
export function unpackRelease(tarball: string, folder: string): string {
  run('tar', ['--extract', '--strip-components=1', '--file', tarball], folder);
  return path.join(folder, 'bin', 'seller-portal.mjs');
}

/** Gives an unpacked release the packages of the repository. */
export async function linkPackages(folder: string): Promise<void> {
  await symlink(path.join(projectFolder, 'node_modules'), path.join(folder, 'node_modules'));
}

/** A change of tables that requests write, and of tables that are new. */
const NEXT_MIGRATION = `
alter table orders add column next_release text not null default '';
--> statement-breakpoint
create index orders_next_release on orders (store_id, next_release);
--> statement-breakpoint
create table next_release (id text primary key, at timestamptz not null default now());
`;

/** A function, and triggers of it on tables that requests write. */
const NEXT_FUNCTIONS = `
create or replace function next_release_written() returns trigger language plpgsql as $$
begin
  return null;
end;
$$;

--> tables
${['orders', 'clients', 'payments', 'products']
  .map(
    (table) =>
      `select ensure_trigger('CREATE TRIGGER next_release AFTER INSERT OR UPDATE ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION next_release_written()');`,
  )
  .join('\n')}
`;

/** Changes the expressions of all tallies, whose rows are counted again then. */
function otherTallies(tallies: string): string {
  return tallies.replaceAll("'status', status", "'status',  status");
}

/**
 * Makes an unpacked release the next one: a newer version, with a migration, triggers and tallies that the database does
 * not have.
 */
export async function makeNext(folder: string, version: string): Promise<void> {
  const manifest = path.join(folder, 'package.json');
  const content = JSON.parse(await readFile(manifest, 'utf8'));
  await writeFile(manifest, JSON.stringify({ ...content, version }));
  const functions = path.join(folder, 'dist', 'server', 'functions');
  await writeFile(path.join(functions, 'next-release.sql'), NEXT_FUNCTIONS);
  const tallies = path.join(functions, 'tallies.sql');
  await writeFile(tallies, otherTallies(await readFile(tallies, 'utf8')));
  const migrations = path.join(folder, 'dist', 'server', 'migrations');
  const journal = path.join(migrations, 'meta', '_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'));
  const last = entries.at(-1);
  const next = { ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_next_release' };
  await writeFile(path.join(migrations, `${next.tag}.sql`), NEXT_MIGRATION);
  await writeFile(journal, JSON.stringify({ ...rest, entries: [...entries, next] }));
}

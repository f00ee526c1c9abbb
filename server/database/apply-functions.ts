import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { runtimeFiles } from '../runtime-files';

/** The line of a file after which the triggers and indexes of tables stand. */
const TABLES_MARK = /^--> tables$/m;

/** A file of functions and triggers. */
interface FunctionsFile {
  readonly file: string;
  readonly hash: string;
  /** Functions, and corrections of rows that earlier releases wrote. */
  readonly functions: string;
  /** Statements that give tables what they need, and change nothing where they have it. */
  readonly tables: string;
}

function readFunctionsFiles(): FunctionsFile[] {
  const folder = runtimeFiles.functions;
  return readdirSync(folder)
    .toSorted()
    .map((file) => {
      const content = readFileSync(path.join(folder, file), 'utf8');
      const [functions = '', tables = ''] = content.split(TABLES_MARK);
      const hash = createHash('sha256').update(content).digest('hex');
      return { file, hash, functions, tables };
    });
}

async function changedFiles(
  client: pg.Client,
  files: readonly FunctionsFile[],
): Promise<FunctionsFile[]> {
  const { rows } = await client.query<{ file: string; hash: string }>(
    'select file, hash from drizzle.applied_functions',
  );
  const applied = new Map(rows.map(({ file, hash }) => [file, hash]));
  return files.filter(({ file, hash }) => applied.get(file) !== hash);
}

/** @returns whether an earlier start ended before it had changed all tables */
async function forgetTableChanges(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query('delete from drizzle.table_changes');
  return rowCount !== 0;
}

/**
 * Runs the functions of the files whose content has changed, and then what tables need: of all files after a migration,
 * because it may have replaced or altered a table. A table that this transaction has not locked is not changed now:
 * its change is noted in `drizzle.table_changes`.
 */
export async function applyFunctions(client: pg.Client, isMigrated: boolean): Promise<void> {
  const files = readFunctionsFiles();
  const changed = await changedFiles(client, files);
  const isUnfinished = await forgetTableChanges(client);
  await client.query('set local start.defers_table_changes = on');
  for (const { functions } of changed) await client.query(functions);
  for (const { tables } of isMigrated || isUnfinished ? files : changed) await client.query(tables);
  for (const { file, hash } of changed) {
    await client.query(
      `insert into drizzle.applied_functions values ($1, $2)
         on conflict (file) do update set hash = excluded.hash`,
      [file, hash],
    );
  }
}

import { and, arrayContains, asc, count, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Standout } from '#domain/products/import/standouts';
import type { Reader, Tx } from '../context';
import { inBatches } from '../database/bulk-upsert';
import { matchingWords } from '../database/list-filters';
import { importRows } from '../database/schema/imports';

export type ImportRowRecord = typeof importRows.$inferSelect;
type ImportRowStatus = ImportRowRecord['status'];

/** Deletes the rows of an earlier dry run or run. */
export async function deleteImportRows(tx: Tx, jobId: string): Promise<void> {
  await tx.delete(importRows).where(eq(importRows.jobId, jobId));
}

export async function insertImportRows(
  tx: Tx,
  rows: readonly (typeof importRows.$inferInsert)[],
): Promise<void> {
  for (const some of inBatches(rows)) await tx.insert(importRows).values(some);
}

/** The rows of a list, and their order. */
export interface ImportRowQuery {
  readonly status?: ImportRowStatus;
  readonly outcome?: ImportRowRecord['outcome'];
  readonly standout?: Standout;
  readonly q?: string;
  readonly order: 'number' | 'heaviest';
  readonly page: number;
  readonly pageSize: number;
}

/** In the words of the partial index on rows that stand out. */
export function standsOut(): SQL {
  return sql`${importRows.standouts} <> '{}'`;
}

function matching(
  jobId: string,
  { status, outcome, standout, q }: Partial<ImportRowQuery>,
): SQL | undefined {
  return and(
    eq(importRows.jobId, jobId),
    status && eq(importRows.status, status),
    outcome && eq(importRows.outcome, outcome),
    standout && and(standsOut(), arrayContains(importRows.standouts, [standout])),
    matchingWords(importRows.searchText, q),
  );
}

const ORDERS = {
  number: [asc(importRows.number)],
  // In the words of the index.
  heaviest: [sql`${importRows.weight} desc nulls last`, asc(importRows.number)],
};

/** A page of the stored rows of a job, and how many match. */
export async function selectImportRows(
  reader: Reader,
  jobId: string,
  query: ImportRowQuery,
): Promise<{ rows: ImportRowRecord[]; total: number }> {
  const where = matching(jobId, query);
  const rows = await reader
    .select()
    .from(importRows)
    .where(where)
    .orderBy(...ORDERS[query.order])
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
  const [counted] = await reader.select({ total: count() }).from(importRows).where(where);
  return { rows, total: counted?.total ?? 0 };
}

const ROWS_PER_BATCH = 500;

/** The failing rows by number, fetched a few hundred at a time. */
export function readFailedRows(reader: Reader, jobId: string): AsyncGenerator<ImportRowRecord> {
  return readRows(reader, matching(jobId, { status: 'error' }));
}

/** The rows that change something, in the same way. */
export function readChangedRows(reader: Reader, jobId: string): AsyncGenerator<ImportRowRecord> {
  const isEffective = inArray(importRows.outcome, ['new', 'changed']);
  return readRows(reader, and(matching(jobId, {}), isEffective));
}

async function* readRows(reader: Reader, where: SQL | undefined): AsyncGenerator<ImportRowRecord> {
  let last = 0;
  for (;;) {
    const rows = await reader
      .select()
      .from(importRows)
      .where(and(where, gt(importRows.number, last)))
      .orderBy(asc(importRows.number))
      .limit(ROWS_PER_BATCH);
    yield* rows;
    last = rows.at(-1)?.number ?? last;
    if (rows.length < ROWS_PER_BATCH) return;
  }
}

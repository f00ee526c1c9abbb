import { and, asc, count, eq, gt } from 'drizzle-orm';
import type { Reader, Tx } from '../context';
import { importRows } from '../database/schema/imports';

export type ImportRowRecord = typeof importRows.$inferSelect;
type ImportRowStatus = ImportRowRecord['status'];

/** Deletes the row issues of an earlier dry run or run. */
export async function deleteImportRows(tx: Tx, jobId: string): Promise<void> {
  await tx.delete(importRows).where(eq(importRows.jobId, jobId));
}

export async function insertImportRows(
  tx: Tx,
  rows: readonly (typeof importRows.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(importRows).values([...rows]);
}

function havingStatus(jobId: string, status: ImportRowStatus | undefined) {
  return and(
    eq(importRows.jobId, jobId),
    status === undefined ? undefined : eq(importRows.status, status),
  );
}

/** A page of the rows that have issues, and how many there are. */
export async function selectImportRows(
  reader: Reader,
  jobId: string,
  query: { readonly status?: ImportRowStatus; readonly page: number; readonly pageSize: number },
): Promise<{ rows: ImportRowRecord[]; total: number }> {
  const where = havingStatus(jobId, query.status);
  const rows = await reader
    .select()
    .from(importRows)
    .where(where)
    .orderBy(asc(importRows.number))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
  const [counted] = await reader.select({ total: count() }).from(importRows).where(where);
  return { rows, total: counted?.total ?? 0 };
}

const FAILURES_PER_BATCH = 500;

/** The failing rows by number, fetched a few hundred at a time. */
export async function* readFailedRows(
  reader: Reader,
  jobId: string,
): AsyncGenerator<ImportRowRecord> {
  let last = 0;
  for (;;) {
    const rows = await reader
      .select()
      .from(importRows)
      .where(and(havingStatus(jobId, 'error'), gt(importRows.number, last)))
      .orderBy(asc(importRows.number))
      .limit(FAILURES_PER_BATCH);
    yield* rows;
    last = rows.at(-1)?.number ?? last;
    if (rows.length < FAILURES_PER_BATCH) return;
  }
}

import { and, eq, inArray } from 'drizzle-orm';
import type { Standout } from '#domain/products/import/standouts';
import type { Reader, Tx } from '../context';
import { importConfirmations, importRows } from '../database/schema/imports';
import { standsOut } from './import-rows.repository';

/** Keeps how the rows of the check stand out, before the rows of the run replace them. */
export async function keepConfirmations(tx: Tx, jobId: string): Promise<void> {
  await deleteConfirmations(tx, jobId);
  const { number, standouts } = importRows;
  await tx.insert(importConfirmations).select(
    tx
      .select({ jobId: importRows.jobId, number, standouts })
      .from(importRows)
      .where(and(eq(importRows.jobId, jobId), standsOut())),
  );
}

export async function deleteConfirmations(tx: Tx, jobId: string): Promise<void> {
  await tx.delete(importConfirmations).where(eq(importConfirmations.jobId, jobId));
}

/** How these rows stood out when they were confirmed; rows that did not are absent. */
export async function findConfirmations(
  reader: Reader,
  jobId: string,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, readonly Standout[]>> {
  if (numbers.length === 0) return new Map();
  const { jobId: job, number } = importConfirmations;
  const rows = await reader
    .select()
    .from(importConfirmations)
    .where(and(eq(job, jobId), inArray(number, [...numbers])));
  return new Map(rows.map((row) => [row.number, row.standouts]));
}

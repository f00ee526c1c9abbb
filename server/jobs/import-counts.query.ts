import { inArray, sql } from 'drizzle-orm';
import type { Reader } from '../context';
import { importJobs } from '../database/schema/imports';

/** Number of product imports at work, of all processes: checks and runs. */
export type ImportCounts = Readonly<Record<'checking' | 'running', number>>;

export async function countImports(reader: Reader): Promise<ImportCounts> {
  const rows = await reader
    .select({ status: importJobs.status, count: sql<number>`count(*)::int` })
    .from(importJobs)
    .where(inArray(importJobs.status, ['checking', 'running']))
    .groupBy(importJobs.status);
  const counts = Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  return { checking: counts['checking'] ?? 0, running: counts['running'] ?? 0 };
}

import { and, asc, desc, eq, inArray, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../context';
import { importJobs } from '../database/schema/imports';

export type ImportJobRow = typeof importJobs.$inferSelect;

/** Progress of a dry run or run before its first row. */
export const NO_PROGRESS = {
  cursor: 0,
  processedCount: 0,
  okCount: 0,
  failedCount: 0,
  warningCount: 0,
  skippedCount: 0,
  productsCreated: 0,
  productsUpdated: 0,
  productsFailed: 0,
  productsUnchanged: 0,
  outcomes: { new: 0, changed: 0, unchanged: 0, refused: 0, skipped: 0 },
  standouts: {},
} as const;

function ofStore(storeId: string, id: string) {
  return and(eq(importJobs.id, id), eq(importJobs.storeId, storeId));
}

export async function insertImportJob(
  tx: Tx,
  row: typeof importJobs.$inferInsert,
): Promise<ImportJobRow> {
  const [job] = await tx.insert(importJobs).values(row).returning();
  if (!job) throw new Error('An inserted import job was not returned.');
  return job;
}

/** The job; undefined when this store has none with this id. */
export async function findImportJob(
  reader: Reader,
  storeId: string,
  id: string,
): Promise<ImportJobRow | undefined> {
  const [job] = await reader.select().from(importJobs).where(ofStore(storeId, id));
  return job;
}

/** Jobs of the store, the newest first, and how many there are. */
export async function selectImportJobs(
  reader: Reader,
  storeId: string,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ jobs: ImportJobRow[]; total: number }> {
  const theirs = eq(importJobs.storeId, storeId);
  const jobs = await reader
    .select()
    .from(importJobs)
    .where(theirs)
    .orderBy(desc(importJobs.createdAt), desc(importJobs.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { jobs, total: await reader.$count(importJobs, theirs) };
}

/** The same job, locked until the transaction ends. */
export async function lockImportJob(
  tx: Tx,
  storeId: string,
  id: string,
): Promise<ImportJobRow | undefined> {
  const [job] = await tx.select().from(importJobs).where(ofStore(storeId, id)).for('update');
  return job;
}

/** Writes a user's change and increments the revision. The caller holds the lock. */
export async function changeImportJob(
  tx: Tx,
  id: string,
  change: Partial<typeof importJobs.$inferInsert>,
  now: Date,
): Promise<ImportJobRow> {
  const [job] = await tx
    .update(importJobs)
    .set({ ...change, updatedAt: now, revision: sql`${importJobs.revision} + 1` })
    .where(eq(importJobs.id, id))
    .returning();
  if (!job) throw new Error('A locked import job was not there to be changed.');
  return job;
}

/**
 * Claims the oldest job that waits for a worker, or whose worker has sent no heartbeat since
 * `silentSince`. Of several processes exactly one gets it.
 */
export function claimImportJob(
  tx: Tx,
  workerId: string,
  now: Date,
  silentSince: Date,
): Promise<ImportJobRow | undefined> {
  const waiting = tx
    .select({ id: importJobs.id })
    .from(importJobs)
    .where(
      and(
        inArray(importJobs.status, ['checking', 'running']),
        or(isNull(importJobs.workerId), lt(importJobs.heartbeatAt, silentSince)),
      ),
    )
    .orderBy(asc(importJobs.updatedAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return tx
    .update(importJobs)
    .set({ workerId, heartbeatAt: now })
    .where(inArray(importJobs.id, waiting))
    .returning()
    .then(([job]) => job);
}

/** Locks the job if this worker still owns it and no user cancelled it. */
export async function lockClaimedJob(
  tx: Tx,
  id: string,
  workerId: string,
): Promise<ImportJobRow | undefined> {
  const [job] = await tx
    .select()
    .from(importJobs)
    .where(
      and(
        eq(importJobs.id, id),
        eq(importJobs.workerId, workerId),
        inArray(importJobs.status, ['checking', 'running']),
      ),
    )
    .for('update');
  return job;
}

/** Records the worker's heartbeat. Returns whether the job still belongs to this worker. */
export async function recordHeartbeat(
  reader: Reader,
  id: string,
  workerId: string,
  now: Date,
): Promise<boolean> {
  const beaten = await reader
    .update(importJobs)
    .set({ heartbeatAt: now })
    .where(
      and(
        eq(importJobs.id, id),
        eq(importJobs.workerId, workerId),
        inArray(importJobs.status, ['checking', 'running']),
      ),
    )
    .returning({ id: importJobs.id });
  return beaten.length > 0;
}

/** Releases the job, so that another worker continues it. */
export async function releaseImportJob(
  reader: Reader,
  id: string,
  workerId: string,
): Promise<void> {
  await reader
    .update(importJobs)
    .set({ workerId: null, heartbeatAt: null })
    .where(and(eq(importJobs.id, id), eq(importJobs.workerId, workerId)));
}

/** Writes progress. The revision stays, because this is not a user's change. */
export async function writeProgress(
  tx: Tx,
  id: string,
  change: Partial<typeof importJobs.$inferInsert>,
  now: Date,
): Promise<void> {
  await tx
    .update(importJobs)
    .set({ ...change, heartbeatAt: now, updatedAt: now })
    .where(eq(importJobs.id, id));
}

/** Deletes jobs that have not changed since, with their files and rows. */
export async function deleteImportJobs(reader: Reader, untouchedSince: Date): Promise<void> {
  await reader
    .delete(importJobs)
    .where(
      and(
        lt(importJobs.updatedAt, untouchedSince),
        notInArray(importJobs.status, ['checking', 'running']),
      ),
    );
}

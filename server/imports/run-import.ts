import {
  createInterpreter,
  type ImportPlan,
} from '#domain/products/import/interpreter/interpreter';
import { createRowIndexer, type RowIndex } from '#domain/products/import/interpreter/row-index';
import type { DraftGroup } from '#domain/products/import/product-draft';
import type { DatabaseAccess } from '../context';
import { addPictureJob } from '../media/remote/fetch-store-pictures';
import { loadReferenceIndex } from './catalogue/reference-index';
import { executeBatch } from './import-batch';
import { deleteConfirmations } from './import-confirmations.repository';
import { ImportFileError } from './import-file-error';
import { deleteImportFile } from './import-files.repository';
import {
  type ImportJobRow,
  lockClaimedJob,
  recordHeartbeat,
  writeProgress,
} from './import-jobs.repository';
import { notifyImportFinished } from './import-notifications';
import { formatOf, mappingOf } from './import-presentation';
import { readStoredRows } from './read-stored-rows';
import { extraRowGroup } from './read-table-rows';

/** Dependencies of one process's import worker. */
export interface ImportWorker {
  readonly database: DatabaseAccess;
  readonly clock: () => Date;
  readonly workerId: string;
  /** Aborted when the process stops. */
  readonly signal: AbortSignal;
}

/** Products per transaction: few enough that locks are short, enough that statements are few. */
const BATCH_PRODUCTS = 200;
const BATCH_ROWS = 2000;
const ROWS_PER_HEARTBEAT = 5000;

/**
 * The job no longer belongs to this worker: it was cancelled or taken over, or the process stops.
 */
class JobLostError extends Error {
  override readonly name = 'JobLostError';
}

/**
 * Executes a claimed job: reads its file once to find where products end, then again to check or
 * write them batch by batch, from the job's cursor on. Ends early without an error when the job is
 * cancelled or the process stops.
 * @throws any error of the database, which the worker handles
 */
export async function runImportJob(job: ImportJobRow, worker: ImportWorker): Promise<void> {
  try {
    const plan = {
      mapping: mappingOf(job),
      options: job.options,
      format: formatOf(job),
      now: job.createdAt,
    };
    const { index, rowCount } = await indexRows(job, plan, worker);
    await interpretFile(job, plan, index, worker);
    await finishImportJob(job, worker, {
      status: job.dryRun ? 'checked' : 'finished',
      rowCount,
      currencies: [...index.currencies],
    });
  } catch (error) {
    if (error instanceof JobLostError) return;
    if (!(error instanceof ImportFileError)) throw error;
    await finishImportJob(job, worker, { status: 'failed', failureCode: error.code });
  }
}

async function indexRows(
  job: ImportJobRow,
  plan: ImportPlan,
  worker: ImportWorker,
): Promise<{ index: RowIndex; rowCount: number }> {
  const indexer = createRowIndexer(plan.mapping, plan.options, plan.now);
  let read = 0;
  let extraRows = 0;
  for await (const { cells, number, extra } of readStoredRows(worker.database.db, job)) {
    if (extra === null) indexer.add(cells, number);
    else extraRows += 1;
    read += 1;
    if (read % ROWS_PER_HEARTBEAT === 0) await keepAlive(job, worker);
  }
  const index = indexer.finish();
  return { index, rowCount: index.rowCount + extraRows };
}

async function interpretFile(
  job: ImportJobRow,
  plan: ImportPlan,
  index: RowIndex,
  worker: ImportWorker,
): Promise<void> {
  let reference = await loadReferenceIndex(worker.database.db, job.storeId);
  for await (const groups of batchesOf(job, plan, index, worker)) {
    if (worker.signal.aborted) throw new JobLostError();
    const { database, clock, workerId } = worker;
    const next = await executeBatch(groups, reference, { database, job, workerId, now: clock() });
    if (next === null) throw new JobLostError();
    reference = next;
  }
}

/** The file's products in batches, without those before the job's cursor. */
async function* batchesOf(
  job: ImportJobRow,
  plan: ImportPlan,
  index: RowIndex,
  worker: ImportWorker,
): AsyncGenerator<DraftGroup[]> {
  let batch: DraftGroup[] = [];
  let rows = 0;
  let passed = 0;
  for await (const group of groupsOf(job, plan, index, worker)) {
    const isDone = passed < job.cursor;
    passed += group.outcomes.length;
    if (isDone) continue;
    batch.push(group);
    rows += group.outcomes.length;
    if (batch.length < BATCH_PRODUCTS && rows < BATCH_ROWS) continue;
    yield batch;
    batch = [];
    rows = 0;
  }
  if (batch.length > 0) yield batch;
}

async function* groupsOf(
  job: ImportJobRow,
  plan: ImportPlan,
  index: RowIndex,
  worker: ImportWorker,
): AsyncGenerator<DraftGroup> {
  const interpreter = createInterpreter(plan, index);
  let read = 0;
  for await (const row of readStoredRows(worker.database.db, job)) {
    if (row.extra === null) yield* interpreter.push(row.cells, row.number);
    else yield extraRowGroup(row, row.extra);
    read += 1;
    if (read % ROWS_PER_HEARTBEAT === 0) await keepAlive(job, worker);
  }
  yield* interpreter.finish();
}

async function keepAlive(job: ImportJobRow, worker: ImportWorker): Promise<void> {
  const { database, workerId, clock, signal } = worker;
  if (signal.aborted || !(await recordHeartbeat(database.db, job.id, workerId, clock())))
    throw new JobLostError();
}

/** Ends the job, unless it was cancelled or taken over in the meantime. */
export async function finishImportJob(
  job: ImportJobRow,
  { database, workerId, clock }: ImportWorker,
  change: Parameters<typeof writeProgress>[2],
): Promise<void> {
  await database.transaction(async (tx) => {
    const owned = await lockClaimedJob(tx, job.id, workerId);
    if (!owned) return;
    const revision = job.revision + 1;
    await writeProgress(tx, job.id, { ...change, revision, workerId: null }, clock());
    if (change.status === 'finished') {
      await deleteConfirmations(tx, job.id);
      await deleteImportFile(tx, job.id);
      await addPictureJob(tx, job.storeId);
    }
    await notifyImportFinished(tx, owned, change.status, clock());
  });
}

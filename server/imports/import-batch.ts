import type { DraftGroup } from '#domain/products/import/product-draft';
import { setAuditPerformer } from '../audit/audit-performer';
import type { DatabaseAccess, Reader, Tx } from '../context';
import { isUniqueViolation } from '../database/errors';
import { recordImportedProducts } from '../products/product-history';
import { lockCodes } from '../products/taken-codes';
import { type BatchReport, reportBatch } from './catalogue/batch-report';
import { ensureAttributes } from './catalogue/ensure-attributes';
import { loadLibraryPictures } from './catalogue/library-pictures';
import { planBatch } from './catalogue/plan-batch';
import type { ReferenceIndex } from './catalogue/reference-index';
import { refuseUnconfirmed, standingOutRows } from './catalogue/refuse-unconfirmed';
import { type EffectGroup, withEffects } from './catalogue/row-effects';
import { loadStoreSnapshot } from './catalogue/store-snapshot';
import { writeBatch } from './catalogue/write-batch';
import { findConfirmations } from './import-confirmations.repository';
import { type ImportJobRow, lockClaimedJob, writeProgress } from './import-jobs.repository';
import { mappingOf } from './import-presentation';
import { insertImportRows } from './import-rows.repository';

/** Context in which a batch is executed. */
export interface BatchContext {
  readonly database: DatabaseAccess;
  readonly job: ImportJobRow;
  readonly workerId: string;
  readonly now: Date;
}

const MAX_ATTEMPTS = 3;

/**
 * Checks or writes the products of a batch and, in the same transaction, moves the job's cursor
 * past their rows: a repeated or aborted batch leaves each product written once.
 * @returns the reference index, with the batch's new options; null when the job no longer belongs
 *   to this worker
 */
export async function executeBatch(
  groups: readonly DraftGroup[],
  reference: ReferenceIndex,
  context: BatchContext,
): Promise<ReferenceIndex | null> {
  const { database, job } = context;
  const drafts = groups.flatMap(({ draft }) => draft ?? []);
  const known = job.dryRun
    ? reference
    : await ensureAttributes(database, job.storeId, drafts, job.options.textLanguage, reference);
  for (let tried = 1; ; tried += 1) {
    try {
      const isOwn = await database.transaction((tx) => inTransaction(tx, groups, known, context));
      return isOwn ? known : null;
    } catch (error) {
      // Another transaction created the same code concurrently: the next attempt finds it.
      if (tried === MAX_ATTEMPTS || !isUniqueViolation(error)) throw error;
    }
  }
}

async function inTransaction(
  tx: Tx,
  groups: readonly DraftGroup[],
  reference: ReferenceIndex,
  context: BatchContext,
): Promise<boolean> {
  const job = await lockClaimedJob(tx, context.job.id, context.workerId);
  if (!job) return false;
  // The audit log names the uploader of the file as the author of its changes.
  const { createdBy: userId, storeId, id: requestId } = job;
  await setAuditPerformer(tx, { userId, storeId, requestId, at: context.now });
  if (!job.dryRun) await lockCodes(tx, storeId);
  const wanted = await planInStore(tx, groups, reference, context);
  const planned = job.dryRun ? wanted : await confirmedOnly(tx, job.id, wanted);
  const report = reportBatch(planned);
  if (!job.dryRun) {
    const products = planned.flatMap(({ plan }) =>
      plan && 'planned' in plan ? [plan.planned] : [],
    );
    await writeBatch(tx, job.storeId, products, context.now);
    const written = products.filter(({ action }) => action !== 'unchanged');
    await recordImportedProducts(
      tx,
      written.map(({ action, row }) => ({ productId: row.id, isNew: action === 'create' })),
      { userId: job.createdBy, at: context.now },
    );
  }
  await insertImportRows(
    tx,
    report.rows.map((row) => ({ ...row, jobId: job.id })),
  );
  await writeProgress(tx, job.id, progressOf(job, report), context.now);
  return true;
}

async function planInStore(
  reader: Reader,
  groups: readonly DraftGroup[],
  reference: ReferenceIndex,
  { job, now }: BatchContext,
): Promise<EffectGroup[]> {
  const drafts = groups.flatMap(({ draft }) => draft ?? []);
  const snapshot = await loadStoreSnapshot(reader, job.storeId, drafts, !job.dryRun);
  const library = await loadLibraryPictures(reader, job.storeId, drafts, !job.dryRun);
  const chosen = { language: job.options.textLanguage, mapping: mappingOf(job) };
  const known = { snapshot, library, reference };
  const planned = planBatch(groups, { storeId: job.storeId, ...known, ...chosen, now });
  return withEffects(planned, known);
}

/** A run writes what stands out only as it was confirmed. */
async function confirmedOnly(
  tx: Tx,
  jobId: string,
  groups: readonly EffectGroup[],
): Promise<EffectGroup[]> {
  const rows = standingOutRows(groups);
  return refuseUnconfirmed(groups, await findConfirmations(tx, jobId, rows));
}

function progressOf(job: ImportJobRow, { counts, outcomes, standouts }: BatchReport) {
  return {
    cursor: job.cursor + counts.processed,
    processedCount: job.processedCount + counts.processed,
    okCount: job.okCount + counts.ok,
    failedCount: job.failedCount + counts.failed,
    warningCount: job.warningCount + counts.warning,
    skippedCount: job.skippedCount + counts.skipped,
    productsCreated: job.productsCreated + counts.productsCreated,
    productsUpdated: job.productsUpdated + counts.productsUpdated,
    productsFailed: job.productsFailed + counts.productsFailed,
    productsUnchanged: job.productsUnchanged + counts.productsUnchanged,
    outcomes: { ...job.outcomes, ...added(job.outcomes, outcomes) },
    standouts: { ...job.standouts, ...added(job.standouts, standouts) },
  };
}

/** The sums of the kinds that the batch has. */
function added<Kind extends string>(
  counts: Readonly<Partial<Record<Kind, number>>>,
  more: Readonly<Partial<Record<Kind, number>>>,
): Partial<Record<Kind, number>> {
  const sums: Partial<Record<Kind, number>> = {};
  for (const kind of Object.keys(more) as Kind[]) {
    sums[kind] = (counts[kind] ?? 0) + (more[kind] ?? 0);
  }
  return sums;
}

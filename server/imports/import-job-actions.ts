import { IMPORT_LIMITS, type ImportOptions } from '#domain/products/import/import-format';
import { settledOptions, withoutAnswers } from '#domain/products/import/import-questions';
import { isImportTarget } from '#domain/products/import/import-target';
import { currenciesIn } from '#domain/products/import/interpreter/row-currency';
import { type StandoutCount, unconfirmed } from '#domain/products/import/standouts';
import type { ImportAction, ImportJob, ImportUpdate } from '#openapi/types.generated';
import type { Principal, Tx } from '../context';
import { type FieldErrors, invalid, notFound, problem } from '../http/problem-error';
import { assertRevision } from '../http/revision';
import { withEncoding } from './change-encoding';
import { deleteConfirmations, keepConfirmations } from './import-confirmations.repository';
import {
  changeImportJob,
  type ImportJobRow,
  lockImportJob,
  NO_PROGRESS,
} from './import-jobs.repository';
import {
  allowedImportActions,
  mappingOf,
  presentImportJob,
  presentStandouts,
  readinessErrors,
} from './import-presentation';
import { applyReading, deleteReading, saveReading } from './import-readings.repository';
import { deleteImportRows } from './import-rows.repository';
import type { InspectedFile } from './inspect-import-file';
import { newFindings } from './judge-stored-file';

interface RequestedImportUpdate {
  readonly importId: string;
  readonly body: ImportUpdate;
  /** The file as it is read in the encoding of `body`; null when that stays. */
  readonly inspected: InspectedFile | null;
  readonly revision: number | undefined;
  readonly principal: Principal;
  readonly now: Date;
}

/**
 * Changes mapping, options or encoding; columns missing from the request stay unchanged. The result
 * of an earlier dry run is deleted. If columns with numbers or dates are read as something else,
 * answers to questions about them are dropped. A return to the recognised reading deletes the saved one.
 * @throws ProblemError 404, 409 while it runs or after, 412, 428, 422 for an unknown column or
 *   target
 */
export async function updateImportJob(
  tx: Tx,
  requested: RequestedImportUpdate,
): Promise<ImportJob> {
  const { importId, body, inspected, revision, principal, now } = requested;
  const job = await lockImportJob(tx, principal.storeId, importId);
  if (!job) throw notFound();
  assertRevision(revision, presentImportJob(job));
  if (!allowedImportActions(job).includes('dryRun')) throw actionNotAllowed(job);
  const read = inspected ? await withEncoding(tx, job, inspected) : job;
  const begun = body.reading ? await withoutSavedReading(tx, read) : read;
  const mapping = changedMapping(begun, body.mapping ?? []);
  const judged = await newFindings(tx, { ...begun, mapping }, read.mapping);
  const settled = judged ? settledOptions(withoutAnswers(begun.options), judged) : begun.options;
  const currencies = judged ? currenciesIn(mappingOf({ mapping }), judged) : begun.currencies;
  const options = changedOptions(withOnlyCurrency(settled, currencies), body.options ?? {});
  const findings = judged ?? read.findings;
  await deleteImportRows(tx, job.id);
  const reset = { ...NO_PROGRESS, status: 'uploaded', failureCode: null, dryRun: true } as const;
  const change = { ...readingColumns(begun), mapping, options, findings, currencies, ...reset };
  return presentImportJob(await changeImportJob(tx, job.id, change, now));
}

/** The columns of a job that say how its file is read. */
function readingColumns(job: ImportJobRow) {
  const { format, delimiter, encoding, encodings, preamble, headerRow, totalsRow } = job;
  const { rowCount, currencies, rememberedAt, recognised } = job;
  const table = { format, delimiter, preamble, headerRow, totalsRow, rowCount, currencies };
  return { ...table, encoding, encodings, rememberedAt, recognised };
}

/** The job as it was before a saved reading replaced the recognised one; unchanged if none did. */
async function withoutSavedReading(tx: Tx, job: ImportJobRow): Promise<ImportJobRow> {
  const { recognised } = job;
  if (!recognised) return job;
  await deleteReading(tx, job);
  return {
    ...job,
    mapping: applyReading(job.mapping, recognised),
    options: recognised.options,
    rememberedAt: null,
    recognised: null,
  };
}

function changedMapping(
  job: ImportJobRow,
  entries: NonNullable<ImportUpdate['mapping']>,
): ImportJobRow['mapping'] {
  const targets = new Map(entries.map(({ column, target }) => [column, target]));
  const known = new Set(job.mapping.map(({ column }) => column));
  const errors: Record<string, string[]> = {};
  entries.forEach(({ column, target }, at) => {
    if (!known.has(column)) errors[`mapping.${at}.column`] = ['unknown_column'];
    if (target !== null && !isImportTarget(target))
      errors[`mapping.${at}.target`] = ['unknown_target'];
  });
  assertNone(errors);
  return job.mapping.slice(0, IMPORT_LIMITS.columns).map((entry) => ({
    ...entry,
    target: targets.has(entry.column) ? (targets.get(entry.column) ?? null) : entry.target,
  }));
}

/** A single currency of the file is proposed while none is chosen. */
function withOnlyCurrency(options: ImportOptions, currencies: readonly string[]): ImportOptions {
  const [only] = currencies.length === 1 ? currencies : [];
  if (only === undefined || options.currency !== null) return options;
  return { ...options, currency: only, exchangeRate: only === 'MAD' ? 1 : null };
}

/** A new currency clears the rate; that of MAD is 1. */
function changedOptions(
  options: ImportOptions,
  change: NonNullable<ImportUpdate['options']>,
): ImportOptions {
  const isOther = change.currency !== undefined && change.currency !== options.currency;
  const next = { ...options, ...(isOther && { exchangeRate: null }), ...change };
  return next.currency === 'MAD' ? { ...next, exchangeRate: 1 } : next;
}

function assertNone(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

function actionNotAllowed(job: ImportJobRow) {
  return problem(409, 'action_not_allowed', { current: presentImportJob(job) });
}

interface RequestedImportAction {
  readonly importId: string;
  readonly action: ImportAction;
  /** Of a run: what stands out, with the counts that the seller confirmed. */
  readonly confirmed: readonly StandoutCount[];
  readonly principal: Principal;
  readonly now: Date;
}

/**
 * Starts or stops the job, which a worker then executes.
 * @throws ProblemError 404, 409 when the job's state doesn't allow it, 422 when options are missing,
 *   and with the current job when what stands out was not confirmed with its count
 */
export async function performImportJobAction(
  tx: Tx,
  { importId, action, confirmed, principal, now }: RequestedImportAction,
): Promise<ImportJob> {
  const job = await lockImportJob(tx, principal.storeId, importId);
  if (!job) throw notFound();
  if (!allowedImportActions(job).includes(action)) throw actionNotAllowed(job);
  if (action === 'cancel') {
    const stopped = { status: 'cancelled', workerId: null, heartbeatAt: null } as const;
    return presentImportJob(await changeImportJob(tx, job.id, stopped, now));
  }
  assertNone(readinessErrors(job));
  if (action === 'run') {
    assertConfirmed(job, confirmed);
    await keepConfirmations(tx, job.id);
    await saveReading(tx, job, now);
  } else {
    await deleteConfirmations(tx, job.id);
  }
  await deleteImportRows(tx, job.id);
  const begun = {
    ...NO_PROGRESS,
    status: action === 'dryRun' ? ('checking' as const) : ('running' as const),
    dryRun: action === 'dryRun',
    failureCode: null,
    workerId: null,
    heartbeatAt: null,
  };
  return presentImportJob(await changeImportJob(tx, job.id, begun, now));
}

function assertConfirmed(job: ImportJobRow, confirmed: readonly StandoutCount[]): void {
  const missing = unconfirmed(presentStandouts(job), confirmed);
  if (missing.length === 0) return;
  const errors = Object.fromEntries(
    missing.map((kind) => [`confirmed.${kind}`, ['not_confirmed']]),
  );
  throw problem(422, 'validation_failed', { errors, current: presentImportJob(job) });
}

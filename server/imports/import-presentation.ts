import type {
  ImportDelimiter,
  ImportEncoding,
  ImportFormat,
} from '#domain/products/import/import-format';
import {
  IMPORT_DELIMITERS,
  IMPORT_ENCODINGS,
  IMPORT_FORMATS,
  isDoubleEncoding,
} from '#domain/products/import/import-format';
import { importQuestions } from '#domain/products/import/import-questions';
import {
  type FileToRead,
  mappingProblems,
  missingOptions,
  requiredOptions,
} from '#domain/products/import/import-readiness';
import { type ColumnMapping, isImportTarget } from '#domain/products/import/import-target';
import { STANDOUTS, type StandoutCount } from '#domain/products/import/standouts';
import type {
  ImportAction,
  ImportEncodingCandidate,
  ImportJob,
  ImportRow,
} from '#openapi/types.generated';
import type { ImportJobRow } from './import-jobs.repository';
import type { ImportRowRecord } from './import-rows.repository';

/** The mapping as the domain reads it, without targets that this version does not support. */
export function mappingOf(job: Pick<ImportJobRow, 'mapping'>): ColumnMapping[] {
  return job.mapping.map(({ column, target }) => ({
    column,
    target: target !== null && isImportTarget(target) ? target : null,
  }));
}

/**
 * Format, delimiter and encoding are stored as text; these are the values that the inspection
 * wrote.
 */
export function formatOf(job: ImportJobRow): ImportFormat {
  return IMPORT_FORMATS.find((format) => format === job.format) ?? 'unknown';
}

export function delimiterOf(job: Pick<ImportJobRow, 'delimiter'>): ImportDelimiter {
  return IMPORT_DELIMITERS.find((delimiter) => delimiter === job.delimiter) ?? ',';
}

export function encodingOf(job: Pick<ImportJobRow, 'encoding'>): ImportEncoding {
  return IMPORT_ENCODINGS.find((encoding) => encoding === job.encoding) ?? 'utf-8';
}

function presentCandidate(candidate: ImportJobRow['encodings'][number]): ImportEncodingCandidate {
  const encoding = encodingOf(candidate);
  const { sample } = candidate;
  return { encoding, isDoubleEncoded: isDoubleEncoding(encoding), sample };
}

function fileToRead(job: ImportJobRow): FileToRead {
  return { mapping: mappingOf(job), isOwn: formatOf(job) === 'own', findings: job.findings };
}

/** The questions that the cells of a job's file ask, in the contract's format. */
function questionsOf(job: ImportJobRow): ImportJob['questions'] {
  return importQuestions(mappingOf(job), job.options, job.findings).map(({ option, examples }) => ({
    option,
    examples: examples.map(({ readings, ...example }) => ({ ...example, readings: [...readings] })),
  }));
}

/** What prevents a dry run: codes by field; empty when nothing does. */
export function readinessErrors(job: ImportJobRow): Record<string, string[]> {
  const file = fileToRead(job);
  const errors: Record<string, string[]> = {};
  const problems = mappingProblems(file.mapping, formatOf(job));
  if (problems.length > 0) errors.mapping = problems;
  for (const option of missingOptions(file, job.options)) {
    errors[`options.${option}`] = ['required'];
  }
  return errors;
}

/** The actions allowed in the job's status, whether or not its options are complete. */
export function allowedImportActions(job: ImportJobRow): ImportAction[] {
  switch (job.status) {
    case 'uploaded':
    case 'failed':
    case 'cancelled':
      return ['dryRun'];
    case 'checked':
      return ['dryRun', 'run'];
    case 'checking':
    case 'running':
      return ['cancel'];
    case 'finished':
      return [];
  }
}

/** The job in the contract's format. */
export function presentImportJob(job: ImportJobRow): ImportJob {
  return {
    id: job.id,
    fileName: job.fileName,
    sizeBytes: job.sizeBytes,
    format: formatOf(job),
    delimiter: delimiterOf(job),
    encoding: encodingOf(job),
    encodings: job.encodings.map(presentCandidate),
    preamble: job.preamble,
    headerRow: job.headerRow,
    totalsRow: job.totalsRow,
    status: job.status,
    failureCode: job.failureCode,
    mapping: job.mapping,
    options: job.options,
    requiredOptions: requiredOptions(fileToRead(job), job.options),
    questions: questionsOf(job),
    currencies: job.currencies,
    currencyRows: job.findings.currencyRows.map(({ firstRows, ...rows }) => ({
      ...rows,
      firstRows: [...firstRows],
    })),
    rememberedAt: job.rememberedAt?.toISOString() ?? null,
    rowCount: job.rowCount,
    processedCount: job.processedCount,
    okCount: job.okCount,
    failedCount: job.failedCount,
    warningCount: job.warningCount,
    skippedCount: job.skippedCount,
    products: {
      created: job.productsCreated,
      updated: job.productsUpdated,
      failed: job.productsFailed,
      unchanged: job.productsUnchanged,
    },
    outcomes: job.outcomes,
    standouts: presentStandouts(job),
    dryRun: job.dryRun,
    allowedActions: allowedImportActions(job),
    createdAt: job.createdAt.toISOString(),
    updatedAt: job.updatedAt.toISOString(),
    revision: job.revision,
  };
}

/** What stands out in the last dry run or run, the gravest first; kinds without a row are absent. */
export function presentStandouts({ standouts }: ImportJobRow): StandoutCount[] {
  return STANDOUTS.flatMap((kind) => {
    const count = standouts[kind] ?? 0;
    return count > 0 ? [{ kind, count }] : [];
  });
}

/** A row in the contract's format. */
export function presentImportRow(row: ImportRowRecord): ImportRow {
  return {
    number: row.number,
    status: row.status,
    action: row.action,
    code: row.code,
    name: row.name,
    nameEn: row.nameEn,
    nameAr: row.nameAr,
    errors: row.errors,
    outcome: row.outcome,
    changes: row.changes.map(({ field, from, to }) => ({ field, from, to })),
    standouts: row.standouts,
  };
}

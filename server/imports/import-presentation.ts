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
import {
  mappingProblems,
  missingOptions,
  requiredOptions,
} from '#domain/products/import/import-readiness';
import { type ColumnMapping, isImportTarget } from '#domain/products/import/import-target';
import type {
  ImportAction,
  ImportEncodingCandidate,
  ImportJob,
  ImportRow,
} from '../contract.generated';
import type { ImportJobRow } from './import-jobs.repository';
import type { ImportRowRecord } from './import-rows.repository';

/** The mapping as the domain reads it, without targets that this version does not support. */
export function mappingOf(job: ImportJobRow): ColumnMapping[] {
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

export function delimiterOf(job: ImportJobRow): ImportDelimiter {
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

/** What prevents a dry run: codes by field; empty when nothing does. */
export function readinessErrors(job: ImportJobRow): Record<string, string[]> {
  const mapping = mappingOf(job);
  const errors: Record<string, string[]> = {};
  const problems = mappingProblems(mapping);
  if (problems.length > 0) errors.mapping = problems;
  for (const option of missingOptions(mapping, job.options, formatOf(job) === 'own')) {
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
    requiredOptions: requiredOptions(mappingOf(job), job.options, formatOf(job) === 'own'),
    currencies: job.currencies,
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
    dryRun: job.dryRun,
    allowedActions: allowedImportActions(job),
    createdAt: job.createdAt.toISOString(),
    updatedAt: job.updatedAt.toISOString(),
    revision: job.revision,
  };
}

/** A row in the contract's format. */
export function presentImportRow(row: ImportRowRecord): ImportRow {
  const { number, status, action, code, errors } = row;
  return { number, status, action, code, errors };
}

import type { ImportEncoding } from '#domain/products/import/import-format';
import {
  resettledOptions,
  settledOptions,
  withoutAnswers,
} from '#domain/products/import/import-questions';
import type { Reader, Tx } from '../context';
import { ImportFileError } from './import-file-error';
import { readImportFile } from './import-files.repository';
import { findImportJob, type ImportJobRow } from './import-jobs.repository';
import { allowedImportActions } from './import-presentation';
import { readingOf } from './import-readings.repository';
import { type InspectedFile, inspectImportFile } from './inspect-import-file';
import { newFindings } from './judge-stored-file';
import { savedOrRecognisedReading } from './saved-or-recognised-reading';

/**
 * Reads a job's file again in another encoding, before the transaction that changes the job. Null
 * when the job is not there or cannot be changed, which the change itself refuses.
 * @throws ImportFileError when the file cannot be imported in this encoding
 */
export async function inspectAgain(
  reader: Reader,
  storeId: string,
  importId: string,
  encoding: ImportEncoding,
): Promise<InspectedFile | null> {
  const job = await findImportJob(reader, storeId, importId);
  if (!job || !allowedImportActions(job).includes('dryRun')) return null;
  return inspectImportFile(() => readImportFile(reader, job.id), job.createdAt, encoding);
}

/**
 * The job as its file is read and judged in another encoding. Columns that keep their place and name
 * keep their target; if all columns do, so do the format, the options and the answers to questions
 * that the file still asks.
 */
export async function withEncoding(
  tx: Tx,
  job: ImportJobRow,
  inspected: InspectedFile,
): Promise<ImportJobRow> {
  const { mapping, ...read } = inspectedColumns(inspected);
  const isKept = (at: number) => job.mapping[at]?.column === mapping[at]?.column;
  const isSameTable =
    job.delimiter === inspected.delimiter &&
    job.mapping.length === mapping.length &&
    mapping.every((_, at) => isKept(at));
  if (isSameTable) {
    const { format } = job;
    const recognised = job.recognised && readingOf(inspected);
    const same = { ...job, ...read, format, recognised };
    const kept = { ...same, mapping: withTargets(mapping, job, isKept) };
    const findings = (await newFindings(tx, kept, mapping)) ?? inspected.findings;
    return { ...kept, findings, options: resettledOptions(job.options, job.findings, findings) };
  }
  const reading = await savedOrRecognisedReading(tx, job.storeId, inspected);
  const { textLanguage } = job.options;
  const other = {
    ...job,
    ...read,
    rememberedAt: null,
    recognised: null,
    ...reading,
    mapping: withTargets(reading.mapping, job, isKept),
    options: { ...reading.options, textLanguage: textLanguage ?? reading.options.textLanguage },
  };
  const judged = await newFindings(tx, other, mapping);
  return judged
    ? { ...other, findings: judged, options: settledOptions(withoutAnswers(other.options), judged) }
    : { ...other, options: settledOptions(other.options, inspected.findings) };
}

function withTargets(
  mapping: ImportJobRow['mapping'],
  job: ImportJobRow,
  isKept: (at: number) => boolean,
): ImportJobRow['mapping'] {
  return mapping.map((entry, at) => ({
    ...entry,
    target: isKept(at) ? (job.mapping[at]?.target ?? null) : entry.target,
  }));
}

/** The columns of a job that its file decides. */
export function inspectedColumns(inspected: InspectedFile) {
  const { format, delimiter, encoding, rowCount, headerRow, totalsRow } = inspected;
  return {
    format,
    delimiter,
    encoding,
    rowCount,
    headerRow,
    totalsRow,
    encodings: inspected.encodings.map(({ encoding: one, sample }) => ({
      encoding: one,
      sample: [...sample],
    })),
    preamble: [...inspected.preamble],
    currencies: [...inspected.currencies],
    findings: inspected.findings,
    mapping: [...inspected.mapping],
  };
}

/** The problem's field errors for a file that cannot be read in the chosen encoding. */
export function encodingErrors(error: unknown): Record<string, string[]> {
  if (!(error instanceof ImportFileError)) throw error;
  return { encoding: [error.code] };
}

import type { ImportEncoding } from '#domain/products/import/import-format';
import type { Reader, Tx } from '../context';
import { ImportFileError } from './import-file-error';
import { readImportFile } from './import-files.repository';
import { findImportJob, type ImportJobRow } from './import-jobs.repository';
import { allowedImportActions } from './import-presentation';
import { type InspectedFile, inspectImportFile } from './inspect-import-file';
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
  return inspectImportFile(() => readImportFile(reader, job.id), encoding);
}

/**
 * The job as its file is read in another encoding. Columns that keep their place and name keep
 * their target; format and options stay as they were if all columns do.
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
  const { format } = job;
  if (isSameTable) return { ...job, ...read, format, mapping: withTargets(mapping, job, isKept) };
  const reading = await savedOrRecognisedReading(tx, job.storeId, inspected);
  const { textLanguage } = job.options;
  return {
    ...job,
    ...read,
    rememberedAt: null,
    recognised: null,
    ...reading,
    mapping: withTargets(reading.mapping, job, isKept),
    options: { ...reading.options, textLanguage: textLanguage ?? reading.options.textLanguage },
  };
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
    mapping: [...inspected.mapping],
  };
}

/** The problem's field errors for a file that cannot be read in the chosen encoding. */
export function encodingErrors(error: unknown): Record<string, string[]> {
  if (!(error instanceof ImportFileError)) throw error;
  return { encoding: [error.code] };
}

import type { Reader } from '../context';
import { readImportFile } from './import-files.repository';
import type { ImportJobRow } from './import-jobs.repository';
import { delimiterOf, encodingOf } from './import-presentation';
import { type ImportRecord, readImportRows } from './read-import-rows';

/** The rows of a job's stored file below its header, with only a few of them in memory. */
export async function* readStoredRows(
  reader: Reader,
  job: Pick<ImportJobRow, 'id' | 'encoding' | 'delimiter'>,
): AsyncGenerator<ImportRecord> {
  const shape = { encoding: encodingOf(job), delimiter: delimiterOf(job) };
  for await (const record of readImportRows(readImportFile(reader, job.id), shape)) {
    if (record.number > 1) yield record;
  }
}

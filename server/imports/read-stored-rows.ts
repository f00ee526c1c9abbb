import type { TableRow } from '#domain/products/import/detection/table-rows';
import type { Reader } from '../context';
import { readImportFile } from './import-files.repository';
import type { ImportJobRow } from './import-jobs.repository';
import { delimiterOf, encodingOf } from './import-presentation';
import { readTableRows } from './read-table-rows';

/**
 * The rows of a job's stored file below its header, with only a few of them in memory. Repeated
 * headers and totals are marked; they are no rows of products.
 * @throws ImportFileError when the file is no CSV or beyond a limit
 */
export function readStoredRows(
  reader: Reader,
  job: Pick<ImportJobRow, 'id' | 'encoding' | 'delimiter' | 'headerRow'>,
): AsyncGenerator<TableRow> {
  const { headerRow } = job;
  const shape = { encoding: encodingOf(job), delimiter: delimiterOf(job), headerRow };
  return readTableRows(readImportFile(reader, job.id), shape);
}

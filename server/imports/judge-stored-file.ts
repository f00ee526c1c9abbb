import {
  collectFindings,
  type FileFindings,
} from '#domain/products/import/detection/file-findings';
import { isJudgedTarget } from '#domain/products/import/import-target';
import { currencyOf } from '#domain/products/import/interpreter/row-currency';
import { isBlank, shapeOf } from '#domain/products/import/interpreter/row-shape';
import type { Reader } from '../context';
import type { ImportJobRow } from './import-jobs.repository';
import { mappingOf } from './import-presentation';
import { readStoredRows } from './read-stored-rows';

/**
 * The findings about a job's file after its mapping changed from `previous`. Reads the stored file
 * again only if a column with numbers or dates is read as something else; null otherwise.
 * @throws ImportFileError when the file cannot be read in the job's encoding
 */
export async function newFindings(
  reader: Reader,
  job: ImportJobRow,
  previous: ImportJobRow['mapping'],
): Promise<FileFindings | null> {
  if (isJudgedAlike(job.mapping, previous)) return null;
  const shape = shapeOf(mappingOf(job));
  const findings = collectFindings(shape, job.createdAt);
  for await (const { cells, number, extra } of readStoredRows(reader, job)) {
    if (extra !== null || isBlank(cells)) continue;
    const row = { number, cells, shape };
    findings.add(row, currencyOf(row));
  }
  return findings.finish();
}

/** Whether two mappings of a file read its numbers and dates as the same fields. */
export function isJudgedAlike(
  one: ImportJobRow['mapping'],
  other: ImportJobRow['mapping'],
): boolean {
  return judgedColumns({ mapping: one }) === judgedColumns({ mapping: other });
}

function judgedColumns(job: Pick<ImportJobRow, 'mapping'>): string {
  return JSON.stringify(
    mappingOf(job).map(({ target }) => (target && isJudgedTarget(target) ? target : null)),
  );
}

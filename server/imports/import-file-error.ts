import type { ImportFailureCode } from '#domain/products/import/import-format';

/** Why a file can't be read to its end; the line is the file's, counted from 1. */
export class ImportFileError extends Error {
  override readonly name = 'ImportFileError';

  constructor(
    readonly code: ImportFailureCode,
    readonly line: number | null = null,
  ) {
    super(line === null ? code : `${code} at line ${line}`);
  }
}

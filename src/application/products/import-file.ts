import type { ApiProblem } from '../ports/transport.port';

/** The largest file that the contract accepts, in bytes. */
export const IMPORT_FILE_LIMIT_BYTES = 100 * 1024 * 1024;

const READABLE_NAME = /\.(csv|tsv|txt)$/i;

/** The error that a file has before it is sent; null for a valid file. */
export type FileError = 'file_type' | 'file_empty' | 'file_too_large';

export function fileError(file: {
  readonly name: string;
  readonly size: number;
}): FileError | null {
  if (!READABLE_NAME.test(file.name)) return 'file_type';
  if (file.size === 0) return 'file_empty';
  return file.size > IMPORT_FILE_LIMIT_BYTES ? 'file_too_large' : null;
}

/** The error in the form of the transport's problems, so that a page shows both in the same way. */
export function fileProblem(fault: FileError): ApiProblem {
  return {
    type: 'about:blank',
    title: 'The file cannot be imported',
    status: 422,
    code: fault,
    errors: { file: [fault] },
    requestId: null,
  };
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import { invalid, problem } from '../http/problem-error';
import { saveUploadedFile, toMultipartError, type UploadedFile } from '../http/uploaded-file';

function malformed(error: unknown): never {
  throw toMultipartError(error);
}

/**
 * Writes the one file of a multipart request to a temporary folder, passes it on, and always
 * removes it.
 * @param maxBytes the size limit, if it is smaller than that of product files
 * @throws ProblemError 422 without a file, 413 beyond the size limit
 */
export async function withUpload<Result>(
  request: FastifyRequest,
  use: (upload: UploadedFile) => Promise<Result>,
  maxBytes?: number,
): Promise<Result> {
  const limits = maxBytes === undefined ? {} : { limits: { fileSize: maxBytes } };
  const part = await request.file(limits).catch(malformed);
  if (!part) throw invalid({ file: ['required'] });
  if (part.fieldname !== 'file') {
    part.file.resume();
    throw invalid({ [part.fieldname]: ['unknown'] });
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'import-'));
  try {
    const kept = await saveUploadedFile(part, path.join(folder, 'file')).catch(malformed);
    if (kept.isTruncated) throw problem(413, 'payload_too_large');
    return await use({ ...kept, fileName: kept.fileName || 'import.csv' });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

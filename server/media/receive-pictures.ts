import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import { PICTURE_LIMITS } from '#domain/media/picture-limits';
import { type FieldErrors, invalid } from '../http/problem-error';
import { saveUploadedFile, toMultipartError, type UploadedFile } from '../http/uploaded-file';

/** A form's file field and how many files it may hold. */
export interface PictureField {
  readonly name: string;
  readonly files: number;
}

/** Other fields that a form may hold. They are read only to name them in the refusal. */
const SPARE_FIELDS = 5;

async function saveAllFiles(
  request: FastifyRequest,
  { name, files }: PictureField,
  folder: string,
): Promise<UploadedFile[]> {
  const kept: UploadedFile[] = [];
  const errors: Record<string, FieldErrors[string]> = {};
  const limits = {
    files,
    fileSize: PICTURE_LIMITS.fileBytes,
    fields: SPARE_FIELDS,
    parts: files + SPARE_FIELDS + 1,
  };
  for await (const part of request.parts({ limits })) {
    const isWanted = part.type === 'file' && part.fieldname === name;
    if (isWanted) kept.push(await saveUploadedFile(part, path.join(folder, String(kept.length))));
    else errors[part.fieldname] = ['unknown_field'];
    if (!isWanted && part.type === 'file') part.file.resume();
  }
  if (kept.length === 0) errors[name] = ['required'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return kept;
}

/**
 * Writes the files of a multipart request to a temporary folder, passes them to `use` and always
 * removes them. A file over the size limit is passed truncated and gets its own result.
 * @throws ProblemError 400 no multipart body, 413 too many files, 422 without a file or with other
 *   fields
 */
export async function withPictures<Result>(
  request: FastifyRequest,
  field: PictureField,
  use: (files: readonly UploadedFile[]) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  try {
    const files = await saveAllFiles(request, field, folder).catch((error: unknown) => {
      throw toMultipartError(error);
    });
    return await use(files);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { ProblemError, problem } from './problem-error';

/** An uploaded file, stored on disk while the request is handled. */
export interface UploadedFile {
  readonly path: string;
  /**
   * Without folders and control characters: it is only displayed. Empty if the upload has no name.
   */
  readonly fileName: string;
  readonly sizeBytes: number;
  /** SHA-256 in hex, of the stored bytes. */
  readonly checksum: string;
  /** The upload exceeded the limit; the rest was discarded. */
  readonly isTruncated: boolean;
}

const MAX_NAME_CHARACTERS = 200;

function cleanName(name: string): string {
  const base = name.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  return [...base.replace(/\p{C}/gu, '')].slice(-MAX_NAME_CHARACTERS).join('').trim();
}

/**
 * Converts an error from reading a multipart body: 400 when the body is malformed. The parser's own
 * errors have no code, while those of the disk and of the platform do.
 */
export function toMultipartError(error: unknown): unknown {
  return error instanceof Error && !(error instanceof ProblemError) && !('code' in error)
    ? problem(400, 'malformed_request')
    : error;
}

/** Writes a file of a multipart request to disk, chunk by chunk. */
export async function saveUploadedFile(part: MultipartFile, target: string): Promise<UploadedFile> {
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece);
      done(null, piece);
    },
  });
  await pipeline(part.file, hashing, createWriteStream(target, { mode: 0o600 }));
  const { size } = await stat(target);
  return {
    path: target,
    fileName: cleanName(part.filename ?? ''),
    sizeBytes: size,
    checksum: hash.digest('hex'),
    isTruncated: part.file.truncated,
  };
}

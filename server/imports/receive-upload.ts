import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { invalid, problem } from '../http/problem-error';

/** A file somebody sent, kept on disk for the length of the request. */
export interface ReceivedUpload {
  readonly path: string;
  readonly fileName: string;
  readonly sizeBytes: number;
  /** SHA-256 in hex. */
  readonly checksum: string;
}

const MAX_NAME_CHARACTERS = 200;

/**
 * Writes the one file of a multipart request to a temporary folder, hands it over and removes it
 * whatever happens.
 * @throws ProblemError 422 without a file, 413 beyond the size limit
 */
export async function withUpload<Result>(
  request: FastifyRequest,
  use: (upload: ReceivedUpload) => Promise<Result>,
): Promise<Result> {
  const part = await request.file();
  if (!part) throw invalid({ file: ['required'] });
  if (part.fieldname !== 'file') {
    part.file.resume();
    throw invalid({ [part.fieldname]: ['unknown'] });
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'import-'));
  try {
    return await use(await keep(part, path.join(folder, 'file')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function keep(part: MultipartFile, target: string): Promise<ReceivedUpload> {
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece);
      done(null, piece);
    },
  });
  await pipeline(part.file, hashing, createWriteStream(target, { mode: 0o600 }));
  if (part.file.truncated) throw problem(413, 'payload_too_large');
  const { size } = await stat(target);
  return {
    path: target,
    fileName: cleanName(part.filename),
    sizeBytes: size,
    checksum: hash.digest('hex'),
  };
}

/** The name without folders and control characters: it is only shown. */
function cleanName(name: string): string {
  const base = name.split(/[\\/]/).at(-1) ?? '';
  return base.replace(/\p{Cc}/gu, '').slice(-MAX_NAME_CHARACTERS) || 'import.csv';
}

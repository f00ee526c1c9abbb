import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { hasPdfHeader, isPdf, SIGNATURE_BYTES } from '#domain/payouts/payout-evidence';
import { APPLICATION_LIMITS } from '#domain/vacancies/application-form';
import { hasActiveNames, isEncrypted, isPolyglot } from '#domain/vacancies/cv-content';
import { invalid, problem } from '../http/problem-error';
import type { UploadedFile } from '../http/uploaded-file';

const inflateAsync = promisify(inflate);

/** Bytes that the streams of one document may have together when decompressed. */
const INFLATED_BYTES = 60 * 1024 * 1024;

/** Where the bytes of a stream begin (ISO 32000-1, 7.3.8.1). */
const STREAM = /stream\r?\n/g;

/** The bytes of each stream of a document. */
function* streamsOf(content: Buffer, bytes: string): Generator<Buffer> {
  for (const { index, 0: word } of bytes.matchAll(STREAM)) {
    // The end of a stream contains the word too.
    if (bytes.slice(Math.max(0, index - 3), index) === 'end') continue;
    const start = index + word.length;
    const end = bytes.indexOf('endstream', start);
    yield content.subarray(start, end === -1 ? undefined : end);
  }
}

/** Decompressed bytes; null for a stream that is not compressed in this way. @throws RangeError too many */
async function inflated(stream: Buffer, most: number): Promise<Buffer | null> {
  try {
    return await inflateAsync(stream, { maxOutputLength: most });
  } catch (error) {
    if (error instanceof RangeError) throw error;
    return null;
  }
}

/** Whether a compressed stream of the document names something that acts, or is too large to judge. */
async function hidesActiveNames(content: Buffer, bytes: string): Promise<boolean> {
  let left = INFLATED_BYTES;
  try {
    for (const stream of streamsOf(content, bytes)) {
      const plain = await inflated(stream, Math.max(1, left));
      if (!plain) continue;
      left -= plain.byteLength;
      if (hasActiveNames(plain.toString('latin1'))) return true;
    }
    return false;
  } catch (error) {
    if (error instanceof RangeError) return true;
    throw error;
  }
}

/**
 * Reads an uploaded CV: a PDF document, judged by its bytes.
 * @throws ProblemError 413 more than 5 MB; 422 at `file`: `empty_file`, `unreadable_pdf`, or
 *   `unsafe_pdf` for one that acts, needs a password, or is another format too
 */
export async function receiveCv(file: UploadedFile): Promise<Buffer> {
  const { isTruncated, sizeBytes, path } = file;
  if (isTruncated || sizeBytes > APPLICATION_LIMITS.cvBytes)
    throw problem(413, 'payload_too_large');
  if (sizeBytes === 0) throw invalid({ file: ['empty_file'] });
  const content = await readFile(path);
  const first = content.subarray(0, SIGNATURE_BYTES);
  if (!hasPdfHeader(first) || !isPdf(first, content.subarray(-SIGNATURE_BYTES))) {
    throw invalid({ file: ['unreadable_pdf'] });
  }
  const bytes = content.toString('latin1');
  const isUnsafe =
    isPolyglot(bytes) ||
    isEncrypted(bytes) ||
    hasActiveNames(bytes) ||
    (await hidesActiveNames(content, bytes));
  if (isUnsafe) throw invalid({ file: ['unsafe_pdf'] });
  return content;
}

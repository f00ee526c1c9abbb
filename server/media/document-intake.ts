import { open } from 'node:fs/promises';
import {
  type EvidenceRefusal,
  type EvidenceType,
  hasPdfHeader,
  isPdf,
  SIGNATURE_BYTES,
} from '#domain/payouts/payout-evidence';
import { invalid, problem } from '../http/problem-error';
import type { UploadedFile } from '../http/uploaded-file';
import { PictureError } from '../pictures/picture-error';
import { encodeInTurn } from './picture-intake';

/** The content of an uploaded document or picture as it is stored. */
export interface CheckedContent {
  readonly content: Uint8Array;
  readonly mimeType: EvidenceType;
  readonly extension: string;
}

function refused(refusal: EvidenceRefusal): never {
  throw invalid({ file: [refusal] });
}

/** A PDF document as it was sent; null when the content is none. */
async function readPdf({ path, sizeBytes }: UploadedFile): Promise<CheckedContent | null> {
  const file = await open(path);
  try {
    const read = async (length: number, position: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
      return buffer.subarray(0, bytesRead);
    };
    const first = await read(SIGNATURE_BYTES, 0);
    if (!hasPdfHeader(first)) return null;
    const last = await read(SIGNATURE_BYTES, Math.max(0, sizeBytes - SIGNATURE_BYTES));
    if (!isPdf(first, last)) refused('unreadable_pdf');
    const content = await read(sizeBytes, 0);
    return { content, mimeType: 'application/pdf', extension: 'pdf' };
  } finally {
    await file.close();
  }
}

/** A picture, encoded again without its metadata. */
async function readPicture({ path }: UploadedFile): Promise<CheckedContent> {
  try {
    return await encodeInTurn(path);
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    return refused(error.code === 'unsupported_picture' ? 'unsupported_file' : error.code);
  }
}

/**
 * Reads an uploaded PNG, JPEG, WebP or PDF, judged by its content.
 * @throws ProblemError 413 too many bytes; 422 with the reason at `file`
 */
export async function receiveDocument(file: UploadedFile): Promise<CheckedContent> {
  if (file.isTruncated) throw problem(413, 'payload_too_large');
  if (file.sizeBytes === 0) refused('empty_file');
  return (await readPdf(file)) ?? readPicture(file);
}

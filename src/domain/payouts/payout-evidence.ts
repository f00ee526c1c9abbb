import { PICTURE_LIMITS, refusalOfFile } from '../media/picture-limits';

/** Limits of the answer of a store to a payout on hold. Portal and server apply the same ones. */
export const PAYOUT_ANSWER_LIMITS = {
  /** Characters of the text. */
  text: 2000,
  /** Files of one answer. */
  files: 6,
  /** Bytes of one file. */
  fileBytes: PICTURE_LIMITS.fileBytes,
} as const;

/** Types of the files of an answer as the browser may report them; the server reads the content. */
export const EVIDENCE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'] as const;
export type EvidenceType = (typeof EVIDENCE_TYPES)[number];

/** Why a file is refused as a part of an answer. */
export const EVIDENCE_REFUSALS = [
  'empty_file',
  'file_too_large',
  'unsupported_file',
  'unreadable_picture',
  'unreadable_pdf',
  'too_many_pixels',
] as const;
export type EvidenceRefusal = (typeof EVIDENCE_REFUSALS)[number];

const PDF_NAME = /\.pdf$/i;

/**
 * Why a file must not be sent with an answer: its type, or its size in bytes. Null when both are
 * acceptable. A file without a type is judged by its name.
 */
export function evidenceRefusalOfFile(file: {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}): EvidenceRefusal | null {
  const isPdf = file.type === 'application/pdf' || (file.type === '' && PDF_NAME.test(file.name));
  const refusal = refusalOfFile(isPdf ? { ...file, type: 'image/png' } : file);
  return refusal === 'unsupported_picture' ? 'unsupported_file' : refusal;
}

/** Bytes at each end of a file that tell its type. */
export const SIGNATURE_BYTES = 1024;

/** The first line of a PDF document, which has nothing else (ISO 32000-1, 7.5.2). */
const PDF_HEADER = /^%PDF-[12]\.\d[ \t]*[\r\n]/;

/** The last line; only blanks and the zeros of padded files may follow (ISO 32000-1, 7.5.5). */
const PDF_END = /%%EOF[\s\0]*$/;

/**
 * Whether content is a PDF document: it begins with the first line of one and ends with the last
 * one. Viewers take a header within the first 1,024 bytes too, and anything after the end: such a
 * file is also a page or an archive, so it is refused.
 * @param first the first {@link SIGNATURE_BYTES}
 * @param last the last {@link SIGNATURE_BYTES}
 */
export function isPdf(first: Uint8Array, last: Uint8Array): boolean {
  return hasPdfHeader(first) && PDF_END.test(latin1(last));
}

/** Whether content begins as a PDF document, at its first byte. */
export function hasPdfHeader(first: Uint8Array): boolean {
  return PDF_HEADER.test(latin1(first));
}

function latin1(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}

/** Whether an answer can be sent: it has words, and not too many. */
export function isAnswerText(text: string): boolean {
  const length = text.trim().length;
  return length > 0 && length <= PAYOUT_ANSWER_LIMITS.text;
}

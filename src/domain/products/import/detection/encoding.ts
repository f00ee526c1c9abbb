import type { ImportEncoding } from '../import-format';

export interface EncodingGuess {
  readonly encoding: ImportEncoding;
  /** Length of the byte order mark to skip: 0, 2 or 3 bytes. */
  readonly bomBytes: number;
}

/**
 * Guesses the encoding of a text file from its first bytes (64 kB are plenty): by the byte order
 * mark, then the pattern of zero bytes, then valid UTF-8, then the upper bytes. Runs of them are
 * Arabic letters in windows-1256, single ones are French accents in windows-1252.
 */
export function detectEncoding(bytes: Uint8Array): EncodingGuess {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
    return { encoding: 'utf-8', bomBytes: 3 };
  }
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { encoding: 'utf-16le', bomBytes: 2 };
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { encoding: 'utf-16be', bomBytes: 2 };
  return { encoding: guessWithoutMark(bytes), bomBytes: 0 };
}

/** Whether the bytes are a spreadsheet, an archive or another file that is not text. */
export function isBinary(bytes: Uint8Array): boolean {
  if (SIGNATURES.some((mark) => mark.every((byte, at) => bytes[at] === byte))) return true;
  return !detectEncoding(bytes).encoding.startsWith('utf-16') && bytes.includes(0);
}

/** The first bytes of ZIP files (including new spreadsheets), old Office files and PDF. */
const SIGNATURES = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x25, 0x50, 0x44, 0x46],
];

function guessWithoutMark(bytes: Uint8Array): ImportEncoding {
  const wide = guessUtf16(bytes);
  if (wide) return wide;
  if (isUtf8(bytes)) return 'utf-8';
  return hasArabicRuns(bytes) ? 'windows-1256' : 'windows-1252';
}

/** Delimiters, digits and spaces of a table have a zero byte in UTF-16, always on the same side. */
function guessUtf16(bytes: Uint8Array): ImportEncoding | null {
  const zeros = [0, 0];
  const pairs = Math.floor(Math.min(bytes.length, 4096) / 2);
  for (let at = 0; at < pairs * 2; at += 1) {
    if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  if (odd > pairs * 0.2 && even < odd / 10) return 'utf-16le';
  if (even > pairs * 0.2 && odd < even / 10) return 'utf-16be';
  return null;
}

/** A sequence cut off at the end of the sample is valid. */
function isUtf8(bytes: Uint8Array): boolean {
  let at = 0;
  while (at < bytes.length) {
    const following = followersOf(bytes[at] ?? 0);
    if (following === null) return false;
    for (let step = 1; step <= following; step += 1) {
      const byte = bytes[at + step];
      if (byte === undefined) return true;
      if (byte < 0x80 || byte > 0xbf) return false;
    }
    at += following + 1;
  }
  return true;
}

function followersOf(lead: number): number | null {
  if (lead < 0x80) return 0;
  if (lead >= 0xc2 && lead <= 0xdf) return 1;
  if (lead >= 0xe0 && lead <= 0xef) return 2;
  return lead >= 0xf0 && lead <= 0xf4 ? 3 : null;
}

function hasArabicRuns(bytes: Uint8Array): boolean {
  let upper = 0;
  let inRuns = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    if (!isUpper(bytes[at])) continue;
    upper += 1;
    if (isUpper(bytes[at - 1]) || isUpper(bytes[at + 1])) inRuns += 1;
  }
  return upper > 0 && inRuns / upper >= 0.4;
}

function isUpper(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0xc0;
}

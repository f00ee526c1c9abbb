import { CODE_PAGES, type CodePage, type ImportEncoding } from '../import-format';
import type { ByteStatistics } from './byte-statistics';
import { codesOf } from './code-pages';
import { characterOf, isUnreadable, plausibilityOf } from './letter-plausibility';

/** Maximum number of readings that are offered. */
const MAX_CANDIDATES = 5;

/** UTF-8 with a few damaged bytes is still UTF-8: one in so many characters. */
const CHARACTERS_PER_FAULT = 20;

/** A reading is offered if at most this share of the non-ASCII bytes has no character. */
const UNREADABLE_SHARE = 0.02;

/** The encoding named by a byte order mark; null without one. */
export function encodingOfMark(bytes: Uint8Array): ImportEncoding | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
}

/** Length of the byte order mark: 0, 2 or 3 bytes. */
export function markLength(bytes: Uint8Array): number {
  const encoding = encodingOfMark(bytes);
  return encoding === null ? 0 : encoding === 'utf-8' ? 3 : 2;
}

/** The first bytes of ZIP files (including new spreadsheets), old Office files and PDF. */
const SIGNATURES = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x25, 0x50, 0x44, 0x46],
];

/** Whether a file begins as a spreadsheet, an archive or a document that is not text. */
export function hasBinarySignature(bytes: Uint8Array): boolean {
  return SIGNATURES.some((mark) => mark.every((byte, at) => bytes[at] === byte));
}

/**
 * The encodings in which a whole file can be read, the most plausible first. Code pages that give
 * the same text as a better one are left out, so a file of ASCII only has one candidate.
 * @param head the first bytes, at least three unless the file is shorter
 */
export function rankEncodings(head: Uint8Array, statistics: ByteStatistics): ImportEncoding[] {
  const marked = encodingOfMark(head);
  if (marked?.startsWith('utf-16')) return [marked];
  const wide = guessUtf16(statistics);
  if (wide) return [wide];
  const { characters, faults } = statistics.utf8;
  if (faults === 0) return ['utf-8'];
  const pages = rankCodePages(statistics);
  const isDamaged = marked === 'utf-8' || faults * CHARACTERS_PER_FAULT <= characters;
  const ranked: ImportEncoding[] = isDamaged ? ['utf-8', ...pages] : pages;
  return ranked.slice(0, MAX_CANDIDATES);
}

/** Delimiters, digits and spaces of a table have a zero byte in UTF-16, always on the same side. */
function guessUtf16({ zeros: [even, odd], size }: ByteStatistics): ImportEncoding | null {
  const enough = size * 0.05;
  if (odd > enough && even < odd / 10) return 'utf-16le';
  return even > enough && odd < even / 10 ? 'utf-16be' : null;
}

interface Pair {
  readonly first: number;
  readonly second: number;
  readonly count: number;
}

function rankCodePages({ pairs }: ByteStatistics): CodePage[] {
  const present: Pair[] = [];
  pairs.forEach((count, at) => {
    if (count > 0) present.push({ first: at >> 8, second: at & 0xff, count });
  });
  const ranked = CODE_PAGES.map((page) => ({ page, ...judge(page, present) })).sort(
    (one, other) => other.points - one.points,
  );
  const texts = new Set<string>();
  const distinct = ranked.filter(({ text }) => !texts.has(text) && texts.add(text));
  const [best, ...others] = distinct;
  const readable = others.filter(({ unreadable }) => unreadable <= UNREADABLE_SHARE);
  return [...(best ? [best] : []), ...readable].map(({ page }) => page);
}

interface Judgement {
  readonly points: number;
  /** Share of the non-ASCII bytes that have no character. */
  readonly unreadable: number;
  /** The characters of all non-ASCII bytes of the file. */
  readonly text: string;
}

function judge(page: CodePage, pairs: readonly Pair[]): Judgement {
  const codes = codesOf(page);
  const used = new Map<number, number>();
  let points = 0;
  for (const { first, second, count } of pairs) {
    const before = characterOf(codes[first] ?? 0);
    const after = characterOf(codes[second] ?? 0);
    points += count * plausibilityOf(before, after);
    if (second >= 0x80) used.set(second, (used.get(second) ?? 0) + count);
  }
  let all = 0;
  let bad = 0;
  for (const [byte, count] of used) {
    all += count;
    if (isUnreadable(codes[byte] ?? 0)) bad += count;
  }
  return {
    points,
    unreadable: bad / Math.max(1, all),
    text: String.fromCharCode(...[...used.keys()].map((byte) => codes[byte] ?? 0)),
  };
}

import { createByteCounter } from '#domain/products/import/detection/byte-statistics';
import { createTextDecoding } from '#domain/products/import/detection/decode-text';
import { createDoubleEncodingCheck } from '#domain/products/import/detection/double-encoding';
import {
  hasBinarySignature,
  markLength,
  rankEncodings,
} from '#domain/products/import/detection/encoding';
import { createLineSampler } from '#domain/products/import/detection/sample-lines';
import type { ImportEncoding } from '#domain/products/import/import-format';
import { ImportFileError } from './import-file-error';

/** A reading of the file, and some of its lines read by it. */
export interface EncodingCandidate {
  readonly encoding: ImportEncoding;
  readonly sample: readonly string[];
}

export interface InspectedEncoding {
  readonly encoding: ImportEncoding;
  /** The possible readings, the most plausible first, each with the same lines. */
  readonly candidates: readonly EncodingCandidate[];
  /** The first bytes of the file, 64 kB at most. */
  readonly head: Uint8Array;
}

const HEAD_BYTES = 64 * 1024;
const SAMPLE_LINES = 5;

/**
 * Reads a file once to its end and finds out its encodings.
 * @param chosen the encoding that a user chose instead of the most plausible one
 * @throws ImportFileError when it is empty or not text
 */
export async function inspectEncoding(
  bytes: AsyncIterable<Uint8Array>,
  chosen: ImportEncoding | null = null,
): Promise<InspectedEncoding> {
  const counter = createByteCounter();
  const doubled = createDoubleEncodingCheck();
  const sampler = createLineSampler();
  let head = new Uint8Array(0);
  for await (const piece of bytes) {
    if (head.length < HEAD_BYTES) head = Buffer.concat([head, piece]).subarray(0, HEAD_BYTES);
    counter.add(piece);
    doubled.add(piece);
    sampler.add(piece);
  }
  const found = rankEncodings(head, counter.finish());
  assertText(head, found);
  const twice = found[0] === 'utf-8' ? doubled.finish() : null;
  const ranked = twice ? [twice, ...found] : found;
  const all = chosen === null || ranked.includes(chosen) ? ranked : [...ranked, chosen];
  return {
    encoding: chosen ?? ranked[0] ?? 'utf-8',
    candidates: withSamples(all, head, sampler.finish()),
    head,
  };
}

function assertText(head: Uint8Array, [encoding]: readonly ImportEncoding[]): void {
  if (head.length <= markLength(head)) throw new ImportFileError('empty_file');
  const isWide = encoding === 'utf-16le' || encoding === 'utf-16be';
  if (hasBinarySignature(head) || (!isWide && head.includes(0)))
    throw new ImportFileError('not_text');
}

/** Of the lines, those in which most candidates differ. */
function withSamples(
  encodings: readonly ImportEncoding[],
  head: Uint8Array,
  lines: readonly Uint8Array[],
): EncodingCandidate[] {
  if (encodings.some((encoding) => encoding.startsWith('utf-16')))
    return encodings.map((encoding) => ({ encoding, sample: linesOf(head, encoding) }));
  const readings = lines
    .map((line) => encodings.map((encoding) => readLine(line, encoding)))
    .sort((one, other) => new Set(other).size - new Set(one).size)
    .slice(0, SAMPLE_LINES);
  return encodings.map((encoding, at) => ({
    encoding,
    sample: readings.map((texts) => texts[at] ?? ''),
  }));
}

/** The end of a cut line may be within a character, which is left out. */
function readLine(line: Uint8Array, encoding: ImportEncoding): string {
  return createTextDecoding(encoding).decode(line).replaceAll('\0', '').trim();
}

const MAX_LINE_CHARACTERS = 160;

function linesOf(head: Uint8Array, encoding: ImportEncoding): string[] {
  const lines = readLine(head, encoding)
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '');
  const isTelling = (line: string) => /[\u0080-\uffff]/.test(line);
  return [...lines.filter(isTelling), ...lines.filter((line) => !isTelling(line))]
    .slice(0, SAMPLE_LINES)
    .map((line) => line.slice(0, MAX_LINE_CHARACTERS));
}

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { createTextDecoding } from '#domain/products/import/detection/decode-text';
import {
  IMPORT_LIMITS,
  type ImportDelimiter,
  type ImportEncoding,
  type ImportFailureCode,
} from '#domain/products/import/import-format';
import { ImportFileError } from './import-file-error';
import { unwrapQuotes } from './unwrap-quotes';
import { withBlanksAfterEntities } from './with-blanks-after-entities';

export interface ImportFileShape {
  readonly encoding: ImportEncoding;
  readonly delimiter: ImportDelimiter;
}

export interface ImportLimits {
  readonly bytes: number;
  /** Maximum number of rows below the header. */
  readonly rows: number;
  readonly columns: number;
  readonly cellCharacters: number;
}

/** One record; `number` is the one that a spreadsheet shows, the header's is 1. */
export interface ImportRecord {
  readonly number: number;
  readonly cells: readonly string[];
}

/** Longest record in characters; at this length at the latest, an unclosed quote is an error. */
const MAX_RECORD_CHARACTERS = 4 * 1024 * 1024;

/** A record as csv-parse yields it with the option `raw`. */
interface ParsedRecord {
  readonly raw: string;
  readonly record: readonly string[];
}

/** Excel's hint at the delimiter, which Excel does not show as a row. */
const SEPARATOR_HINT = /^sep=.?$/i;

/**
 * Reads a file's records in order, header first, with only a few of them in memory. Line ends may
 * be of any kind and occur inside quotes; blanks may surround quotes; rows may be shorter or longer
 * than the header; a quote inside a cell is text.
 * @throws ImportFileError when the file is no CSV or beyond a limit
 */
export async function* readImportRows(
  bytes: AsyncIterable<Uint8Array>,
  shape: ImportFileShape,
  limits: ImportLimits = IMPORT_LIMITS,
): AsyncGenerator<ImportRecord> {
  const parser = parse({
    delimiter: shape.delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    ltrim: true,
    raw: true,
    max_record_size: MAX_RECORD_CHARACTERS,
  });
  const fed = pipeline(Readable.from(decoded(bytes, shape.encoding, limits.bytes)), parser);
  // The parser is destroyed with the same error, which the loop below throws.
  fed.catch(() => undefined);
  let number = 0;
  try {
    for await (const parsed of parser) {
      // csv-parse derives its record types from options it cannot see here.
      const { record, raw } = parsed as ParsedRecord;
      const spaced = withBlanksAfterEntities(record, raw, shape.delimiter);
      const cells = spaced.map((cell) => unwrapQuotes(cell, raw));
      if (number === 0 && isSeparatorHint(cells)) continue;
      number += 1;
      assertWithin(cells, number, limits);
      yield { number, cells };
    }
  } catch (error) {
    throw fileErrorOf(error, number);
  } finally {
    parser.destroy();
  }
}

async function* decoded(
  bytes: AsyncIterable<Uint8Array>,
  encoding: ImportEncoding,
  limit: number,
): AsyncGenerator<string> {
  const decoding = createTextDecoding(encoding);
  let size = 0;
  for await (const piece of bytes) {
    size += piece.length;
    if (size > limit) throw new ImportFileError('file_too_large');
    const text = decoding.decode(piece);
    if (text !== '') yield text;
  }
  const rest = decoding.end();
  if (rest !== '') yield rest;
}

function isSeparatorHint(cells: readonly string[]): boolean {
  const [first = '', ...others] = cells;
  return SEPARATOR_HINT.test(first) && others.every((cell) => cell === '');
}

function assertWithin(cells: readonly string[], number: number, limits: ImportLimits): void {
  if (number > limits.rows + 1) throw new ImportFileError('too_many_rows', number);
  if (filledWidth(cells) > limits.columns) throw new ImportFileError('too_many_columns', number);
  for (const cell of cells) {
    if (cell.length > limits.cellCharacters) throw new ImportFileError('cell_too_long', number);
  }
}

/** Number of cells up to the last filled one: spreadsheets add empty columns at the end. */
function filledWidth(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => cell !== '') + 1;
}

function fileErrorOf(error: unknown, number: number): unknown {
  if (!(error instanceof CsvError)) return error;
  const code: ImportFailureCode =
    error.code === 'CSV_MAX_RECORD_SIZE' ? 'cell_too_long' : 'malformed_csv';
  return new ImportFileError(code, lineOf(error) ?? number + 1);
}

function lineOf(error: CsvError): number | null {
  const line: unknown = 'lines' in error ? error.lines : null;
  return typeof line === 'number' ? line : null;
}

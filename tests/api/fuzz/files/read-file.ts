import { mappingProblems, missingOptions } from '#domain/products/import/import-readiness';
import { createInterpreter } from '#domain/products/import/interpreter/interpreter';
import { createRowIndexer } from '#domain/products/import/interpreter/row-index';
import type { DraftGroup } from '#domain/products/import/product-draft';
import { ImportFileError } from '../../../../server/imports/import-file-error';
import { inspectImportFile } from '../../../../server/imports/inspect-import-file';
import { readTableRows } from '../../../../server/imports/read-table-rows';
import { NOW } from './known-catalogue';

/** What the writer of a file answers to the questions about it. */
export interface Answers {
  readonly textLanguage: 'fr' | 'ar';
  readonly decimalMark: 'point' | 'comma';
  readonly dateOrder: 'dayFirst' | 'monthFirst';
}

/** The product's reading of a file, as far as the fuzzer compares it. */
export interface FileReading {
  readonly groups: readonly DraftGroup[];
  /** Codes of the rows with errors; all when the columns allow no check. */
  readonly refusedCodes: ReadonlySet<string> | 'all';
  /** Questions that the file left open, which the answers settled. */
  readonly questions: readonly string[];
  /** What the file was taken for, for the printed report. */
  readonly shape: string;
}

/**
 * The only access to the product: inspects a file as an upload is inspected, answers what is asked,
 * and interprets its rows as a check does.
 * @returns the reading, or the reason for which the file was refused as a whole
 */
export async function readFile(
  bytes: Uint8Array,
  answers: Answers,
): Promise<FileReading | { readonly refusal: string }> {
  try {
    return await read(bytes, answers);
  } catch (error) {
    if (error instanceof ImportFileError) return { refusal: error.code };
    throw error;
  }
}

async function read(bytes: Uint8Array, answers: Answers): Promise<FileReading> {
  const inspected = await inspectImportFile(() => chunked(bytes), NOW);
  const { mapping, options: preset, format, encoding, delimiter, headerRow, findings } = inspected;
  const isOwn = format === 'own';
  const chosen = {
    ...preset,
    currency: 'MAD',
    exchangeRate: 1,
    textLanguage: answers.textLanguage,
  };
  const questions = missingOptions({ mapping, isOwn, findings }, chosen);
  const options = {
    ...chosen,
    decimalMark: chosen.decimalMark ?? answers.decimalMark,
    dateOrder: chosen.dateOrder ?? answers.dateOrder,
    saleEnd: 'sale' as const,
  };
  const rows = [];
  for await (const row of readTableRows(chunked(bytes), { encoding, delimiter, headerRow })) {
    if (row.extra === null) rows.push(row);
  }
  const indexer = createRowIndexer(mapping, options, NOW);
  for (const { cells, number } of rows) indexer.add(cells, number);
  const interpreter = createInterpreter({ mapping, options, format, now: NOW }, indexer.finish());
  const pushed = rows.flatMap(({ cells, number }) => interpreter.push(cells, number));
  const groups = [...pushed, ...interpreter.finish()];
  const refused = groups
    .flatMap(({ outcomes }) => outcomes)
    .flatMap(({ status, code }) => (status === 'error' && code ? [code] : []));
  return {
    groups,
    refusedCodes: mappingProblems(mapping, format).length > 0 ? 'all' : new Set(refused),
    questions,
    shape: [format, encoding, JSON.stringify(delimiter)].join(' '),
  };
}

async function* chunked(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

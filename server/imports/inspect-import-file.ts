import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { detectDelimiter } from '#domain/products/import/detection/delimiter';
import { detectEncoding, isBinary } from '#domain/products/import/detection/encoding';
import type { FileFindings } from '#domain/products/import/detection/file-findings';
import type { ImportFormat, ImportOptions } from '#domain/products/import/import-format';
import { settledOptions } from '#domain/products/import/import-questions';
import type { ColumnMapping } from '#domain/products/import/import-target';
import { createRowIndexer, type RowIndexer } from '#domain/products/import/interpreter/row-index';
import {
  type Recognition,
  recogniseFormat,
  uniqueHeader,
} from '#domain/products/import/recognise-format';
import { ImportFileError } from './import-file-error';
import { type ImportFileShape, readImportRows } from './read-import-rows';

/** The result of an upload's inspection, before a user changes anything. */
export interface InspectedFile extends ImportFileShape {
  readonly format: ImportFormat;
  readonly mapping: readonly (ColumnMapping & { readonly sample: string | null })[];
  readonly options: ImportOptions;
  readonly currencies: readonly string[];
  readonly findings: FileFindings;
  readonly rowCount: number;
}

const SAMPLE_BYTES = 64 * 1024;

/**
 * Inspects a file's first bytes and rows, and reads it once to its end to count the rows and to
 * judge its numbers and dates, and check that it is readable. `now` decides which sales are running.
 * @throws ImportFileError when it can't be imported as a whole
 */
export async function inspectImportFile(path: string, now: Date): Promise<InspectedFile> {
  const shape = await shapeOfFile(path);
  let recognition: Recognition | null = null;
  let indexer: RowIndexer | null = null;
  for await (const { cells, number } of readImportRows(createReadStream(path), shape)) {
    if (indexer) indexer.add(cells, number);
    else {
      recognition = recogniseFormat(uniqueHeader(cells));
      indexer = createRowIndexer(recognition.mapping, presetOptions(recognition.format, []), now);
    }
  }
  const index = indexer?.finish();
  if (!recognition || !index || index.rowCount === 0) throw new ImportFileError('no_rows');
  const { format, mapping } = recognition;
  return {
    ...shape,
    format,
    mapping: mapping.map((entry, at) => ({ ...entry, sample: index.firstValues[at] ?? null })),
    options: settledOptions(presetOptions(format, index.currencies), index.findings),
    currencies: index.currencies,
    findings: index.findings,
    rowCount: index.rowCount,
  };
}

async function shapeOfFile(path: string): Promise<ImportFileShape> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, 0);
    const sample = buffer.subarray(0, bytesRead);
    const { encoding, bomBytes } = detectEncoding(sample);
    if (bytesRead <= bomBytes) throw new ImportFileError('empty_file');
    if (isBinary(sample)) throw new ImportFileError('not_text');
    const text = new TextDecoder(encoding).decode(sample, { stream: true });
    if (text.trim() === '') throw new ImportFileError('empty_file');
    return { encoding, delimiter: detectDelimiter(text.replace(/^sep=.?\r?\n/i, '')) };
  } finally {
    await file.close();
  }
}

/** Our own files are in dirhams. Of other files a single currency is preset, its rate is not. */
function presetOptions(format: ImportFormat, currencies: readonly string[]): ImportOptions {
  const [only = null] = currencies.length === 1 ? currencies : [];
  const currency = format === 'own' ? 'MAD' : only;
  return {
    textLanguage: null,
    currency,
    exchangeRate: currency === 'MAD' ? 1 : null,
    decimalMark: null,
    dateOrder: null,
    saleEnd: null,
  };
}

import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { detectDelimiter } from '#domain/products/import/detection/delimiter';
import { detectEncoding, isBinary } from '#domain/products/import/detection/encoding';
import type { ImportFormat, ImportOptions } from '#domain/products/import/import-format';
import type { ColumnMapping } from '#domain/products/import/import-target';
import { createRowIndexer } from '#domain/products/import/interpreter/row-index';
import { recogniseFormat, uniqueHeader } from '#domain/products/import/recognise-format';
import { ImportFileError } from './import-file-error';
import { type ImportFileShape, readImportRows } from './read-import-rows';

/** The result of an upload's inspection, before a user changes anything. */
export interface InspectedFile extends ImportFileShape {
  readonly format: ImportFormat;
  readonly mapping: readonly (ColumnMapping & { readonly sample: string | null })[];
  readonly options: ImportOptions;
  readonly currencies: readonly string[];
  readonly rowCount: number;
}

const SAMPLE_BYTES = 64 * 1024;
const SAMPLE_ROWS = 100;

/**
 * Inspects a file's first bytes and rows, and reads it once to its end to count the rows and to
 * check that it is readable.
 * @throws ImportFileError when it can't be imported as a whole
 */
export async function inspectImportFile(path: string): Promise<InspectedFile> {
  const shape = await shapeOfFile(path);
  const samples: (readonly string[])[] = [];
  let header: string[] | null = null;
  let examination: FileInspection | null = null;
  for await (const { cells, number } of readImportRows(createReadStream(path), shape)) {
    if (header === null) header = uniqueHeader(cells);
    else if (examination) examination.indexer.add(cells, number);
    else if (samples.push(cells) === SAMPLE_ROWS) examination = beginInspection(header, samples);
  }
  const { recognition, indexer } = examination ?? beginInspection(header ?? [], samples);
  const index = indexer.finish();
  if (index.rowCount === 0) throw new ImportFileError('no_rows');
  return {
    ...shape,
    format: recognition.format,
    mapping: recognition.mapping.map((entry, at) => ({
      ...entry,
      sample: index.firstValues[at] ?? null,
    })),
    options: presetOptions(recognition.format, recognition.decimalComma, index.currencies),
    currencies: index.currencies,
    rowCount: index.rowCount,
  };
}

type FileInspection = ReturnType<typeof beginInspection>;

function beginInspection(header: readonly string[], samples: readonly (readonly string[])[]) {
  const recognition = recogniseFormat(header, samples);
  const options = presetOptions(recognition.format, recognition.decimalComma, []);
  const indexer = createRowIndexer(recognition.mapping, options);
  samples.forEach((cells, at) => {
    indexer.add(cells, at + 2);
  });
  return { recognition, indexer };
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
function presetOptions(
  format: ImportFormat,
  decimalComma: boolean,
  currencies: readonly string[],
): ImportOptions {
  const [only = null] = currencies.length === 1 ? currencies : [];
  const currency = format === 'own' ? 'MAD' : only;
  return {
    textLanguage: null,
    currency,
    exchangeRate: currency === 'MAD' ? 1 : null,
    decimalComma,
  };
}

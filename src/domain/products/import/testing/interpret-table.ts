import type { ImportOptions } from '../import-format';
import type { ColumnMapping } from '../import-target';
import { createInterpreter } from '../interpreter/interpreter';
import { createRowIndexer } from '../interpreter/row-index';
import type { DraftGroup, ProductDraft } from '../product-draft';
import { recogniseFormat } from '../recognise-format';

/** A header and its rows, as written in a test. */
export type Table = readonly [header: readonly string[], ...rows: readonly (readonly string[])[]];

/** The options that a test sets; the others are recognised. */
export interface Reading {
  readonly options?: Partial<ImportOptions>;
  readonly mapping?: readonly ColumnMapping[];
  readonly now?: Date;
}

const OPTIONS: ImportOptions = {
  textLanguage: 'fr',
  currency: 'MAD',
  exchangeRate: 1,
  decimalMark: 'point',
  dateOrder: 'dayFirst',
  vatRate: null,
  saleEnd: 'sale',
};

/** Interprets a whole table as an import would; the header is row 1. */
export function interpretTable([header, ...rows]: Table, reading: Reading = {}): DraftGroup[] {
  const recognition = recogniseFormat(header);
  const mapping = reading.mapping ?? recognition.mapping;
  const options = { ...OPTIONS, ...reading.options };
  const now = reading.now ?? new Date('2026-06-15T12:00:00Z');
  const indexer = createRowIndexer(mapping, options, now);
  rows.forEach((cells, at) => {
    indexer.add(cells, at + 2);
  });
  const index = indexer.finish();
  const interpreter = createInterpreter(
    { mapping, options, format: recognition.format, now },
    index,
  );
  const groups = rows.flatMap((cells, at) => interpreter.push(cells, at + 2));
  return [...groups, ...interpreter.finish()];
}

/** The products that can be imported. */
export function draftsOf(groups: readonly DraftGroup[]): ProductDraft[] {
  return groups.flatMap(({ draft }) => draft ?? []);
}

/**
 * The issues of the rows, by number: `3: negative_price(price)`. Rows without issues are left out.
 */
export function remarksOf(groups: readonly DraftGroup[]): string[] {
  return groups
    .flatMap(({ outcomes }) => outcomes)
    .filter(({ errors }) => errors.length > 0)
    .sort((one, other) => one.number - other.number)
    .map(({ number, errors }) => {
      const said = errors.map(({ code, column }) =>
        column === null ? code : `${code}(${column})`,
      );
      return `${number}: ${said.join(', ')}`;
    });
}

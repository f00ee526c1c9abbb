import { CSV_BOM, csvRecord, formatCsvAmount } from '../format/csv';

/** What the cells of a column are: amounts in centimes, shares of one. */
export type CellKind = 'text' | 'amount' | 'count' | 'share';

export interface FigureColumn {
  readonly label: string;
  readonly kind: CellKind;
}

/** A cell's value; null where there is none. */
export type FigureCell = string | number | null;

/** What a card shows, as a table: on the page where it is asked for, and in the file. */
export interface FigureTable {
  readonly title: string;
  /** Which days, in words. */
  readonly period: string;
  readonly columns: readonly FigureColumn[];
  readonly rows: readonly (readonly FigureCell[])[];
}

const plain = (cell: FigureCell, kind: CellKind): string => {
  if (cell === null) return '';
  return kind === 'amount' && typeof cell === 'number' ? formatCsvAmount(cell) : String(cell);
};

/**
 * Tables below each other as one file for spreadsheets: for each its title and days, a head, its rows,
 * and an empty line between two. Amounts in dirhams, as in all files of the portal; shares as they are.
 */
export const figureTablesCsv = (tables: readonly FigureTable[]): string =>
  CSV_BOM +
  tables
    .map(({ title, period, columns, rows }) =>
      [
        [title, period],
        columns.map(({ label, kind }) => (kind === 'amount' ? `${label} (DHS)` : label)),
        ...rows.map((row) => columns.map(({ kind }, at) => plain(row[at] ?? null, kind))),
      ]
        .map((cells) => csvRecord(cells))
        .join(''),
    )
    .join('\r\n');

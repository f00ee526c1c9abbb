import { CSV_BOM, csvRecord, formatCsvAmount } from '../format/csv';

/** What the cells of a column are: amounts in centimes, shares of one. */
export type CellKind = 'text' | 'amount' | 'count' | 'share';

export interface FigureColumn {
  readonly label: string;
  readonly kind: CellKind;
}

/** A cell's value; null where there is none. */
export type FigureCell = string | number | null;

/** The figures of a card as a table: on the page on request, and in the file. */
export interface FigureTable {
  readonly title: string;
  /** The days, as text. */
  readonly period: string;
  readonly columns: readonly FigureColumn[];
  readonly rows: readonly (readonly FigureCell[])[];
}

function plain(cell: FigureCell, kind: CellKind): string {
  if (cell === null) return '';
  return kind === 'amount' && typeof cell === 'number' ? formatCsvAmount(cell) : String(cell);
}

/**
 * All tables below each other as one CSV file: for each its title and days, a header and its rows,
 * with an empty line between two tables. Amounts are in dirhams, as in all files of the portal;
 * shares are unchanged.
 */
export function figureTablesCsv(tables: readonly FigureTable[]): string {
  return (
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
      .join('\r\n')
  );
}

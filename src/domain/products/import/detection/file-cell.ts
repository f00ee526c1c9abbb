import type { RowView } from '../interpreter/row-shape';

/** A cell of a file, as an example in a question. */
export interface FileCell {
  /** Numbered as in a spreadsheet: the header is 1. */
  readonly row: number;
  readonly column: string;
  /** As in the file, cut to 200 characters. */
  readonly cell: string;
}

/** Examples of one question. */
export const MAX_EXAMPLES = 5;

const SHOWN_CHARACTERS = 200;

/** Adds a cell to the examples unless they are complete or contain the same text. */
export function keepExample(
  examples: FileCell[],
  { row, column, cell }: { row: RowView; column: string; cell: string },
): void {
  const shown = cell.slice(0, SHOWN_CHARACTERS);
  if (examples.length >= MAX_EXAMPLES || examples.some((other) => other.cell === shown)) return;
  examples.push({ row: row.number, column, cell: shown });
}

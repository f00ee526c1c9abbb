/** Rows in which the header is searched. */
export const HEADER_SEARCH_ROWS = 30;

/** A header has cells for at least this share of the columns that its rows fill. */
const FILLED_SHARE = 0.6;

/**
 * Index of the header in the first rows of a file: the first row, unless it is a title, a date or
 * the like above the table. A row of known column names is one; otherwise it is the first row that
 * fills about as many cells as the rows below it. 0 when none is found.
 * @param countKnown how many cells of a row are known names of columns
 */
export function findHeaderRow(
  rows: readonly (readonly string[])[],
  countKnown: (cells: readonly string[]) => number,
): number {
  const first = rows.findIndex((cells) => filledIn(cells) > 0);
  if (first < 0) return 0;
  const known = rows.map((cells, at) => (at < HEADER_SEARCH_ROWS ? countKnown(cells) : 0));
  const most = Math.max(...known);
  if (most >= 2) return known[first] === most ? first : known.indexOf(most);
  return isHeaderOf(rows, first) ? first : laterHeader(rows, first);
}

function laterHeader(rows: readonly (readonly string[])[], first: number): number {
  const found = rows.findIndex((_, at) => at > first && isHeaderOf(rows, at));
  const hasNumbers = (rows[found] ?? []).some((cell) => /^\s*[-+]?\d[\d\s.,]*$/.test(cell));
  return found < 0 || hasNumbers ? first : found;
}

function isHeaderOf(rows: readonly (readonly string[])[], at: number): boolean {
  const filled = filledIn(rows[at] ?? []);
  const below = rows
    .slice(at + 1)
    .map(filledIn)
    .filter((count) => count > 0)
    .sort((one, other) => one - other);
  const usual = below[Math.floor(below.length / 2)] ?? 0;
  return filled > 0 && (usual < 2 || filled >= Math.max(2, usual * FILLED_SHARE));
}

function filledIn(cells: readonly string[]): number {
  return cells.filter((cell) => cell.trim() !== '').length;
}

import { useDeferredValue } from 'react';

/** The least height in px of what is above the first row of a page: header, title, tabs, filters. */
const HEIGHT_ABOVE_ROWS = 320;
/** Rows that the first rendering draws at least: some tables are not at the head of a page. */
const LEAST_FIRST_ROWS = 6;

/**
 * The rows to draw: first those that the window shows; then, in short tasks that let a key or a
 * press pass, the others and every later change.
 * @param rowHeight in px
 * @returns these rows, the number of those that are not drawn yet, and their height in px
 */
export function useFirstRows<R>(rows: readonly R[], rowHeight: number) {
  const drawn = useDeferredValue(rows, rows.slice(0, countOfFirst(rowHeight)));
  const missing = Math.max(rows.length - drawn.length, 0);
  return { drawn, missing, missingHeight: missing * rowHeight };
}

/** The number of rows that the window shows without scrolling. */
function countOfFirst(rowHeight: number): number {
  const shown = Math.ceil((window.innerHeight - HEIGHT_ABOVE_ROWS) / rowHeight);
  return Math.max(shown, LEAST_FIRST_ROWS);
}

/** Rows rendered above and below the visible ones. */
const MARGIN = 8;

interface RowWindow {
  /** All rows of the table. */
  count: number;
  /** Index of the first visible row. */
  first: number;
  /** Number of visible rows. */
  visible: number;
  /** A row outside the window that stays rendered, because it has the focus. */
  kept: number | null;
}

/** The indexes of the rendered rows of a long table, in their order. */
export function windowRows({ count, first, visible, kept }: RowWindow): readonly number[] {
  const from = Math.max(Math.min(first, count - visible) - MARGIN, 0);
  const to = Math.min(from + visible + 2 * MARGIN, count);
  const window = Array.from({ length: to - from }, (_, index) => from + index);
  if (kept === null || kept >= count || (kept >= from && kept < to)) return window;
  return kept < from ? [kept, ...window] : [...window, kept];
}

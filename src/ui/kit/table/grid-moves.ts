/** A place in a grid. */
export interface GridPlace {
  /** Index of the row; -1 is the header. */
  readonly row: number;
  /** Index of the cell; null is the row itself, which the header has not. */
  readonly column: number | null;
}

export interface GridShape {
  readonly rows: number;
  readonly columns: number;
  /** Rows that Page Up and Page Down move by. */
  readonly page: number;
}

export interface GridKey {
  /** The name of the key, as in `KeyboardEvent.key`. */
  readonly key: string;
  /** With Control, or Command on a Mac. */
  readonly isControlled: boolean;
  /** Whether the page reads from right to left. */
  readonly isRtl: boolean;
}

const HEADER = -1;

/** Where a key moves the focus; undefined if it does not move it. */
export function placeAfter(
  place: GridPlace,
  pressed: GridKey,
  shape: GridShape,
): GridPlace | undefined {
  switch (pressed.key) {
    case 'ArrowUp':
    case 'ArrowDown':
      return pressed.isControlled
        ? undefined
        : rowBeside(place, pressed.key === 'ArrowDown', shape);
    case 'ArrowLeft':
    case 'ArrowRight': {
      const isForward = (pressed.key === 'ArrowRight') !== pressed.isRtl;
      return pressed.isControlled ? undefined : cellBeside(place, isForward, shape);
    }
    case 'PageUp':
      return { ...place, row: Math.max(place.row - shape.page, 0) };
    case 'PageDown':
      return { ...place, row: Math.min(place.row + shape.page, shape.rows - 1) };
    case 'Home':
      return edge(place, pressed, 0, 0);
    case 'End':
      return edge(place, pressed, shape.rows - 1, shape.columns - 1);
    default:
      return undefined;
  }
}

function rowBeside({ row, column }: GridPlace, isDown: boolean, { rows }: GridShape) {
  const next = row + (isDown ? 1 : -1);
  if (next < HEADER || next >= rows) return undefined;
  return { row: next, column: next === HEADER ? (column ?? 0) : column };
}

/** Beside the last cell is the row itself, and beside it the first cell; a header stops there. */
function cellBeside({ row, column }: GridPlace, isForward: boolean, { columns }: GridShape) {
  const first = isForward ? 0 : columns - 1;
  if (column === null) return { row, column: first };
  const next = column + (isForward ? 1 : -1);
  if (next >= 0 && next < columns) return { row, column: next };
  return row === HEADER ? undefined : { row, column: null };
}

/** In a row its first or last cell; with Control, or from a row itself, the first or last row. */
function edge(place: GridPlace, { isControlled }: GridKey, row: number, column: number) {
  if (place.column === null) return { row, column: null };
  return { row: isControlled ? row : place.row, column };
}

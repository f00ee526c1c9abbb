import { type Axis, type Choice, combinationKey } from './variant-combinations';
import type { MatrixVariant, VariantMatrix } from './variant-matrix';

/** A cell of the matrix: its variant, or the stored values of one left out. */
export interface GridCell<Variant extends MatrixVariant> {
  readonly key: string;
  readonly choices: readonly Choice[];
  readonly variant: Variant | null;
  /** The typed values of a variant that is left out. */
  readonly kept: Variant | null;
  /** Index among all variants, as the request and its errors count them; -1 for one left out. */
  readonly at: number;
}

/** A row: a value of the first axis, within a value of the third axis if there is one. */
export interface GridLine<Variant extends MatrixVariant> {
  readonly groupId: string | null;
  readonly valueId: string;
  readonly cells: readonly GridCell<Variant>[];
}

/** The matrix as it is shown: the first axis in rows, the second in columns, the third in groups of rows. */
export interface VariantGrid<Variant extends MatrixVariant> {
  readonly rowAxis: Axis | null;
  readonly columnAxis: Axis | null;
  readonly groupAxis: Axis | null;
  readonly lines: readonly GridLine<Variant>[];
}

function choiceOf(axis: Axis | null, valueId: string | null): Choice[] {
  return axis && valueId !== null ? [{ attributeId: axis.attributeId, valueId }] : [];
}

/** A value for each row or column of an axis; a single null if the axis does not exist. */
function valuesOf(axis: Axis | null): readonly (string | null)[] {
  return axis?.valueIds ?? [null];
}

export function gridOf<Variant extends MatrixVariant>({
  axes,
  variants,
  leftOut,
}: VariantMatrix<Variant>): VariantGrid<Variant> {
  const [rowAxis = null, columnAxis = null, groupAxis = null] = axes;
  const places = new Map(variants.map((each, at) => [combinationKey(each.optionValues), at]));
  const cellOf = (choices: readonly Choice[]): GridCell<Variant> => {
    const key = combinationKey(choices);
    const at = places.get(key) ?? -1;
    const kept = leftOut.get(key) ?? null;
    return { key, choices, variant: variants[at] ?? null, kept, at };
  };
  const lines = valuesOf(groupAxis).flatMap((groupId) =>
    (rowAxis?.valueIds ?? []).map((valueId) => ({
      groupId,
      valueId,
      cells: valuesOf(columnAxis).map((columnId) =>
        cellOf([
          ...choiceOf(rowAxis, valueId),
          ...choiceOf(columnAxis, columnId),
          ...choiceOf(groupAxis, groupId),
        ]),
      ),
    })),
  );
  return { rowAxis, columnAxis, groupAxis, lines };
}

/** The position of a cell: its line, counted through all groups, and its column. */
export interface Spot {
  readonly line: number;
  readonly column: number;
}

/** A range from one corner to the other, in whatever direction it was drawn. */
export interface Range {
  readonly anchor: Spot;
  readonly active: Spot;
}

/** The corners of a range in reading order. */
export function cornersOf({ anchor, active }: Range): { first: Spot; last: Spot } {
  return {
    first: {
      line: Math.min(anchor.line, active.line),
      column: Math.min(anchor.column, active.column),
    },
    last: {
      line: Math.max(anchor.line, active.line),
      column: Math.max(anchor.column, active.column),
    },
  };
}

export function isWithin(range: Range, { line, column }: Spot): boolean {
  const { first, last } = cornersOf(range);
  return line >= first.line && line <= last.line && column >= first.column && column <= last.column;
}

/** The positions in a range, line by line. */
export function spotsOf(range: Range): Spot[][] {
  const { first, last } = cornersOf(range);
  return Array.from({ length: last.line - first.line + 1 }, (_, down) =>
    Array.from({ length: last.column - first.column + 1 }, (_, over) => ({
      line: first.line + down,
      column: first.column + over,
    })),
  );
}

/** The nearest position in the grid. */
export function clamped(
  { line, column }: Spot,
  { lines }: Pick<VariantGrid<MatrixVariant>, 'lines'>,
): Spot {
  const columns = lines[0]?.cells.length ?? 1;
  return {
    line: Math.max(0, Math.min(line, lines.length - 1)),
    column: Math.max(0, Math.min(column, columns - 1)),
  };
}

/** The position before (-1) or after (1) a position in reading order; the same one at the ends. */
export function stepInReading(
  spot: Spot,
  by: 1 | -1,
  grid: Pick<VariantGrid<MatrixVariant>, 'lines'>,
): Spot {
  const columns = grid.lines[0]?.cells.length ?? 1;
  const place = spot.line * columns + spot.column + by;
  if (place < 0 || place >= columns * grid.lines.length) return spot;
  return { line: Math.floor(place / columns), column: place % columns };
}

/** The position above (-1) or below (1), across columns; the same one at the ends. */
export function stepDown(
  { line, column }: Spot,
  by: 1 | -1,
  grid: Pick<VariantGrid<MatrixVariant>, 'lines'>,
): Spot {
  const { length } = grid.lines;
  const columns = grid.lines[0]?.cells.length ?? 1;
  const place = column * length + line + by;
  if (place < 0 || place >= columns * length) return { line, column };
  return { line: place % length, column: Math.floor(place / length) };
}

/**
 * The next position down the columns whose cell is wanted, from the start again after the end; null
 * if no other cell is.
 */
export function nextDown<Variant extends MatrixVariant>(
  { line, column }: Spot,
  { lines }: Pick<VariantGrid<Variant>, 'lines'>,
  isWanted: (cell: GridCell<Variant>) => boolean,
): Spot | null {
  const total = lines.length * (lines[0]?.cells.length ?? 1);
  for (let by = 1; by < total; by += 1) {
    const place = (column * lines.length + line + by) % total;
    const spot = { line: place % lines.length, column: Math.floor(place / lines.length) };
    const cell = lines[spot.line]?.cells[spot.column];
    if (cell && isWanted(cell)) return spot;
  }
  return null;
}

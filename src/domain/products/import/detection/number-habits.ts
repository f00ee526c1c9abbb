import type { DecimalMark } from '../../../format/written-number';
import { moneyParts } from '../cells/money-words';
import { isOpenNumber, markDecidedBy } from '../cells/number-cell';
import { quantityNumbers } from '../cells/quantity-cell';
import { weightParts } from '../cells/weight-cell';
import {
  type ImportTarget,
  isAmountTarget,
  isNumberTarget,
  isQuantityTarget,
} from '../import-target';
import type { RowShape, RowView } from '../interpreter/row-shape';
import { type FileCell, keepExample, MAX_EXAMPLES } from './file-cell';

/** What the cells of a file decide about the decimal mark of its numbers. */
export interface NumberHabits {
  /** The mark that the cells of a column decide, by its name; undecided columns are absent. */
  readonly marks: Readonly<Record<string, DecimalMark>>;
  /**
   * The mark of undecided columns: the only one that fits all amounts of the file, or if no amount
   * decides nor leaves it open, all quantities and weights. Null if
   * nothing decides.
   */
  readonly decimalMark: DecimalMark | null;
  /** Examples of cells that nothing decides. */
  readonly openNumbers: readonly FileCell[];
}

export interface NumberHabitsCollector {
  add(row: RowView): void;
  finish(): NumberHabits;
}

interface NumberColumn {
  readonly name: string;
  readonly at: number;
  readonly target: ImportTarget;
  readonly open: FileCell[];
  readonly decided: Record<DecimalMark, number>;
}

/**
 * Judges the decimal mark from all cells of the columns with amounts, quantities, weights and
 * attributes. A mark that one cell excludes is excluded for its column. Stores a few cells for each
 * column.
 */
export function collectNumberHabits(shape: RowShape): NumberHabitsCollector {
  const columns = numberColumns(shape);
  return {
    add(row) {
      for (const column of columns) addCell(column, row);
    },
    finish() {
      const amounts = columns.filter(({ target }) => isAmountTarget(target));
      const isLeftOpen = hasMarks(amounts) || amounts.some(isUndecided);
      const decimalMark =
        markOf(amounts) ?? (isLeftOpen ? null : markOf(columns.filter(isMeasured)));
      const decided = columns.flatMap((column) => {
        const mark = markOf([column]);
        return mark === null ? [] : [[column.name, mark] as const];
      });
      const open = decimalMark === null ? columns.filter(isUndecided) : [];
      return { marks: Object.fromEntries(decided), decimalMark, openNumbers: examplesOf(open) };
    },
  };
}

function numberColumns(shape: RowShape): NumberColumn[] {
  return [...shape.columns]
    .filter(([target]) => isNumberTarget(target))
    .flatMap(([target, positions]) =>
      positions.map((at) => ({
        name: shape.header[at] ?? '',
        at,
        target,
        open: [],
        decided: { point: 0, comma: 0 },
      })),
    );
}

function addCell(column: NumberColumn, row: RowView): void {
  const cell = row.cells[column.at]?.trim() ?? '';
  if (cell === '') return;
  for (const number of numbersIn(cell, column.target)) {
    const mark = markDecidedBy(number);
    if (mark !== null) column.decided[mark] += 1;
    else if (isOpenNumber(number)) keepExample(column.open, { row, column: column.name, cell });
  }
}

/** Attributes may be texts or lists, in which marks mean something else. */
function isMeasured({ target }: NumberColumn): boolean {
  return !target.startsWith('attr:');
}

/** The numbers of a cell as written, without the words that its column may have. */
export function numbersIn(cell: string, target: ImportTarget): string[] {
  if (isAmountTarget(target)) return [moneyParts(cell).number];
  if (isQuantityTarget(target)) return quantityNumbers(cell);
  // A number with its unit, as attributes and weights have.
  return [weightParts(cell).number];
}

function markOf(columns: readonly NumberColumn[]): DecimalMark | null {
  const has = (mark: DecimalMark) => columns.some(({ decided }) => decided[mark] > 0);
  if (has('point') === has('comma')) return null;
  return has('point') ? 'point' : 'comma';
}

function hasMarks(columns: readonly NumberColumn[]): boolean {
  return columns.some(({ decided }) => decided.point + decided.comma > 0);
}

function isUndecided(column: NumberColumn): boolean {
  return column.open.length > 0 && markOf([column]) === null;
}

/** Examples of amounts come first: what they mean is known best. */
function examplesOf(columns: readonly NumberColumn[]): FileCell[] {
  const ordered = [
    ...columns.filter(({ target }) => isAmountTarget(target)),
    ...columns.filter(({ target }) => !isAmountTarget(target)),
  ];
  return ordered.flatMap(({ open }) => open).slice(0, MAX_EXAMPLES);
}

import { moneyParts } from '../cells/money-words';
import { isBuyersAmount } from '../interpreter/price-basis';
import type { RowShape, RowView } from '../interpreter/row-shape';
import { type FileCell, keepExample, MAX_EXAMPLES } from './file-cell';

/** What the columns and cells of a file say about prices before tax. */
export interface TaxHabits {
  /** Examples of prices before tax; empty if the file has none. */
  readonly beforeTax: readonly FileCell[];
}

export interface TaxHabitsCollector {
  add(row: RowView): void;
  finish(): TaxHabits;
}

/** Finds the prices before tax of all rows, by their columns or by words in their cells. */
export function collectTaxHabits(shape: RowShape): TaxHabitsCollector {
  const columns = [...shape.columns]
    .filter(([target]) => isBuyersAmount(target))
    .flatMap(([target, positions]) =>
      positions.map((at) => ({ at, isBefore: shape.beforeTax.has(target) })),
    );
  const beforeTax: FileCell[] = [];
  return {
    add(row) {
      if (beforeTax.length >= MAX_EXAMPLES) return;
      for (const { at, isBefore } of columns) {
        const cell = row.cells[at]?.trim() ?? '';
        if (isBeforeTax(cell, isBefore)) {
          keepExample(beforeTax, { row, column: shape.header[at] ?? '', cell });
        }
      }
    },
    finish: () => ({ beforeTax }),
  };
}

/** The words of a cell go before those of its heading. */
function isBeforeTax(cell: string, isBefore: boolean): boolean {
  const hasWords = /\p{L}/u.test(cell);
  if (!(isBefore || hasWords) || !/[1-9١-٩۱-۹]/.test(cell)) return false;
  if (!hasWords) return isBefore;
  const { tax } = moneyParts(cell);
  return tax === null ? isBefore : tax === 'excluded';
}

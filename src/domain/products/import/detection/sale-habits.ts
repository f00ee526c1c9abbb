import type { IsoDay } from '../../../time/casablanca-day';
import { type DateOrder, isOpenDate, orderDecidedBy } from '../cells/date-cell';
import { type SaleState, saleStateAt } from '../cells/sale-period';
import { columnOf, type RowView, textAt } from '../interpreter/row-shape';
import { type SalePeriod, salePeriodOf } from '../interpreter/sale-of-row';
import { type FileCell, keepExample, MAX_EXAMPLES } from './file-cell';

/** A running sale of the file that has an end; the cell is the one with the end. */
export interface SaleWithEnd extends FileCell {
  readonly until: IsoDay;
  /** The cells of the two prices, and their columns. */
  readonly sale: FileCell;
  readonly regular: FileCell | null;
}

/** What the cells of a file say about the dates of its sales. */
export interface SaleHabits {
  /** The only order that fits all dates of the file; null if both do, or neither. */
  readonly dateOrder: DateOrder | null;
  /** Examples of dates whose order decides whether a sale is running; empty if the order is known. */
  readonly openDates: readonly FileCell[];
  /** Examples of running sales with an end, as each order reads the dates. */
  readonly sales: Readonly<Record<DateOrder, readonly SaleWithEnd[]>>;
}

export interface SaleHabitsCollector {
  add(row: RowView): void;
  finish(): SaleHabits;
}

/** Judges the dates of sales from all rows, as of one instant. Stores a few cells. */
export function collectSaleHabits(now: Date): SaleHabitsCollector {
  const decided: Record<DateOrder, number> = { dayFirst: 0, monthFirst: 0 };
  const open: FileCell[] = [];
  const sales: Record<DateOrder, SaleWithEnd[]> = { dayFirst: [], monthFirst: [] };
  return {
    add(row) {
      const period = salePeriodOf(row);
      for (const { cell } of [period.from, period.to]) {
        const order = orderDecidedBy(cell);
        if (order !== null) decided[order] += 1;
      }
      if (!/[1-9١-٩۱-۹]/.test(textAt(row, 'salePrice'))) return;
      const dayFirst = addSale(row, period, 'dayFirst', now, sales.dayFirst);
      const monthFirst = addSale(row, period, 'monthFirst', now, sales.monthFirst);
      if (dayFirst.kind !== monthFirst.kind) keepOpenDate(row, period, open);
    },
    finish() {
      const isKnown = decided.dayFirst > 0 !== decided.monthFirst > 0;
      const dateOrder = decided.dayFirst > 0 ? 'dayFirst' : 'monthFirst';
      return {
        dateOrder: isKnown ? dateOrder : null,
        openDates: isKnown ? [] : open,
        sales,
      };
    },
  };
}

function addSale(
  row: RowView,
  { from, to }: SalePeriod,
  order: DateOrder,
  now: Date,
  sales: SaleWithEnd[],
): SaleState {
  const state = saleStateAt(from.cell, to.cell, now, order);
  const isAsked = state.kind === 'running' && state.until !== null;
  if (!isAsked || state.until === null || sales.length >= MAX_EXAMPLES) return state;
  const sale = cellOf(row, 'salePrice');
  if (sale) {
    const end = { row: row.number, column: to.column ?? '', cell: to.cell.slice(0, 200) };
    sales.push({
      ...end,
      until: state.until,
      sale,
      regular: cellOf(row, 'price') ?? cellOf(row, 'priceBeforeTax'),
    });
  }
  return state;
}

function cellOf(row: RowView, target: 'salePrice' | 'price' | 'priceBeforeTax'): FileCell | null {
  const column = columnOf(row, target);
  const cell = textAt(row, target);
  return column === null || cell === ''
    ? null
    : { row: row.number, column, cell: cell.slice(0, 200) };
}

function keepOpenDate(row: RowView, { from, to }: SalePeriod, open: FileCell[]): void {
  const found = [to, from].find(({ cell }) => isOpenDate(cell));
  if (found) keepExample(open, { row, column: found.column ?? '', cell: found.cell });
}

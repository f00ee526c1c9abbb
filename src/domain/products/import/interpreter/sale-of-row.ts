import { splitPeriod } from '../cells/sale-period';
import { columnOf, type RowView, textAt } from './row-shape';

/** One end of a sale: its text, empty if there is none, and its column. */
export interface SaleLimit {
  readonly cell: string;
  readonly column: string | null;
}

export interface SalePeriod {
  readonly from: SaleLimit;
  readonly to: SaleLimit;
}

/** The two ends of a row's sale, from their own columns or from the one with both. */
export function salePeriodOf(row: RowView): SalePeriod {
  const period = splitPeriod(textAt(row, 'salePeriod'));
  return {
    from: limitAt(row, 'saleFrom', period.from),
    to: limitAt(row, 'saleTo', period.to),
  };
}

function limitAt(row: RowView, target: 'saleFrom' | 'saleTo', ofPeriod: string): SaleLimit {
  const own = textAt(row, target);
  return own === ''
    ? { cell: ofPeriod, column: columnOf(row, 'salePeriod') }
    : { cell: own, column: columnOf(row, target) };
}

import type { RowShape, RowView } from '../interpreter/row-shape';
import { type CurrencyHabits, collectCurrencyHabits } from './currency-habits';
import { collectNumberHabits, type NumberHabits } from './number-habits';
import { collectSaleHabits, type SaleHabits } from './sale-habits';
import { collectTaxHabits, type TaxHabits } from './tax-habits';

/** What all cells of a file together decide about its amounts and dates, and what they leave open. */
export interface FileFindings extends NumberHabits, SaleHabits, TaxHabits, CurrencyHabits {}

/** The findings about a file that has neither numbers nor dates. */
export const NO_FINDINGS: FileFindings = {
  marks: {},
  decimalMark: null,
  openNumbers: [],
  dateOrder: null,
  openDates: [],
  sales: { dayFirst: [], monthFirst: [] },
  beforeTax: [],
  currencyRows: [],
};

/**
 * Collects the findings during a pass over the rows, of which the currency is known (`currencyOf`);
 * `now` decides which sales are running.
 */
export function collectFindings(shape: RowShape, now: Date) {
  const numbers = collectNumberHabits(shape);
  const sales = collectSaleHabits(now);
  const taxes = collectTaxHabits(shape);
  const currencies = collectCurrencyHabits();
  return {
    add(row: RowView, currency: string | null): void {
      numbers.add(row);
      sales.add(row);
      taxes.add(row);
      currencies.add(row, currency);
    },
    finish: (): FileFindings => ({
      ...numbers.finish(),
      ...sales.finish(),
      ...taxes.finish(),
      ...currencies.finish(),
    }),
  };
}

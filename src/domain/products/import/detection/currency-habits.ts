import type { RowView } from '../interpreter/row-shape';

/** The rows of a file that name a currency for their price. */
export interface CurrencyRows {
  /** ISO 4217 code. */
  readonly currency: string;
  readonly count: number;
  /** Numbers of the first of these rows, as a spreadsheet counts them. */
  readonly firstRows: readonly number[];
}

export interface CurrencyHabits {
  /** In order of appearance. */
  readonly currencyRows: readonly CurrencyRows[];
}

const FIRST_ROWS = 10;
/** No file has more currencies; further ones are texts of another column. */
const MAX_CURRENCIES = 50;

/** Counts the rows of each currency; `add` takes the one of the row (`currencyOf`). */
export function collectCurrencyHabits() {
  const found = new Map<string, { count: number; firstRows: number[] }>();
  return {
    add(row: RowView, currency: string | null): void {
      if (currency === null || !/^[A-Z]{3}$/.test(currency)) return;
      const rows = found.get(currency) ?? { count: 0, firstRows: [] };
      if (rows.count === 0 && found.size >= MAX_CURRENCIES) return;
      rows.count += 1;
      if (rows.firstRows.length < FIRST_ROWS) rows.firstRows.push(row.number);
      found.set(currency, rows);
    },
    finish: (): CurrencyHabits => ({
      currencyRows: [...found].map(([currency, rows]) => ({ currency, ...rows })),
    }),
  };
}

import { currencyNamed, moneyParts } from '../cells/money-words';
import type { ColumnMapping } from '../import-target';
import { priceTextAt, type RowView, textAt } from './row-shape';

/**
 * ISO 4217 code of a row's price: its own column, or a sign in the price cell; null if none. Another
 * text of the column is returned as it is, in capitals: it is no currency that can be chosen.
 */
export function currencyOf(row: RowView): string | null {
  const named = textAt(row, 'currency');
  if (named === '') return moneyParts(priceTextAt(row)).currency;
  return currencyNamed(named) ?? named.toUpperCase();
}

/** The currencies of a file: those of its price columns, then those that its rows name. */
export function currenciesIn(
  mapping: readonly ColumnMapping[],
  { currencyRows }: { readonly currencyRows: readonly { readonly currency: string }[] },
): string[] {
  const ofColumns = mapping.flatMap(({ target }) =>
    target?.startsWith('price:') ? [target.slice('price:'.length)] : [],
  );
  return [...new Set([...ofColumns, ...currencyRows.map(({ currency }) => currency)])];
}

import type { DecimalMark } from '../../../format/written-number';
import type { CellReading } from '../cells/cell-reading';
import { readPrice, toCentimes } from '../cells/price-cell';
import type { TaxBasis } from '../cells/tax-words';
import type { ImportOptions } from '../import-format';
import type { ImportTarget } from '../import-target';
import { type GroupContext, rateOf } from './group-context';
import { isBuyersAmount } from './price-basis';
import { readCell } from './read-cells';
import { COST_FEATURES, readFeature } from './read-features';
import { hasCell, type RowView, textAt } from './row-shape';

/**
 * An amount of the chosen currency in centimes of MAD. Undefined, with a remark, if the cell names
 * another currency: its row's price may be in the chosen one.
 */
export function amountOf(
  row: RowView,
  target: ImportTarget,
  context: GroupContext,
): number | null | undefined {
  const mark = context.markOf(row, target);
  return readCell<number | undefined>(row, target, context, (text) =>
    readAmount(row, text, { target, mark }, context),
  );
}

/** The cost of a row's item in centimes of MAD, from its column or from its features. */
export function costOf(row: RowView, context: GroupContext): number | null | undefined {
  if (context.isUnpriced(row)) return undefined;
  return hasCell(row, 'cost')
    ? amountOf(row, 'cost', context)
    : readFeature<number | undefined>(row, COST_FEATURES, context, (text) =>
        readAmount(row, text, { target: 'cost', mark: context.options.decimalMark }, context),
      );
}

function readAmount(
  row: RowView,
  text: string,
  { target, mark }: { readonly target: ImportTarget; readonly mark: DecimalMark | null },
  { options }: GroupContext,
): CellReading<number | undefined> {
  const reading = readPrice(text, mark);
  if ('error' in reading) return reading;
  const { tenThousandths, currency, tax } = reading.value;
  const isOther = currency !== null && currency !== (options.currency ?? 'MAD');
  // A column of currencies was compared before; the sign `$` fits several of them.
  if (isOther && !(currency === 'USD' && textAt(row, 'currency') !== '')) {
    return { value: undefined, warning: 'amount_in_other_currency' };
  }
  const vatRate = vatRateOf(row, target, tax, options);
  const centimes = toCentimes(tenThousandths, rateOf(options), vatRate);
  if ('error' in centimes || tax !== 'excluded') return centimes;
  return { ...centimes, warning: vatRate > 0 ? 'vat_added' : 'price_excludes_vat' };
}

/** Percent of VAT that is added to an amount: the words of its cell go before those of its column. */
function vatRateOf(
  row: RowView,
  target: ImportTarget,
  tax: TaxBasis,
  { vatRate }: ImportOptions,
): number {
  const isBeforeTax = tax === null ? row.shape.beforeTax.has(target) : tax === 'excluded';
  return isBeforeTax && isBuyersAmount(target) ? (vatRate ?? 0) : 0;
}

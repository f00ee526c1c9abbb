import type { DecimalMark } from '../../../format/written-number';
import type { CellReading } from '../cells/cell-reading';
import { readPrice, toCentimes } from '../cells/price-cell';
import type { ImportTarget } from '../import-target';
import { type GroupContext, rateOf } from './group-context';
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
    readAmount(row, text, mark, context),
  );
}

/** The cost of a row's item in centimes of MAD, from its column or from its features. */
export function costOf(row: RowView, context: GroupContext): number | null | undefined {
  if (context.isUnpriced(row)) return undefined;
  return hasCell(row, 'cost')
    ? amountOf(row, 'cost', context)
    : readFeature<number | undefined>(row, COST_FEATURES, context, (text) =>
        readAmount(row, text, context.options.decimalMark, context),
      );
}

function readAmount(
  row: RowView,
  text: string,
  mark: DecimalMark | null,
  { options }: GroupContext,
): CellReading<number | undefined> {
  const reading = readPrice(text, mark);
  if ('error' in reading) return reading;
  const { tenThousandths, currency } = reading.value;
  // A column of currencies was compared before; the sign `$` fits several of them.
  const isOther = currency !== null && currency !== (options.currency ?? 'MAD');
  if (isOther && textAt(row, 'currency') === '') {
    return { value: undefined, warning: 'amount_in_other_currency' };
  }
  const centimes = toCentimes(tenThousandths, rateOf(options));
  return 'error' in centimes ? centimes : { ...reading, ...centimes };
}

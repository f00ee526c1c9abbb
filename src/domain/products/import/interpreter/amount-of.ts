import type { CellReading } from '../cells/cell-reading';
import { readPrice, toCentimes } from '../cells/price-cell';
import type { ImportTarget } from '../import-target';
import { type GroupContext, rateOf } from './group-context';
import { readCell } from './read-cells';
import { COST_FEATURES, readFeature } from './read-features';
import { hasCell, type RowView } from './row-shape';

/** An amount of the chosen currency in centimes of MAD. */
export function amountOf(
  row: RowView,
  target: ImportTarget,
  context: GroupContext,
): number | null | undefined {
  return readCell(row, target, context, (text) => readAmount(text, context));
}

/** The cost of a row's item in centimes of MAD, from its column or from its features. */
export function costOf(row: RowView, context: GroupContext): number | null | undefined {
  if (context.isUnpriced(row)) return undefined;
  return hasCell(row, 'cost')
    ? amountOf(row, 'cost', context)
    : readFeature(row, COST_FEATURES, context, (text) => readAmount(text, context));
}

function readAmount(text: string, { options }: GroupContext): CellReading<number> {
  const reading = readPrice(text, options.decimalComma);
  if ('error' in reading) return reading;
  return toCentimes(reading.value.tenThousandths, rateOf(options));
}

import { readPrice } from '../cells/price-cell';
import { amountOf } from './amount-of';
import type { GroupContext } from './group-context';
import { readCell } from './read-cells';
import { type RowView, textAt } from './row-shape';

/**
 * The price of a sale that a row gives as a discount (PrestaShop), in centimes of MAD. Undefined if
 * the row gives none, or one that leaves no price.
 */
export function discountedPrice(
  row: RowView,
  regular: number | null | undefined,
  context: GroupContext,
): number | undefined {
  const isShare = /percent|%/i.test(textAt(row, 'discountMode'));
  const amount = isShare ? undefined : amountOf(row, 'discountAmount', context);
  const percent = percentOf(row, isShare ? 'discountAmount' : 'discountPercent', context);
  if (!regular || !(amount || percent)) return undefined;
  const sale = amount ? regular - amount : Math.round(regular * (1 - (percent ?? 0) / 100));
  return sale > 0 ? sale : undefined;
}

function percentOf(
  row: RowView,
  target: 'discountAmount' | 'discountPercent',
  context: GroupContext,
): number | null | undefined {
  const mark = context.markOf(row, target);
  return readCell(row, target, context, (text) => {
    const reading = readPrice(text.replace('%', ''), mark);
    return 'error' in reading ? reading : { value: reading.value.tenThousandths / 10_000 };
  });
}

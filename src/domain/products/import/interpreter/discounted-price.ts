import { readPrice } from '../cells/price-cell';
import { amountOf } from './amount-of';
import type { GroupContext } from './group-context';
import { readCell } from './read-cells';
import type { RowView } from './row-shape';

/**
 * The price of a sale that a row gives as a discount (PrestaShop), in centimes of MAD. Undefined if
 * the row gives none, or one that leaves no price.
 */
export function discountedPrice(
  row: RowView,
  regular: number | null | undefined,
  context: GroupContext,
): number | undefined {
  const amount = amountOf(row, 'discountAmount', context);
  const percent = percentOf(row, context);
  if (!regular || !(amount || percent)) return undefined;
  const sale = amount ? regular - amount : Math.round(regular * (1 - (percent ?? 0) / 100));
  return sale > 0 ? sale : undefined;
}

function percentOf(row: RowView, context: GroupContext): number | null | undefined {
  const mark = context.markOf(row, 'discountPercent');
  return readCell(row, 'discountPercent', context, (text) => {
    const reading = readPrice(text.replace('%', ''), mark);
    return 'error' in reading ? reading : { value: reading.value.tenThousandths / 10_000 };
  });
}

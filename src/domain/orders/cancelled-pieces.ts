import { type CountedItem, isEverything, type LineQuantity } from './line-quantities';
import { commissionLeft, type OrderAmounts, orderAmounts } from './order-amounts';

/** The fields of an order line that a cancellation needs. Centimes. */
export interface CancellableItem extends CountedItem {
  readonly unitPrice: number;
  /** Null for users who may not see it. */
  readonly commission: number | null;
}

/** The fields of an order that a cancellation needs. Centimes. */
export interface CancellableOrder<Item extends CancellableItem = CancellableItem> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly shippingTotal: number;
  readonly discountTotal: number;
}

/** The order lines without the cancelled pieces. */
export function linesWithout(items: readonly CancellableItem[], lines: readonly LineQuantity[]) {
  return items.map(({ id, unitPrice, quantity, quantityCancelled, commission }) => {
    const before = quantity - quantityCancelled;
    const cancelled = lines.find((line) => line.orderItemId === id)?.quantity ?? 0;
    const left = before - cancelled;
    return {
      id,
      unitPrice,
      cancelled,
      quantity: left,
      commission: commissionLeft(commission ?? 0, before, left),
    };
  });
}

/** The order's amounts without these pieces. The commission falls in proportion. */
export function amountsWithout(
  { items, shippingTotal, discountTotal }: Omit<CancellableOrder, 'total'>,
  lines: readonly LineQuantity[],
): OrderAmounts {
  return orderAmounts(linesWithout(items, lines), shippingTotal, discountTotal);
}

/**
 * The client's refund for these pieces, in centimes: everything refundable, including shipping,
 * when nothing remains of the order, otherwise the decrease of the total up to that amount.
 * @param refundable the amount that the client paid or authorised and has not got back yet
 */
export function refundOfPieces(
  order: CancellableOrder,
  lines: readonly LineQuantity[],
  refundable: number,
): number {
  return isEverything(order.items, lines)
    ? refundable
    : Math.min(order.total - amountsWithout(order, lines).total, refundable);
}

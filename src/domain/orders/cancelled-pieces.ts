import { type CountedItem, isEverything, type LineQuantity } from './line-quantities';
import { commissionLeft, type OrderAmounts, orderAmounts } from './order-amounts';

/** A line of an order as far as cancelling pieces of it goes. Centimes. */
export interface CancellableItem extends CountedItem {
  readonly unitPrice: number;
  /** Null for who may not see it. */
  readonly commission: number | null;
}

/** An order as far as cancelling pieces of it goes. Centimes. */
export interface CancellableOrder<Item extends CancellableItem = CancellableItem> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly shippingTotal: number;
  readonly discountTotal: number;
}

/** The lines as they stand without the cancelled pieces. */
export const linesWithout = (items: readonly CancellableItem[], lines: readonly LineQuantity[]) =>
  items.map(({ id, unitPrice, quantity, quantityCancelled, commission }) => {
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

/** What the order's amounts become without these pieces. The commission falls in proportion. */
export const amountsWithout = (
  { items, shippingTotal, discountTotal }: Omit<CancellableOrder, 'total'>,
  lines: readonly LineQuantity[],
): OrderAmounts => orderAmounts(linesWithout(items, lines), shippingTotal, discountTotal);

/**
 * What the client gets back for these pieces, in centimes: all that he can still be given when nothing
 * is left of the order, its shipping too; otherwise what the total falls by, as far as that goes.
 * @param refundable what he paid, or let authorise, and has not got back yet
 */
export const refundOfPieces = (
  order: CancellableOrder,
  lines: readonly LineQuantity[],
  refundable: number,
): number =>
  isEverything(order.items, lines)
    ? refundable
    : Math.min(order.total - amountsWithout(order, lines).total, refundable);

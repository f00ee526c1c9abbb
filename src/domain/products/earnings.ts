import { commissionOf } from '../orders/order-amounts';

/**
 * The earnings from a price: centimes of MAD; `margin` is a share of the price, 0 to 1 or below 0.
 */
export interface Earnings {
  /** The marketplace's commission. */
  readonly commission: number;
  /** The amount paid to the store. */
  readonly received: number;
  /** The margin after the cost price, as a share of the price; null while the cost is unknown. */
  readonly margin: number | null;
}

/**
 * The store's earnings from a price, with the commission rate of the product's category. Null while
 * the price or the category is unknown.
 */
export function earningsOf(
  price: number | null,
  commissionRate: number | null,
  costPrice: number | null,
): Earnings | null {
  if (price === null || price <= 0 || commissionRate === null) return null;
  const commission = commissionOf(price, 1, commissionRate);
  const received = price - commission;
  return {
    commission,
    received,
    margin: costPrice === null ? null : (received - costPrice) / price,
  };
}

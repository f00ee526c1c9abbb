import { commissionOf } from '../orders/order-amounts';

/** What is left of a price: centimes of MAD; `margin` is a share of the price, 0 to 1 or below 0. */
export interface Earnings {
  /** What the marketplace keeps. */
  readonly commission: number;
  /** What the shop is paid. */
  readonly received: number;
  /** What is left after the cost price, as a share of the price; null while the cost is not known. */
  readonly margin: number | null;
}

/**
 * What a shop is left with of a price, by the commission of the product's category. Null while price or category is not known.
 */
export const earningsOf = (
  price: number | null,
  commissionRate: number | null,
  costPrice: number | null,
): Earnings | null => {
  if (price === null || price <= 0 || commissionRate === null) return null;
  const commission = commissionOf(price, 1, commissionRate);
  const received = price - commission;
  return {
    commission,
    received,
    margin: costPrice === null ? null : (received - costPrice) / price,
  };
};

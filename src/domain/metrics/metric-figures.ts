/** Orders in these statuses are no sale (contract, "Metrics, defined"). */
export const NO_SALE_STATUSES = ['cancelled', 'rejected', 'disapproved', 'returned'] as const;

/** Orders in these statuses are not counted at all. */
export const NO_ORDER_STATUSES = ['disapproved'] as const;

/** Orders of a period above which its rankings and customers are not recounted at each order. */
const MANY_ORDERS = 2000;

/**
 * How far the rankings and the number of customers of a period with that many orders may lag, in
 * milliseconds. All other figures are always current. To iterate over the products and customers of
 * a large store's year takes tenths of a second, and one more order changes nothing visible in a
 * ranking of thousands.
 */
export function allowedRankingLagMs(orders: number): number {
  return orders > MANY_ORDERS ? 30_000 : 0;
}

/** Sums of a period as stored. Centimes. */
export interface MetricSums {
  /** All orders but disapproved ones: number and total. */
  readonly orders: number;
  readonly gmv: number;
  /** Orders that are sales; the values below count only these. */
  readonly sales: number;
  /** Items less discount. */
  readonly revenue: number;
  readonly shipping: number;
  readonly commission: number;
  /** Pieces that were neither cancelled nor returned, and what they cost the store. */
  readonly pieces: number;
  readonly cost: number;
  /** Refunded in the period, whatever the date of the order. */
  readonly refunds: number;
  /** Charged by the marketplace in the period; positive. */
  readonly fees: number;
}

/** Figures of a dashboard, in centimes. */
export interface MetricFigures {
  readonly revenue: number;
  /** Revenue per sale; 0 when there was no sale. */
  readonly averageBasket: number;
  readonly gmv: number;
  readonly productsSold: number;
  readonly orders: number;
  readonly refunds: number;
  readonly commission: number;
  readonly income: number;
  readonly expenses: number;
  readonly profit: number;
}

/** Computes the figures from a period's sums (contract, "Metrics, defined"). */
export function figuresOf(sums: MetricSums): MetricFigures {
  const income = sums.revenue + sums.shipping;
  const expenses = sums.commission + sums.fees + sums.refunds;
  return {
    revenue: sums.revenue,
    averageBasket: sums.sales === 0 ? 0 : Math.round(sums.revenue / sums.sales),
    gmv: sums.gmv,
    productsSold: sums.pieces,
    orders: sums.orders,
    refunds: sums.refunds,
    commission: sums.commission,
    income,
    expenses,
    profit: income - sums.cost - expenses,
  };
}

/** Change against the earlier value as a share of it; null when the earlier value is 0. */
export function changeOf(value: number, before: number): number | null {
  return before === 0 ? null : (value - before) / Math.abs(before);
}

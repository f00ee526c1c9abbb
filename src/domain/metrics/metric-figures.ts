/** Orders in these statuses are no sale (contract, "Metrics, defined"). */
export const NO_SALE_STATUSES = ['cancelled', 'rejected', 'disapproved', 'returned'] as const;

/** Orders in these count for nothing at all. */
export const NO_ORDER_STATUSES = ['disapproved'] as const;

/** Orders of a period above which its rankings and customers are not counted anew at each order. */
const MANY_ORDERS = 2000;

/**
 * By how much the rankings and the number of customers of a period with that many orders may lag
 * behind, in milliseconds; nothing else of the figures ever does. To go through the products and
 * customers of a large shop's year takes tenths of a second, and an order more changes nothing that
 * a ranking of thousands could show.
 */
export const allowedRankingLagMs = (orders: number): number => (orders > MANY_ORDERS ? 30_000 : 0);

/** Sums of a period as the store has them. Centimes. */
export interface MetricSums {
  /** All orders but disapproved ones: number and total. */
  readonly orders: number;
  readonly gmv: number;
  /** Orders that are sales; what follows is of them alone. */
  readonly sales: number;
  /** Items less discount. */
  readonly revenue: number;
  readonly shipping: number;
  readonly commission: number;
  /** Pieces that were neither cancelled nor returned, and what they cost the shop. */
  readonly pieces: number;
  readonly cost: number;
  /** Given back in the period, whatever the date of the order. */
  readonly refunds: number;
  /** Charged by the marketplace in the period; positive. */
  readonly fees: number;
}

/** Figures of a dashboard, in centimes. */
export interface MetricFigures {
  readonly revenue: number;
  /** Revenue a sale; nothing where there was none. */
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

/** The figures that follow from a period's sums (contract, "Metrics, defined"). */
export const figuresOf = (sums: MetricSums): MetricFigures => {
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
};

/** Change against a value before as a share of it; null where there was nothing to compare with. */
export const changeOf = (value: number, before: number): number | null =>
  before === 0 ? null : (value - before) / Math.abs(before);

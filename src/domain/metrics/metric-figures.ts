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

/** Sums of the orders of a period. Centimes. */
export interface OrderSums {
  /** All orders but disapproved ones: number and total. */
  readonly orders: number;
  readonly gmv: number;
  /** Of these, the orders that were cancelled or refused: number and total. */
  readonly cancelled: number;
  readonly cancelledTotal: number;
  /** Of these, the orders whose every piece came back: number and total. */
  readonly returned: number;
  readonly returnedTotal: number;
  /** Of these, the others: the orders that are sales. The values below count only these. */
  readonly sales: number;
  /** Items less discount. */
  readonly revenue: number;
  readonly shipping: number;
  readonly commission: number;
  /** Pieces that were neither cancelled nor returned, and what they cost the store. */
  readonly pieces: number;
  readonly cost: number;
}

/** Sums of the bookings of tours that were made in a period. */
export interface TourSums {
  /** What they bring in; centimes. */
  readonly tourTakings: number;
  /** Places of those who came or are to come. */
  readonly tourGuests: number;
}

/** Sums of a period. Centimes. */
export interface MetricSums extends OrderSums, TourSums {
  /** Refunded in the period, whatever the date of the order. */
  readonly refunds: number;
  /** Charged by the marketplace in the period; positive. */
  readonly fees: number;
}

/** Figures that follow from the orders of a period, in centimes. */
export interface OrderFigures extends Omit<OrderSums, 'pieces' | 'cost' | 'commission'> {
  /** Takings: revenue and delivery. */
  readonly income: number;
  /** Revenue per sale; 0 when there was no sale. */
  readonly averageBasket: number;
  readonly productsSold: number;
}

/** Figures of a dashboard, in centimes. */
export interface MetricFigures extends OrderFigures, TourSums {
  readonly refunds: number;
  readonly commission: number;
  readonly expenses: number;
  readonly profit: number;
}

/** The takings of sales: items less discount, and delivery. Centimes. */
export function incomeOf({ revenue, shipping }: Pick<OrderSums, 'revenue' | 'shipping'>): number {
  return revenue + shipping;
}

/** Computes the figures of orders, for a period or a step of it. */
export function orderFiguresOf({
  pieces,
  cost: _,
  commission: __,
  ...sums
}: OrderSums): OrderFigures {
  return {
    ...sums,
    income: incomeOf(sums),
    averageBasket: sums.sales === 0 ? 0 : Math.round(sums.revenue / sums.sales),
    productsSold: pieces,
  };
}

/** Computes the figures from a period's sums, as `docs/figures.md` defines them. */
export function figuresOf({
  refunds,
  fees,
  tourTakings,
  tourGuests,
  ...sums
}: MetricSums): MetricFigures {
  const figures = orderFiguresOf(sums);
  const expenses = sums.commission + fees + refunds;
  return {
    ...figures,
    refunds,
    tourTakings,
    tourGuests,
    commission: sums.commission,
    expenses,
    profit: figures.income - sums.cost - expenses,
  };
}

/** Change against the earlier value as a share of it; null when the earlier value is 0. */
export function changeOf(value: number, before: number): number | null {
  return before === 0 ? null : (value - before) / Math.abs(before);
}

/** A line of a return with what its pieces cost the client. Centimes. */
export interface ReturnedLine {
  readonly unitPrice: number;
  /** Pieces that count: those received once they were counted, those announced before. */
  readonly quantity: number;
}

/** What the order was worth and what of its payment can still be given back. Centimes. */
export interface RefundBounds {
  readonly itemTotal: number;
  /** What the client paid for the goods and their shipping. */
  readonly total: number;
  /** Captured and not yet given back. */
  readonly refundable: number;
}

/**
 * The most that a return gives back, in centimes: the price of its pieces, less their share of a
 * discount on the goods; never more than is left of the payment. Shipping is not given back.
 */
export const refundOf = (lines: readonly ReturnedLine[], bounds: RefundBounds): number => {
  const worth = lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
  const { itemTotal, total, refundable } = bounds;
  const paidShare = itemTotal > 0 ? Math.min(1, total / itemTotal) : 0;
  return Math.max(0, Math.min(Math.floor(worth * paidShare), refundable));
};

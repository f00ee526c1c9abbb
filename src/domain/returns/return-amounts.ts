/** A line of a return with the price that the client paid for a piece. Centimes. */
export interface ReturnedLine {
  readonly unitPrice: number;
  /** The received pieces once they are counted, the announced ones before. */
  readonly quantity: number;
}

/** What the order cost, and how much of its payment can still be refunded. Centimes. */
export interface RefundBounds {
  readonly itemTotal: number;
  /** What the client paid for the goods and their shipping. */
  readonly total: number;
  /** Captured and not yet refunded. */
  readonly refundable: number;
}

/**
 * The largest refund of a return, in centimes: the price of its pieces, less their share of a
 * discount on the goods, and at most the rest of the payment. Shipping is not refunded.
 */
export function refundOf(lines: readonly ReturnedLine[], bounds: RefundBounds): number {
  const worth = lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
  const { itemTotal, total, refundable } = bounds;
  const paidShare = itemTotal > 0 ? Math.min(1, total / itemTotal) : 0;
  return Math.max(0, Math.min(Math.floor(worth * paidShare), refundable));
}

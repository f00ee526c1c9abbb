/** VAT contained in the marketplace's prices, as a share of the price before tax. */
export const VAT_RATE = 0.2;

/** The fields of an order line that its amounts need. Prices and commission in centimes. */
export interface PricedLine {
  readonly unitPrice: number;
  /** Ordered pieces less the cancelled ones. */
  readonly quantity: number;
  /** For all these pieces together. */
  readonly commission: number;
}

/**
 * The amounts of an order, in centimes. `total` contains the tax; `netTotal` is the store's share.
 */
export interface OrderAmounts {
  readonly itemTotal: number;
  readonly shippingTotal: number;
  readonly discountTotal: number;
  readonly taxTotal: number;
  readonly total: number;
  readonly commissionTotal: number;
  readonly netTotal: number;
}

/** The tax that an amount contains, in centimes. */
export function taxWithin(amount: number, rate = VAT_RATE): number {
  return Math.round((amount * rate) / (1 + rate));
}

/** Commission of `quantity` pieces at the category's rate, in whole centimes. */
export function commissionOf(unitPrice: number, quantity: number, rate: number): number {
  return Math.round(unitPrice * quantity * rate);
}

/** The remaining commission of a line when `left` of its `before` pieces remain. */
export function commissionLeft(commission: number, before: number, left: number): number {
  return before === 0 ? 0 : Math.round((commission * left) / before);
}

/** Computes an order's amounts. A discount never exceeds items plus shipping. */
export function orderAmounts(
  lines: readonly PricedLine[],
  shippingTotal: number,
  discount: number,
): OrderAmounts {
  const itemTotal = lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
  const commissionTotal = lines.reduce((sum, line) => sum + line.commission, 0);
  const discountTotal = Math.min(discount, itemTotal + shippingTotal);
  const total = itemTotal + shippingTotal - discountTotal;
  return {
    itemTotal,
    shippingTotal,
    discountTotal,
    taxTotal: taxWithin(total),
    total,
    commissionTotal,
    netTotal: total - commissionTotal,
  };
}

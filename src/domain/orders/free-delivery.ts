/**
 * Whether the discount of an order is its delivery fee: what a customer pays nothing for is free
 * delivery, not a fee and a discount. Centimes.
 */
export function isDeliveryFree({
  shippingTotal,
  discountTotal,
}: {
  readonly shippingTotal: number;
  readonly discountTotal: number;
}): boolean {
  return shippingTotal > 0 && discountTotal === shippingTotal;
}

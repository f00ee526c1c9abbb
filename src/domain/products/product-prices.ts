/** Bounds of a price in centimes: never below one centime, never above the contract's limit. */
export const PRICE_BOUNDS = { lowest: 1, highest: 100_000_000 } as const;

/** Prices of a product or a variant, in centimes; null if not known yet. */
export type Prices = { price: number | null; compareAtPrice: number | null };

/**
 * Validates prices that a user sets: a price is never 0 (specification, section 5), and a
 * struck-through price must be above the price.
 */
export function priceErrors({ price, compareAtPrice }: Prices): Record<string, string[]> {
  return {
    ...(price === 0 && { price: ['price_zero'] }),
    ...(price !== null &&
      compareAtPrice !== null &&
      compareAtPrice <= price && { compareAtPrice: ['compare_at_not_above_price'] }),
  };
}

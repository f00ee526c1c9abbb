/** Bounds of a price in centimes: never below one centime, never above the contract's limit. */
export const PRICE_BOUNDS = { lowest: 1, highest: 100_000_000 } as const;

/** Prices of a product or a variant, in centimes; null is not known yet. */
export type Prices = { price: number | null; compareAtPrice: number | null };

/**
 * What is wrong with prices that somebody sets: a price is never 0 (specification, section 5), and a
 * price to compare with, shown struck through, stands above the price.
 */
export const priceErrors = ({ price, compareAtPrice }: Prices): Record<string, string[]> => ({
  ...(price === 0 && { price: ['price_zero'] }),
  ...(price !== null &&
    compareAtPrice !== null &&
    compareAtPrice <= price && { compareAtPrice: ['compare_at_not_above_price'] }),
});

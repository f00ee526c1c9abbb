import type { VariantValues } from '#application/products/product-values';

/** Which of the variants have the product's price and go with it, by their places in the list. */
export const variantsAtPrice = (
  variants: readonly VariantValues[],
  price: number | null,
): ReadonlySet<number> =>
  new Set(variants.flatMap((variant, at) => (variant.price === price ? [at] : [])));

/** The variants with a new price (centimes) for those that follow. */
export const withPrice = (
  variants: readonly VariantValues[],
  followers: ReadonlySet<number>,
  price: number | null,
): VariantValues[] =>
  variants.map((variant, at) => (followers.has(at) ? { ...variant, price } : variant));

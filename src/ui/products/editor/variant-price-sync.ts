import type { VariantValues } from '#application/products/product-values';

/** The indexes of the variants that have the product's price and follow it. */
export function variantsAtPrice(
  variants: readonly VariantValues[],
  price: number | null,
): ReadonlySet<number> {
  return new Set(variants.flatMap((variant, at) => (variant.price === price ? [at] : [])));
}

/** The variants, with a new price (centimes) for the followers. */
export function withPrice(
  variants: readonly VariantValues[],
  followers: ReadonlySet<number>,
  price: number | null,
): VariantValues[] {
  return variants.map((variant, at) => (followers.has(at) ? { ...variant, price } : variant));
}

/** The variant shown to a shopper at first: an available one, if there is any. */
export function initialVariant<Variant extends { readonly isAvailable: boolean }>(
  variants: readonly Variant[],
): Variant | undefined {
  return variants.find(({ isAvailable }) => isAvailable) ?? variants[0];
}

/** The pictures to show for a variant: its own in the product's order, or all if it has none. */
export function picturesOfVariant<Picture extends { readonly url: string }>(
  pictures: readonly Picture[],
  variant: { readonly pictureUrls: readonly string[] } | undefined,
): Picture[] {
  const own = variant?.pictureUrls ?? [];
  return pictures.filter(({ url }) => own.length === 0 || own.includes(url));
}

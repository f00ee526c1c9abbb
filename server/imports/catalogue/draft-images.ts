import type { DraftImage, ProductDraft } from '#domain/products/import/product-draft';

/** Pictures of the product and of its variants, each once. */
export function draftImages(draft: ProductDraft): DraftImage[] | null {
  const ofVariants = draft.variants.flatMap(({ images }) => images ?? []);
  if (draft.images === undefined && ofVariants.length === 0) return null;
  const byUrl = new Map<string, DraftImage>();
  for (const image of [...(draft.images ?? []), ...ofVariants]) {
    if (!byUrl.has(image.url)) byUrl.set(image.url, image);
  }
  return [...byUrl.values()];
}

import type { Tx } from '../../context';
import type { FieldErrors } from '../../http/problem-error';
import { lockMediaForUse } from '../../media/media.repository';
import { pictureIdOf } from '../product-pictures';
import type { ImageRow, ProductRecord, VariantRow } from '../products.repository';

/** Columns that say which pictures a variant shows. */
export type VariantPictures = Pick<VariantRow, 'imageIds' | 'pictureUrl'>;

type Shown = Pick<ImageRow, 'id' | 'url' | 'isRemote'>;

/** The columns of a variant that shows these pictures of its product; its own is the first on this host. */
export const picturesOfVariant = (images: readonly Shown[]): VariantPictures => ({
  imageIds: images.map(({ id }) => id),
  pictureUrl: images.find(({ isRemote }) => !isRemote)?.url ?? null,
});

/** The same for pictures named as on the wire; names that the product lacks are left out. */
export const namedPictures = (
  { images }: Pick<ProductRecord, 'images'>,
  mediaIds: readonly string[],
): VariantPictures => {
  const byName = new Map(images.map((image) => [pictureIdOf(image), image]));
  return picturesOfVariant(mediaIds.flatMap((id) => byName.get(id) ?? []));
};

/**
 * What is wrong with the pictures that variants are to show. They show what their product shows: a
 * picture of the library that the product lacks, or that waits for approval on it, is refused as
 * `not_of_product`, one that the store doesn't have as `unknown_media`.
 * @param path what stands before a field's name in the request, for the variant at a place
 */
export const errorsOfVariantPictures = async (
  tx: Tx,
  { product, images }: ProductRecord,
  wanted: readonly { readonly mediaIds?: readonly string[] }[],
  path: (at: number) => string,
): Promise<FieldErrors> => {
  const own = new Set(images.map(pictureIdOf));
  const others = wanted.flatMap(({ mediaIds = [] }) => mediaIds.filter((id) => !own.has(id)));
  if (others.length === 0) return {};
  const held = await lockMediaForUse(tx, product.storeId, [...new Set(others)]);
  const stored = new Set(held.map(({ id }) => id));
  const errors: Record<string, string[]> = {};
  wanted.forEach(({ mediaIds = [] }, at) => {
    const missing = mediaIds.filter((id) => !own.has(id));
    if (missing.length === 0) return;
    const isStored = missing.every((id) => stored.has(id));
    errors[`${path(at)}mediaIds`] = [isStored ? 'not_of_product' : 'unknown_media'];
  });
  return errors;
};

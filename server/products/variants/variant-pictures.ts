import type { Tx } from '../../context';
import type { FieldErrors } from '../../http/problem-error';
import { lockMediaForUse } from '../lock-media';
import { pictureIdOf } from '../product-pictures';
import type { ImageRow, ProductRecord, VariantRow } from '../products.repository';

/** Columns with the pictures of a variant. */
export type VariantPictures = Pick<VariantRow, 'imageIds' | 'pictureUrl'>;

type Shown = Pick<ImageRow, 'id' | 'url' | 'isRemote'>;

/**
 * The columns of a variant with these pictures of its product; its own picture is the first on this
 * host.
 */
export function picturesOfVariant(images: readonly Shown[]): VariantPictures {
  return {
    imageIds: images.map(({ id }) => id),
    pictureUrl: images.find(({ isRemote }) => !isRemote)?.url ?? null,
  };
}

/** The same for pictures given by API ids; ids that the product lacks are left out. */
export function namedPictures(
  { images }: Pick<ProductRecord, 'images'>,
  mediaIds: readonly string[],
): VariantPictures {
  const byName = new Map(images.map((image) => [pictureIdOf(image), image]));
  return picturesOfVariant(mediaIds.flatMap((id) => byName.get(id) ?? []));
}

/**
 * Errors of the pictures of variants. A variant may show only its product's pictures: a picture of
 * the library that the product lacks, or that is pending on it, is refused as `not_of_product`, one
 * that the store doesn't have as `unknown_media`.
 * @param path the prefix of a field's name in the request, for the variant at an index
 */
export async function errorsOfVariantPictures(
  tx: Tx,
  { product, images }: ProductRecord,
  wanted: readonly { readonly mediaIds?: readonly string[] }[],
  path: (at: number) => string,
): Promise<FieldErrors> {
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
}

import type { Product, ProductImage } from '#application/api/products-endpoints.generated';
import type { Language } from '#domain/format/languages';

/** The pictures that shoppers see, the cover first: those on another host wait to be fetched. */
export const visiblePictures = ({ images }: Pick<Product, 'images'>): ProductImage[] =>
  images.filter(({ isRemote }) => !isRemote);

/** A picture's description in a language; null where there is none. */
export const altIn = (picture: ProductImage, language: Language): string | null =>
  ({ fr: picture.alt, en: picture.altEn, ar: picture.altAr })[language] || null;

/** The picture that shows a variant, as `mediaIds` names it. */
export const pictureOf = (
  pictures: readonly ProductImage[],
  mediaIds: readonly string[],
): ProductImage | undefined => pictures.find(({ id, mediaId }) => mediaIds.includes(mediaId ?? id));

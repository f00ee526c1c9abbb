import type { Language } from '#domain/format/languages';
import type { Product, ProductImage } from '#openapi/types.generated';

/** The pictures that shoppers see, the cover first, without those still on another host. */
export function visiblePictures({ images }: Pick<Product, 'images'>): ProductImage[] {
  return images.filter(({ isRemote }) => !isRemote);
}

/** A picture's description in a language; null when there is none. */
export function altIn(picture: ProductImage, language: Language): string | null {
  return { fr: picture.alt, en: picture.altEn, ar: picture.altAr }[language] || null;
}

/** The picture of a variant, by the id in `mediaIds`. */
export function pictureOf(
  pictures: readonly ProductImage[],
  mediaIds: readonly string[],
): ProductImage | undefined {
  return pictures.find(({ id, mediaId }) => mediaIds.includes(mediaId ?? id));
}

import type { ProductDraft } from '#domain/products/import/product-draft';
import { newId } from '../../database/ids';
import type { productImages } from '../../database/schema/products';
import type { ImageRow } from '../../products/products.repository';
import { draftImages } from './draft-images';
import type { LibraryPictures } from './library-pictures';

type NewImage = typeof productImages.$inferInsert;

const ALT_COLUMNS = { fr: 'alt', en: 'altEn', ar: 'altAr' } as const;

interface ImageContext {
  readonly language: keyof typeof ALT_COLUMNS | null;
  readonly library: LibraryPictures;
}

/**
 * The pictures of a product after the import: fetched and uploaded ones stay, remote ones that the
 * file no longer names are removed, and new ones follow. Null when nothing changes.
 */
export function planImages(
  draft: ProductDraft,
  productId: string,
  stored: readonly ImageRow[],
  { language, library }: ImageContext,
): NewImage[] | null {
  const wanted = draftImages(draft);
  if (wanted === null) return null;
  const storedUrls = new Set(stored.map(({ url }) => url));
  const named = new Map(wanted.map((image) => [image.url, image]));
  const isPartial = draft.rowNumber === null;
  const described = (image: NewImage): NewImage => {
    const alt = named.get(image.url)?.alt ?? null;
    return { ...image, ...(alt !== null && { [ALT_COLUMNS[language ?? 'fr']]: alt }) };
  };
  const kept = stored.filter(({ url, isRemote }) => isPartial || !isRemote || named.has(url));
  const next: NewImage[] = [
    ...kept.map((image) => (image.isRemote && !isPartial ? described(image) : image)),
    ...wanted
      .filter(({ url }) => !storedUrls.has(url))
      .map(({ url }) => described(newImage(productId, url, library.at(url)?.mediaId))),
  ].map((image, position) => ({ ...image, position }));
  return isSame(stored, next) ? null : next;
}

/** A library picture is already stored; one on another host is fetched later. */
function newImage(productId: string, url: string, mediaId: string | undefined): NewImage {
  const place = mediaId === undefined ? { isRemote: true } : { isRemote: false, mediaId };
  return { id: newId('img'), productId, url, position: 0, ...place };
}

function isSame(stored: readonly ImageRow[], next: readonly NewImage[]): boolean {
  return (
    stored.length === next.length &&
    stored.every((image, at) => {
      const other = next[at];
      return (['url', 'alt', 'altEn', 'altAr'] as const).every(
        (column) => (other?.[column] ?? null) === image[column],
      );
    })
  );
}

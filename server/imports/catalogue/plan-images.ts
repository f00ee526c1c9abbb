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
 * The pictures of a product after the import: fetched and uploaded ones stay, those of the file
 * follow, and remote ones that the file no longer names are removed. Null when nothing changes.
 */
export function planImages(
  draft: ProductDraft,
  productId: string,
  stored: readonly ImageRow[],
  { language, library }: ImageContext,
): NewImage[] | null {
  const wanted = draftImages(draft);
  if (wanted === null) return null;
  const own = stored.filter((image) => !image.isRemote);
  const byUrl = new Map(stored.map((image) => [image.url, image]));
  const ownUrls = new Set(own.map(({ url }) => url));
  const isPartial = draft.rowNumber === null;
  const kept = isPartial ? stored : own;
  const added = wanted.filter(({ url }) => !(isPartial ? byUrl.has(url) : ownUrls.has(url)));
  const next: NewImage[] = [
    ...kept,
    ...added.map(({ url, alt }) => ({
      ...(byUrl.get(url) ?? newImage(productId, url, library.at(url)?.mediaId)),
      ...(alt !== null && { [ALT_COLUMNS[language ?? 'fr']]: alt }),
    })),
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

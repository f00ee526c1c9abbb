import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { isLibraryAddress } from '#domain/media/library-address';
import { isLibraryFile } from '#domain/products/import/cells/list-cells';
import type { DraftImage, ProductDraft } from '#domain/products/import/product-draft';
import type { Reader } from '../../context';
import { media } from '../../database/schema/media';
import { draftImages } from './draft-images';
import type { StoreRemark } from './planned-product';

/** A picture of the store's library. */
export interface LibraryPicture {
  readonly mediaId: string;
  readonly url: string;
}

/** The library's pictures that a batch names by their files. */
export interface LibraryPictures {
  /**
   * The latest upload with this name, compared case-insensitively; undefined when there is none.
   */
  named(fileName: string): LibraryPicture | undefined;
  at(url: string): LibraryPicture | undefined;
}

/**
 * Loads the library's pictures that the drafts name. With `isLocking` they cannot be deleted until
 * the transaction ends.
 */
export async function loadLibraryPictures(
  reader: Reader,
  storeId: string,
  drafts: readonly ProductDraft[],
  isLocking: boolean,
): Promise<LibraryPictures> {
  const given = drafts.flatMap((draft) => draftImages(draft) ?? []).map(({ url }) => url);
  const names = new Set(given.filter(isLibraryFile).map((name) => name.toLowerCase()));
  const addresses = new Set(given.filter(isLibraryAddress));
  if (names.size + addresses.size === 0) return { named: () => undefined, at: () => undefined };
  const found = reader
    .select({ id: media.id, url: media.url, fileName: media.fileName })
    .from(media)
    .where(
      and(
        eq(media.storeId, storeId),
        or(inArray(sql`lower(${media.fileName})`, [...names]), inArray(media.url, [...addresses])),
      ),
    )
    .orderBy(asc(media.createdAt), asc(media.id));
  const rows = isLocking ? await found.for('key share') : await found;
  const pictures = rows.map(({ id, url, fileName }) => ({ mediaId: id, url, fileName }));
  const byName = new Map(pictures.map((each) => [each.fileName.toLowerCase(), each]));
  const byUrl = new Map(pictures.map((each) => [each.url, each]));
  return {
    named: (fileName) => byName.get(fileName.toLowerCase()),
    at: (url) => byUrl.get(url),
  };
}

/**
 * Replaces names of library pictures in the draft by their addresses. A name or an address that
 * neither the library nor the product has is reported and left out; if no picture is left, the
 * product keeps its current pictures.
 * @param stored the product's current pictures
 */
export function withLibraryPictures(
  draft: ProductDraft,
  library: LibraryPictures,
  stored: readonly { readonly url: string }[],
  remarks: StoreRemark[],
): ProductDraft {
  const isKnown = (url: string) =>
    library.at(url) !== undefined || stored.some((image) => image.url === url);
  const settle = <Owner extends { readonly images?: readonly DraftImage[] }>(
    owner: Owner,
    rowNumber: number,
  ): Owner => {
    if (!owner.images?.some(({ url }) => isLibraryFile(url) || isLibraryAddress(url))) return owner;
    const images = owner.images.flatMap((image) => {
      const isAddress = isLibraryAddress(image.url);
      if (isAddress ? isKnown(image.url) : !isLibraryFile(image.url)) return [image];
      const picture = isAddress ? undefined : library.named(image.url);
      if (picture) return [{ url: picture.url, alt: null }];
      remarks.push({ rowNumber, code: 'image_not_in_library', column: null, value: image.url });
      return [];
    });
    const { images: _, ...others } = owner;
    // Only the pictures were removed, which are optional.
    return (images.length > 0 ? { ...others, images } : others) as Owner;
  };
  const [first] = draft.variants;
  return {
    ...settle(draft, draft.rowNumber ?? first?.rowNumber ?? 0),
    variants: draft.variants.map((variant) => settle(variant, variant.rowNumber)),
  };
}

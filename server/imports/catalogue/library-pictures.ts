import { and, eq, inArray, sql } from 'drizzle-orm';
import { isLibraryAddress } from '#domain/media/library-address';
import { findPicture, pictureFileName } from '#domain/media/picture-name';
import type { DraftImage, ProductDraft } from '#domain/products/import/product-draft';
import type { Reader } from '../../context';
import { groupBy } from '../../database/group-by';
import { media, mediaNames } from '../../database/schema/media';
import { draftImages } from './draft-images';
import type { StoreRemark } from './planned-product';

/** A picture of the store's library. */
export interface LibraryPicture {
  readonly mediaId: string;
  readonly url: string;
}

/** The library's pictures that a batch names by their files. */
export interface LibraryPictures {
  /** The picture that a file name means, see {@link findPicture}. */
  named(fileName: string): LibraryPicture | 'ambiguous' | null;
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
  const addresses = [...new Set(given.filter(isLibraryAddress))];
  const names = [...new Set(given.flatMap((text) => nameIn(text) ?? []))];
  const rows = names.length === 0 ? [] : await selectNamed(reader, storeId, names, isLocking);
  const addressed =
    addresses.length === 0 ? [] : await selectAt(reader, storeId, addresses, isLocking);
  const byName = groupBy(rows, ({ sought }) => sought);
  const byUrl = new Map([...rows, ...addressed].map((picture) => [picture.url, picture]));
  return {
    named: (fileName) => findPicture(fileName, byName.get(fileName) ?? []),
    at: (url) => byUrl.get(url),
  };
}

/** The name of a picture's file; null for addresses, also for those of the library. */
function nameIn(text: string): string | null {
  return isLibraryAddress(text) ? null : pictureFileName(text);
}

async function selectAt(
  reader: Reader,
  storeId: string,
  addresses: string[],
  isLocking: boolean,
): Promise<LibraryPicture[]> {
  const found = reader
    .select({ mediaId: media.id, url: media.url })
    .from(media)
    .where(and(eq(media.storeId, storeId), inArray(media.url, addresses)));
  return isLocking ? found.for('key share') : found;
}

interface NamedRow extends LibraryPicture, Record<string, unknown> {
  readonly fileName: string;
  /** The name of the file for which the picture was found. */
  readonly sought: string;
}

/** The store's pictures whose names may equal one of the names, in the order of their naming. */
async function selectNamed(
  reader: Reader,
  storeId: string,
  names: readonly string[],
  isLocking: boolean,
): Promise<NamedRow[]> {
  const { rows } = await reader.execute<NamedRow>(sql`
    select sought.name as "sought", ${mediaNames.fileName} as "fileName",
           ${media.id} as "mediaId", ${media.url} as "url"
      from unnest(${sql.param(names)}::text[]) as sought(name)
      join ${mediaNames} on ${mediaNames.storeId} = ${storeId}
           and ${mediaNames.nameKey} = picture_name_key(sought.name)
      join ${media} on ${media.id} = ${mediaNames.mediaId}
     order by ${mediaNames.namedAt}, ${media.createdAt}, ${media.id}
     ${isLocking ? sql`for key share of ${media}` : sql``}`);
  return rows;
}

/**
 * Replaces names of library pictures in the draft by their addresses. A name that means none or
 * several, and an address that neither the library nor the product has, is reported and left out;
 * if no picture is left, the product keeps its current pictures.
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
    const isOfLibrary = ({ url }: DraftImage) => isLibraryAddress(url) || nameIn(url) !== null;
    if (!owner.images?.some(isOfLibrary)) return owner;
    const images = owner.images.flatMap((image) => {
      const name = nameIn(image.url);
      if (isLibraryAddress(image.url) ? isKnown(image.url) : name === null) return [image];
      const picture = name === null ? null : library.named(name);
      if (picture !== null && picture !== 'ambiguous') return [{ url: picture.url, alt: null }];
      const code = picture === null ? 'image_not_in_library' : 'image_ambiguous';
      remarks.push({ rowNumber, code, column: null, value: image.url });
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

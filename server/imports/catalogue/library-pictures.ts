import { sql } from 'drizzle-orm';
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
  const names = new Set(
    drafts
      .flatMap((draft) => draftImages(draft) ?? [])
      .flatMap(({ url }) => pictureFileName(url) ?? []),
  );
  if (names.size === 0) return { named: () => null, at: () => undefined };
  const rows = await selectNamed(reader, storeId, [...names], isLocking);
  const byName = groupBy(rows, ({ sought }) => sought);
  const byUrl = new Map(rows.map((row) => [row.url, row]));
  return {
    named: (fileName) => findPicture(fileName, byName.get(fileName) ?? []),
    at: (url) => byUrl.get(url),
  };
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
 * several is reported and left out; if no picture is left, the product keeps its current pictures.
 */
export function withLibraryPictures(
  draft: ProductDraft,
  library: LibraryPictures,
  remarks: StoreRemark[],
): ProductDraft {
  const settle = <Owner extends { readonly images?: readonly DraftImage[] }>(
    owner: Owner,
    rowNumber: number,
  ): Owner => {
    if (!owner.images?.some(({ url }) => pictureFileName(url) !== null)) return owner;
    const images = owner.images.flatMap((image) => {
      const name = pictureFileName(image.url);
      if (name === null) return [image];
      const picture = library.named(name);
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

import { and, asc, count, desc, eq, inArray, like, not, or, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../context';
import type { Operations } from '../contract.generated';
import { media } from '../database/schema/media';
import { searchPatterns } from '../search/product-search-text';
import { isCover, type UsedMedia, usageCount } from './media.repository';
import { isInFolderTree } from './media-folders';

/** Filters, order and page of the list, as in the contract. */
export type MediaListQuery = Operations['listMedia']['query'];

const ORDERS: Record<MediaListQuery['sort'], SQL[]> = {
  createdAt: [asc(media.createdAt), asc(media.id)],
  '-createdAt': [desc(media.createdAt), desc(media.id)],
  // `searchText` begins with the folded name, so searching and sorting use the same spelling.
  name: [asc(media.searchText), asc(media.id)],
  '-name': [desc(media.searchText), desc(media.id)],
  size: [asc(media.sizeBytes), asc(media.id)],
  '-size': [desc(media.sizeBytes), desc(media.id)],
  position: [asc(media.position), asc(media.id)],
};

/** The picture's position in the product; null when the product lacks it. */
function positionInProduct(productId: string): SQL<number | null> {
  return sql`(
  select product_images.position from product_images
   where product_images.media_id = media.id and product_images.product_id = ${productId})`;
}

const isShown = sql`exists (select from product_images where product_images.media_id = media.id)`;

/** Pictures whose use in a product awaits approval. They are few, so the list reads them once. */
function pendingPictures(storeId: string): SQL {
  return sql`(
  select jsonb_array_elements_text(products.pending_changes -> 'mediaIds') from products
   where products.store_id = ${storeId} and products.pending_changes is not null)`;
}

function isUsed(storeId: string): SQL | undefined {
  return or(isShown, sql`media.id in ${pendingPictures(storeId)}`);
}

/**
 * Not just `not isUsed`: this form lets PostgreSQL join all pictures at once instead of one by one.
 */
function isUnused(storeId: string): SQL | undefined {
  return and(not(isShown), sql`media.id not in ${pendingPictures(storeId)}`);
}

function inProduct(productId: string): SQL {
  return sql`media.id in (
  select media_id from product_images where product_id = ${productId})`;
}

/** Matches pictures in a folder or one inside it; an empty path matches pictures in no folder. */
function isInFolder(folder: string): SQL | undefined {
  return folder === '' ? eq(media.folder, '') : isInFolderTree(folder);
}

function filterCondition(storeId: string, query: MediaListQuery): SQL | undefined {
  const { q, unused, productId, ids, folder } = query;
  return and(
    eq(media.storeId, storeId),
    ids === undefined ? undefined : inArray(media.id, ids),
    folder === undefined ? undefined : isInFolder(folder.normalize('NFC')),
    ...searchPatterns(q ?? '').map((pattern) => like(media.searchText, pattern)),
    productId === undefined ? undefined : inProduct(productId),
    unused === undefined ? undefined : unused ? isUnused(storeId) : isUsed(storeId),
  );
}

/** One page of the library with the number of all pictures that match the filters. */
export async function selectMediaPage(
  reader: Reader,
  storeId: string,
  query: MediaListQuery,
): Promise<{ rows: UsedMedia[]; total: number }> {
  const { productId, page, pageSize } = query;
  const filters = filterCondition(storeId, query);
  const cover =
    productId === undefined
      ? isCover
      : sql<boolean>`coalesce(${positionInProduct(productId)} = 0, false)`;
  const order = productId === undefined ? ORDERS[query.sort] : [asc(positionInProduct(productId))];
  // The ids are found first, so that the use is counted for this page's pictures only.
  const chosen = reader
    .select({ id: media.id })
    .from(media)
    .where(filters)
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [found, [counted]] = await Promise.all([
    reader
      .select({ row: media, usageCount, isCover: cover })
      .from(media)
      .where(sql`${media.id} = any(array${chosen})`)
      .orderBy(...order),
    reader.select({ total: count() }).from(media).where(filters),
  ]);
  return {
    rows: found.map(({ row, ...use }) => ({ ...row, ...use })),
    total: counted?.total ?? 0,
  };
}

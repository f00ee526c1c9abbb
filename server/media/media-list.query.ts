import { and, asc, count, desc, eq, like, not, or, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../context';
import type { Operations } from '../contract.generated';
import { media } from '../database/schema/media';
import { searchPatterns } from '../products/product-search-text';
import { isAwaited, isCover, type UsedMedia, usageCount } from './media.repository';

/** Filters, order and page of the list, as the contract has them. */
export type MediaListQuery = Operations['listMedia']['query'];

const ORDERS: Record<MediaListQuery['sort'], SQL[]> = {
  createdAt: [asc(media.createdAt), asc(media.id)],
  '-createdAt': [desc(media.createdAt), desc(media.id)],
  position: [asc(media.position), asc(media.id)],
};

/** The picture's place in the product; null when the product lacks it. */
const placeIn = (productId: string): SQL<number | null> => sql`(
  select product_images.position from product_images
   where product_images.media_id = media.id and product_images.product_id = ${productId})`;

const isUsed = or(
  sql`exists (select from product_images where product_images.media_id = media.id)`,
  isAwaited,
) as SQL;

const inProduct = (productId: string): SQL => sql`media.id in (
  select media_id from product_images where product_id = ${productId})`;

const narrowed = (storeId: string, { q, unused, productId }: MediaListQuery): SQL | undefined =>
  and(
    eq(media.storeId, storeId),
    ...searchPatterns(q ?? '').map((pattern) => like(media.searchText, pattern)),
    productId === undefined ? undefined : inProduct(productId),
    unused === undefined ? undefined : unused ? not(isUsed) : isUsed,
  );

/** One page of the library with the number of all that the filters keep. */
export const selectMediaPage = async (
  reader: Reader,
  storeId: string,
  query: MediaListQuery,
): Promise<{ rows: UsedMedia[]; total: number }> => {
  const { productId, page, pageSize } = query;
  const filters = narrowed(storeId, query);
  const cover =
    productId === undefined ? isCover : sql<boolean>`coalesce(${placeIn(productId)} = 0, false)`;
  const [found, [counted]] = await Promise.all([
    reader
      .select({ row: media, usageCount, isCover: cover })
      .from(media)
      .where(filters)
      .orderBy(...(productId === undefined ? ORDERS[query.sort] : [asc(placeIn(productId))]))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    reader.select({ total: count() }).from(media).where(filters),
  ]);
  return {
    rows: found.map(({ row, ...use }) => ({ ...row, ...use })),
    total: counted?.total ?? 0,
  };
};

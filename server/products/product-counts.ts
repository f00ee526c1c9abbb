import { eq, sql } from 'drizzle-orm';
import type { ProductCounts } from '#openapi/types.generated';
import type { Reader } from '../context';
import { preparedStatement } from '../database/prepared-statements';
import { stores } from '../database/schema/stores';
import { readTallies } from '../database/tallies';
import { countFilteredProducts } from './product-list.query';
import { hasFilters, type ProductListQuery } from './product-list-conditions';

const NONE: ProductCounts = {
  all: 0,
  draft: 0,
  inactive: 0,
  published: 0,
  new: 0,
  under_review: 0,
  approved: 0,
  active: 0,
  archived: 0,
};

const storeStatus = preparedStatement((reader) =>
  reader
    .select({ status: stores.status })
    .from(stores)
    .where(eq(stores.id, sql.placeholder('storeId')))
    .prepare('store_status'),
);

/** Counts of the whole catalogue, as maintained by the triggers on `products`. */
async function countUnfilteredProducts(reader: Reader, storeId: string): Promise<ProductCounts> {
  const [groups, [store]] = await Promise.all([
    readTallies(reader, 'products', storeId),
    storeStatus(reader).execute({ storeId }),
  ]);
  const counts = { ...NONE };
  for (const { facets, count } of groups) {
    if (facets.isArchived) {
      counts.archived += count;
      continue;
    }
    counts.all += count;
    counts[facets.status] += count;
    counts[facets.approvalState] += count;
    const isActive =
      facets.status === 'published' && facets.isSellable && store?.status === 'active';
    if (isActive) counts.active += count;
  }
  return counts;
}

/** How many products are in each status with all filters of the list but the status. */
export function countProductsByStatus(
  reader: Reader,
  storeId: string,
  query: ProductListQuery,
): Promise<ProductCounts> {
  return hasFilters(query)
    ? countFilteredProducts(reader, storeId, query)
    : countUnfilteredProducts(reader, storeId);
}

import { eq, sql, sum } from 'drizzle-orm';
import type { Reader } from '../context';
import type { ProductCounts } from '../contract.generated';
import { keptStatement } from '../database/kept-statements';
import { productTallies } from '../database/schema/products';
import { stores } from '../database/schema/stores';
import { countNarrowedProducts, isNarrowed, type ProductListQuery } from './product-list.query';

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

const talliesOfStore = keptStatement((reader) =>
  reader
    .select({
      status: productTallies.status,
      approvalState: productTallies.approvalState,
      isArchived: productTallies.isArchived,
      isSellable: productTallies.isSellable,
      storeStatus: stores.status,
      count: sum(productTallies.change).mapWith(Number),
    })
    .from(productTallies)
    .innerJoin(stores, eq(stores.id, productTallies.storeId))
    .where(eq(productTallies.storeId, sql.placeholder('storeId')))
    .groupBy(
      productTallies.status,
      productTallies.approvalState,
      productTallies.isArchived,
      productTallies.isSellable,
      stores.status,
    )
    .prepare('product_tallies'),
);

/** Counts of the whole catalogue, from what the triggers on `products` keep. */
const countAllProducts = async (reader: Reader, storeId: string): Promise<ProductCounts> => {
  const counts = { ...NONE };
  for (const tally of await talliesOfStore(reader).execute({ storeId })) {
    if (tally.isArchived) {
      counts.archived += tally.count;
      continue;
    }
    counts.all += tally.count;
    counts[tally.status] += tally.count;
    counts[tally.approvalState] += tally.count;
    const isActive =
      tally.status === 'published' && tally.isSellable && tally.storeStatus === 'active';
    if (isActive) counts.active += tally.count;
  }
  return counts;
};

/** How many products stand in each status under all filters of the list but the status. */
export const countProductsByStatus = (
  reader: Reader,
  storeId: string,
  query: ProductListQuery,
): Promise<ProductCounts> =>
  isNarrowed(query)
    ? countNarrowedProducts(reader, storeId, query)
    : countAllProducts(reader, storeId);

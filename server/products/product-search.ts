import type { DatabaseAccess } from '../context';
import type { ProductCounts } from '../contract.generated';
import {
  countNarrowedProducts,
  type ProductListQuery,
  type ProductPageRow,
  selectProductPage,
} from './product-list.query';
import { withLikeness } from './product-matching';
import { likeWords } from './product-search-text';

/** A page of products with the counts beside it. */
export interface FoundProducts {
  readonly counts: ProductCounts;
  readonly rows: readonly ProductPageRow[];
  /** Nothing was spelled as asked, so that these are spelled like it. */
  readonly isApproximate: boolean;
}

/** Words that may be misspelt, looked for by likeness: a second pass that only empty searches pay. */
const searchAlike = (
  database: DatabaseAccess,
  storeId: string,
  asked: ProductListQuery,
): Promise<FoundProducts> =>
  database.transaction(async (tx) => {
    const query = { ...asked, isApproximate: true };
    await withLikeness(tx);
    const counts = await countNarrowedProducts(tx, storeId, query);
    const isFound = counts.all + counts.archived > 0;
    const rows = isFound ? await selectProductPage(tx, storeId, query) : [];
    return { counts, rows, isApproximate: isFound };
  });

/**
 * One page of the list; where nothing in any status is spelled as asked, what is spelled like it.
 * @param count counts what stands in each status under the query's filters
 */
export const searchProducts = async (
  database: DatabaseAccess,
  storeId: string,
  query: ProductListQuery,
  count: () => Promise<ProductCounts>,
): Promise<FoundProducts> => {
  const [counts, rows] = await Promise.all([
    count(),
    selectProductPage(database.db, storeId, query),
  ]);
  const isEmpty = counts.all + counts.archived === 0;
  if (isEmpty && likeWords(query.q ?? '')) return searchAlike(database, storeId, query);
  return { counts, rows, isApproximate: false };
};

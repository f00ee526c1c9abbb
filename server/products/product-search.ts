import type { DatabaseAccess } from '../context';
import type { ProductCounts } from '../contract.generated';
import { setSimilarityThreshold } from './fuzzy-matching';
import {
  countFilteredProducts,
  hasFilters,
  idsAt,
  type ProductListQuery,
  type ProductPageRow,
  selectProductPage,
  selectProductsByIds,
} from './product-list.query';
import { fuzzyWords } from './product-search-text';

/** A page of products with the counts beside it. */
export interface FoundProducts {
  readonly counts: ProductCounts;
  readonly rows: readonly ProductPageRow[];
  /** Nothing was spelled as asked, so that these are spelled like it. */
  readonly isApproximate: boolean;
}

/** Words that may be misspelt, looked for by likeness: a second pass that only empty searches pay. */
const fuzzySearch = (
  database: DatabaseAccess,
  storeId: string,
  asked: ProductListQuery,
): Promise<FoundProducts> =>
  database.transaction(async (tx) => {
    const query = { ...asked, isApproximate: true };
    await setSimilarityThreshold(tx);
    const counts = await countFilteredProducts(tx, storeId, query);
    const isFound = counts.all + counts.archived > 0;
    const rows = isFound ? await selectProductPage(tx, storeId, query) : [];
    return { counts, rows, isApproximate: isFound };
  });

/** Records before a page from which on it is found by the list's order instead of counted off. */
const DEEP_OFFSET = 1000;

/** What is read once for many pages. */
interface CachedList {
  /** Counts what stands in each status under the query's filters. */
  count(): Promise<ProductCounts>;
  /** Its ids, see {@link selectProductOrder}. */
  order(): Promise<string>;
}

/** Counting records off takes the longer the deeper the page is; an order that is known doesn't. */
const selectPage = async (
  { db }: DatabaseAccess,
  storeId: string,
  query: ProductListQuery,
  { order }: CachedList,
): Promise<readonly ProductPageRow[]> => {
  const { page, pageSize, sort } = query;
  const skipped = (page - 1) * pageSize;
  if (skipped < DEEP_OFFSET || hasFilters(query)) return selectProductPage(db, storeId, query);
  const ids = idsAt(await order(), skipped, pageSize);
  return selectProductsByIds(db, storeId, sort, ids);
};

/** One page of the list; where nothing in any status is spelled as asked, what is spelled like it. */
export const searchProducts = async (
  database: DatabaseAccess,
  storeId: string,
  query: ProductListQuery,
  whole: CachedList,
): Promise<FoundProducts> => {
  const [counts, rows] = await Promise.all([
    whole.count(),
    selectPage(database, storeId, query, whole),
  ]);
  const isEmpty = counts.all + counts.archived === 0;
  if (isEmpty && fuzzyWords(query.q ?? '')) return fuzzySearch(database, storeId, query);
  return { counts, rows, isApproximate: false };
};

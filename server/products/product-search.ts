import type { ProductCounts } from '#openapi/types.generated';
import type { DatabaseAccess } from '../context';
import { fuzzyWords } from '../search/product-search-text';
import { setSimilarityThreshold } from './fuzzy-matching';
import {
  countFilteredProducts,
  idsAt,
  readProductIds,
  selectProductPage,
  selectProductsByIds,
} from './product-list.query';
import { hasFilters, type ProductListQuery } from './product-list-conditions';
import type { ProductPageRow } from './product-list-rows';

/** A page of products with the counts shown next to it. */
export interface FoundProducts {
  readonly counts: ProductCounts;
  readonly rows: readonly ProductPageRow[];
  /** No product matched exactly, so these match approximately. */
  readonly isApproximate: boolean;
}

/** Searches by word similarity: a second query that runs only when the first finds nothing. */
function fuzzySearch(
  database: DatabaseAccess,
  storeId: string,
  asked: ProductListQuery,
): Promise<FoundProducts> {
  return database.transaction(async (tx) => {
    const query = { ...asked, isApproximate: true };
    await setSimilarityThreshold(tx);
    const counts = await countFilteredProducts(tx, storeId, query);
    const isFound = counts.all + counts.archived > 0;
    const rows = isFound ? await selectProductPage(tx, storeId, query) : [];
    return { counts, rows, isApproximate: isFound };
  });
}

/** Offset from which a page is found by the list's stored order instead of by an SQL offset. */
const DEEP_OFFSET = 1000;

/** Data that is read once for many pages. */
interface CachedList {
  /** Counts the products in each status under the query's filters. */
  count(): Promise<ProductCounts>;
  /** The list's ids, see {@link selectProductOrder}. */
  order(): Promise<string>;
}

/** An SQL offset is slower the deeper the page is; a stored order is not. */
async function selectPage(
  { db }: DatabaseAccess,
  storeId: string,
  query: ProductListQuery,
  { order }: CachedList,
): Promise<readonly ProductPageRow[]> {
  const { page, pageSize } = query;
  const skipped = (page - 1) * pageSize;
  if (skipped < DEEP_OFFSET || hasFilters(query)) return selectProductPage(db, storeId, query);
  const ids = idsAt(await order(), skipped, pageSize);
  return selectProductsByIds(db, storeId, ids);
}

/** One page of the list; when no status has an exact match, products with a similar spelling. */
export async function searchProducts(
  database: DatabaseAccess,
  storeId: string,
  query: ProductListQuery,
  whole: CachedList,
): Promise<FoundProducts> {
  const [counts, rows] = await Promise.all([
    whole.count(),
    selectPage(database, storeId, query, whole),
  ]);
  const isEmpty = counts.all + counts.archived === 0;
  if (isEmpty && fuzzyWords(query.q ?? '')) return fuzzySearch(database, storeId, query);
  return { counts, rows, isApproximate: false };
}

/** The id of every product that {@link searchProducts} finds, on all its pages, in the list's order. */
export async function findProductIds(
  database: DatabaseAccess,
  storeId: string,
  query: Omit<ProductListQuery, 'page' | 'pageSize'>,
): Promise<string[]> {
  const ids = await readProductIds(database.db, storeId, query);
  if (ids.length > 0 || !fuzzyWords(query.q ?? '')) return ids;
  const { all, archived } = await countFilteredProducts(database.db, storeId, {
    ...query,
    page: 1,
    pageSize: 1,
  });
  if (all + archived > 0) return ids;
  return database.transaction(async (tx) => {
    await setSimilarityThreshold(tx);
    return readProductIds(tx, storeId, { ...query, isApproximate: true });
  });
}

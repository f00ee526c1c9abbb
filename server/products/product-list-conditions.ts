import {
  and,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { ProductCounts } from '#openapi/types.generated';
import type { Operations } from '../contract.generated';
import { products } from '../database/schema/products';
import { stores } from '../database/schema/stores';
import { searchPatterns } from '../search/product-search-text';
import { fuzzyMatch } from './fuzzy-matching';
import { isOnSale, isRefused, isWithin } from './product-conditions';

/** Filters, order and page of the list, as in the contract. */
export type ProductListQuery = Operations['searchProducts']['query'];

/** All filters of the list, without its order and page. */
export type ProductFilters = Omit<ProductListQuery, 'page' | 'pageSize' | 'sort' | 'language'> & {
  /** Words of `q` may be misspelt; the caller sets the similarity, see `setSimilarityThreshold`. */
  readonly isApproximate?: boolean;
};

/** A store's id, or its placeholder in a prepared statement. */
export type StoreId = string | Placeholder;

export const STORE_ID = sql.placeholder('storeId');

const INCOMPLETE: Record<NonNullable<ProductListQuery['missingLanguage']>, SQL> = {
  fr: lt(products.completenessFr, 1),
  en: lt(products.completenessEn, 1),
  ar: lt(products.completenessAr, 1),
};

export function isStoreOpen(storeId: StoreId): SQL<boolean> {
  return sql<boolean>`(select stores.status = 'active' from ${stores} where stores.id = ${storeId})`;
}

function shows(mediaId: string): SQL {
  return sql`products.id in (
  select product_id from product_images where media_id = ${mediaId})`;
}

/** All filters of the seller except the status. */
export function filterCondition(storeId: StoreId, query: ProductFilters): SQL | undefined {
  return and(
    eq(products.storeId, storeId),
    ...fuzzyMatch(query.q, query.isApproximate),
    query.stock?.length ? inArray(products.inventoryType, query.stock) : undefined,
    query.categoryId === undefined ? undefined : isWithin(query.categoryId),
    query.brandId === undefined ? undefined : eq(products.brandId, query.brandId),
    query.mediaId === undefined ? undefined : shows(query.mediaId),
    query.missingLanguage && INCOMPLETE[query.missingLanguage],
    query.review && isRefused(),
    query.priceFrom === undefined ? undefined : gte(products.priceMin, query.priceFrom),
    query.priceTo === undefined ? undefined : lte(products.priceMin, query.priceTo),
  );
}

/** The condition of each status of the filter. */
export function statusConditions(storeId: StoreId): Record<keyof ProductCounts, SQL | undefined> {
  const live = isNull(products.archivedAt);
  return {
    all: live,
    draft: and(live, eq(products.status, 'draft')),
    inactive: and(live, eq(products.status, 'inactive')),
    published: and(live, eq(products.status, 'published')),
    new: and(live, eq(products.approvalState, 'new')),
    under_review: and(live, eq(products.approvalState, 'under_review')),
    approved: and(live, eq(products.approvalState, 'approved')),
    active: and(isOnSale(), isStoreOpen(storeId)),
    archived: isNotNull(products.archivedAt),
  };
}

/** A product must contain every word. */
export function containing(words: readonly Placeholder[]): SQL[] {
  return words.map((word) => like(products.searchText, word));
}

/** Whether any filter except the status is set. */
export function hasFilters(query: ProductListQuery): boolean {
  return [
    query.categoryId,
    query.brandId,
    query.missingLanguage,
    query.priceFrom,
    query.priceTo,
    query.mediaId,
    query.review,
    searchPatterns(query.q ?? '')[0],
    query.stock?.[0],
  ].some((filter) => filter !== undefined);
}

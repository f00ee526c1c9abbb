import type {
  ExportProductsApiArg,
  SearchProductsApiArg,
} from '#application/api/products-endpoints.generated';
import { LANGUAGES, type Language } from '#domain/format/languages';
import { INVENTORY_TYPES, SHORT_STOCK } from '#domain/products/product-lifecycle';
import { PRICE_BOUNDS } from '#domain/products/product-prices';
import type { ProductCounts } from '#openapi/types.generated';
import { centimesParam, choiceParam, idParam, positiveParam } from '../lists/list-url';
import { nameLanguage } from '../lists/name-language';

/** The tabs of the list; each is a status of the specification, `all` excludes the archive. */
export const PRODUCT_TABS = [
  'all',
  'published',
  'under_review',
  'approved',
  'draft',
  'inactive',
  'archived',
] as const;
export type ProductTab = (typeof PRODUCT_TABS)[number];

/** The filters by stock; `short` is low or out. */
export const STOCK_FILTERS = [...INVENTORY_TYPES, 'short'] as const;
type StockFilter = (typeof STOCK_FILTERS)[number];

export const PRODUCT_SORTS = ['name', 'createdAt', 'price', 'quantity', 'code'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];
const SORT_VALUES = PRODUCT_SORTS.flatMap((sort) => [sort, `-${sort}` as const]);

/** The state of the list of products in the URL. */
export type ProductListState = {
  tab: ProductTab;
  q: string;
  stock: StockFilter | undefined;
  categoryId: string | undefined;
  brandId: string | undefined;
  /** Centimes. */
  priceFrom: number | undefined;
  priceTo: number | undefined;
  missingLanguage: Language | undefined;
  /** Only products that the marketplace refused and that were not submitted again. */
  review: 'refused' | undefined;
  sort: ProductSort | `-${ProductSort}`;
  page: number;
  pageSize: number;
};

/** Reads the URL; unknown values fall back to the defaults, the newest first. */
export function readProductList(params: URLSearchParams): ProductListState {
  return {
    tab: choiceParam(params, 'tab', PRODUCT_TABS, 'all'),
    q: params.get('q') ?? '',
    stock: choiceParam(params, 'stock', STOCK_FILTERS, undefined),
    categoryId: idParam(params, 'categoryId', 'cat'),
    brandId: idParam(params, 'brandId', 'brd'),
    priceFrom: centimesParam(params, 'priceFrom', PRICE_BOUNDS.highest),
    priceTo: centimesParam(params, 'priceTo', PRICE_BOUNDS.highest),
    missingLanguage: choiceParam(params, 'missingLanguage', LANGUAGES, undefined),
    review: choiceParam(params, 'review', ['refused'] as const, undefined),
    sort: choiceParam(params, 'sort', SORT_VALUES, '-createdAt'),
    page: positiveParam(params, 'page', 1),
    pageSize: Math.min(positiveParam(params, 'pageSize', 25), 100),
  };
}

/** The filters of the URL: which products the list has on all its pages. */
export function toProductFilter(state: ProductListState): Omit<ExportProductsApiArg, 'sort'> {
  return {
    ...(state.q ? { q: state.q } : {}),
    ...(state.tab === 'all' ? {} : { status: state.tab }),
    ...(state.stock ? { stock: state.stock === 'short' ? [...SHORT_STOCK] : [state.stock] } : {}),
    ...(state.categoryId ? { categoryId: state.categoryId } : {}),
    ...(state.brandId ? { brandId: state.brandId } : {}),
    ...(state.priceFrom === undefined ? {} : { priceFrom: state.priceFrom }),
    ...(state.priceTo === undefined ? {} : { priceTo: state.priceTo }),
    ...(state.missingLanguage ? { missingLanguage: state.missingLanguage } : {}),
    ...(state.review ? { review: state.review } : {}),
  };
}

/** The query for a file of all products of the list, in its order. */
export function toProductExport(state: ProductListState): ExportProductsApiArg {
  return { ...toProductFilter(state), sort: state.sort };
}

/** The query for the state in the URL. */
export function toProductQuery(
  state: ProductListState,
  language: Language = 'fr',
): SearchProductsApiArg {
  const { sort, page, pageSize } = state;
  return { ...toProductFilter(state), sort, ...nameLanguage(sort, language), page, pageSize };
}

/** How many products a tab contains with the current filters. */
export function tabCount(tab: ProductTab, counts: ProductCounts | undefined): number | undefined {
  return counts?.[tab];
}

/** Whether a filter behind "more filters" is set. */
export function isFilteredFurther(state: ProductListState): boolean {
  return [state.brandId, state.priceFrom, state.priceTo, state.review].some(
    (one) => one !== undefined,
  );
}

/** Whether any filter except the tab is set. */
export function isFiltered(state: ProductListState): boolean {
  return (
    state.q !== '' ||
    state.stock !== undefined ||
    state.categoryId !== undefined ||
    isFilteredFurther(state) ||
    state.missingLanguage !== undefined
  );
}

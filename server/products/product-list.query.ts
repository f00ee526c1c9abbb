import {
  and,
  asc,
  desc,
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
import type { Reader } from '../context';
import type { Operations, ProductCounts } from '../contract.generated';

import { type JsonRow, jsonRows, type NamedRow, namedColumns } from '../database/json-rows';
import { preparedStatements } from '../database/prepared-statements';
import { products } from '../database/schema/products';
import { stores } from '../database/schema/stores';
import { searchPatterns } from '../search/product-search-text';
import { fuzzyMatch } from './fuzzy-matching';
import { isOnSale, isWithin } from './product-conditions';

/** Filters, order and page of the list, as in the contract. */
export type ProductListQuery = Operations['searchProducts']['query'];

type ProductFilters = Omit<ProductListQuery, 'page' | 'pageSize'> & {
  /** Words of `q` may be misspelt; the caller sets the similarity, see `setSimilarityThreshold`. */
  readonly isApproximate?: boolean;
};

/** A store's id, or its placeholder in a prepared statement. */
type StoreId = string | Placeholder;

const SORTS: Record<ProductListQuery['sort'], SQL[]> = {
  name: [asc(products.sortName), asc(products.id)],
  '-name': [desc(products.sortName), desc(products.id)],
  createdAt: [asc(products.createdAt), asc(products.id)],
  '-createdAt': [desc(products.createdAt), desc(products.id)],
  price: [asc(products.priceMin), asc(products.id)],
  '-price': [desc(products.priceMin), desc(products.id)],
  quantity: [asc(products.quantity), asc(products.id)],
  '-quantity': [desc(products.quantity), desc(products.id)],
  code: [asc(products.code)],
  '-code': [desc(products.code)],
};

const INCOMPLETE: Record<NonNullable<ProductListQuery['missingLanguage']>, SQL> = {
  fr: lt(products.completenessFr, 1),
  en: lt(products.completenessEn, 1),
  ar: lt(products.completenessAr, 1),
};

function isStoreOpen(storeId: StoreId): SQL<boolean> {
  return sql<boolean>`(select stores.status = 'active' from ${stores} where stores.id = ${storeId})`;
}

/** Refused by the marketplace. Submitting again clears the reason. */
export function isRefused(): SQL {
  return isNotNull(products.rejectionReason);
}

function shows(mediaId: string): SQL {
  return sql`products.id in (
  select product_id from product_images where media_id = ${mediaId})`;
}

/** All filters of the seller except the status. */
function filterCondition(storeId: StoreId, query: Omit<ProductFilters, 'sort'>): SQL | undefined {
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
function statusConditions(storeId: StoreId): Record<keyof ProductCounts, SQL | undefined> {
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

/** The products that match a list's filters. */
export function filteredProductsCondition(
  storeId: string,
  query: Omit<ProductListQuery, 'sort' | 'page' | 'pageSize'>,
): SQL | undefined {
  return and(filterCondition(storeId, query), statusConditions(storeId)[query.status ?? 'all']);
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

/** How many products are in each status with all filters but the status, counted row by row. */
export async function countFilteredProducts(
  reader: Reader,
  storeId: string,
  query: ProductFilters,
): Promise<ProductCounts> {
  const state = statusConditions(storeId);
  const having = (status: keyof ProductCounts) =>
    sql`count(*) filter (where ${state[status]})`.mapWith(Number);
  const [counts] = await reader
    .select({
      all: having('all'),
      draft: having('draft'),
      inactive: having('inactive'),
      published: having('published'),
      new: having('new'),
      under_review: having('under_review'),
      approved: having('approved'),
      active: having('active'),
      archived: having('archived'),
    })
    .from(products)
    .where(filterCondition(storeId, query));
  if (!counts) throw new Error('An aggregate without groups answers one row.');
  return counts;
}

function pageColumns(storeId: StoreId) {
  return {
    id: products.id,
    code: products.code,
    name: products.name,
    nameEn: products.nameEn,
    nameAr: products.nameAr,
    handle: products.handle,
    coverUrl: products.coverUrl,
    categoryId: products.categoryId,
    brandId: products.brandId,
    productType: products.productType,
    inventoryType: products.inventoryType,
    priceMin: products.priceMin,
    priceMax: products.priceMax,
    quantity: products.quantity,
    lowStockThreshold: products.lowStockThreshold,
    stockPolicies: products.stockPolicies,
    variantsCount: products.variantsCount,
    status: products.status,
    approvalState: products.approvalState,
    archivedAt: products.archivedAt,
    completenessFr: products.completenessFr,
    completenessEn: products.completenessEn,
    completenessAr: products.completenessAr,
    createdAt: products.createdAt,
    updatedAt: products.updatedAt,
    revision: products.revision,
    /** Of a simple product. The variants of a variable one have their own barcodes. */
    barcode: sql<string | null>`case when products.product_type = 'simple' then (
    select variants.barcode from variants where variants.product_id = products.id limit 1) end`,
    isStoreOpen: isStoreOpen(storeId),
  };
}

/** A slice of the list, as values or as placeholders in a prepared statement. */
interface Slice {
  readonly limit: number | Placeholder;
  readonly offset: number | Placeholder;
}

/** The ids of all products that match the filters and contain the words, in the list's order. */
function idsOf(
  reader: Reader,
  storeId: StoreId,
  query: ProductFilters,
  words: readonly Placeholder[] = [],
) {
  return reader
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        filterCondition(storeId, query),
        ...words.map((word) => like(products.searchText, word)),
        statusConditions(storeId)[query.status ?? 'all'],
      ),
    )
    .orderBy(...SORTS[query.sort]);
}

/** The list's columns of the products whose ids are in an SQL array. */
function rowsOf(
  reader: Reader,
  storeId: StoreId,
  sort: ProductListQuery['sort'],
  ids: SQL | Placeholder,
) {
  const page = reader
    .select(namedColumns(pageColumns(storeId)))
    .from(products)
    .where(sql`${products.id} = any(${ids})`)
    .orderBy(...SORTS[sort])
    .as('page');
  return reader.select({ rows: jsonRows<PageColumns>(page) }).from(page);
}

type PageColumns = ReturnType<typeof pageColumns>;

/** A row of a page of the list. */
export type ProductPageRow = NamedRow<PageColumns>;

function readPage(found: readonly { readonly rows: readonly JsonRow<PageColumns>[] }[]) {
  return (found[0]?.rows ?? []).map(
    (row): ProductPageRow =>
      Object.assign(row, {
        archivedAt: row.archivedAt === null ? null : new Date(row.archivedAt),
        createdAt: new Date(row.createdAt),
        updatedAt: new Date(row.updatedAt),
      }),
  );
}

/**
 * The ids are found first, by an index-only scan where possible: a deep page reads no more rows.
 */
function pageOf(
  reader: Reader,
  storeId: StoreId,
  query: ProductFilters,
  slice: Slice,
  words: readonly Placeholder[] = [],
) {
  const chosen = idsOf(reader, storeId, query, words).limit(slice.limit).offset(slice.offset);
  return rowsOf(reader, storeId, query.sort, sql`array${chosen}`);
}

/** A list of the whole catalogue: one status and one sort order. */
type UnfilteredList = `${keyof ProductCounts} ${ProductListQuery['sort']}`;

function filtersOf(list: UnfilteredList): ProductFilters {
  // The two parts of the key's type.
  const [status, sort] = list.split(' ') as [keyof ProductCounts, ProductListQuery['sort']];
  return status === 'all' ? { sort } : { status, sort };
}

/** Width of an id in the stored order, padded with at least one blank. */
export const ID_WIDTH = 32;

const STORE_ID = sql.placeholder('storeId');

const SLICE = { limit: sql.placeholder('limit'), offset: sql.placeholder('offset') };

/** Pages of the whole catalogue, one statement for each status and order. */
const unfilteredPages = preparedStatements((reader, list: UnfilteredList) =>
  pageOf(reader, STORE_ID, filtersOf(list), SLICE).prepare(`products ${list}`),
);

/** Numbers of words for which the text of a search is built once. */
const WORD_COUNTS = [1, 2, 3, 4] as const;
type WordCount = (typeof WORD_COUNTS)[number];

function wordsOf(count: WordCount): Placeholder[] {
  return WORD_COUNTS.slice(0, count).map((number) => sql.placeholder(`word${number}`));
}

/**
 * Pages of a search by words without another filter. The text is built once, but the statement has
 * no name: PostgreSQL plans it for the words, because rare and frequent ones need other indexes.
 */
const searchPages = preparedStatements((reader, key: `${UnfilteredList} ${WordCount}`) => {
  const [status, sort, count] = key.split(' ');
  const list = `${status} ${sort}` as UnfilteredList;
  const words = wordsOf(Number(count) as WordCount);
  return pageOf(reader, STORE_ID, filtersOf(list), SLICE, words).prepare('');
});

const rowsByIds = preparedStatements((reader, sort: ProductListQuery['sort']) =>
  rowsOf(reader, STORE_ID, sort, sql.placeholder('ids')).prepare(`chosen products ${sort}`),
);

const unfilteredOrders = preparedStatements((reader, list: UnfilteredList) =>
  reader
    .select({
      // As one text: reading 100,000 rows would take longer than finding the ids.
      ids: sql<string>`array_to_string(array(select rpad(kept.id, ${sql.raw(String(ID_WIDTH))})
        from ${idsOf(reader, STORE_ID, filtersOf(list)).as('kept')}), '')`,
    })
    .from(stores)
    .where(eq(stores.id, STORE_ID))
    .prepare(`order of products ${list}`),
);

function unfilteredListOf({ status, sort }: ProductListQuery): UnfilteredList {
  return `${status ?? 'all'} ${sort}`;
}

/** Every id of the list in its order, filtered by status only, for {@link idsAt}. */
export async function selectProductOrder(
  reader: Reader,
  storeId: string,
  query: ProductListQuery,
): Promise<string> {
  const [found] = await unfilteredOrders(reader, unfilteredListOf(query)).execute({ storeId });
  return found?.ids ?? '';
}

/** A slice of the ids of an order. */
export function idsAt(order: string, begin: number, count: number): string[] {
  return order
    .slice(begin * ID_WIDTH, (begin + count) * ID_WIDTH)
    .split(/ +/)
    .filter((id) => id !== '');
}

/** The products with these ids, as a page of the list in its order. */
export async function selectProductsByIds(
  reader: Reader,
  storeId: string,
  sort: ProductListQuery['sort'],
  ids: readonly string[],
): Promise<ProductPageRow[]> {
  return readPage(await rowsByIds(reader, sort).execute({ storeId, ids: [...ids] }));
}

/** The words of a search without another filter, if they are as few as in nearly all searches. */
function onlyWords({ isApproximate, q, ...query }: PageQuery): readonly string[] | undefined {
  const words = searchPatterns(q ?? '');
  const isOnly = !isApproximate && words.length > 0 && !hasFilters(query);
  return isOnly && words.length <= WORD_COUNTS.length ? words : undefined;
}

type PageQuery = ProductListQuery & Pick<ProductFilters, 'isApproximate'>;

/** One page of products, without the long texts. */
export async function selectProductPage(
  reader: Reader,
  storeId: string,
  query: PageQuery,
): Promise<ProductPageRow[]> {
  const slice = { limit: query.pageSize, offset: (query.page - 1) * query.pageSize };
  const list = unfilteredListOf(query);
  const words = onlyWords(query);
  if (words) {
    // As many words as `onlyWords` accepts.
    const statement = searchPages(reader, `${list} ${words.length as WordCount}`);
    const named = Object.fromEntries(words.map((word, at) => [`word${at + 1}`, word]));
    return readPage(await statement.execute({ storeId, ...named, ...slice }));
  }
  if (hasFilters(query)) return readPage(await pageOf(reader, storeId, query, slice));
  return readPage(await unfilteredPages(reader, list).execute({ storeId, ...slice }));
}

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
import type { Language } from '#domain/format/languages';
import type { ProductCounts } from '#openapi/types.generated';
import type { Reader } from '../context';
import type { Operations } from '../contract.generated';

import {
  type JsonRow,
  type JsonValues,
  jsonValues,
  type NamedRow,
  namedRows,
} from '../database/json-rows';
import { emptyLast } from '../database/list-filters';
import { readIds } from '../database/list-ids';
import { preparedStatement, preparedStatements } from '../database/prepared-statements';
import { products } from '../database/schema/products';
import { stores } from '../database/schema/stores';
import { searchPatterns } from '../search/product-search-text';
import { fuzzyMatch } from './fuzzy-matching';
import { isOnSale, isWithin } from './product-conditions';

/** Filters, order and page of the list, as in the contract. */
export type ProductListQuery = Operations['searchProducts']['query'];

type ProductFilters = Omit<ProductListQuery, 'page' | 'pageSize' | 'sort' | 'language'> & {
  readonly order: ProductOrder;
  /** Words of `q` may be misspelt; the caller sets the similarity, see `setSimilarityThreshold`. */
  readonly isApproximate?: boolean;
};

/** A store's id, or its placeholder in a prepared statement. */
type StoreId = string | Placeholder;

const STORE_ID = sql.placeholder('storeId');

type Sort = ProductListQuery['sort'];

/** An order of the list: by a column, or by the names that are shown in a language. */
export type ProductOrder = Exclude<Sort, 'name' | '-name'> | `${'' | '-'}name:${Language}`;

/** The order that a query asks for. */
export function productOrderOf({
  sort,
  language,
}: Pick<ProductListQuery, 'sort' | 'language'>): ProductOrder {
  return sort === 'name' || sort === '-name' ? `${sort}:${language}` : sort;
}

const SORTS: Record<ProductOrder, SQL[]> = {
  'name:fr': [asc(products.sortNameFr), asc(products.id)],
  '-name:fr': [desc(products.sortNameFr), desc(products.id)],
  'name:ar': [asc(products.sortNameAr), asc(products.id)],
  '-name:ar': [desc(products.sortNameAr), desc(products.id)],
  'name:en': [asc(products.sortNameEn), asc(products.id)],
  '-name:en': [desc(products.sortNameEn), desc(products.id)],
  createdAt: [asc(products.createdAt), asc(products.id)],
  '-createdAt': [desc(products.createdAt), desc(products.id)],
  price: [asc(products.priceMin), asc(products.id)],
  '-price': [emptyLast(products.priceMin, true), desc(products.id)],
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
function filterCondition(storeId: StoreId, query: Omit<ProductFilters, 'order'>): SQL | undefined {
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

function countsOf(
  reader: Reader,
  storeId: StoreId,
  query: Omit<ProductFilters, 'order'>,
  words: readonly Placeholder[] = [],
) {
  const state = statusConditions(storeId);
  const having = (status: keyof ProductCounts) =>
    sql`count(*) filter (where ${state[status]})`.mapWith(Number);
  return reader
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
    .where(and(filterCondition(storeId, query), ...containing(words)));
}

function containing(words: readonly Placeholder[]): SQL[] {
  return words.map((word) => like(products.searchText, word));
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
        ...containing(words),
        statusConditions(storeId)[query.status ?? 'all'],
      ),
    )
    .orderBy(...SORTS[query.order]);
}

/** The id of every product of the list, on all its pages, in the list's order. */
export function readProductIds(
  reader: Reader,
  storeId: string,
  { sort, language, ...filters }: Omit<PageQuery, 'page' | 'pageSize'>,
): Promise<string[]> {
  const order = productOrderOf({ sort, language });
  return readIds(reader, idsOf(reader, storeId, { ...filters, order }));
}

type PageColumns = ReturnType<typeof pageColumns>;

/** A row of a page of the list. */
export type ProductPageRow = NamedRow<PageColumns>;

/** The list's columns of the products whose ids are in an SQL array, in any order. */
function valuesOf(reader: Reader, storeId: StoreId, ids: SQL | Placeholder) {
  return reader
    .select({ values: jsonValues(pageColumns(storeId)) })
    .from(products)
    .where(sql`${products.id} = any(${ids})`);
}

/** The columns of every page, for their names. */
const PAGE_COLUMNS = pageColumns(STORE_ID);

/** The rows in the order of the ids: PostgreSQL need not sort them a second time. */
function readPage(ids: readonly string[], values: JsonValues): ProductPageRow[] {
  const rows = namedRows(PAGE_COLUMNS, values);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : [withDates(row)];
  });
}

function withDates(row: JsonRow<PageColumns>): ProductPageRow {
  // Adding to the row is faster than copying it, for every row of a page.
  return Object.assign(row, {
    archivedAt: row.archivedAt === null ? null : new Date(row.archivedAt),
    createdAt: new Date(row.createdAt),
    updatedAt: new Date(row.updatedAt),
  });
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
  const ids = idsOf(reader, storeId, query, words).limit(slice.limit).offset(slice.offset);
  const values = valuesOf(reader, storeId, sql`chosen.ids`);
  return (
    reader
      .select({
        ids: sql<readonly string[]>`to_json(chosen.ids)`,
        values: sql<JsonValues>`${values}`,
      })
      // With `offset 0` PostgreSQL finds the ids once, although they are used twice.
      .from(sql`(select array${ids} as ids offset 0) as chosen`)
  );
}

async function readFoundPage(
  found: PromiseLike<readonly { readonly ids: readonly string[]; readonly values: JsonValues }[]>,
): Promise<ProductPageRow[]> {
  const [page] = await found;
  return page ? readPage(page.ids, page.values) : [];
}

/** A list of the whole catalogue: one status and one sort order. */
type UnfilteredList = `${keyof ProductCounts} ${ProductOrder}`;

function filtersOf(list: UnfilteredList): ProductFilters {
  // The two parts of the key's type.
  const [status, order] = list.split(' ') as [keyof ProductCounts, ProductOrder];
  return status === 'all' ? { order } : { status, order };
}

/** Width of an id in the stored order, padded with at least one blank. */
export const ID_WIDTH = 32;

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
  const [status, order, count] = key.split(' ');
  const list = `${status} ${order}` as UnfilteredList;
  const words = wordsOf(Number(count) as WordCount);
  return pageOf(reader, STORE_ID, filtersOf(list), SLICE, words).prepare('');
});

/** The counts of such a search. */
const searchCounts = preparedStatements((reader, count: `${WordCount}`) =>
  countsOf(reader, STORE_ID, {}, wordsOf(Number(count) as WordCount)).prepare(''),
);

const valuesByIds = preparedStatement((reader) =>
  valuesOf(reader, STORE_ID, sql.placeholder('ids')).prepare('chosen products'),
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

function unfilteredListOf(query: ProductListQuery): UnfilteredList {
  return `${query.status ?? 'all'} ${productOrderOf(query)}`;
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

/** The products with these ids, in the order of the ids. */
export async function selectProductsByIds(
  reader: Reader,
  storeId: string,
  ids: readonly string[],
): Promise<ProductPageRow[]> {
  const [page] = await valuesByIds(reader).execute({ storeId, ids: [...ids] });
  return readPage(ids, page?.values ?? []);
}

/** The words of a search without another filter, if they are as few as in nearly all searches. */
function onlyWords({ isApproximate, q, ...query }: PageQuery): readonly string[] | undefined {
  const words = searchPatterns(q ?? '');
  const isOnly = !isApproximate && words.length > 0 && !hasFilters(query);
  return isOnly && words.length <= WORD_COUNTS.length ? words : undefined;
}

type PageQuery = ProductListQuery & Pick<ProductFilters, 'isApproximate'>;

/** The parameters of a statement made for {@link wordsOf}. */
function wordParameters(words: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(words.map((word, at) => [`word${at + 1}`, word]));
}

/** How many products are in each status with all filters but the status, counted row by row. */
export async function countFilteredProducts(
  reader: Reader,
  storeId: string,
  query: PageQuery,
): Promise<ProductCounts> {
  const words = onlyWords(query);
  const asked = words
    ? // As many words as `onlyWords` accepts.
      searchCounts(reader, `${words.length as WordCount}`).execute({
        storeId,
        ...wordParameters(words),
      })
    : countsOf(reader, storeId, query);
  const [counts] = await asked;
  if (!counts) throw new Error('An aggregate without groups answers one row.');
  return counts;
}

/** One page of products, without the long texts. */
export async function selectProductPage(
  reader: Reader,
  storeId: string,
  query: PageQuery,
): Promise<ProductPageRow[]> {
  const slice = { limit: query.pageSize, offset: (query.page - 1) * query.pageSize };
  const order = productOrderOf(query);
  const list = unfilteredListOf(query);
  const words = onlyWords(query);
  if (words) {
    // As many words as `onlyWords` accepts.
    const statement = searchPages(reader, `${list} ${words.length as WordCount}`);
    const parameters = { storeId, ...wordParameters(words), ...slice };
    return readFoundPage(statement.execute(parameters));
  }
  if (hasFilters(query)) {
    return readFoundPage(pageOf(reader, storeId, { ...query, order }, slice));
  }
  return readFoundPage(unfilteredPages(reader, list).execute({ storeId, ...slice }));
}

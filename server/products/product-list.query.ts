import { and, eq, type Placeholder, sql } from 'drizzle-orm';
import type { ProductCounts } from '#openapi/types.generated';
import type { Reader } from '../context';
import type { JsonValues } from '../database/json-rows';
import { readIds } from '../database/list-ids';
import { preparedStatement, preparedStatements } from '../database/prepared-statements';
import { products } from '../database/schema/products';
import { stores } from '../database/schema/stores';
import { searchPatterns } from '../search/product-search-text';
import {
  containing,
  filterCondition,
  hasFilters,
  type ProductFilters,
  type ProductListQuery,
  STORE_ID,
  type StoreId,
  statusConditions,
} from './product-list-conditions';
import { type ProductOrder, productOrderOf, SORTS } from './product-list-order';
import { type ProductPageRow, readPage, valuesOf } from './product-list-rows';

type OrderedFilters = ProductFilters & { readonly order: ProductOrder };

/** A slice of the list, as values or as placeholders in a prepared statement. */
interface Slice {
  readonly limit: number | Placeholder;
  readonly offset: number | Placeholder;
}

function countsOf(
  reader: Reader,
  storeId: StoreId,
  query: ProductFilters,
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

/** The ids of all products that match the filters and contain the words, in the list's order. */
function idsOf(
  reader: Reader,
  storeId: StoreId,
  query: OrderedFilters,
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

/**
 * The ids are found first, by an index-only scan where possible: a deep page reads no more rows.
 */
function pageOf(
  reader: Reader,
  storeId: StoreId,
  query: OrderedFilters,
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

function filtersOf(list: UnfilteredList): OrderedFilters {
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

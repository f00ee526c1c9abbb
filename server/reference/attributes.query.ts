import { and, asc, count, eq, inArray, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { searchWords } from '#domain/text/search-fold';
import type { Reader } from '../context';
import {
  attributeCategories,
  attributes,
  attributeValues,
  categories,
} from '../database/schema/reference';

/** Values returned with an attribute. The others are on pages of their own. */
const VALUES_SHOWN = 100;

/** The marketplace's own rows and those of this store. */
export function visibleTo(column: PgColumn, storeId: string): SQL | undefined {
  return or(isNull(column), eq(column, storeId));
}

/**
 * Attributes of one of these categories: its own, those of its ancestors, those of all categories.
 */
export function attributesOfCategories(categoryIds: readonly string[]): SQL {
  const bound = sql`select 1 from ${attributeCategories} bound where bound.attribute_id = ${attributes.id}`;
  if (categoryIds.length === 0) return sql`not exists (${bound})`;
  const chosen = sql.join(
    categoryIds.map((id) => sql`${id}`),
    sql`, `,
  );
  return sql`(not exists (${bound}) or exists (
    select 1 from ${attributeCategories} bound
      join ${categories} own on own.id = bound.category_id
      join ${categories} chosen on chosen.id in (${chosen})
     where bound.attribute_id = ${attributes.id}
       and (chosen.id = own.id or starts_with(chosen.path, own.path || '/'))))`;
}

/** Filter of the attributes, and a page counted from 1. */
export interface AttributeQuery {
  readonly categoryId?: string;
  readonly page: number;
  readonly pageSize: number;
}

function selectValues(reader: Reader, storeId: string, ids: readonly string[]) {
  const placed = reader
    .select({
      id: attributeValues.id,
      place: sql<number>`row_number() over (partition by ${attributeValues.attributeId}
        order by ${attributeValues.rank}, ${attributeValues.code}, ${attributeValues.id})`.as(
        'place',
      ),
      valuesCount:
        sql<number>`(count(*) over (partition by ${attributeValues.attributeId}))::integer`.as(
          'values_count',
        ),
    })
    .from(attributeValues)
    .where(
      and(
        inArray(attributeValues.attributeId, [...ids]),
        visibleTo(attributeValues.storeId, storeId),
      ),
    )
    .as('placed');
  return reader
    .select({ value: attributeValues, valuesCount: placed.valuesCount })
    .from(placed)
    .innerJoin(attributeValues, eq(attributeValues.id, placed.id))
    .where(sql`${placed.place} <= ${VALUES_SHOWN}`)
    .orderBy(asc(placed.place));
}

/** One page of attributes by rank, with their categories and their first values. */
export async function selectAttributePage(
  reader: Reader,
  storeId: string,
  { categoryId, page, pageSize }: AttributeQuery,
) {
  const where = and(
    visibleTo(attributes.storeId, storeId),
    categoryId === undefined ? undefined : attributesOfCategories([categoryId]),
  );
  const found = await reader
    .select()
    .from(attributes)
    .where(where)
    .orderBy(asc(attributes.rank), asc(attributes.code), asc(attributes.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await reader.select({ total: count() }).from(attributes).where(where);
  const ids = found.map((attribute) => attribute.id);
  const values = await selectValues(reader, storeId, ids);
  const bound = await reader
    .select()
    .from(attributeCategories)
    .where(inArray(attributeCategories.attributeId, ids))
    .orderBy(asc(attributeCategories.categoryId));
  return { attributes: found, values, bound, total: counted?.total ?? 0 };
}

/** The attribute, a search text for the names of its values, and a page counted from 1. */
export interface ValueQuery {
  readonly attributeId: string;
  readonly q?: string;
  readonly page: number;
  readonly pageSize: number;
}

/**
 * An attribute has few values compared with a store's products. Their names are folded in the
 * query.
 */
const valueNames = sql`' ' || fold_for_search(concat_ws(' ', ${attributeValues.name}, ${attributeValues.nameEn}, ${attributeValues.nameAr}))`;

/**
 * Sizes are one or two letters: search words under three letters match only at the start of a word.
 */
function namePatterns(query: string): string[] {
  return searchWords(query).map((word) => (word.length < 3 ? `% ${word}%` : `%${word}%`));
}

/**
 * One page of an attribute's values by rank; undefined if the attribute is unknown to this store.
 */
export async function selectAttributeValuePage(
  reader: Reader,
  storeId: string,
  { attributeId, q, page, pageSize }: ValueQuery,
) {
  const isKnown = and(eq(attributes.id, attributeId), visibleTo(attributes.storeId, storeId));
  if ((await reader.$count(attributes, isKnown)) === 0) return undefined;
  const where = and(
    eq(attributeValues.attributeId, attributeId),
    visibleTo(attributeValues.storeId, storeId),
    ...namePatterns(q ?? '').map((pattern) => like(valueNames, pattern)),
  );
  const items = await reader
    .select()
    .from(attributeValues)
    .where(where)
    .orderBy(asc(attributeValues.rank), asc(attributeValues.code), asc(attributeValues.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items, total: await reader.$count(attributeValues, where) };
}

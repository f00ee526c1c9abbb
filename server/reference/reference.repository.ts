import { and, asc, count, eq, inArray, isNull, or } from 'drizzle-orm';
import { foldForSearch, searchWords } from '#domain/text/search-fold';
import type { Reader } from '../context';
import {
  attributes,
  attributeValues,
  brands,
  categories,
  cities,
} from '../database/schema/reference';

/** All categories, parents before children. */
export const selectCategories = (reader: Reader) =>
  reader
    .select()
    .from(categories)
    .orderBy(asc(categories.level), asc(categories.rank), asc(categories.path));

/** All cities; the caller sorts them, since the order of French names is no byte order. */
export const selectCities = (reader: Reader) => reader.select().from(cities);

/** Which brands to show: words of their names, and a page counted from 1. */
export interface BrandQuery {
  readonly q?: string;
  readonly page: number;
  readonly pageSize: number;
}

type BrandRow = typeof brands.$inferSelect;

/**
 * One page of brands by slug, which is the name without case and accents, and how many there are.
 * A search folds the names of all brands here: the marketplace's list is short, and the database
 * knows nothing of the letters that seekers type for one another.
 */
export const selectBrandPage = async (
  reader: Reader,
  { q, page, pageSize }: BrandQuery,
): Promise<{ items: BrandRow[]; total: number }> => {
  const words = searchWords(q ?? '');
  const offset = (page - 1) * pageSize;
  const all = reader.select().from(brands).orderBy(asc(brands.slug), asc(brands.id)).$dynamic();
  if (words.length > 0) {
    const found = (await all).filter(({ name }) => {
      const folded = foldForSearch(name);
      return words.every((word) => folded.includes(word));
    });
    return { items: found.slice(offset, offset + pageSize), total: found.length };
  }
  const items = await all.limit(pageSize).offset(offset);
  const [counted] = await reader.select({ total: count() }).from(brands);
  return { items, total: counted?.total ?? 0 };
};

/** Attributes with their values: the marketplace's own and those this store brought along. */
export const selectAttributes = async (reader: Reader, storeId: string) => {
  const found = await reader
    .select()
    .from(attributes)
    .where(or(isNull(attributes.storeId), eq(attributes.storeId, storeId)))
    .orderBy(asc(attributes.rank), asc(attributes.code), asc(attributes.id));
  const ids = found.map((attribute) => attribute.id);
  const values = await reader
    .select()
    .from(attributeValues)
    .where(
      and(
        inArray(attributeValues.attributeId, ids),
        or(isNull(attributeValues.storeId), eq(attributeValues.storeId, storeId)),
      ),
    )
    .orderBy(asc(attributeValues.rank), asc(attributeValues.code), asc(attributeValues.id));
  return { attributes: found, values };
};

/** Whether the marketplace has this category. */
export const categoryExists = async (reader: Reader, id: string): Promise<boolean> =>
  (await reader.$count(categories, eq(categories.id, id))) > 0;

/** Whether the marketplace has this brand. */
export const brandExists = async (reader: Reader, id: string): Promise<boolean> =>
  (await reader.$count(brands, eq(brands.id, id))) > 0;

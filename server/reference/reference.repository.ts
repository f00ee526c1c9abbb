import { and, asc, eq, isNull, like, sql } from 'drizzle-orm';
import type { Language } from '#domain/format/languages';
import type { DatabaseAccess, Reader, Tx } from '../context';
import { collated } from '../database/name-collations';
import { media } from '../database/schema/media';
import { brands, categories, cities } from '../database/schema/reference';
import { searchPatterns, searchTextOf } from '../search/product-search-text';

/** All categories, parents before children. */
export function selectCategories(reader: Reader) {
  return reader
    .select()
    .from(categories)
    .orderBy(asc(categories.level), asc(categories.rank), asc(categories.path));
}

/** All cities. The caller sorts them, because French name order differs from byte order. */
export function selectCities(reader: Reader) {
  return reader.select().from(cities);
}

/** Filter of the brands: words of their names, and a page counted from 1. */
export interface BrandQuery {
  readonly q?: string;
  readonly language: Language;
  readonly page: number;
  readonly pageSize: number;
}

/** A brand with the address of its logo, if it has one. */
interface BrandRow extends Pick<typeof brands.$inferSelect, 'id' | 'name' | 'slug' | 'logoId'> {
  readonly logoUrl: string | null;
}

/** One page of brands by name, and the total number. */
export async function selectBrandPage(
  reader: Reader,
  { q, language, page, pageSize }: BrandQuery,
): Promise<{ items: BrandRow[]; total: number }> {
  const where = and(...searchPatterns(q ?? '').map((pattern) => like(brands.searchText, pattern)));
  const items = await reader
    .select({
      id: brands.id,
      name: brands.name,
      slug: brands.slug,
      logoId: brands.logoId,
      logoUrl: media.url,
    })
    .from(brands)
    .leftJoin(media, eq(media.id, brands.logoId))
    .where(where)
    .orderBy(asc(collated(brands.name, language)), asc(brands.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items, total: await reader.$count(brands, where) };
}

/** Brands folded in one batch. It limits the memory even for a hundred thousand new brands. */
const BRANDS_PER_BATCH = 1000;

/** An arbitrary number that no other advisory lock of this server uses. */
const BRAND_SEARCH_LOCK = 7_204_117;

async function foldBrandBatch(tx: Tx): Promise<boolean> {
  const fresh = await tx
    .select({ id: brands.id, name: brands.name })
    .from(brands)
    .where(isNull(brands.searchText))
    .orderBy(asc(brands.id))
    .limit(BRANDS_PER_BATCH);
  if (fresh.length === 0) return false;
  const rows = sql.join(
    fresh.map(({ id, name }) => sql`(${id}, ${searchTextOf([name])})`),
    sql`, `,
  );
  await tx.execute(sql`update ${brands} set search_text = folded.text
    from (values ${rows}) as folded(id, text) where ${brands.id} = folded.id`);
  return true;
}

/**
 * Fills in the missing search texts of brands. Code that adds a brand therefore does not fold its
 * name. With nothing to do, it only reads an empty index.
 */
export async function fillBrandSearchTexts({ db, transaction }: DatabaseAccess): Promise<void> {
  if ((await db.$count(brands, isNull(brands.searchText))) === 0) return;
  await transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${BRAND_SEARCH_LOCK})`);
    while (await foldBrandBatch(tx));
  });
}

/** Whether the marketplace has this category. */
export async function categoryExists(reader: Reader, id: string): Promise<boolean> {
  return (await reader.$count(categories, eq(categories.id, id))) > 0;
}

/** Whether the marketplace has this brand. */
export async function brandExists(reader: Reader, id: string): Promise<boolean> {
  return (await reader.$count(brands, eq(brands.id, id))) > 0;
}

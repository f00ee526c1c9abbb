import { inArray, sql } from 'drizzle-orm';
import type { DatabaseAccess, Tx } from '../context';
import { postAddresses, posts } from '../database/schema/posts';
import {
  attributeCategories,
  attributes,
  attributeValues,
  categories,
  cities,
} from '../database/schema/reference';
import { postRows } from './marketplace-posts';
import {
  attributeCategoryRows,
  attributeRows,
  attributeValueRows,
  categoryRows,
  cityRows,
} from './reference-rows';

/** The id and the names of a reference row. */
interface Named {
  readonly id: string;
  readonly name: string;
  readonly nameEn?: string | null | undefined;
  readonly nameAr?: string | null | undefined;
}

function rowContent({ name, nameEn, nameAr }: Named): string {
  return [name, nameEn, nameAr].join('\n');
}

/** The rows that are missing in the database or have other names: none at almost every start. */
async function missingOrChanged<Row extends Named>(
  tx: Tx,
  table: typeof cities | typeof categories | typeof attributes | typeof attributeValues,
  rows: readonly Row[],
): Promise<Row[]> {
  const kept = await tx
    .select({ id: table.id, name: table.name, nameEn: table.nameEn, nameAr: table.nameAr })
    .from(table);
  const known = new Map(kept.map((row) => [row.id, rowContent(row)]));
  return rows.filter((row) => known.get(row.id) !== rowContent(row));
}

/** An existing row gets the proposed names. Its other columns are unchanged. */
const upsertColumns = {
  name: sql`excluded.name`,
  nameEn: sql`excluded.name_en`,
  nameAr: sql`excluded.name_ar`,
};

async function loadCities(tx: Tx): Promise<void> {
  const rows = await missingOrChanged(tx, cities, cityRows());
  if (rows.length === 0) return;
  await tx
    .insert(cities)
    .values(rows)
    .onConflictDoUpdate({ target: cities.id, set: upsertColumns });
}

async function loadCategories(tx: Tx): Promise<void> {
  const rows = await missingOrChanged(tx, categories, categoryRows());
  if (rows.length === 0) return;
  await tx
    .insert(categories)
    .values(rows)
    .onConflictDoUpdate({ target: categories.id, set: upsertColumns });
}

async function loadAttributes(tx: Tx): Promise<void> {
  const rows = await missingOrChanged(tx, attributes, attributeRows());
  if (rows.length > 0) {
    await tx
      .insert(attributes)
      .values(rows)
      .onConflictDoUpdate({ target: attributes.id, set: upsertColumns });
    await tx.insert(attributeCategories).values(attributeCategoryRows()).onConflictDoNothing();
  }
  const values = await missingOrChanged(tx, attributeValues, attributeValueRows());
  if (values.length > 0) {
    await tx
      .insert(attributeValues)
      .values(values)
      .onConflictDoUpdate({ target: attributeValues.id, set: upsertColumns });
  }
}

/**
 * Adds the missing articles, except one whose address a store's article has. Articles that the
 * marketplace edited are unchanged.
 */
async function loadPosts(tx: Tx): Promise<void> {
  const known = new Set((await tx.select({ id: posts.id }).from(posts)).map(({ id }) => id));
  const missing = postRows().filter(({ id }) => !known.has(id));
  if (missing.length === 0) return;
  const wanted = missing.map(({ slug }) => slug);
  const taken = await tx
    .select({ slug: postAddresses.slug })
    .from(postAddresses)
    .where(inArray(postAddresses.slug, wanted));
  const rows = missing.filter((row) => !taken.some(({ slug }) => slug === row.slug));
  if (rows.length === 0) return;
  await tx.insert(posts).values(rows).onConflictDoNothing();
}

/**
 * Adds the marketplace's own cities, categories, attributes and articles to the database, after the
 * migrations and in every mode. A second run corrects names. Delivery terms, commissions and ranks
 * that the marketplace changed since are preserved.
 */
export function loadReferenceData(database: DatabaseAccess): Promise<void> {
  return database.transaction(async (tx) => {
    await loadCities(tx);
    await loadCategories(tx);
    await loadAttributes(tx);
    await loadPosts(tx);
  });
}

import { eq, isNull, or } from 'drizzle-orm';
import type { AttributeKind } from '#domain/products/import/attribute-reading';
import { handleOf } from '#domain/products/product-handle';
import { foldForSearch } from '#domain/text/search-fold';
import type { Reader } from '../../context';
import { groupBy } from '../../database/group-by';
import {
  attributeCategories,
  attributes,
  attributeValues,
  brands,
  categories,
} from '../../database/schema/reference';

/** An attribute with its values, found by code or by name in any language. */
export interface KnownAttribute extends AttributeKind {
  readonly id: string;
  readonly valueIds: ReadonlyMap<string, string>;
}

/** Index that a file's categories, brands and options are looked up in. */
export interface ReferenceIndex {
  categoryIdOf(path: readonly string[]): string | undefined;
  brandIdOf(name: string): string | undefined;
  /** An attribute that can distinguish variants. */
  attributeOf(name: string): KnownAttribute | undefined;
  /** An attribute that a product of these categories can have. */
  attributeOfProduct(name: string, categoryIds: readonly string[]): KnownAttribute | undefined;
  readonly labels: ReferenceLabels;
}

/** French names of records by their ids; the id itself for one that is gone. */
export interface ReferenceLabels {
  /** The whole path: `Maison > Tapis`. */
  categoryPath(id: string): string;
  brand(id: string): string;
  attribute(id: string): string;
  attributeValue(id: string): string;
}

/** Names compare without case, accents and punctuation. */
export function referenceKey(name: string): string {
  return foldForSearch(name) || handleOf(name);
}

/** Reads categories, brands and the attributes that a store may use. */
export async function loadReferenceIndex(reader: Reader, storeId: string): Promise<ReferenceIndex> {
  const categoryRows = await reader.select().from(categories);
  const categoryIds = indexCategories(categoryRows);
  const belongs = indexBelonging(categoryRows, await reader.select().from(attributeCategories));
  const brandRows = await reader.select().from(brands);
  const brandIds = new Map(
    brandRows.flatMap(({ id, name, slug }) => [
      [referenceKey(slug), id] as const,
      [referenceKey(name), id] as const,
    ]),
  );
  const all = await loadAttributes(reader, storeId);
  // A text, a unit or a toggle cannot distinguish variants, whatever its name.
  const known = indexAttributes(all.filter(({ type }) => type.endsWith('_select')));
  const ofProducts = indexAttributes(all);
  return {
    categoryIdOf: (path) => categoryIds.get(path.map(referenceKey).join('/')),
    brandIdOf: (name) => brandIds.get(referenceKey(name)),
    attributeOf: (name) => known.get(referenceKey(name)),
    attributeOfProduct: (name, ids) => {
      const attribute = ofProducts.get(referenceKey(name));
      return attribute && belongs(attribute.id, ids) ? attribute : undefined;
    },
    labels: labelsOf(categoryRows, brandRows, all),
  };
}

function labelsOf(
  categoryRows: readonly CategoryRow[],
  brandRows: readonly (typeof brands.$inferSelect)[],
  loaded: readonly LoadedAttribute[],
): ReferenceLabels {
  const categoriesById = new Map(categoryRows.map((row) => [row.id, row]));
  const brandNames = new Map(brandRows.map(({ id, name }) => [id, name]));
  const attributeNames = new Map(loaded.map(({ id, name }) => [id, name]));
  const valueNames = new Map(loaded.flatMap(({ valueNames: names }) => names));
  return {
    categoryPath: (id) => {
      const row = categoriesById.get(id);
      const path = row ? pathOf(row, categoriesById) : [];
      return path.map(({ name }) => name).join(' > ') || id;
    },
    brand: (id) => brandNames.get(id) ?? id,
    attribute: (id) => attributeNames.get(id) ?? id,
    attributeValue: (id) => valueNames.get(id) ?? id,
  };
}

type CategoryRow = typeof categories.$inferSelect;

/**
 * A category is found by its whole path, in slugs or in the names of one language, and by its own
 * name alone if that name is unique.
 */
function indexCategories(rows: readonly CategoryRow[]): Map<string, string> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const index = new Map<string, string>();
  const alone = new Map<string, Set<string>>();
  for (const row of rows) {
    for (const field of ['slug', 'name', 'nameEn', 'nameAr'] as const) {
      const path = pathOf(row, byId).map((each) => referenceKey(each[field]));
      index.set(path.join('/'), row.id);
      const own = path.at(-1) ?? '';
      alone.set(own, (alone.get(own) ?? new Set()).add(row.id));
    }
  }
  for (const [name, ids] of alone) {
    const [id] = ids;
    if (id !== undefined && ids.size === 1 && !index.has(name)) index.set(name, id);
  }
  return index;
}

function pathOf(row: CategoryRow, byId: ReadonlyMap<string, CategoryRow>): CategoryRow[] {
  const parent = row.parentId === null ? undefined : byId.get(row.parentId);
  return parent ? [...pathOf(parent, byId), row] : [row];
}

/** Whether an attribute belongs to all categories, or to one of these or of their ancestors. */
function indexBelonging(
  rows: readonly CategoryRow[],
  bound: readonly (typeof attributeCategories.$inferSelect)[],
): (attributeId: string, categoryIds: readonly string[]) => boolean {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const ownersOf = new Map<string, Set<string>>();
  for (const { attributeId, categoryId } of bound) {
    ownersOf.set(attributeId, (ownersOf.get(attributeId) ?? new Set()).add(categoryId));
  }
  return (attributeId, categoryIds) => {
    const owners = ownersOf.get(attributeId);
    const chosen = categoryIds.flatMap((id) => byId.get(id) ?? []);
    return !owners || chosen.some((row) => pathOf(row, byId).some(({ id }) => owners.has(id)));
  };
}

type LoadedAttribute = typeof attributes.$inferSelect & {
  readonly valueIds: ReadonlyMap<string, string>;
  readonly valueNames: readonly (readonly [id: string, name: string])[];
};

async function loadAttributes(reader: Reader, storeId: string): Promise<LoadedAttribute[]> {
  const attributeRows = await reader
    .select()
    .from(attributes)
    .where(or(isNull(attributes.storeId), eq(attributes.storeId, storeId)));
  const valueRows = await reader
    .select()
    .from(attributeValues)
    .where(or(isNull(attributeValues.storeId), eq(attributeValues.storeId, storeId)));
  const valuesOf = groupBy(valueRows, ({ attributeId }) => attributeId);
  return attributeRows.map((row) => {
    const values = ownLast(valuesOf.get(row.id) ?? []);
    const keys = values.flatMap((value) => keysOf(value).map((key) => [key, value.id] as const));
    const valueNames = values.map(({ id, name }) => [id, name] as const);
    return { ...row, valueIds: new Map(keys), valueNames };
  });
}

function indexAttributes(loaded: readonly LoadedAttribute[]): Map<string, KnownAttribute> {
  const known = new Map<string, KnownAttribute>();
  // The marketplace's attributes come last, so that they replace a store's of the same name.
  for (const row of ownLast(loaded)) {
    const { id, type, unit, valueIds } = row;
    const valueIdOf = (name: string) => valueIds.get(referenceKey(name));
    for (const key of keysOf(row)) known.set(key, { id, type, unit, valueIds, valueIdOf });
  }
  return known;
}

interface Named {
  readonly storeId: string | null;
  readonly code: string;
  readonly name: string;
  readonly nameEn: string | null;
  readonly nameAr: string | null;
}

function ownLast<Row extends Named>(rows: readonly Row[]): Row[] {
  return [...rows].sort(
    (one, other) => Number(one.storeId === null) - Number(other.storeId === null),
  );
}

function keysOf({ code, name, nameEn, nameAr }: Named): string[] {
  return [code, name, nameEn, nameAr].flatMap((text) => (text ? [referenceKey(text)] : []));
}

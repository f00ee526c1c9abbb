import { and, asc, desc, eq, gt, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Language } from '#domain/format/languages';
import type { Reader } from '../context';
import type { Operations } from '../contract.generated';
import { storeChanges } from '../database/schema/changes';
import { products, variantOptionValues, variants } from '../database/schema/products';
import { attributes, attributeValues, brands, categories } from '../database/schema/reference';
import { stores } from '../database/schema/stores';
import { fuzzyMatch } from '../products/fuzzy-matching';
import { isOnSale, isWithin } from '../products/product-conditions';

/** Filters, sort order and page of the public list, with the contract's types. */
export type OfferQuery = Operations['listPublicProducts']['query'];

const SORTS: Record<OfferQuery['sort'], SQL[]> = {
  name: [asc(products.sortName), asc(products.id)],
  '-name': [desc(products.sortName), desc(products.id)],
  createdAt: [asc(products.createdAt), asc(products.id)],
  '-createdAt': [desc(products.createdAt), desc(products.id)],
  price: [asc(products.priceMin), asc(products.id)],
  '-price': [desc(products.priceMin), desc(products.id)],
};

const NAMED_IN = {
  fr: products.name,
  en: products.nameEn,
  ar: products.nameAr,
} as const satisfies Record<Language, unknown>;

/** The condition of an offered product. The query must join the store. */
const isOffered = and(isOnSale(), eq(stores.status, 'active'));

type OfferFilters = Partial<Pick<OfferQuery, 'q' | 'categoryId' | 'storeId' | 'language'>>;

function filterCondition({ q, categoryId, storeId, language }: OfferFilters): SQL | undefined {
  return and(
    isOffered,
    ...fuzzyMatch(q),
    categoryId === undefined ? undefined : isWithin(categoryId),
    storeId === undefined ? undefined : eq(products.storeId, storeId),
    language === undefined ? undefined : isNotNull(NAMED_IN[language]),
  );
}

/** Public columns of a product in a list. The query selects no other column. */
const SUMMARY = {
  id: products.id,
  handle: products.handle,
  name: products.name,
  nameEn: products.nameEn,
  nameAr: products.nameAr,
  priceMin: products.priceMin,
  priceMax: products.priceMax,
  productType: products.productType,
  inventoryType: products.inventoryType,
  coverUrl: products.coverUrl,
  createdAt: products.createdAt,
  brand: brands.name,
  category: {
    id: categories.id,
    name: categories.name,
    nameEn: categories.nameEn,
    nameAr: categories.nameAr,
    path: categories.path,
  },
  store: { id: stores.id, name: stores.name, nameAr: stores.nameAr },
};

const TEXTS = {
  description: products.description,
  descriptionEn: products.descriptionEn,
  descriptionAr: products.descriptionAr,
  content: products.content,
  contentEn: products.contentEn,
  contentAr: products.contentAr,
};

/** One page of the products on sale. */
export function selectOffers(reader: Reader, query: OfferQuery) {
  return reader
    .select(SUMMARY)
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(filterCondition(query))
    .orderBy(...SORTS[query.sort])
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
}

export type OfferRow = Awaited<ReturnType<typeof selectOffers>>[number];

/** Counts the products on sale that match these filters. */
export async function countOffers(reader: Reader, query: OfferFilters): Promise<number> {
  const [row] = await reader
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(filterCondition(query));
  return row?.count ?? 0;
}

/** The categories with a product on sale in them or below them, in tree order. */
export function selectOfferedCategories(reader: Reader) {
  const own = reader
    .selectDistinct({ categoryPath: categories.path })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(isOffered)
    .as('own');
  return reader
    .selectDistinct({ ...SUMMARY.category, rank: categories.rank })
    .from(categories)
    .innerJoin(
      own,
      or(
        eq(own.categoryPath, categories.path),
        sql`starts_with(${own.categoryPath}, ${categories.path} || '/')`,
      ),
    )
    .orderBy(asc(categories.rank), asc(categories.path));
}

/** A page of all products on sale, the oldest first, so that new products shift no page. */
export function selectSitemapOffers(
  reader: Reader,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  return reader
    .select({ id: products.id, updatedAt: products.updatedAt })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(isOffered)
    .orderBy(asc(products.createdAt), asc(products.id))
    .limit(limit)
    .offset(offset);
}

/** The combined version of all stores' products. While it is unchanged, cached pages are valid. */
export async function offersVersion(reader: Reader): Promise<string> {
  const [row] = await reader
    .select({ version: sql<string>`coalesce(sum(${storeChanges.amount}), 0)::text` })
    .from(storeChanges)
    .where(eq(storeChanges.subject, 'products'));
  return row?.version ?? '0';
}

/** A product on sale by id or handle; the oldest if several stores use the handle. */
export async function findOffer(reader: Reader, idOrHandle: string) {
  const [offer] = await reader
    .select({ ...SUMMARY, ...TEXTS })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(and(isOffered, or(eq(products.id, idOrHandle), eq(products.handle, idOrHandle))))
    // A handle may equal the id of another product: the match by id comes first.
    .orderBy(sql`${products.id} <> ${idOrHandle}`, asc(products.createdAt), asc(products.id))
    .limit(1);
  return offer;
}

/** The variants of a product that are for sale: active and with a price. */
export function selectOfferedVariants(reader: Reader, productId: string) {
  return reader
    .select({
      id: variants.id,
      sku: variants.sku,
      price: variants.price,
      compareAtPrice: variants.compareAtPrice,
      imageIds: variants.imageIds,
      stockPolicy: variants.stockPolicy,
      stockAvailable: sql<number>`${variants.stockOnHand} - ${variants.stockReserved}`,
    })
    .from(variants)
    .where(
      and(eq(variants.productId, productId), eq(variants.status, 'active'), gt(variants.price, 0)),
    )
    .orderBy(asc(variants.position), asc(variants.id));
}

/** The options that distinguish these variants, in the three languages. */
export function selectOptions(reader: Reader, variantIds: string[]) {
  return reader
    .select({
      variantId: variantOptionValues.variantId,
      attribute: attributes,
      value: attributeValues,
    })
    .from(variantOptionValues)
    .innerJoin(attributes, eq(attributes.id, variantOptionValues.attributeId))
    .innerJoin(attributeValues, eq(attributeValues.id, variantOptionValues.valueId))
    .where(inArray(variantOptionValues.variantId, variantIds))
    .orderBy(asc(variantOptionValues.rank), asc(variantOptionValues.attributeId));
}

export type OfferedOption = Awaited<ReturnType<typeof selectOptions>>[number];

import { and, asc, eq, inArray, type Placeholder, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../context';
import { allColumns, childRows, type RowOf } from '../database/child-rows';
import { preparedStatement } from '../database/prepared-statements';
import { media } from '../database/schema/media';
import {
  productAttributes,
  productImages,
  products,
  variantOptionValues,
  variants,
} from '../database/schema/products';
import { attributes, attributeValues } from '../database/schema/reference';
import { stores } from '../database/schema/stores';

export type ProductRow = typeof products.$inferSelect;
export type VariantRow = typeof variants.$inferSelect;
export type ImageRow = typeof productImages.$inferSelect;

/** A picture with the texts of its media, which take precedence over its own. */
export interface PictureRow extends ImageRow {
  readonly ofMedia: Pick<ImageRow, 'alt' | 'altEn' | 'altAr'> | null;
}

/**
 * An option that distinguishes a variant from the others: an attribute's value, with French names.
 */
export interface OptionRow {
  readonly variantId: string;
  readonly attributeId: string;
  readonly valueId: string;
  readonly attribute: string;
  readonly value: string;
}

export type AttributeRow = typeof productAttributes.$inferSelect;

/**
 * A product with everything its page shows; attributes, variants and pictures are in their order.
 */
export interface ProductRecord {
  readonly product: ProductRow;
  readonly attributes: readonly AttributeRow[];
  readonly variants: readonly VariantRow[];
  readonly options: readonly OptionRow[];
  readonly images: readonly PictureRow[];
  readonly isStoreOpen: boolean;
}

const OPTION_COLUMNS = {
  variantId: variantOptionValues.variantId,
  attributeId: variantOptionValues.attributeId,
  valueId: variantOptionValues.valueId,
  attribute: attributes.name,
  value: attributeValues.name,
};

function selectOptions(reader: Reader, variantIds: string[]): Promise<OptionRow[]> {
  return reader
    .select(OPTION_COLUMNS)
    .from(variantOptionValues)
    .innerJoin(attributes, eq(attributes.id, variantOptionValues.attributeId))
    .innerJoin(attributeValues, eq(attributeValues.id, variantOptionValues.valueId))
    .where(inArray(variantOptionValues.variantId, variantIds))
    .orderBy(asc(variantOptionValues.rank), asc(variantOptionValues.attributeId));
}

const IMAGE_COLUMNS = {
  ...allColumns(productImages),
  mediaAlt: media.alt,
  mediaAltEn: media.altEn,
  mediaAltAr: media.altAr,
};

function pictureOf({
  mediaAlt,
  mediaAltEn,
  mediaAltAr,
  ...image
}: RowOf<typeof IMAGE_COLUMNS>): PictureRow {
  return {
    ...image,
    ofMedia:
      image.mediaId === null ? null : { alt: mediaAlt, altEn: mediaAltEn, altAr: mediaAltAr },
  };
}

/** Pictures of a product in their order. */
export async function selectImages(reader: Reader, productId: string): Promise<PictureRow[]> {
  const rows = await reader
    .select(IMAGE_COLUMNS)
    .from(productImages)
    .leftJoin(media, eq(media.id, productImages.mediaId))
    .where(eq(productImages.productId, productId))
    .orderBy(asc(productImages.position), asc(productImages.id));
  return rows.map(pictureOf);
}

function ofStore(storeId: string | Placeholder, productId: string | Placeholder) {
  return and(eq(products.id, productId), eq(products.storeId, storeId));
}

/** The store a product belongs to, for callers without a store. */
export async function storeOfProduct(
  reader: Reader,
  productId: string,
): Promise<string | undefined> {
  const [row] = await reader
    .select({ storeId: products.storeId })
    .from(products)
    .where(eq(products.id, productId));
  return row?.storeId;
}

/** Whether the store has this product, archived or not. */
export async function productExists(
  reader: Reader,
  storeId: string,
  productId: string,
): Promise<boolean> {
  return (await reader.$count(products, ofStore(storeId, productId))) > 0;
}

const PARTS = {
  attributes: childRows(allColumns(productAttributes), {
    from: sql`${productAttributes} where ${productAttributes.productId} = ${products.id}`,
    orderBy: sql`${productAttributes.rank}, ${productAttributes.attributeId}`,
  }),
  variants: childRows(allColumns(variants), {
    from: sql`${variants} where ${variants.productId} = ${products.id}`,
    orderBy: sql`${variants.position}, ${variants.id}`,
  }),
  // Only a variable product's variants differ by options.
  options: childRows(OPTION_COLUMNS, {
    from: sql`${variantOptionValues}
      join ${variants} on ${variants.id} = ${variantOptionValues.variantId}
      join ${attributes} on ${attributes.id} = ${variantOptionValues.attributeId}
      join ${attributeValues} on ${attributeValues.id} = ${variantOptionValues.valueId}
     where ${variants.productId} = ${products.id} and ${products.productType} = 'variable'`,
    orderBy: sql`${variantOptionValues.rank}, ${variantOptionValues.attributeId}, ${variantOptionValues.variantId}`,
  }),
  images: childRows(IMAGE_COLUMNS, {
    from: sql`${productImages} left join ${media} on ${media.id} = ${productImages.mediaId}
     where ${productImages.productId} = ${products.id}`,
    orderBy: sql`${productImages.position}, ${productImages.id}`,
  }),
};

const wholeProduct = preparedStatement((reader) =>
  reader
    .select({ product: products, storeStatus: stores.status, ...PARTS })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(ofStore(sql.placeholder('storeId'), sql.placeholder('productId')))
    .prepare('whole_product'),
);

/** The product; undefined when it is unknown to this store. Includes archived products. */
export async function findProduct(
  reader: Reader,
  storeId: string,
  productId: string,
): Promise<ProductRecord | undefined> {
  const [found] = await wholeProduct(reader).execute({ storeId, productId });
  if (!found) return undefined;
  const { storeStatus, images, ...record } = found;
  return { ...record, images: images.map(pictureOf), isStoreOpen: storeStatus === 'active' };
}

/** A variant with its options and its product's pictures; undefined when it is unknown to this store. */
export async function findVariant(reader: Reader, storeId: string, variantId: string) {
  const [variant] = await reader
    .select()
    .from(variants)
    .where(and(eq(variants.id, variantId), eq(variants.storeId, storeId)));
  if (!variant) return undefined;
  const options = await selectOptions(reader, [variantId]);
  return { variant, options, images: await selectImages(reader, variant.productId) };
}

const lockedProduct = preparedStatement((reader) =>
  reader
    .select({ variants: sql`variants` })
    .from(
      sql`(
      with product as materialized (
        select id from ${products} where ${ofStore(sql.placeholder('storeId'), sql.placeholder('productId'))} for update),
      pieces as materialized (
        select id from ${variants} where product_id in (select id from product) order by id for update)
      select id, (select count(*) from pieces) as variants from product) as locked`,
    )
    .prepare('locked_product'),
);

/**
 * The product, with its row locked until the transaction ends. Every writer of stock also locks the
 * product before its variants.
 */
export async function lockProduct(
  tx: Tx,
  storeId: string,
  productId: string,
): Promise<ProductRecord | undefined> {
  const [locked] = await lockedProduct(tx).execute({ storeId, productId });
  if (!locked) return undefined;
  return findProduct(tx, storeId, productId);
}

/** Columns of a product that a seller's change may touch; the bookkeeping ones are added. */
export type ProductChange = Partial<
  Omit<
    ProductRow,
    | 'id'
    | 'storeId'
    | 'inventoryType'
    | 'stockPolicies'
    | 'sortName'
    | 'sortNameFr'
    | 'sortNameAr'
    | 'sortNameEn'
    | 'createdAt'
    | 'updatedAt'
    | 'revision'
  >
>;

/**
 * Writes the change and increments the revision. The caller holds the row's lock.
 * @returns the row after the change
 */
export async function changeProductRow(
  tx: Tx,
  productId: string,
  change: ProductChange,
  now: Date,
): Promise<ProductRow> {
  const [changed] = await tx
    .update(products)
    .set({ ...change, updatedAt: now, revision: sql`${products.revision} + 1` })
    .where(eq(products.id, productId))
    .returning();
  if (!changed) throw new Error('A locked product is gone.');
  return changed;
}

/** The columns of a variant that a seller changes. Prices in centimes. */
export type VariantChange = Partial<
  Pick<
    VariantRow,
    | 'sku'
    | 'barcode'
    | 'price'
    | 'compareAtPrice'
    | 'costPrice'
    | 'stockOnHand'
    | 'stockPolicy'
    | 'lowStockThreshold'
    | 'weightGrams'
    | 'imageIds'
    | 'pictureUrl'
    | 'position'
    | 'status'
  >
>;

/** Writes the change and increments the revision. The caller holds the lock of its product. */
export async function changeVariantRow(
  tx: Tx,
  variantId: string,
  change: VariantChange,
  now: Date,
): Promise<void> {
  await tx
    .update(variants)
    .set({ ...change, updatedAt: now, revision: sql`${variants.revision} + 1` })
    .where(eq(variants.id, variantId));
}

/**
 * Inserts a product unless its handle is taken.
 * @returns whether it was inserted
 * @throws a unique violation of `products_code` when the code is taken
 */
export async function insertProductRow(
  tx: Tx,
  row: typeof products.$inferInsert,
): Promise<boolean> {
  const inserted = await tx
    .insert(products)
    .values(row)
    .onConflictDoNothing({ target: [products.storeId, products.handle] })
    .returning({ id: products.id });
  return inserted.length > 0;
}

/** @throws a unique violation of `variants_sku` when the SKU is taken */
export async function insertVariantRow(tx: Tx, row: typeof variants.$inferInsert): Promise<void> {
  await tx.insert(variants).values(row);
}

import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../context';
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

/** A picture with the texts of its media, which stand before its own. */
export interface PictureRow extends ImageRow {
  readonly ofMedia: Pick<ImageRow, 'alt' | 'altEn' | 'altAr'> | null;
}

/** The choice that makes a variant differ from the others: an attribute's value, with French names. */
export interface OptionRow {
  readonly variantId: string;
  readonly attributeId: string;
  readonly valueId: string;
  readonly attribute: string;
  readonly value: string;
}

export type AttributeRow = typeof productAttributes.$inferSelect;

/** A product with everything its page shows; attributes, variants and pictures stand in their order. */
export interface ProductRecord {
  readonly product: ProductRow;
  readonly attributes: readonly AttributeRow[];
  readonly variants: readonly VariantRow[];
  readonly options: readonly OptionRow[];
  readonly images: readonly PictureRow[];
  readonly isStoreOpen: boolean;
}

const selectVariants = (reader: Reader, productId: string) =>
  reader
    .select()
    .from(variants)
    .where(eq(variants.productId, productId))
    .orderBy(asc(variants.position), asc(variants.id));

const selectOptions = (reader: Reader, variantIds: string[]): Promise<OptionRow[]> =>
  reader
    .select({
      variantId: variantOptionValues.variantId,
      attributeId: variantOptionValues.attributeId,
      valueId: variantOptionValues.valueId,
      attribute: attributes.name,
      value: attributeValues.name,
    })
    .from(variantOptionValues)
    .innerJoin(attributes, eq(attributes.id, variantOptionValues.attributeId))
    .innerJoin(attributeValues, eq(attributeValues.id, variantOptionValues.valueId))
    .where(inArray(variantOptionValues.variantId, variantIds))
    .orderBy(asc(variantOptionValues.rank), asc(variantOptionValues.attributeId));

/** Pictures of a product in their order. */
export const selectImages = async (reader: Reader, productId: string): Promise<PictureRow[]> => {
  const rows = await reader
    .select({
      image: productImages,
      // With its id first: drizzle takes a joined record for missing when its first column is null.
      ofMedia: { id: media.id, alt: media.alt, altEn: media.altEn, altAr: media.altAr },
    })
    .from(productImages)
    .leftJoin(media, eq(media.id, productImages.mediaId))
    .where(eq(productImages.productId, productId))
    .orderBy(asc(productImages.position), asc(productImages.id));
  return rows.map(({ image, ofMedia }) => ({ ...image, ofMedia }));
};

const selectAttributes = (reader: Reader, productId: string) =>
  reader
    .select()
    .from(productAttributes)
    .where(eq(productAttributes.productId, productId))
    .orderBy(asc(productAttributes.rank), asc(productAttributes.attributeId));

const ofStore = (storeId: string, productId: string) =>
  and(eq(products.id, productId), eq(products.storeId, storeId));

/** The store a product belongs to, for who acts in no store's name. */
export const storeOfProduct = async (
  reader: Reader,
  productId: string,
): Promise<string | undefined> => {
  const [row] = await reader
    .select({ storeId: products.storeId })
    .from(products)
    .where(eq(products.id, productId));
  return row?.storeId;
};

/** Whether the store has this product, archived or not. */
export const productExists = async (
  reader: Reader,
  storeId: string,
  productId: string,
): Promise<boolean> => (await reader.$count(products, ofStore(storeId, productId))) > 0;

/** The product; undefined when it is unknown to this store. Archived ones too. */
export const findProduct = async (
  reader: Reader,
  storeId: string,
  productId: string,
): Promise<ProductRecord | undefined> => {
  const [head] = await reader
    .select({ product: products, storeStatus: stores.status })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(ofStore(storeId, productId));
  if (!head) return undefined;
  const found = await selectVariants(reader, productId);
  return {
    product: head.product,
    attributes: await selectAttributes(reader, productId),
    variants: found,
    // Only a variable product's variants differ by options.
    options:
      head.product.productType === 'variable'
        ? await selectOptions(
            reader,
            found.map((variant) => variant.id),
          )
        : [],
    images: await selectImages(reader, productId),
    isStoreOpen: head.storeStatus === 'active',
  };
};

/** A variant with its options and its product's pictures; undefined when it is unknown to this store. */
export const findVariant = async (reader: Reader, storeId: string, variantId: string) => {
  const [variant] = await reader
    .select()
    .from(variants)
    .where(and(eq(variants.id, variantId), eq(variants.storeId, storeId)));
  if (!variant) return undefined;
  const options = await selectOptions(reader, [variantId]);
  return { variant, options, images: await selectImages(reader, variant.productId) };
};

/**
 * The product, after its row is locked: nobody else judges the product until the transaction ends.
 * Whoever moves stock locks the product before its variants too.
 */
export const lockProduct = async (
  tx: Tx,
  storeId: string,
  productId: string,
): Promise<ProductRecord | undefined> => {
  const [locked] = await tx
    .select({ id: products.id })
    .from(products)
    .where(ofStore(storeId, productId))
    .for('update');
  if (!locked) return undefined;
  await tx
    .select({ id: variants.id })
    .from(variants)
    .where(eq(variants.productId, productId))
    .orderBy(asc(variants.id))
    .for('update');
  return findProduct(tx, storeId, productId);
};

/** Columns of a product that a seller's change may touch; the bookkeeping ones are added. */
export type ProductChange = Partial<
  Omit<
    ProductRow,
    'id' | 'storeId' | 'inventoryType' | 'sortName' | 'createdAt' | 'updatedAt' | 'revision'
  >
>;

/** Writes the change and counts the revision up. The caller holds the row's lock. */
export const changeProductRow = async (
  tx: Tx,
  productId: string,
  change: ProductChange,
  now: Date,
): Promise<void> => {
  await tx
    .update(products)
    .set({ ...change, updatedAt: now, revision: sql`${products.revision} + 1` })
    .where(eq(products.id, productId));
};

/** What a seller changes of a variant. Prices in centimes. */
export type VariantChange = Partial<
  Pick<
    VariantRow,
    | 'sku'
    | 'barcode'
    | 'price'
    | 'compareAtPrice'
    | 'costPrice'
    | 'stockOnHand'
    | 'lowStockThreshold'
    | 'weightGrams'
    | 'imageIds'
    | 'pictureUrl'
    | 'position'
    | 'status'
  >
>;

/** Writes the change and counts the revision up. The caller holds the lock of its product. */
export const changeVariantRow = async (
  tx: Tx,
  variantId: string,
  change: VariantChange,
  now: Date,
): Promise<void> => {
  await tx
    .update(variants)
    .set({ ...change, updatedAt: now, revision: sql`${variants.revision} + 1` })
    .where(eq(variants.id, variantId));
};

/**
 * Inserts a product unless its handle is taken.
 * @returns whether it was inserted
 * @throws a unique violation of `products_code` when the code is taken
 */
export const insertProductRow = async (
  tx: Tx,
  row: typeof products.$inferInsert,
): Promise<boolean> => {
  const inserted = await tx
    .insert(products)
    .values(row)
    .onConflictDoNothing({ target: [products.storeId, products.handle] })
    .returning({ id: products.id });
  return inserted.length > 0;
};

/** @throws a unique violation of `variants_sku` when the SKU is taken */
export const insertVariantRow = async (
  tx: Tx,
  row: typeof variants.$inferInsert,
): Promise<void> => {
  await tx.insert(variants).values(row);
};

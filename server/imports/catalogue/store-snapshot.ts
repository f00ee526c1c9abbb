import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { ProductDraft } from '#domain/products/import/product-draft';
import { handleOf } from '#domain/products/product-handle';
import type { Reader } from '../../context';
import { groupBy } from '../../database/group-by';
import {
  productAttributes,
  productImages,
  products,
  variantOptionValues,
  variants,
} from '../../database/schema/products';
import type {
  AttributeRow,
  ImageRow,
  ProductRow,
  VariantRow,
} from '../../products/products.repository';

export interface StoredVariant {
  readonly row: VariantRow;
  readonly options: readonly { readonly attributeId: string; readonly valueId: string }[];
}

export interface StoredProduct {
  readonly row: ProductRow;
  readonly variants: readonly StoredVariant[];
  readonly images: readonly ImageRow[];
  readonly attributes: readonly AttributeRow[];
}

/** The store's records that match the products of a batch. */
export interface StoreSnapshot {
  productOf(draft: ProductDraft): StoredProduct | undefined;
  /** Product that a variant's SKU belongs to. */
  ownerOfSku(sku: string): string | undefined;
  isHandleTaken(handle: string): boolean;
}

/** The handle under which a draft's product is stored and found. */
export function draftHandle(draft: ProductDraft): string {
  return handleOf(draft.handle ?? '');
}

/**
 * Reads the store's records that match the drafts. With `isLocking` the rows are locked until the
 * transaction ends, the products first, in one order, as every writer does.
 */
export async function loadStoreSnapshot(
  reader: Reader,
  storeId: string,
  drafts: readonly ProductDraft[],
  isLocking: boolean,
): Promise<StoreSnapshot> {
  const codes = drafts.map(({ code }) => code);
  const handles = drafts.map(draftHandle).filter(Boolean);
  const found = reader
    .select()
    .from(products)
    .where(
      and(
        eq(products.storeId, storeId),
        or(inArray(products.code, codes), inArray(products.handle, handles)),
      ),
    )
    .orderBy(asc(products.id));
  const rows = isLocking ? await found.for('update') : await found;
  const stored = await withParts(reader, rows, isLocking);
  const owners = await ownersOfSkus(reader, storeId, skusOf(drafts));
  const byCode = new Map(stored.map((product) => [product.row.code, product]));
  const byHandle = new Map(stored.map((product) => [product.row.handle, product]));
  return {
    productOf: (draft) =>
      draft.matchBy === 'handle'
        ? (byHandle.get(draftHandle(draft)) ??
          (draft.updateOnly ? undefined : byCode.get(draft.code)))
        : byCode.get(draft.code),
    ownerOfSku: (sku) => owners.get(sku),
    isHandleTaken: (handle) => byHandle.has(handle),
  };
}

/** A simple product's one variant has the product's code. */
function skusOf(drafts: readonly ProductDraft[]): string[] {
  return drafts.flatMap((draft) => [draft.code, ...draft.variants.map(({ sku }) => sku)]);
}

async function ownersOfSkus(
  reader: Reader,
  storeId: string,
  skus: readonly string[],
): Promise<Map<string, string>> {
  const rows = await reader
    .select({ sku: variants.sku, productId: variants.productId })
    .from(variants)
    .where(and(eq(variants.storeId, storeId), inArray(variants.sku, [...skus])));
  return new Map(rows.map(({ sku, productId }) => [sku, productId]));
}

async function withParts(
  reader: Reader,
  rows: readonly ProductRow[],
  isLocking: boolean,
): Promise<StoredProduct[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const ofProducts = reader
    .select()
    .from(variants)
    .where(inArray(variants.productId, ids))
    .orderBy(asc(variants.id));
  const variantRows = isLocking ? await ofProducts.for('update') : await ofProducts;
  const options = await optionsOf(
    reader,
    variantRows.map(({ id }) => id),
  );
  const images = await reader
    .select()
    .from(productImages)
    .where(inArray(productImages.productId, ids))
    .orderBy(asc(productImages.position), asc(productImages.id));
  const attributes = await reader
    .select()
    .from(productAttributes)
    .where(inArray(productAttributes.productId, ids))
    .orderBy(asc(productAttributes.rank), asc(productAttributes.attributeId));
  const variantsOf = groupBy(variantRows, ({ productId }) => productId);
  const optionsByVariant = groupBy(options, ({ variantId }) => variantId);
  const imagesOf = groupBy(images, ({ productId }) => productId);
  const attributesOf = groupBy(attributes, ({ productId }) => productId);
  return rows.map((row) => ({
    row,
    images: imagesOf.get(row.id) ?? [],
    attributes: attributesOf.get(row.id) ?? [],
    variants: (variantsOf.get(row.id) ?? []).map((variant) => ({
      row: variant,
      options: optionsByVariant.get(variant.id) ?? [],
    })),
  }));
}

async function optionsOf(reader: Reader, variantIds: string[]) {
  return variantIds.length === 0
    ? []
    : reader
        .select()
        .from(variantOptionValues)
        .where(inArray(variantOptionValues.variantId, variantIds))
        .orderBy(asc(variantOptionValues.rank));
}

import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { comparableBarcode } from '#domain/products/barcode';
import { comparableCode } from '#domain/products/comparable-code';
import type { ProductDraft } from '#domain/products/import/product-draft';
import { shortenedHandle } from '#domain/products/product-handle';
import type { Reader } from '../../context';
import { groupBy } from '../../database/group-by';
import {
  productAttributes,
  productImages,
  products,
  variantOptionValues,
  variants,
} from '../../database/schema/products';
import { findProductsByCode } from '../../products/comparable-codes';
import type {
  AttributeRow,
  ImageRow,
  ProductRow,
  VariantRow,
} from '../../products/products.repository';
import { codesOf, ownersOfBarcodes, ownersOfSkus } from './code-owners';

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
  /** Product that a variant's SKU belongs to, in any spelling. */
  ownerOfSku(sku: string): string | undefined;
  /** Whether another variant than this one has the barcode. */
  isBarcodeTaken(barcode: string, variantId: string | undefined): boolean;
  isHandleTaken(handle: string): boolean;
}

/** The handle under which a draft's product is stored and found. */
export function draftHandle(draft: ProductDraft): string {
  return shortenedHandle(draft.handle ?? '');
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
  const handles = drafts.map(draftHandle).filter(Boolean);
  const coded = await findProductsByCode(reader, storeId, codesOf(drafts));
  const ids = coded.map(({ id }) => id);
  const found = reader
    .select()
    .from(products)
    .where(
      and(
        eq(products.storeId, storeId),
        or(inArray(products.id, ids), inArray(products.handle, handles)),
      ),
    )
    .orderBy(asc(products.id));
  const rows = isLocking ? await found.for('update') : await found;
  const stored = await withParts(reader, rows, isLocking);
  const owners = await ownersOfSkus(reader, storeId, drafts);
  const barcodes = await ownersOfBarcodes(reader, storeId, drafts);
  const byCode = new Map(stored.map((product) => [product.row.code, product]));
  const bySimilarCode = firstByKey(stored, ({ row }) => comparableCode(row.code));
  const byHandle = new Map(stored.map((product) => [product.row.handle, product]));
  const withCode = ({ code, givenCode = code, isCodeMade }: ProductDraft) =>
    byCode.get(givenCode) ??
    byCode.get(code) ??
    (isCodeMade ? undefined : bySimilarCode.get(comparableCode(code)));
  return {
    productOf: (draft) =>
      draft.matchBy === 'handle'
        ? (byHandle.get(draftHandle(draft)) ?? (draft.updateOnly ? undefined : withCode(draft)))
        : withCode(draft),
    ownerOfSku: (sku) => owners.get(comparableCode(sku)),
    isBarcodeTaken: (barcode, variantId) =>
      (barcodes.get(comparableBarcode(barcode)) ?? []).some((id) => id !== variantId),
    isHandleTaken: (handle) => byHandle.has(handle),
  };
}

/** The first of several with one key. */
function firstByKey<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): Map<string, Item> {
  return new Map(items.toReversed().map((item) => [keyOf(item), item]));
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

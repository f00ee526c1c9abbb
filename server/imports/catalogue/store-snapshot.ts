import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { comparableBarcode } from '#domain/products/barcode';
import { comparableCode } from '#domain/products/comparable-code';
import { proposedCode } from '#domain/products/import/interpreter/generated-code';
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
import { comparableProductCode, comparableSku } from '../../products/comparable-columns';
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

/** By what a draft's product is named in the codes proposed for its variants. */
export function draftKey(draft: ProductDraft): string {
  return draft.handle ?? draft.code;
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
  const codes = drafts.flatMap((draft) =>
    [draft.code, proposedCode(draft.code, draftKey(draft))].map(comparableCode),
  );
  const handles = drafts.map(draftHandle).filter(Boolean);
  const found = reader
    .select()
    .from(products)
    .where(
      and(
        eq(products.storeId, storeId),
        or(inArray(comparableProductCode, codes), inArray(products.handle, handles)),
      ),
    )
    .orderBy(asc(products.id));
  const rows = isLocking ? await found.for('update') : await found;
  const stored = await withParts(reader, rows, isLocking);
  const owners = await ownersOfSkus(reader, storeId, skusOf(drafts));
  const barcodes = await ownersOfBarcodes(reader, storeId, barcodesOf(drafts));
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

/**
 * The comparable SKUs of the drafts, and those that are proposed if another product has them. A
 * simple product's one variant has the product's code.
 */
function skusOf(drafts: readonly ProductDraft[]): string[] {
  const skus = drafts.flatMap((draft) =>
    [draft.code, ...draft.variants.map(({ sku }) => sku)].flatMap((sku) => [
      sku,
      proposedCode(sku, draftKey(draft)),
    ]),
  );
  return [...new Set(skus.map(comparableCode))];
}

function barcodesOf(drafts: readonly ProductDraft[]): string[] {
  return drafts.flatMap(({ barcode, variants: own }) =>
    [barcode, ...own.map((each) => each.barcode)].flatMap((each) => each ?? []),
  );
}

async function ownersOfSkus(
  reader: Reader,
  storeId: string,
  skus: readonly string[],
): Promise<Map<string, string>> {
  const rows = await reader
    .select({ sku: variants.sku, productId: variants.productId })
    .from(variants)
    .where(and(eq(variants.storeId, storeId), inArray(comparableSku, [...skus])));
  return new Map(rows.map(({ sku, productId }) => [comparableCode(sku), productId]));
}

/** Lengths with which an item's number is stored: EAN-8, UPC-A without and with its zero, EAN-13, GTIN-14. */
const BARCODE_LENGTHS = [8, 11, 12, 13, 14];

/** Ids of the variants that have a barcode with or without its first zeros, by its comparable form. */
async function ownersOfBarcodes(
  reader: Reader,
  storeId: string,
  barcodes: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (barcodes.length === 0) return new Map();
  const spellings = barcodes.flatMap((barcode) => [
    barcode,
    ...BARCODE_LENGTHS.map((length) => comparableBarcode(barcode).padStart(length, '0')),
  ]);
  const rows = await reader
    .select({ id: variants.id, barcode: variants.barcode })
    .from(variants)
    .where(and(eq(variants.storeId, storeId), inArray(variants.barcode, [...new Set(spellings)])));
  const owners = groupBy(rows, ({ barcode }) => comparableBarcode(barcode ?? ''));
  return new Map([...owners].map(([barcode, some]) => [barcode, some.map(({ id }) => id)]));
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

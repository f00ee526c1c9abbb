import { and, eq, inArray } from 'drizzle-orm';
import { comparableBarcode } from '#domain/products/barcode';
import { comparableCode } from '#domain/products/comparable-code';
import { proposedCode } from '#domain/products/import/interpreter/generated-code';
import type { ProductDraft } from '#domain/products/import/product-draft';
import type { Reader } from '../../context';
import { groupBy } from '../../database/group-by';
import { variants } from '../../database/schema/products';
import { findVariantsBySku } from '../../products/comparable-codes';

/** By what a draft's product is named in the codes proposed for its variants. */
export function draftKey(draft: ProductDraft): string {
  return draft.handle ?? draft.code;
}

/** The code of each draft, and the one that is proposed if another product sells under it. */
export function codesOf(drafts: readonly ProductDraft[]): string[] {
  return drafts.flatMap((draft) => [draft.code, proposedCode(draft.code, draftKey(draft))]);
}

/**
 * Ids of the products that have the SKUs of the drafts, or those proposed for them, by the comparable
 * SKU. A simple product's one variant has the product's code.
 */
export async function ownersOfSkus(
  reader: Reader,
  storeId: string,
  drafts: readonly ProductDraft[],
): Promise<ReadonlyMap<string, string>> {
  const ofVariants = drafts.flatMap((draft) =>
    draft.variants.flatMap(({ sku }) => [sku, proposedCode(sku, draftKey(draft))]),
  );
  const rows = await findVariantsBySku(reader, storeId, [...codesOf(drafts), ...ofVariants]);
  return new Map(rows.map(({ sku, productId }) => [comparableCode(sku), productId]));
}

/** Lengths of stored barcodes: EAN-8, UPC-A without and with its zero, EAN-13, GTIN-14. */
const BARCODE_LENGTHS = [8, 11, 12, 13, 14];

/** Ids of the variants that have the barcodes of the drafts, by the comparable barcode. */
export async function ownersOfBarcodes(
  reader: Reader,
  storeId: string,
  drafts: readonly ProductDraft[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const barcodes = drafts.flatMap(({ barcode, variants: own }) =>
    [barcode, ...own.map((each) => each.barcode)].flatMap((each) => each ?? []),
  );
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

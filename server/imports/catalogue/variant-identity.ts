import { comparableBarcode } from '#domain/products/barcode';
import { comparableCode } from '#domain/products/comparable-code';
import type { ImportErrorCode } from '#domain/products/import/import-issue';
import { proposedCode } from '#domain/products/import/interpreter/generated-code';
import type { ProductDraft, VariantDraft } from '#domain/products/import/product-draft';
import { draftKey } from './code-owners';
import type { StoredVariant, StoreSnapshot } from './store-snapshot';

interface Owner {
  readonly productId: string;
  readonly snapshot: StoreSnapshot;
}

/** What the import makes of a value of the file, and what its row must say about it. */
export interface Identity<Value> {
  /** Undefined leaves the variant's own unchanged. */
  readonly value: Value;
  readonly remark: { readonly code: ImportErrorCode; readonly value: string } | null;
}

/**
 * The SKU of a variant of a variable product after the import. A SKU in another spelling stays as
 * the store has it, and so does one that the file does not name. The SKU of another product is not taken: an existing variant keeps its own, a
 * new one gets a proposal. Null when the proposal is taken too.
 */
export function skuAfterImport(
  variant: VariantDraft,
  draft: ProductDraft,
  stored: StoredVariant | undefined,
  owner: Owner,
): Identity<string> | null {
  const { sku, givenSku = sku } = variant;
  const own = stored?.row.sku;
  if (own !== undefined && comparableCode(own) === comparableCode(sku)) {
    if (variant.isSkuProposed) return replaced(own);
    return { value: own, remark: own === givenSku || variant.isSkuMade ? null : similarCode(own) };
  }
  if (own !== undefined && variant.isSkuMade) return { value: own, remark: null };
  if (!variant.isSkuProposed && !isOthers(sku, owner)) return { value: sku, remark: null };
  if (own !== undefined) return replaced(own);
  const proposal = variant.isSkuProposed ? sku : proposedCode(sku, draftKey(draft));
  return isOthers(proposal, owner) ? null : replaced(proposal);
}

function replaced(value: string): Identity<string> {
  return { value, remark: { code: 'sku_replaced', value } };
}

/** The remark that the store writes a code of the file in another way. */
export function similarCode(stored: string) {
  return { code: 'matched_by_similar_code' as const, value: stored };
}

/** Whether another product of the store has a SKU. */
export function isOthers(sku: string, { snapshot, productId }: Owner): boolean {
  const taken = snapshot.ownerOfSku(sku);
  return taken !== undefined && taken !== productId;
}

/** The barcode of a variant after the import; one that another variant has is left out. */
export function barcodeAfterImport(
  { barcode }: VariantDraft,
  stored: StoredVariant | undefined,
  { snapshot }: Owner,
): Identity<string | null | undefined> {
  if (!barcode) return { value: barcode, remark: null };
  const own = stored?.row.barcode;
  if (own && comparableBarcode(own) === comparableBarcode(barcode)) {
    return { value: undefined, remark: null };
  }
  return snapshot.isBarcodeTaken(barcode, stored?.row.id)
    ? { value: undefined, remark: { code: 'barcode_repeated', value: barcode } }
    : { value: barcode, remark: null };
}

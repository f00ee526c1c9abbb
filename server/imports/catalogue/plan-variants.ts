import { comparableCode } from '#domain/products/comparable-code';
import type { ImportErrorCode } from '#domain/products/import/import-issue';
import type { ProductDraft, VariantDraft } from '#domain/products/import/product-draft';
import { type StockPolicy, sellsBeyondStock, sharedPolicy } from '#domain/products/stock-policy';
import { newId } from '../../database/ids';
import type { productImages } from '../../database/schema/products';
import type { VariantRow } from '../../products/products.repository';
import { picturesOfVariant } from '../../products/variants/variant-pictures';
import type { PlannedVariant, StoreRemark } from './planned-product';
import { type ReferenceIndex, referenceKey } from './reference-index';
import type { StoredProduct, StoredVariant, StoreSnapshot } from './store-snapshot';
import { barcodeAfterImport, isOthers, skuAfterImport } from './variant-identity';

/** Initial low-stock threshold of variants when the file has none. */
export const LOW_STOCK_THRESHOLD = 5;

export interface VariantsPlan {
  readonly variants: readonly PlannedVariant[];
  /** Why variants are left out. */
  readonly refusals: readonly StoreRemark[];
  /** What the rows of the others must say. */
  readonly remarks: readonly StoreRemark[];
}

interface Owner {
  readonly productId: string;
  readonly storeId: string;
  readonly stored: StoredProduct | undefined;
  readonly snapshot: StoreSnapshot;
  readonly reference: ReferenceIndex;
  /** Pictures of the product after the import. */
  readonly images: readonly (typeof productImages.$inferInsert)[];
  readonly now: Date;
}

/**
 * Plans the draft's variants over those that the product has; its other variants stay unchanged.
 */
export function planVariants(draft: ProductDraft, owner: Owner): VariantsPlan {
  const fields = draft.productType === 'simple' ? [onlyVariantOf(draft)] : draft.variants;
  const refusals: StoreRemark[] = [];
  const remarks: StoreRemark[] = [];
  const variants: PlannedVariant[] = [];
  const start = owner.stored?.variants.length ?? 0;
  fields.forEach((variant, at) => {
    const { rowNumber } = variant;
    const identified = identify(variant, draft, owner);
    if ('refusal' in identified) {
      refusals.push({ rowNumber, code: identified.refusal, column: null, value: null });
      return;
    }
    for (const remark of identified.remarks) remarks.push({ rowNumber, column: null, ...remark });
    variants.push(planVariant(identified, draft, owner, start + at));
  });
  return { variants, refusals, remarks };
}

/** A variant of the file with the one of the store, its SKU and its barcode after the import. */
interface IdentifiedVariant {
  readonly variant: VariantDraft;
  readonly stored: StoredVariant | undefined;
  readonly sku: string;
  readonly barcode: string | null | undefined;
  readonly remarks: readonly { readonly code: ImportErrorCode; readonly value: string }[];
}

function identify(
  variant: VariantDraft,
  draft: ProductDraft,
  owner: Owner,
): IdentifiedVariant | { readonly refusal: ImportErrorCode } {
  const stored = storedOf(variant, draft, owner);
  if (stored && isBelowReserved(stored.row, variant, draft)) return { refusal: 'below_reserved' };
  const sku =
    draft.productType === 'simple'
      ? skuOfSimple(variant, stored, owner)
      : skuAfterImport(variant, draft, stored, owner);
  if (sku === null) return { refusal: 'code_taken' };
  const barcode = barcodeAfterImport(variant, stored, owner);
  const remarks = [sku.remark, barcode.remark].filter((remark) => remark !== null);
  return { variant, stored, sku: sku.value, barcode: barcode.value, remarks };
}

/** The only variant of a product has the product's code, which an import does not change. */
function skuOfSimple({ sku }: VariantDraft, stored: StoredVariant | undefined, owner: Owner) {
  if (stored) return { value: stored.row.sku, remark: null };
  return isOthers(sku, owner) ? null : { value: sku, remark: null };
}

/** A product without variants is sold as one variant with the product's code. */
function onlyVariantOf(draft: ProductDraft): VariantDraft {
  const { code, rowNumber, barcode, price, compareAtPrice, cost, quantity, lowStock, weightGrams } =
    draft;
  return {
    sku: code,
    rowNumber: rowNumber ?? 0,
    optionValues: [],
    ...(barcode !== undefined && { barcode }),
    ...(price !== undefined && { price }),
    ...(compareAtPrice !== undefined && { compareAtPrice }),
    ...(cost !== undefined && { cost }),
    ...(quantity !== undefined && { quantity }),
    ...(lowStock !== undefined && { lowStock }),
    ...(weightGrams !== undefined && { weightGrams }),
  };
}

/** The policy that the file gives a variant, or all variants of its product. */
function policyOf(variant: VariantDraft, draft: ProductDraft): StockPolicy | undefined {
  return variant.stockPolicy ?? draft.stockPolicy;
}

/** Whether counted stock would be less than orders have reserved. */
function isBelowReserved(row: VariantRow, variant: VariantDraft, draft: ProductDraft): boolean {
  const policy = policyOf(variant, draft) ?? row.stockPolicy;
  const isChanged = variant.quantity !== undefined || policy !== row.stockPolicy;
  const after = variant.quantity ?? row.stockOnHand;
  return isChanged && !sellsBeyondStock(policy) && after < row.stockReserved;
}

/** The product's variant with this SKU, in any spelling, otherwise the one with these options. */
function storedOf(
  variant: VariantDraft,
  draft: ProductDraft,
  { stored, reference }: Owner,
): StoredVariant | undefined {
  if (!stored) return undefined;
  if (draft.productType === 'simple') return stored.variants[0];
  const key = comparableCode(variant.sku);
  const similar = stored.variants.filter(({ row }) => comparableCode(row.sku) === key);
  const exact = similar.find(({ row }) => row.sku === (variant.givenSku ?? variant.sku));
  if (exact ?? similar[0]) return exact ?? similar[0];
  const options = optionsOf(variant, reference);
  return stored.variants.find((each) => options !== null && isSameChoice(each.options, options));
}

type Choice = readonly { readonly attributeId: string; readonly valueId: string }[];

function isSameChoice(one: Choice, other: Choice): boolean {
  return (
    one.length === other.length &&
    one.length > 0 &&
    one.every(({ attributeId, valueId }) =>
      other.some((each) => each.attributeId === attributeId && each.valueId === valueId),
    )
  );
}

/** Ids of the option values; null if some are new, because a dry run does not create them. */
function optionsOf({ optionValues }: VariantDraft, reference: ReferenceIndex): Choice | null {
  const choice = optionValues.map(({ name, value }) => {
    const attribute = reference.attributeOf(name);
    const valueId = attribute?.valueIds.get(referenceKey(value));
    return attribute && valueId !== undefined ? { attributeId: attribute.id, valueId } : null;
  });
  const known = choice.filter((each) => each !== null);
  return known.length === choice.length ? known : null;
}

function planVariant(
  { variant, stored, sku, barcode }: IdentifiedVariant,
  draft: ProductDraft,
  owner: Owner,
  position: number,
): PlannedVariant {
  const options = optionsOf(variant, owner.reference);
  const stockPolicy = policyOf(variant, draft);
  const base = stored?.row ?? newVariantRow(sku, draft, owner, position);
  const cost = costOf(variant, draft, owner, stored);
  const changes = {
    ...(draft.productType === 'variable' && { sku }),
    ...(barcode !== undefined && { barcode }),
    ...(variant.price !== undefined && { price: variant.price }),
    ...(variant.compareAtPrice !== undefined && { compareAtPrice: variant.compareAtPrice }),
    ...(cost !== undefined && { costPrice: cost }),
    ...(variant.quantity !== undefined && { stockOnHand: variant.quantity }),
    ...(stockPolicy !== undefined && { stockPolicy }),
    ...(variant.lowStock !== undefined && { lowStockThreshold: variant.lowStock }),
    ...(variant.weightGrams !== undefined && { weightGrams: variant.weightGrams }),
    ...variantPictures(variant, owner),
  };
  const isSame = stored !== undefined && !differs(stored.row, changes);
  const keepsOptions =
    stored !== undefined && options !== null && isSameChoice(stored.options, options);
  const isChanged = !isSame || (!keepsOptions && variant.optionValues.length > 0);
  return {
    rowNumber: variant.rowNumber,
    optionValues: variant.optionValues,
    row: {
      ...base,
      ...changes,
      ...(stored && isChanged && { updatedAt: owner.now, revision: stored.row.revision + 1 }),
    },
    options: keepsOptions || variant.optionValues.length === 0 ? null : (options ?? []),
    isNew: stored === undefined,
    isChanged,
  };
}

/**
 * The variant's own cost, otherwise the product's. An existing variant without one keeps none if the
 * product's stays the same, because the product's counts for it anyway.
 */
function costOf(
  variant: VariantDraft,
  draft: ProductDraft,
  owner: Owner,
  stored: StoredVariant | undefined,
): number | null | undefined {
  if (typeof variant.cost === 'number' || typeof draft.cost !== 'number') return variant.cost;
  const isInherited = stored?.row.costPrice === null && owner.stored?.row.costPrice === draft.cost;
  return isInherited ? undefined : draft.cost;
}

function newVariantRow(
  sku: string,
  draft: ProductDraft,
  { productId, storeId, stored, now }: Owner,
  position: number,
): Omit<VariantRow, 'revision'> & { revision: number } {
  return {
    id: newId('var', now.getTime()),
    productId,
    storeId,
    sku,
    position,
    createdAt: now,
    updatedAt: now,
    revision: 1,
    barcode: null,
    price: null,
    compareAtPrice: null,
    costPrice: draft.cost ?? null,
    stockOnHand: 0,
    stockReserved: 0,
    stockPolicy: sharedPolicy(stored?.row.stockPolicies ?? []) ?? 'counted',
    weightGrams: null,
    imageIds: [],
    pictureUrl: null,
    status: 'active',
    lowStockThreshold: draft.lowStock ?? LOW_STOCK_THRESHOLD,
  };
}

/**
 * The pictures that the file names for the variant, as far as its product will have them; without
 * any, nothing changes.
 */
function variantPictures({ images = [] }: VariantDraft, owner: Owner): Partial<VariantRow> {
  const found = images.flatMap(({ url }) => owner.images.find((each) => each.url === url) ?? []);
  return found.length === 0 ? {} : picturesOfVariant(found);
}

/** Whether some of the changes differ from the row. */
export function differs<Row extends object>(row: Row, changes: Partial<Row>): boolean {
  return Object.entries(changes).some(
    ([key, value]) => value !== undefined && !isSame(row[key as keyof Row], value),
  );
}

function isSame(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((each, at) => each === other[at]);
}

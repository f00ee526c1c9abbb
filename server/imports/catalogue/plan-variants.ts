import type { ProductDraft, VariantDraft } from '#domain/products/import/product-draft';
import { newId } from '../../database/ids';
import type { productImages } from '../../database/schema/products';
import type { VariantRow } from '../../products/products.repository';
import { picturesOfVariant } from '../../products/variants/variant-pictures';
import type { PlannedVariant, StoreRemark } from './planned-product';
import { type ReferenceIndex, referenceKey } from './reference-index';
import type { StoredProduct, StoredVariant, StoreSnapshot } from './store-snapshot';

/** Initial low-stock threshold of variants when the file has none. */
export const LOW_STOCK_THRESHOLD = 5;

export interface VariantsPlan {
  readonly variants: readonly PlannedVariant[];
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
  const remarks: StoreRemark[] = [];
  const variants: PlannedVariant[] = [];
  const start = owner.stored?.variants.length ?? 0;
  fields.forEach((variant, at) => {
    const error = refusalOf(variant, draft, owner);
    if (error)
      remarks.push({ rowNumber: variant.rowNumber, code: error, column: null, value: null });
    else variants.push(planVariant(variant, draft, owner, start + at));
  });
  return { variants, remarks };
}

/** A product without variants is sold as one variant with the product's code. */
function onlyVariantOf(draft: ProductDraft): VariantDraft {
  const { code, rowNumber, barcode, price, compareAtPrice, quantity, lowStock, weightGrams } =
    draft;
  return {
    sku: code,
    rowNumber: rowNumber ?? 0,
    optionValues: [],
    ...(barcode !== undefined && { barcode }),
    ...(price !== undefined && { price }),
    ...(compareAtPrice !== undefined && { compareAtPrice }),
    ...(quantity !== undefined && { quantity }),
    ...(lowStock !== undefined && { lowStock }),
    ...(weightGrams !== undefined && { weightGrams }),
  };
}

function refusalOf(variant: VariantDraft, draft: ProductDraft, owner: Owner) {
  const stored = storedOf(variant, draft, owner);
  // The one variant of a simple product keeps its SKU.
  const isKept = stored !== undefined && draft.productType === 'simple';
  const taken = isKept ? undefined : owner.snapshot.ownerOfSku(variant.sku);
  if (taken !== undefined && taken !== owner.productId) return 'code_taken' as const;
  if (stored && variant.quantity !== undefined && variant.quantity < stored.row.stockReserved) {
    return 'below_reserved' as const;
  }
  return null;
}

/** The product's variant with this SKU, otherwise the one with these options. */
function storedOf(
  variant: VariantDraft,
  draft: ProductDraft,
  { stored, reference }: Owner,
): StoredVariant | undefined {
  if (!stored) return undefined;
  if (draft.productType === 'simple') return stored.variants[0];
  const bySku = stored.variants.find(({ row }) => row.sku === variant.sku);
  if (bySku) return bySku;
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
  variant: VariantDraft,
  draft: ProductDraft,
  owner: Owner,
  position: number,
): PlannedVariant {
  const stored = storedOf(variant, draft, owner);
  const options = optionsOf(variant, owner.reference);
  const base = stored?.row ?? newVariantRow(variant.sku, draft, owner, position);
  const cost = variant.cost === undefined ? draft.cost : variant.cost;
  const changes = {
    ...(draft.productType === 'variable' && { sku: variant.sku }),
    ...(variant.barcode !== undefined && { barcode: variant.barcode }),
    ...(variant.price !== undefined && { price: variant.price }),
    ...(variant.compareAtPrice !== undefined && { compareAtPrice: variant.compareAtPrice }),
    ...(cost !== undefined && { costPrice: cost }),
    ...(variant.quantity !== undefined && { stockOnHand: variant.quantity }),
    ...(variant.lowStock !== undefined && { lowStockThreshold: variant.lowStock }),
    ...(variant.weightGrams !== undefined && { weightGrams: variant.weightGrams }),
    ...variantPictures(variant, owner),
  };
  const isSame = stored !== undefined && !differs(stored.row, changes);
  const keepsOptions =
    stored !== undefined && options !== null && isSameChoice(stored.options, options);
  const isChanged = !isSame || (!keepsOptions && variant.optionValues.length > 0);
  return {
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

function newVariantRow(
  sku: string,
  draft: ProductDraft,
  { productId, storeId, now }: Owner,
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

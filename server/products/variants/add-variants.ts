import { comparableCode } from '#domain/products/comparable-code';
import { sharedPolicy } from '#domain/products/stock-policy';
import { type Choice, combinationKey, MAX_VARIANTS } from '#domain/products/variant-combinations';
import type { VariantInput } from '#openapi/types.generated';
import type { Tx } from '../../context';
import { isUniqueViolation } from '../../database/errors';
import { newId } from '../../database/ids';
import { variantOptionValues, variants } from '../../database/schema/products';
import { type FieldErrors, invalid, problem } from '../../http/problem-error';
import { cleanText, setPriceErrors } from '../product-fields';
import type { ProductRecord } from '../products.repository';
import { takenSkus } from '../taken-codes';
import { axesOf, choiceErrors, choicesOf, findKnownAxes, type KnownAxes } from './variant-axes';
import { errorsOfVariantPictures, namedPictures } from './variant-pictures';
import { availableSkus } from './variant-skus';

/** Variants to add to a product whose row is locked. */
export interface RequestedVariants {
  readonly record: ProductRecord;
  readonly wanted: readonly VariantInput[];
  /** The prefix of a field's name in the request, for the variant at an index. */
  readonly path: (at: number) => string;
  readonly now: Date;
}

/** Prefixes the field names of the errors of a part of the request. */
export function prefixed(errors: FieldErrors, path: string): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([field, codes]) => [`${path}${field}`, codes]),
  );
}

export const NO_PRICES = { price: null, compareAtPrice: null };

/**
 * Errors of the variants: their prices and their combinations, individually and against the others.
 */
function requestedErrors(
  { record, wanted, path }: RequestedVariants,
  known: KnownAxes,
): FieldErrors {
  const state = axesOf(record);
  const axes = state.length > 0 ? state : null;
  const first = wanted[0]?.optionValues.map(({ attributeId }) => attributeId) ?? [];
  const taken = new Set(record.variants.map(({ id }) => combinationKey(choicesOf(record, id))));
  const errors: Record<string, readonly string[]> = {};
  wanted.forEach((variant, at) => {
    const { optionValues, sku } = variant;
    const codes = choiceErrors(optionValues, known, axes ?? (at === 0 ? null : first));
    const key = combinationKey(optionValues);
    if (codes.length === 0 && taken.has(key)) codes.push('duplicate_combination');
    taken.add(key);
    if (codes.length > 0) errors[`${path(at)}optionValues`] = codes;
    if (sku !== undefined && cleanText(sku) === null) errors[`${path(at)}sku`] = ['required'];
    Object.assign(errors, prefixed(setPriceErrors(variant, NO_PRICES), path(at)));
  });
  return errors;
}

/** Choices in the order of the product's axes, so that all its variants list them alike. */
function ordered(choices: readonly Choice[], axes: readonly string[]): Choice[] {
  return [...choices].sort(
    (one, other) => axes.indexOf(one.attributeId) - axes.indexOf(other.attributeId),
  );
}

/**
 * The row of a new variant. Omitted fields are empty or taken from its product.
 * @param record its product with the pictures that it may show
 */
export function newVariantRow(
  record: Pick<ProductRecord, 'product' | 'images'>,
  variant: Omit<VariantInput, 'optionValues' | 'sku'>,
  { sku, position, now }: { readonly sku: string; readonly position: number; readonly now: Date },
) {
  return {
    id: newId('var', now.getTime()),
    productId: record.product.id,
    storeId: record.product.storeId,
    sku,
    barcode: cleanText(variant.barcode),
    price: variant.price ?? null,
    compareAtPrice: variant.compareAtPrice ?? null,
    costPrice: variant.costPrice ?? record.product.costPrice,
    stockOnHand: variant.stockOnHand ?? 0,
    stockPolicy: variant.stockPolicy ?? sharedPolicy(record.product.stockPolicies) ?? 'counted',
    lowStockThreshold: variant.lowStockThreshold ?? record.product.lowStockThreshold,
    weightGrams: variant.weightGrams ?? null,
    ...namedPictures(record, variant.mediaIds ?? []),
    status: variant.status ?? 'active',
    position,
    createdAt: now,
    updatedAt: now,
  };
}

/** Rows of the new variants, after the existing ones. */
function rowsOf({ record, wanted, now }: RequestedVariants, skus: readonly string[]) {
  const last = Math.max(-1, ...record.variants.map(({ position }) => position));
  return wanted.map((variant, at) =>
    newVariantRow(record, variant, { sku: skus[at] ?? '', position: last + 1 + at, now }),
  );
}

/** @throws ProblemError 409 `already_taken` naming the SKUs that the store has */
async function assertSkusFree(
  tx: Tx,
  { record, wanted, path }: RequestedVariants,
  skus: readonly string[],
): Promise<void> {
  const named = wanted.flatMap(({ sku }) => cleanText(sku) ?? []);
  const taken = await takenSkus(tx, record.product.storeId, named);
  const keys = skus.map(comparableCode);
  const errors = Object.fromEntries(
    keys.flatMap((key, at) => {
      const isTaken = taken.has(key) || keys.indexOf(key) < at;
      return isTaken ? [[`${path(at)}sku`, ['already_taken']]] : [];
    }),
  );
  if (Object.keys(errors).length > 0) throw problem(409, 'already_taken', { errors });
}

async function insert(tx: Tx, want: RequestedVariants, skus: readonly string[]): Promise<string[]> {
  const { record, wanted, path } = want;
  const rows = rowsOf(want, skus);
  try {
    await tx.insert(variants).values(rows);
  } catch (error) {
    // Another transaction took one after the check.
    if (!isUniqueViolation(error, 'variants_sku')) throw error;
    throw problem(409, 'already_taken', { errors: { [`${path(0)}sku`]: ['already_taken'] } });
  }
  const state = axesOf(record);
  const axes = state.length > 0 ? state : wanted[0]?.optionValues.map((each) => each.attributeId);
  const values = rows.flatMap(({ id: variantId }, at) =>
    ordered(wanted[at]?.optionValues ?? [], axes ?? []).map((choice, rank) => ({
      ...choice,
      variantId,
      rank,
    })),
  );
  await tx.insert(variantOptionValues).values(values);
  return rows.map(({ id }) => id);
}

/**
 * Adds variants to a variable product whose row the caller has locked.
 * @returns their ids, in the requested order
 * @throws ProblemError 422 combinations that are wrong or exist already, wrong prices, pictures
 *   that the product lacks, too many variants; 409 `already_taken` an SKU
 */
export async function addVariants(tx: Tx, want: RequestedVariants): Promise<string[]> {
  const { record, wanted } = want;
  if (wanted.length === 0) return [];
  if (record.variants.length + wanted.length > MAX_VARIANTS) {
    throw invalid({ variants: ['too_many'] });
  }
  const choices = wanted.flatMap(({ optionValues }) => optionValues);
  const known = await findKnownAxes(tx, record.product.storeId, choices);
  const errors = {
    ...requestedErrors(want, known),
    ...(await errorsOfVariantPictures(tx, record, wanted, want.path)),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const skus = await availableSkus(tx, record.product, wanted, known);
  await assertSkusFree(tx, want, skus);
  return insert(tx, want, skus);
}

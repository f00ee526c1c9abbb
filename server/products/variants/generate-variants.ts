import { inArray } from 'drizzle-orm';
import {
  type CombinationPlan,
  combinationsCount,
  MAX_VARIANTS,
  planCombinations,
} from '#domain/products/variant-combinations';
import type { Product, VariantAxis, VariantGeneration } from '#openapi/types.generated';
import type { Tx } from '../../context';
import { variantOptionValues } from '../../database/schema/products';
import { type FieldErrors, invalid } from '../../http/problem-error';
import { assertMaySetPrices, setPriceErrors } from '../product-fields';
import { recordProductEvent, staffPerformer } from '../product-history';
import type { ProductRecord } from '../products.repository';
import { addVariants } from './add-variants';
import { choicesOf, findKnownAxes } from './variant-axes';
import {
  finishVariantChange,
  lockProductForVariants,
  type VariantCall,
  variableErrors,
} from './variant-writing';

/**
 * Errors of the axes themselves: unknown, named twice, more combinations than a product may have.
 */
async function axisErrors(
  tx: Tx,
  storeId: string,
  axes: readonly VariantAxis[],
): Promise<FieldErrors> {
  if (combinationsCount(axes) > MAX_VARIANTS) return { axes: ['too_many'] };
  const choices = axes.flatMap(({ attributeId, valueIds }) =>
    valueIds.map((valueId) => ({ attributeId, valueId })),
  );
  const known = await findKnownAxes(tx, storeId, choices);
  const errors: Record<string, string[]> = {};
  axes.forEach(({ attributeId, valueIds }, at) => {
    const values = known.get(attributeId);
    if (axes.findIndex((axis) => axis.attributeId === attributeId) < at) {
      errors[`axes.${at}.attributeId`] = ['duplicate'];
    } else if (new Set(valueIds).size < valueIds.length) {
      errors[`axes.${at}.valueIds`] = ['duplicate'];
    } else if (!valueIds.every((id) => values?.has(id))) {
      errors[`axes.${at}.valueIds`] = ['unknown_value'];
    }
  });
  return errors;
}

/** Moves the existing variants to the axes; their options' ranks follow the axes too. */
async function remapExistingVariants(
  tx: Tx,
  kept: CombinationPlan['kept'],
): Promise<ProductRecord['options']> {
  const ids = kept.map(({ id }) => id);
  if (ids.length === 0) return [];
  await tx.delete(variantOptionValues).where(inArray(variantOptionValues.variantId, ids));
  const rows = kept.flatMap(({ id: variantId, choices }) =>
    choices.map((choice, rank) => ({ ...choice, variantId, rank })),
  );
  await tx.insert(variantOptionValues).values(rows);
  return rows.map((row) => ({ ...row, attribute: '', value: '' }));
}

function planOf(record: ProductRecord, axes: readonly VariantAxis[]): CombinationPlan {
  const state = record.variants.map(({ id }) => ({ id, choices: choicesOf(record, id) }));
  const planned = planCombinations(state, axes);
  if (planned === 'collision') throw invalid({ axes: ['combinations_collide'] });
  if (planned.kept.length + planned.missing.length > MAX_VARIANTS) {
    throw invalid({ axes: ['too_many'] });
  }
  return planned;
}

/**
 * Creates a variant of a variable product for each combination of the axes; existing variants are
 * preserved.
 * @returns the product with all its variants
 * @throws ProblemError 404 product unknown to the store; 403 a price without the permission; 409
 *   archived; 422 axes that are wrong, too many or would make two variants equal
 */
export async function generateVariants(
  tx: Tx,
  { productId, axes, ...shared }: VariantGeneration,
  call: VariantCall,
): Promise<Product> {
  const { principal, now } = call;
  assertMaySetPrices(shared, principal, (price) => price !== undefined && price !== null);
  const before = await lockProductForVariants(tx, productId, principal);
  const errors = {
    ...variableErrors(before, 'productId'),
    ...setPriceErrors(shared, { price: null, compareAtPrice: null }),
    ...(await axisErrors(tx, principal.storeId, axes)),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);

  const { kept, missing } = planOf(before, axes);
  const options = await remapExistingVariants(tx, kept);
  const wanted = missing.map((optionValues) => ({ ...shared, optionValues }));
  const record = { ...before, options };
  await addVariants(tx, { record, wanted, path: (at) => `variants.${at}.`, now });
  const { product } = await finishVariantChange(tx, before, call);
  await recordProductEvent(
    tx,
    { productId, at: now, action: 'generateVariants', fields: ['variants'] },
    staffPerformer(principal),
  );
  return product;
}

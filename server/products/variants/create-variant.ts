import type { Variant, VariantCreate } from '#openapi/types.generated';
import type { Tx } from '../../context';
import { invalid, notFound } from '../../http/problem-error';
import { assertMaySetPrices } from '../product-fields';
import { recordProductEvent, staffPerformer } from '../product-history';
import { addVariants } from './add-variants';
import {
  finishVariantChange,
  lockProductForVariants,
  type VariantCall,
  variableErrors,
} from './variant-writing';

/**
 * Adds one combination to a variable product.
 * @returns the variant
 * @throws ProblemError 404 product unknown to the store; 403 prices without the permission; 409
 *   archived, or SKU taken; 422 with the fields that are wrong
 */
export async function createVariant(
  tx: Tx,
  { productId, ...wanted }: VariantCreate,
  call: VariantCall,
): Promise<Variant> {
  const { principal, now } = call;
  assertMaySetPrices(wanted, principal, (price) => price !== undefined && price !== null);
  const before = await lockProductForVariants(tx, productId, principal);
  const errors = variableErrors(before, 'productId');
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const [id] = await addVariants(tx, { record: before, wanted: [wanted], path: () => '', now });
  const { product } = await finishVariantChange(tx, before, call);
  const variant = product.variants.find((each) => each.id === id);
  if (!variant) throw notFound();
  await recordProductEvent(
    tx,
    { productId, at: now, action: 'createVariant', sku: variant.sku },
    staffPerformer(principal),
  );
  return variant;
}

import { eq } from 'drizzle-orm';
import type { Product } from '#openapi/types.generated';
import type { Principal, Tx } from '../../context';
import { variants } from '../../database/schema/products';
import { type FieldErrors, invalid, notFound, problem } from '../../http/problem-error';
import { derivedColumns } from '../product-derivations';
import { presentProduct } from '../product-presentation';
import { errorsOfChangeUnderReview } from '../product-submission';
import {
  changeProductRow,
  findProduct,
  lockProduct,
  type ProductRecord,
} from '../products.repository';

/** The parameters of every change of variants. */
export interface VariantCall {
  readonly principal: Principal;
  readonly now: Date;
}

/**
 * Locks the product whose variants are to change.
 * @throws ProblemError 404 unknown to the store; 409 `action_not_allowed` archived, with the
 *   product
 */
export async function lockProductForVariants(
  tx: Tx,
  productId: string,
  principal: Principal,
): Promise<ProductRecord> {
  const record = await lockProduct(tx, principal.storeId, productId);
  if (!record) throw notFound();
  if (record.product.archivedAt === null) return record;
  throw problem(409, 'action_not_allowed', { current: presentProduct(record, principal) });
}

/** Only a variable product allows adding, generating or removing variants. */
export function variableErrors({ product }: ProductRecord, field: string): FieldErrors {
  return product.productType === 'variable' ? {} : { [field]: ['not_variable'] };
}

/** Id of the product of a variant of this store. */
export async function productOfVariant(
  tx: Tx,
  storeId: string,
  variantId: string,
): Promise<string> {
  const [row] = await tx
    .select({ productId: variants.productId, storeId: variants.storeId })
    .from(variants)
    .where(eq(variants.id, variantId));
  if (row?.storeId !== storeId) throw notFound();
  return row.productId;
}

/**
 * Completes a change of a product's variants: checks the whole product, updates its search text and
 * increments its revision, since an editor who saw the old variants must not overwrite the new
 * ones. The trigger on variants updates its totals.
 * @returns the product after the change
 * @throws ProblemError 422 a field that its approval requires would be lost
 */
export async function finishVariantChange(
  tx: Tx,
  before: ProductRecord,
  { principal, now }: VariantCall,
): Promise<{ record: ProductRecord; product: Product }> {
  const { id, storeId } = before.product;
  const after = await findProduct(tx, storeId, id);
  if (!after) throw notFound();
  const errors = errorsOfChangeUnderReview(before, after);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const derived = derivedColumns({ ...after.product, variants: after.variants });
  await changeProductRow(tx, id, derived, now);
  const { product } = after;
  const written = { ...product, ...derived, updatedAt: now, revision: product.revision + 1 };
  const record = { ...after, product: written };
  return { record, product: presentProduct(record, principal) };
}

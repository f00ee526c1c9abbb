import { eq } from 'drizzle-orm';
import { combinationKey } from '#domain/products/variant-combinations';
import type { Variant, VariantUpdate } from '#openapi/types.generated';
import type { Tx } from '../../context';
import { isUniqueViolation } from '../../database/errors';
import { variantOptionValues } from '../../database/schema/products';
import { type FieldErrors, invalid, notFound, problem } from '../../http/problem-error';
import { assertRevision } from '../../http/revision';
import { assertMaySetPrices, cleanText, definedFields, setPriceErrors } from '../product-fields';
import { changedFields, recordProductEvent, staffPerformer } from '../product-history';
import { presentVariant } from '../product-presentation';
import {
  changeVariantRow,
  type ProductRecord,
  type VariantChange,
  type VariantRow,
} from '../products.repository';
import { isOnlyAdjustment, stockErrors } from '../stock-rules';
import { takenSkus } from '../taken-codes';
import { axesOf, choiceErrors, choicesOf, findKnownAxes } from './variant-axes';
import { errorsOfVariantPictures, namedPictures } from './variant-pictures';
import {
  finishVariantChange,
  lockProductForVariants,
  productOfVariant,
  type VariantCall,
} from './variant-writing';

/** A change of a variant requested by a user, with the revision they saw. */
export interface RequestedVariantChange extends VariantCall {
  readonly variantId: string;
  readonly body: VariantUpdate;
  readonly revision: number | undefined;
}

/** Errors of this variant's new combination, checked against the other variants. */
async function combinationErrors(
  tx: Tx,
  record: ProductRecord,
  variant: VariantRow,
  { optionValues }: VariantUpdate,
): Promise<FieldErrors> {
  if (!optionValues) return {};
  if (record.product.productType === 'simple') return { optionValues: ['not_variable'] };
  const known = await findKnownAxes(tx, record.product.storeId, optionValues);
  const others = record.variants.filter(({ id }) => id !== variant.id);
  const codes = choiceErrors(optionValues, known, others.length > 0 ? axesOf(record) : null);
  const isTaken = others.some(
    ({ id }) => combinationKey(choicesOf(record, id)) === combinationKey(optionValues),
  );
  if (codes.length === 0 && isTaken) codes.push('duplicate_combination');
  return codes.length > 0 ? { optionValues: codes } : {};
}

async function errorsOf(
  tx: Tx,
  record: ProductRecord,
  variant: VariantRow,
  body: VariantUpdate,
): Promise<FieldErrors> {
  const isSimple = record.product.productType === 'simple';
  const { sku, status, stockOnHand: onHand, stockAdjustment: adjustment } = body;
  return {
    ...(sku !== undefined && cleanText(sku) === null && { sku: ['required'] }),
    // A simple product is its variant: the product is unpublished instead, and both share one code.
    ...(isSimple && sku !== undefined && sku !== variant.sku && { sku: ['belongs_to_product'] }),
    ...(isSimple && status === 'inactive' && { status: ['belongs_to_product'] }),
    ...stockErrors(variant, { field: 'stockOnHand', onHand, adjustment, policy: body.stockPolicy }),
    ...setPriceErrors(body, variant),
    ...(await combinationErrors(tx, record, variant, body)),
    ...(await errorsOfVariantPictures(tx, record, [body], () => '')),
  };
}

async function writeOptions(tx: Tx, record: ProductRecord, variantId: string, body: VariantUpdate) {
  if (!body.optionValues) return;
  await tx.delete(variantOptionValues).where(eq(variantOptionValues.variantId, variantId));
  const axes = axesOf(record);
  const ordered = [...body.optionValues].sort(
    (one, other) => axes.indexOf(one.attributeId) - axes.indexOf(other.attributeId),
  );
  await tx
    .insert(variantOptionValues)
    .values(ordered.map((choice, rank) => ({ ...choice, variantId, rank })));
}

/**
 * The columns of a variant that the named fields change.
 * @param record its product with the pictures that it may show
 */
export function changedColumns(
  record: Pick<ProductRecord, 'images'>,
  variant: VariantRow,
  body: VariantUpdate,
): VariantChange {
  const { price, compareAtPrice, costPrice, lowStockThreshold, weightGrams } = body;
  return definedFields({
    price,
    compareAtPrice,
    costPrice,
    stockPolicy: body.stockPolicy,
    lowStockThreshold,
    weightGrams,
    position: body.position,
    status: body.status,
    ...(body.mediaIds && namedPictures(record, body.mediaIds)),
    sku: cleanText(body.sku) ?? undefined,
    barcode: body.barcode === undefined ? undefined : cleanText(body.barcode),
    stockOnHand:
      body.stockAdjustment === undefined
        ? body.stockOnHand
        : variant.stockOnHand + body.stockAdjustment,
  });
}

/** @throws ProblemError 409 `already_taken` another variant has the SKU */
async function write(
  tx: Tx,
  record: ProductRecord,
  variant: VariantRow,
  { body, now }: Pick<RequestedVariantChange, 'body' | 'now'>,
): Promise<void> {
  const change = changedColumns(record, variant, body);
  const { storeId } = record.product;
  const isRenamed = change.sku !== undefined && change.sku !== variant.sku;
  const renamed = isRenamed && change.sku !== undefined ? [change.sku] : [];
  if ((await takenSkus(tx, storeId, renamed, [variant.id])).size > 0) {
    throw problem(409, 'already_taken', { errors: { sku: ['already_taken'] } });
  }
  try {
    await changeVariantRow(tx, variant.id, change, now);
  } catch (error) {
    if (!isUniqueViolation(error, 'variants_sku')) throw error;
    throw problem(409, 'already_taken', { errors: { sku: ['already_taken'] } });
  }
}

/**
 * Changes the named fields of a variant, checked and written under its product's lock.
 * @returns the variant after the change
 * @throws ProblemError 404 unknown to the store; 403 prices without the permission; 428, 412 the
 *   revision; 409 archived, or SKU taken; 422 with the fields that are wrong
 */
export async function changeVariant(
  tx: Tx,
  { variantId, body, revision, ...call }: RequestedVariantChange,
): Promise<Variant> {
  const { principal, now } = call;
  const productId = await productOfVariant(tx, principal.storeId, variantId);
  const record = await lockProductForVariants(tx, productId, principal);
  const variant = record.variants.find(({ id }) => id === variantId);
  if (!variant) throw notFound();
  assertMaySetPrices(body, principal, (price) => price !== undefined);
  const before = presentVariant(variant, record, principal);
  if (revision !== undefined || !isOnlyAdjustment(body)) assertRevision(revision, before);
  const errors = await errorsOf(tx, record, variant, body);
  if (Object.keys(errors).length > 0) throw invalid(errors);

  await write(tx, record, variant, { body, now });
  await writeOptions(tx, record, variantId, body);
  const { product } = await finishVariantChange(tx, record, call);
  const after = product.variants.find(({ id }) => id === variantId);
  if (!after) throw notFound();
  const fields = changedFields([...Object.keys(body), 'stockOnHand'], before, after);
  const event = { productId, at: now, action: 'updateVariant', sku: after.sku } as const;
  await recordProductEvent(
    tx,
    { ...event, fields: [...new Set(fields)] },
    staffPerformer(principal),
  );
  return after;
}

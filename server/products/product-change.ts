import type { Product, ProductUpdate } from '#openapi/types.generated';
import type { Principal, Tx } from '../context';
import { isUniqueViolation } from '../database/errors';
import { type FieldErrors, invalid, notFound, problem } from '../http/problem-error';
import { assertRevision } from '../http/revision';
import { attributeRowsOf, errorsOfAttributes, writeProductAttributes } from './product-attributes';
import {
  changedRecord,
  fieldErrorsOfProduct,
  productChange,
  variantChange,
} from './product-change-plan';
import { derivedColumns } from './product-derivations';
import { assertMaySetPrices, fieldErrors, nameErrors } from './product-fields';
import {
  changedFields,
  type ProductEvent,
  recordProductEvents,
  staffPerformer,
} from './product-history';
import { type PicturePlan, planPictures, writePictures } from './product-pictures';
import { onlyVariant, presentProduct } from './product-presentation';
import { errorsAtVariants, errorsOfChangeUnderReview, errorsOfSaving } from './product-submission';
import {
  changeProductRow,
  changeVariantRow,
  findProduct,
  lockProduct,
  type ProductChange,
  type ProductRecord,
  type ProductRow,
  type VariantChange,
} from './products.repository';
import { isOnlyAdjustment } from './stock-rules';
import { isCodeTaken, takenSkus } from './taken-codes';
import { planVariants, type VariantsPlan } from './variants/plan-variants';
import {
  assertVariantPrices,
  assertVariantsWritable,
  replaceVariants,
  variantEvents,
} from './variants/replace-variants';

/** A change requested by a member of staff, with the revision they saw. */
export interface RequestedProductChange {
  readonly productId: string;
  readonly body: ProductUpdate;
  readonly revision: number | undefined;
  readonly principal: Principal;
  readonly now: Date;
}

/** Asserts that this user may change this product now. @throws ProblemError 403, 428, 412 or 409 */
function assertMayChange(current: Product, requested: RequestedProductChange): void {
  const { body, principal, revision } = requested;
  assertMaySetPrices(body, principal, (price) => price !== undefined);
  assertVariantPrices(body, principal);
  if (revision !== undefined || !isOnlyAdjustment(body)) assertRevision(revision, current);
  if (current.isArchived) throw problem(409, 'action_not_allowed', { current });
}

interface ChangePlan {
  readonly ofProduct: ProductChange;
  readonly ofVariant: VariantChange;
  /** The plan for a variable product's variants; null when the change does not name them. */
  readonly ofVariants: VariantsPlan | null;
  readonly after: ProductRecord;
}

/** Plans the record after the change. Writes nothing. */
async function plan(
  tx: Tx,
  record: ProductRecord,
  { body, now }: RequestedProductChange,
  pictures: PicturePlan,
): Promise<ChangePlan> {
  const pictured = { ...record.product, ...pictures.change };
  const ofProduct = { ...pictures.change, ...productChange(pictured, body) };
  const ofVariant = onlyVariant(record) ? variantChange(record, body) : {};
  const attributes = body.attributes
    ? attributeRowsOf(record.product.id, body.attributes)
    : record.attributes;
  const changed = changedRecord(record, ofProduct, ofVariant, attributes);
  const after = { ...changed, images: pictures.images };
  if (!body.variants) return { ofProduct, ofVariant, ofVariants: null, after };
  const ofVariants = await planVariants(tx, after, body.variants, now);
  const { variants, options } = ofVariants;
  return { ofProduct, ofVariant, ofVariants, after: { ...after, variants, options } };
}

async function errorsOf(
  tx: Tx,
  record: ProductRecord,
  after: ProductRecord,
  body: ProductUpdate,
): Promise<FieldErrors> {
  return {
    ...(body.saveAs === 'complete' && (await errorsOfSaving(tx, after))),
    ...errorsAtVariants(errorsOfChangeUnderReview(record, after), after),
    ...nameErrors(after.product),
    ...fieldErrorsOfProduct(record, body),
    ...(await fieldErrors(tx, body)),
    ...(await errorsOfAttributes(tx, after.product, body.attributes)),
  };
}

/** @throws ProblemError 409 another product, or a variant of one, has the new code in any spelling */
async function assertCodeFree(tx: Tx, record: ProductRecord, code: string): Promise<void> {
  const { id, storeId, code: before } = record.product;
  if (code === before) return;
  const variant = onlyVariant(record);
  const skus = variant ? [code] : [];
  const own = variant ? [variant.id] : [];
  const isTaken =
    (await isCodeTaken(tx, storeId, code, id)) ||
    (await takenSkus(tx, storeId, skus, own)).size > 0;
  if (isTaken) throw problem(409, 'already_taken', { errors: { code: ['already_taken'] } });
}

/** @throws ProblemError 409 `already_taken` another product has the code or the handle */
async function writeChange(
  tx: Tx,
  record: ProductRecord,
  { ofProduct, ofVariant, after }: ChangePlan,
  now: Date,
): Promise<ProductRow> {
  const derived = derivedColumns({ ...after.product, variants: after.variants });
  await assertCodeFree(tx, record, after.product.code);
  try {
    const row = await changeProductRow(tx, record.product.id, { ...ofProduct, ...derived }, now);
    const variant = onlyVariant(record);
    if (variant && Object.keys(ofVariant).length > 0) {
      await changeVariantRow(tx, variant.id, ofVariant, now);
    }
    return row;
  } catch (error) {
    const isHandle = isUniqueViolation(error, 'products_handle');
    if (!isHandle && !isUniqueViolation(error)) throw error;
    const field = isHandle ? 'handle' : 'code';
    throw problem(409, 'already_taken', { errors: { [field]: ['already_taken'] } });
  }
}

/** Writes the product with its parts, and re-reads the parts only if they changed. */
async function writeAll(
  tx: Tx,
  record: ProductRecord,
  planned: ChangePlan,
  { body, now }: RequestedProductChange,
): Promise<ProductRecord> {
  const { id, storeId } = record.product;
  const { images } = planned.after;
  await writePictures(tx, record, images, now);
  const product = await writeChange(tx, record, planned, now);
  if (body.attributes) await writeProductAttributes(tx, id, body.attributes);
  if (planned.ofVariants) await replaceVariants(tx, record, planned.ofVariants, now);
  const isRowAlone =
    images === record.images &&
    !body.attributes &&
    !planned.ofVariants &&
    Object.keys(planned.ofVariant).length === 0;
  const changed = isRowAlone ? { ...record, product } : await findProduct(tx, storeId, id);
  if (!changed) throw notFound();
  return changed;
}

/** The history entries of a change: one for the product, and one for each changed variant. */
function eventsOf(
  { body, now }: RequestedProductChange,
  { ofVariants }: ChangePlan,
  before: Product,
  after: Product,
): ProductEvent[] {
  const { variants: _, ...ofProduct } = body;
  // Variants have their own entries, which show where the product's pieces come from.
  const derived = ofVariants ? ['pendingChanges'] : ['pendingChanges', 'quantity'];
  const watched = new Set([...Object.keys(ofProduct), ...derived]);
  const fields = changedFields([...watched], before, after);
  const event = { productId: before.id, at: now, action: 'update', fields } as const;
  return [
    ...(fields.length > 0 ? [event] : []),
    ...(ofVariants ? variantEvents(ofVariants, before, after, now) : []),
  ];
}

/**
 * Changes the named fields; checks and writes them on the locked row. If `variants` is given, it
 * lists all of them: those with an id are changed, those without are added, the missing ones are
 * deleted.
 * @returns the product after the change
 * @throws ProblemError 404 unknown to the store; 403 prices without the permission; 428, 412 the
 *   revision; 409 archived, code, handle or a SKU taken, or a missing variant that has orders; 422
 *   with the fields that are wrong
 */
export async function changeProduct(tx: Tx, requested: RequestedProductChange): Promise<Product> {
  const { productId, body, principal } = requested;
  const record = await lockProduct(tx, principal.storeId, productId);
  if (!record) throw notFound();
  const before = presentProduct(record, principal);
  assertMayChange(before, requested);
  const pictures = await planPictures(tx, record, body.mediaIds);
  const planned = await plan(tx, record, requested, pictures);
  const errors = {
    ...(await errorsOf(tx, record, planned.after, body)),
    ...pictures.errors,
    ...planned.ofVariants?.errors,
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);

  if (planned.ofVariants) await assertVariantsWritable(tx, record, planned.ofVariants);
  const changed = await writeAll(tx, record, planned, requested);
  const product = presentProduct(changed, principal);
  const events = eventsOf(requested, planned, before, product);
  await recordProductEvents(tx, events, staffPerformer(principal));
  return product;
}

import type { Principal, Tx } from '../context';
import type { Product, ProductUpdate } from '../contract.generated';
import { isUniqueViolation } from '../database/errors';
import { type FieldErrors, invalid, notFound, problem } from '../http/problem-error';
import { assertRevision } from '../http/revision';
import { attributeRowsOf, errorsOfAttributes, writeProductAttributes } from './product-attributes';
import { changedRecord, productChange, standingErrors, variantChange } from './product-change-plan';
import { derivedColumns } from './product-derivations';
import { assertMaySetPrices, fieldErrors, nameErrors } from './product-fields';
import { changedFields, recordProductEvent, staffActor } from './product-history';
import { type PicturePlan, planPictures, writePictures } from './product-pictures';
import { onlyVariant, presentProduct } from './product-presentation';
import { errorsOfSaving, errorsOfWithdrawal } from './product-submission';
import {
  changeProductRow,
  changeVariantRow,
  findProduct,
  lockProduct,
  type ProductRecord,
  type ProductRow,
} from './products.repository';
import { isOnlyAdjustment } from './stock-rules';

/** A change somebody of the staff asks for, with the revision he saw. */
export interface RequestedProductChange {
  readonly productId: string;
  readonly body: ProductUpdate;
  readonly revision: number | undefined;
  readonly principal: Principal;
  readonly now: Date;
}

/** @throws ProblemError 403, 428, 412 or 409: whether this user may change this product now */
const assertMayChange = (current: Product, requested: RequestedProductChange): void => {
  const { body, principal, revision } = requested;
  assertMaySetPrices(body, principal, (price) => price !== undefined);
  if (revision !== undefined || !isOnlyAdjustment(body)) assertRevision(revision, current);
  if (current.isArchived) throw problem(409, 'action_not_allowed', { current });
};

/** What the change makes of the record, before anything is written. */
const plan = (record: ProductRecord, body: ProductUpdate, pictures: PicturePlan) => {
  const pictured = { ...record.product, ...pictures.change };
  const ofProduct = { ...pictures.change, ...productChange(pictured, body) };
  const ofVariant = onlyVariant(record) ? variantChange(record, body) : {};
  const attributes = body.attributes
    ? attributeRowsOf(record.product.id, body.attributes)
    : record.attributes;
  const changed = changedRecord(record, ofProduct, ofVariant, attributes);
  return { ofProduct, ofVariant, after: { ...changed, images: pictures.images } };
};

const errorsOf = async (
  tx: Tx,
  record: ProductRecord,
  after: ProductRecord,
  body: ProductUpdate,
): Promise<FieldErrors> => ({
  ...(body.saveAs === 'complete' && (await errorsOfSaving(tx, after))),
  ...errorsOfWithdrawal(record, after),
  ...nameErrors(after.product),
  ...standingErrors(record, body),
  ...(await fieldErrors(tx, body)),
  ...(await errorsOfAttributes(tx, after.product, body.attributes)),
});

/** @throws ProblemError 409 `already_taken` the code or the handle is another product's */
const writeChange = async (
  tx: Tx,
  record: ProductRecord,
  { ofProduct, ofVariant, after }: ReturnType<typeof plan>,
  now: Date,
): Promise<ProductRow> => {
  const derived = derivedColumns({ ...after.product, variants: after.variants });
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
};

/** Writes the product with its parts; only where those changed as well they are read again. */
const writeAll = async (
  tx: Tx,
  record: ProductRecord,
  planned: ReturnType<typeof plan>,
  { body, now }: RequestedProductChange,
): Promise<ProductRecord> => {
  const { id, storeId } = record.product;
  const { images } = planned.after;
  await writePictures(tx, record, images, now);
  const product = await writeChange(tx, record, planned, now);
  if (body.attributes) await writeProductAttributes(tx, id, body.attributes);
  const isRowAlone =
    images === record.images && !body.attributes && Object.keys(planned.ofVariant).length === 0;
  const changed = isRowAlone ? { ...record, product } : await findProduct(tx, storeId, id);
  if (!changed) throw notFound();
  return changed;
};

/**
 * Changes the fields named, judged and written on the locked row.
 * @returns the product as it stands now
 * @throws ProblemError 404 unknown to the store; 403 prices from who may not set them; 428, 412 the
 *   revision; 409 archived, or code or handle taken; 422 with the fields that are wrong
 */
export const changeProduct = async (
  tx: Tx,
  requested: RequestedProductChange,
): Promise<Product> => {
  const { productId, body, principal, now } = requested;
  const record = await lockProduct(tx, principal.storeId, productId);
  if (!record) throw notFound();
  const before = presentProduct(record, principal);
  assertMayChange(before, requested);
  const pictures = await planPictures(tx, record, body.mediaIds);
  const planned = plan(record, body, pictures);
  const errors = {
    ...(await errorsOf(tx, record, planned.after, body)),
    ...pictures.errors,
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);

  const changed = await writeAll(tx, record, planned, requested);
  const product = presentProduct(changed, principal);
  const watched = [...Object.keys(body), 'pendingChanges', 'quantity'];
  const fields = changedFields([...new Set(watched)], before, product);
  if (fields.length > 0) {
    await recordProductEvent(
      tx,
      { productId, at: now, action: 'update', fields },
      staffActor(principal),
    );
  }
  return product;
};

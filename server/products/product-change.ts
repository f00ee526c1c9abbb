import type { Principal, Tx } from '../context';
import type { PendingChanges, Product, ProductUpdate } from '../contract.generated';
import { type FieldErrors, invalid, notFound, problem } from '../http/problem-error';
import { assertRevision } from '../http/revision';
import { derivedColumns } from './product-derivations';
import {
  assertMaySetPrices,
  cleanText,
  fieldErrors,
  nameErrors,
  writtenTexts,
} from './product-fields';
import { planPictures, writePictures } from './product-pictures';
import { onlyVariant, presentProduct } from './product-presentation';
import { errorsOfWithdrawal } from './product-submission';
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

/** A change somebody of the staff asks for, with the revision he saw. */
export interface RequestedProductChange {
  readonly productId: string;
  readonly body: ProductUpdate;
  readonly revision: number | undefined;
  readonly principal: Principal;
  readonly now: Date;
}

const REVIEWED_FIELDS = ['name', 'categoryId', 'brandId'] as const;

/** Fields that a variable product's variants carry instead of it. */
const VARIANT_FIELDS = ['barcode', 'price', 'compareAtPrice', 'quantity'] as const;

type ReviewedValues = Partial<Pick<ProductRow, (typeof REVIEWED_FIELDS)[number]>>;

/** The marketplace has approved the product once: it is inactive or published. */
const wasApproved = (product: ProductRow): boolean => product.status !== 'draft';

/** Given values that the fields leave out are left out here, so that they stay as they are. */
const given = <Values extends object>(
  values: Values,
): { [Key in keyof Values]?: Exclude<Values[Key], undefined> } =>
  // Object.fromEntries forgets the keys' types; they are those of `values`.
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Values]?: Exclude<Values[Key], undefined>;
  };

/**
 * What an approved product keeps waiting (contract, product lifecycle): a new French name, category
 * or brand stands beside the live one until it is approved; the live value asked for again takes the
 * waiting one back.
 */
const pendingChange = (product: ProductRow, values: ReviewedValues): ProductChange => {
  const pending: PendingChanges = { ...product.pendingChanges };
  for (const field of REVIEWED_FIELDS) {
    const value = values[field];
    if (value === product[field]) delete pending[field];
    else if (value !== undefined && value !== null) pending[field] = value;
  }
  const isWaiting = Object.keys(pending).length > 0;
  return {
    pendingChanges: isWaiting ? pending : null,
    approvalState: isWaiting ? 'under_review' : 'approved',
  };
};

/** The columns of the product itself that change. */
const productChange = (product: ProductRow, body: ProductUpdate): ProductChange => {
  const { name, ...translations } = writtenTexts(body);
  const reviewed = given({ name, categoryId: body.categoryId, brandId: body.brandId });
  const isReviewed = wasApproved(product) && Object.keys(reviewed).length > 0;
  return {
    ...translations,
    ...(isReviewed ? pendingChange(product, reviewed) : reviewed),
    ...given({ costPrice: body.costPrice, lowStockThreshold: body.lowStockThreshold }),
  };
};

/** The columns of a simple product's variant that change. */
const variantChange = (body: ProductUpdate): VariantChange =>
  given({
    barcode: body.barcode === undefined ? undefined : cleanText(body.barcode),
    price: body.price,
    compareAtPrice: body.compareAtPrice,
    costPrice: body.costPrice,
    stockOnHand: body.quantity,
    lowStockThreshold: body.lowStockThreshold,
  });

/** What is wrong with the fields on this product: on variants, fewer than reserved, emptied for good. */
const standingErrors = (record: ProductRecord, body: ProductUpdate): FieldErrors => {
  const { product } = record;
  const variant = onlyVariant(record);
  const onVariants = variant ? [] : VARIANT_FIELDS.filter((field) => body[field] !== undefined);
  const emptied = wasApproved(product)
    ? REVIEWED_FIELDS.filter(
        (field) =>
          body[field] !== undefined && cleanText(body[field]) === null && product[field] !== null,
      )
    : [];
  const isBelowReserved =
    variant !== undefined && body.quantity !== undefined && body.quantity < variant.stockReserved;
  return {
    ...Object.fromEntries(onVariants.map((field) => [field, ['belongs_to_variants']])),
    ...Object.fromEntries(emptied.map((field) => [field, ['required']])),
    ...(isBelowReserved && { quantity: ['below_reserved'] }),
  };
};

/** The record as it would stand, for the rules that judge the whole. */
const changedRecord = (
  record: ProductRecord,
  product: ProductChange,
  variant: VariantChange,
): ProductRecord => ({
  ...record,
  product: { ...record.product, ...product },
  variants: onlyVariant(record)
    ? record.variants.map((each) => ({ ...each, ...variant }))
    : record.variants,
});

/** @throws ProblemError 403, 428, 412 or 409: whether this user may change this product now */
const assertMayChange = (record: ProductRecord, requested: RequestedProductChange): void => {
  const { body, principal, revision } = requested;
  assertMaySetPrices(body, principal, (price) => price !== undefined);
  const current = presentProduct(record, principal);
  assertRevision(revision, current);
  if (current.isArchived) throw problem(409, 'action_not_allowed', { current });
};

/**
 * Changes the fields named, judged and written on the locked row.
 * @returns the product as it stands now
 * @throws ProblemError 404 unknown to the store; 403 prices from who may not set them; 428, 412 the
 *   revision; 409 archived; 422 with the fields that are wrong
 */
export const changeProduct = async (
  tx: Tx,
  requested: RequestedProductChange,
): Promise<Product> => {
  const { productId, body, principal, now } = requested;
  const record = await lockProduct(tx, principal.storeId, productId);
  if (!record) throw notFound();
  assertMayChange(record, requested);

  const pictures = await planPictures(tx, record, body.mediaIds);
  const pictured = { ...record.product, ...pictures.change };
  const change = { ...pictures.change, ...productChange(pictured, body) };
  const ofVariant = variantChange(body);
  const after = { ...changedRecord(record, change, ofVariant), images: pictures.images };
  const errors = {
    ...errorsOfWithdrawal(record, after),
    ...nameErrors(after.product),
    ...standingErrors(record, body),
    ...(await fieldErrors(tx, body)),
    ...pictures.errors,
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);

  await writePictures(tx, record, pictures.images);
  const variant = onlyVariant(record);
  if (variant && Object.keys(ofVariant).length > 0) {
    await changeVariantRow(tx, variant.id, ofVariant, now);
  }
  const derived = derivedColumns({ ...after.product, variants: after.variants });
  await changeProductRow(tx, productId, { ...change, ...derived }, now);
  const changed = await findProduct(tx, principal.storeId, productId);
  if (!changed) throw notFound();
  return presentProduct(changed, principal);
};

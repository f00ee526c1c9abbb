import {
  errorsByVariant,
  type SubmittableProduct,
  savingErrors,
  submissionErrors,
} from '#domain/products/product-submission';
import type { Reader } from '../context';
import type { FieldErrors } from '../http/problem-error';
import { errorsOfMissingAttributes } from './product-attributes';
import type { ProductRecord } from './products.repository';

/** A variable product has a barcode when every variant has one. */
function barcodeOf(variants: ProductRecord['variants']): string | null {
  const [first] = variants;
  return first && variants.every(({ barcode }) => barcode !== null) ? first.barcode : null;
}

/** The product as input of the domain's submission rules; inactive variants are not checked yet. */
function submittableOf({ product, variants, images }: ProductRecord): SubmittableProduct {
  const sold = variants.filter(({ status }) => status === 'active');
  return {
    code: product.code,
    barcode: barcodeOf(sold),
    name: product.name,
    description: product.description,
    content: product.content,
    categoryId: product.categoryId,
    brandId: product.brandId,
    prices: sold.map(({ price }) => price),
    hasCover: images.length > 0,
  };
}

/**
 * Assigns the errors of a variable product to its variants; those of a simple one stay unchanged.
 */
export function errorsAtVariants(
  errors: FieldErrors,
  { product, variants }: ProductRecord,
): FieldErrors {
  return product.productType === 'simple' ? errors : errorsByVariant(errors, variants);
}

/** Why the product can't be submitted in its current state; empty when it can. */
export async function errorsOfSubmission(
  reader: Reader,
  record: ProductRecord,
): Promise<FieldErrors> {
  return {
    ...errorsAtVariants(submissionErrors(submittableOf(record)), record),
    ...(await errorsOfMissingAttributes(reader, record)),
  };
}

/** Why the create form's Save refuses the product; empty when it doesn't. */
export async function errorsOfSaving(reader: Reader, record: ProductRecord): Promise<FieldErrors> {
  return {
    ...errorsAtVariants(savingErrors(submittableOf(record)), record),
    ...(await errorsOfMissingAttributes(reader, record)),
  };
}

/**
 * Fields of a submitted product may change but not be removed. Returns the errors that the product
 * would have after the change and does not have now.
 */
export function errorsOfChangeUnderReview(
  before: ProductRecord,
  after: ProductRecord,
): FieldErrors {
  if (before.product.approvalState === 'new' && before.product.status === 'draft') return {};
  const known = submissionErrors(submittableOf(before));
  return Object.fromEntries(
    Object.entries(submissionErrors(submittableOf(after))).filter(
      ([field]) => known[field] === undefined,
    ),
  );
}

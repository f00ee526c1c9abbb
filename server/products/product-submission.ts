import { type SubmittableProduct, submissionErrors } from '#domain/products/product-lifecycle';
import type { FieldErrors } from '../http/problem-error';
import type { ProductRecord } from './products.repository';

/** A variable product has a barcode when every variant has one. */
const barcodeOf = (variants: ProductRecord['variants']): string | null => {
  const [first] = variants;
  return first && variants.every(({ barcode }) => barcode !== null) ? first.barcode : null;
};

/** What the domain judges before a product is submitted. */
const submittableOf = ({ product, variants, images }: ProductRecord): SubmittableProduct => ({
  code: product.code,
  barcode: barcodeOf(variants),
  name: product.name,
  description: product.description,
  content: product.content,
  categoryId: product.categoryId,
  brandId: product.brandId,
  prices: variants.map(({ price }) => price),
  hasCover: images.length > 0,
});

/** Why the product can't be submitted as it stands; empty when it can. */
export const errorsOfSubmission = (record: ProductRecord): FieldErrors =>
  submissionErrors(submittableOf(record));

/**
 * What the marketplace has been given to judge may change but not be taken away again: the errors
 * that a submitted product would have after a change and hasn't now.
 */
export const errorsOfWithdrawal = (before: ProductRecord, after: ProductRecord): FieldErrors => {
  if (before.product.approvalState === 'new' && before.product.status === 'draft') return {};
  const known = errorsOfSubmission(before);
  return Object.fromEntries(
    Object.entries(errorsOfSubmission(after)).filter(([field]) => known[field] === undefined),
  );
};

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
const barcodeOf = (variants: ProductRecord['variants']): string | null => {
  const [first] = variants;
  return first && variants.every(({ barcode }) => barcode !== null) ? first.barcode : null;
};

/** What the domain judges before a product is submitted; variants off sale are nobody's business yet. */
const submittableOf = ({ product, variants, images }: ProductRecord): SubmittableProduct => {
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
};

/** Errors of a variable product at the variants to blame; those of any other as they are. */
export const errorsAtVariants = (
  errors: FieldErrors,
  { product, variants }: ProductRecord,
): FieldErrors => (product.productType === 'simple' ? errors : errorsByVariant(errors, variants));

/** Why the product can't be submitted as it stands; empty when it can. */
export const errorsOfSubmission = async (
  reader: Reader,
  record: ProductRecord,
): Promise<FieldErrors> => ({
  ...errorsAtVariants(submissionErrors(submittableOf(record)), record),
  ...(await errorsOfMissingAttributes(reader, record)),
});

/** Why the create form's Save refuses the product as it stands; empty when it doesn't. */
export const errorsOfSaving = async (
  reader: Reader,
  record: ProductRecord,
): Promise<FieldErrors> => ({
  ...errorsAtVariants(savingErrors(submittableOf(record)), record),
  ...(await errorsOfMissingAttributes(reader, record)),
});

/**
 * What the marketplace has been given to judge may change but not be taken away again: the errors
 * that a submitted product would have after a change and hasn't now.
 */
export const errorsOfChangeUnderReview = (
  before: ProductRecord,
  after: ProductRecord,
): FieldErrors => {
  if (before.product.approvalState === 'new' && before.product.status === 'draft') return {};
  const known = submissionErrors(submittableOf(before));
  return Object.fromEntries(
    Object.entries(submissionErrors(submittableOf(after))).filter(
      ([field]) => known[field] === undefined,
    ),
  );
};

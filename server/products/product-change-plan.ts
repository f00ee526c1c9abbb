import { wasApproved } from '#domain/products/product-lifecycle';
import type { PendingChanges, ProductUpdate } from '#openapi/types.generated';
import type { FieldErrors } from '../http/problem-error';
import { cleanText, definedFields, setPriceErrors, writtenTexts } from './product-fields';
import { onlyVariant } from './product-presentation';
import type {
  ProductChange,
  ProductRecord,
  ProductRow,
  VariantChange,
} from './products.repository';
import { stockErrors } from './stock-rules';

const REVIEWED_FIELDS = ['name', 'categoryId', 'brandId'] as const;

/** Fields that a variable product's variants have instead of the product. */
const VARIANT_FIELDS = [
  'barcode',
  'price',
  'compareAtPrice',
  'quantity',
  'stockAdjustment',
  'stockPolicy',
  'weightGrams',
] as const;

type ReviewedValues = Partial<Pick<ProductRow, (typeof REVIEWED_FIELDS)[number]>>;

/**
 * The pending changes of an approved product (contract, product lifecycle). A new French name,
 * category or brand is stored next to the live one until it is approved. Setting the live value
 * again removes the pending one. A new pending change clears the reason of an earlier rejection.
 */
function pendingChange(product: ProductRow, values: ReviewedValues): ProductChange {
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
    ...(isWaiting && { rejectionReason: null }),
  };
}

/** The columns of the product itself that change. */
export function productChange(product: ProductRow, body: ProductUpdate): ProductChange {
  const { name, ...translations } = writtenTexts(body);
  const reviewed = definedFields({ name, categoryId: body.categoryId, brandId: body.brandId });
  const isReviewed = wasApproved(product) && Object.keys(reviewed).length > 0;
  return {
    ...translations,
    ...(isReviewed ? pendingChange(product, reviewed) : reviewed),
    ...definedFields({
      code: body.code === undefined ? undefined : (cleanText(body.code) ?? ''),
      handle: body.handle,
      costPrice: body.costPrice,
      lowStockThreshold: body.lowStockThreshold,
      storagePlace: body.storagePlace === undefined ? undefined : cleanText(body.storagePlace),
    }),
  };
}

/** Stock on hand after a change, absolute or relative; undefined when it stays. */
function stockAfter(onHand: number, body: ProductUpdate): number | undefined {
  return body.stockAdjustment === undefined ? body.quantity : onHand + body.stockAdjustment;
}

/** The columns of a simple product's variant that change. Its SKU is the product's code. */
export function variantChange(record: ProductRecord, body: ProductUpdate): VariantChange {
  return definedFields({
    sku: body.code === undefined ? undefined : (cleanText(body.code) ?? ''),
    barcode: body.barcode === undefined ? undefined : cleanText(body.barcode),
    price: body.price,
    compareAtPrice: body.compareAtPrice,
    costPrice: body.costPrice,
    stockOnHand: stockAfter(onlyVariant(record)?.stockOnHand ?? 0, body),
    stockPolicy: body.stockPolicy,
    lowStockThreshold: body.lowStockThreshold,
    weightGrams: body.weightGrams,
  });
}

/** Errors of fields that must not be emptied in the product's current state. */
function emptiedErrors(product: ProductRow, body: ProductUpdate): FieldErrors {
  const emptied = wasApproved(product)
    ? REVIEWED_FIELDS.filter(
        (field) =>
          body[field] !== undefined && cleanText(body[field]) === null && product[field] !== null,
      )
    : [];
  return Object.fromEntries(emptied.map((field) => [field, ['required']]));
}

/**
 * Errors of the fields on this product: fields of its variants, emptied fields, too little stock,
 * wrong prices.
 */
export function fieldErrorsOfProduct(record: ProductRecord, body: ProductUpdate): FieldErrors {
  const variant = onlyVariant(record);
  const emptied = emptiedErrors(record.product, body);
  if (!variant) {
    const onVariants = VARIANT_FIELDS.filter((field) => body[field] !== undefined);
    return {
      ...emptied,
      ...Object.fromEntries(onVariants.map((field) => [field, ['belongs_to_variants']])),
    };
  }
  const { quantity, stockAdjustment, stockPolicy } = body;
  return {
    ...emptied,
    ...stockErrors(variant, {
      field: 'quantity',
      onHand: quantity,
      adjustment: stockAdjustment,
      policy: stockPolicy,
    }),
    ...setPriceErrors(body, variant),
  };
}

/** The record after the change, for the rules that check the whole product. */
export function changedRecord(
  record: ProductRecord,
  product: ProductChange,
  variant: VariantChange,
  attributes: ProductRecord['attributes'],
): ProductRecord {
  return {
    ...record,
    product: { ...record.product, ...product },
    attributes,
    variants: onlyVariant(record)
      ? record.variants.map((each) => ({ ...each, ...variant }))
      : record.variants,
  };
}

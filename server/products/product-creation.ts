import { proposedHandle } from '#domain/products/product-handle';
import type { Product, ProductCreate } from '#openapi/types.generated';
import type { Principal, Tx } from '../context';
import { isUniqueViolation } from '../database/errors';
import { newId } from '../database/ids';
import { type FieldErrors, invalid, notFound, problem } from '../http/problem-error';
import { errorsOfAttributes, writeProductAttributes } from './product-attributes';
import { derivedColumns } from './product-derivations';
import {
  assertMaySetPrices,
  cleanText,
  fieldErrors,
  nameErrors,
  setPriceErrors,
  type WrittenTexts,
  writtenTexts,
} from './product-fields';
import { availableHandles } from './product-handles';
import { recordProductEvent, staffPerformer } from './product-history';
import {
  type PicturePlan,
  type ProductWithPictures,
  planPictures,
  writePictures,
} from './product-pictures';
import { presentProduct } from './product-presentation';
import { errorsOfSaving } from './product-submission';
import {
  findProduct,
  insertProductRow,
  insertVariantRow,
  type ProductRecord,
  type ProductRow,
} from './products.repository';
import { isCodeTaken, takenSkus } from './taken-codes';
import { addVariants } from './variants/add-variants';
import { finishVariantChange } from './variants/variant-writing';

/** A new product to be saved by a member of staff. */
export interface RequestedProduct {
  readonly body: ProductCreate;
  readonly principal: Principal;
  readonly now: Date;
}

const NO_TEXTS: WrittenTexts = {
  name: null,
  nameEn: null,
  nameAr: null,
  description: null,
  descriptionEn: null,
  descriptionAr: null,
  content: null,
  contentEn: null,
  contentAr: null,
};

/** Default of products and variants. */
const LOW_STOCK_THRESHOLD = 5;

/** Fields that a variable product's variants have instead of the product. */
const VARIANT_FIELDS = [
  'barcode',
  'price',
  'compareAtPrice',
  'quantity',
  'stockPolicy',
  'weightGrams',
] as const;

/** Rows of a product and, if it is simple, of its one variant, without the handle. */
function rowsOf({ body, principal, now }: RequestedProduct, code: string) {
  const texts = { ...NO_TEXTS, ...writtenTexts(body) };
  const id = newId('prd', now.getTime());
  const productType = body.productType ?? 'simple';
  const shared = {
    storeId: principal.storeId,
    costPrice: body.costPrice ?? null,
    lowStockThreshold: body.lowStockThreshold ?? LOW_STOCK_THRESHOLD,
    createdAt: now,
    updatedAt: now,
  };
  const variant = {
    ...shared,
    id: newId('var', now.getTime()),
    productId: id,
    sku: code,
    barcode: cleanText(body.barcode),
    price: body.price ?? null,
    compareAtPrice: body.compareAtPrice ?? null,
    stockOnHand: body.quantity ?? 0,
    stockPolicy: body.stockPolicy ?? 'counted',
    weightGrams: body.weightGrams ?? null,
  };
  const variants = productType === 'simple' ? [variant] : [];
  const product = {
    ...shared,
    ...texts,
    ...derivedColumns({ ...texts, code, variants }),
    id,
    code,
    categoryId: body.categoryId ?? null,
    brandId: body.brandId ?? null,
    productType,
    storagePlace: cleanText(body.storagePlace),
    status: 'draft' as const,
    approvalState: 'new' as const,
  };
  return { product, variants };
}

type Rows = ReturnType<typeof rowsOf>;

function takenHandleProblem(field: string) {
  return problem(409, 'already_taken', { errors: { [field]: ['already_taken'] } });
}

/**
 * Inserts the product. A requested handle is used unchanged or refused; a proposed one gets a
 * number when it is taken. If another transaction takes it before the insert, the next one is
 * tried.
 */
async function insertUnderHandle(
  tx: Tx,
  product: Rows['product'] & Pick<ProductRow, 'coverUrl'>,
  asked: string | undefined,
): Promise<void> {
  if (asked !== undefined) {
    if (await insertProductRow(tx, { ...product, handle: asked })) return;
    throw takenHandleProblem('handle');
  }
  const wanted = proposedHandle(product);
  for (;;) {
    const [handle = wanted] = await availableHandles(tx, product.storeId, [wanted]);
    if (await insertProductRow(tx, { ...product, handle })) return;
  }
}

/** The product before it has any picture. */
function withoutPictures({ product }: Rows): ProductWithPictures {
  return {
    product: { ...product, pendingChanges: null },
    images: [],
  };
}

async function insertRows(tx: Tx, rows: Rows, body: ProductCreate, pictures: PicturePlan) {
  const { product, variants } = rows;
  const { coverUrl = null } = pictures.change;
  try {
    await insertUnderHandle(tx, { ...product, coverUrl }, body.handle);
    for (const variant of variants) await insertVariantRow(tx, variant);
  } catch (error) {
    if (isUniqueViolation(error, 'products_code') || isUniqueViolation(error, 'variants_sku')) {
      throw takenHandleProblem('code');
    }
    throw error;
  }
  await writePictures(tx, withoutPictures(rows), pictures.images, product.createdAt);
  if (body.attributes) await writeProductAttributes(tx, product.id, body.attributes);
}

/** @throws ProblemError 409 another product, or a variant of one, has the code in any spelling */
async function assertCodeFree(tx: Tx, { product, variants }: Rows): Promise<void> {
  const { storeId, code } = product;
  const skus = variants.map(({ sku }) => sku);
  const isTaken =
    (await isCodeTaken(tx, storeId, code, null)) || (await takenSkus(tx, storeId, skus)).size > 0;
  if (isTaken) throw takenHandleProblem('code');
}

/** Errors of a variable product's fields on a simple product, and the reverse. */
function typeErrors(body: ProductCreate): FieldErrors {
  if (body.productType !== 'variable') {
    return body.variants && body.variants.length > 0 ? { variants: ['not_variable'] } : {};
  }
  const named = VARIANT_FIELDS.filter((field) => body[field] !== undefined && body[field] !== null);
  return Object.fromEntries(named.map((field) => [field, ['belongs_to_variants']]));
}

async function errorsOf(tx: Tx, { product }: Rows, body: ProductCreate): Promise<FieldErrors> {
  return {
    ...nameErrors(product),
    ...typeErrors(body),
    ...setPriceErrors(body, { price: null, compareAtPrice: null }),
    ...(await fieldErrors(tx, body)),
    ...(await errorsOfAttributes(tx, { ...product, pendingChanges: null }, body.attributes)),
  };
}

/** @throws ProblemError 403 naming the prices that this user may not set */
function assertPrices({ body, principal }: RequestedProduct): void {
  const isSet = (price: number | null | undefined) => price !== undefined && price !== null;
  assertMaySetPrices(body, principal, isSet);
  for (const [at, variant] of (body.variants ?? []).entries()) {
    assertMaySetPrices(variant, principal, isSet, `variants.${at}.`);
  }
}

/** The product as written in this transaction. */
async function readBackProduct(tx: Tx, { product }: Rows): Promise<ProductRecord> {
  const record = await findProduct(tx, product.storeId, product.id);
  if (!record) throw notFound();
  return record;
}

/**
 * Saves a new product with its variants, as a draft or complete enough to be submitted.
 * @returns the product
 * @throws ProblemError 403 prices without the permission; 409 `already_taken` code, SKU or handle
 *   of another product; 422 no name in any language, price 0, unknown category, brand, attribute or
 *   picture, or, saved as complete, any missing field
 */
export async function createProductDraft(tx: Tx, requested: RequestedProduct): Promise<Product> {
  const { body, principal, now } = requested;
  assertPrices(requested);
  const rows = rowsOf(requested, cleanText(body.code) ?? '');
  const pictures = await planPictures(tx, withoutPictures(rows), body.mediaIds);
  const errors = { ...(await errorsOf(tx, rows, body)), ...pictures.errors };
  if (Object.keys(errors).length > 0) throw invalid(errors);

  await assertCodeFree(tx, rows);
  await insertRows(tx, rows, body, pictures);
  let record = await readBackProduct(tx, rows);
  if (body.variants && body.variants.length > 0) {
    const path = (at: number) => `variants.${at}.`;
    await addVariants(tx, { record, wanted: body.variants, path, now });
    ({ record } = await finishVariantChange(tx, record, { principal, now }));
  }
  const missing = body.saveAs === 'complete' ? await errorsOfSaving(tx, record) : {};
  if (Object.keys(missing).length > 0) throw invalid(missing);
  const event = { productId: rows.product.id, at: now, action: 'create', to: 'draft' } as const;
  await recordProductEvent(tx, event, staffPerformer(principal));
  return presentProduct(record, principal);
}

import { proposedHandle } from '#domain/products/product-identity';
import type { Principal, Tx } from '../context';
import type { Product, ProductCreate } from '../contract.generated';
import { isUniqueViolation } from '../database/errors';
import { newId } from '../database/ids';
import { invalid, notFound, problem } from '../http/problem-error';
import { derivedColumns } from './product-derivations';
import {
  assertMaySetPrices,
  cleanText,
  fieldErrors,
  nameErrors,
  type WrittenTexts,
  writtenTexts,
} from './product-fields';
import { freeHandles } from './product-handles';
import { presentProduct } from './product-presentation';
import { findProduct, insertProductRow, insertVariantRow } from './products.repository';

/** A product that somebody of the staff wants to save for the first time. */
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
};

const NO_CONTENT = { content: null, contentEn: null, contentAr: null };

/** Where products and variants start when nobody says otherwise. */
const LOW_STOCK_THRESHOLD = 5;

/** Rows of a simple product and its one variant, all but the handle. */
const rowsOf = ({ body, principal, now }: RequestedProduct, code: string) => {
  const texts = { ...NO_TEXTS, ...writtenTexts(body), ...NO_CONTENT };
  const id = newId('prd', now.getTime());
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
  };
  const product = {
    ...shared,
    ...texts,
    ...derivedColumns({ ...texts, code, variants: [variant] }),
    ...{ id, code, categoryId: body.categoryId ?? null, brandId: body.brandId ?? null },
    ...({ productType: 'simple', status: 'draft', approvalState: 'new' } as const),
  };
  return { product, variant };
};

type Rows = ReturnType<typeof rowsOf>;

/** Somebody may take a handle between looking and writing: then the next one is tried. */
const insertUnderFreeHandle = async (tx: Tx, product: Rows['product']): Promise<void> => {
  const wanted = proposedHandle(product);
  for (;;) {
    const [handle = wanted] = await freeHandles(tx, product.storeId, [wanted]);
    if (await insertProductRow(tx, { ...product, handle })) return;
  }
};

const insertRows = async (tx: Tx, { product, variant }: Rows): Promise<void> => {
  try {
    await insertUnderFreeHandle(tx, product);
    await insertVariantRow(tx, variant);
  } catch (error) {
    if (isUniqueViolation(error, 'products_code') || isUniqueViolation(error, 'variants_sku')) {
      throw problem(409, 'already_taken', { errors: { code: ['already_taken'] } });
    }
    throw error;
  }
};

/**
 * Saves a new simple product as a draft with its one variant.
 * @returns the product
 * @throws ProblemError 403 prices from who may not set them; 409 `already_taken` code or SKU of
 *   another product; 422 no name in any language, price 0, unknown category or brand
 */
export const createProductDraft = async (tx: Tx, requested: RequestedProduct): Promise<Product> => {
  const { body, principal } = requested;
  assertMaySetPrices(body, principal, (price) => price !== undefined && price !== null);
  const code = cleanText(body.code);
  const rows = rowsOf(requested, code ?? '');
  const errors = {
    ...(code === null && { code: ['required'] }),
    ...nameErrors(rows.product),
    ...(await fieldErrors(tx, body)),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);

  await insertRows(tx, rows);
  const created = await findProduct(tx, principal.storeId, rows.product.id);
  if (!created) throw notFound();
  return presentProduct(created, principal);
};

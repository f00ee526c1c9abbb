import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { formatCsvAmount } from '#domain/format/csv';
import type { Reader } from '../context';
import type { Operations } from '../contract.generated';
import { groupBy } from '../database/group-by';
import { products, variantOptionValues, variants } from '../database/schema/products';
import { attributes, attributeValues, brands, categories } from '../database/schema/reference';
import { EXPORT_BATCH, inBatches } from '../http/csv-file';
import { filteredProductsCondition } from '../products/product-list.query';

type ProductFilters = Operations['exportProducts']['query'];
type VariantRow = typeof variants.$inferSelect;

/** Store and filters of a product export. */
export interface ProductExport {
  readonly storeId: string;
  readonly query: ProductFilters;
}

/**
 * Without cost: the import writes a product's cost to all its variants, so that importing an
 * exported file would change their costs.
 */
const COLUMNS = [
  'code',
  'parent_code',
  'handle',
  'barcode',
  'name_fr',
  'name_en',
  'name_ar',
  'description_fr',
  'description_en',
  'description_ar',
  'content_fr',
  'content_en',
  'content_ar',
  'category_path',
  'brand',
  'product_type',
  'price',
  'compare_at_price',
  'quantity',
  'stock_policy',
  'low_stock',
  'status',
  'weight_grams',
] as const;
type Column = (typeof COLUMNS)[number] | `option:${string}`;
type Cells = Partial<Record<Column, string>>;

/** Codes of the options that the store's variants have; each is a column. */
async function optionCodes(reader: Reader, storeId: string): Promise<string[]> {
  const rows = await reader
    .selectDistinct({ code: attributes.code })
    .from(variantOptionValues)
    .innerJoin(variants, eq(variants.id, variantOptionValues.variantId))
    .innerJoin(attributes, eq(attributes.id, variantOptionValues.attributeId))
    .where(eq(variants.storeId, storeId));
  return rows.map(({ code }) => code).sort();
}

function selectAfter(
  reader: Reader,
  { storeId, query }: ProductExport,
  last: { product: { code: string } } | undefined,
) {
  return reader
    .select({ product: products, category: categories.path, brand: brands.name })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(
      and(filteredProductsCondition(storeId, query), last && gt(products.code, last.product.code)),
    )
    .orderBy(asc(products.code))
    .limit(EXPORT_BATCH);
}

type ProductRow = Awaited<ReturnType<typeof selectAfter>>[number];

async function readVariants(reader: Reader, ids: readonly string[]) {
  const rows = await reader
    .select()
    .from(variants)
    .where(inArray(variants.productId, [...ids]))
    .orderBy(asc(variants.position), asc(variants.id));
  return groupBy(rows, ({ productId }) => productId);
}

async function readOptions(reader: Reader, productIds: readonly string[]) {
  const rows = await reader
    .select({
      variantId: variantOptionValues.variantId,
      attribute: attributes.code,
      value: attributeValues.name,
    })
    .from(variantOptionValues)
    .innerJoin(variants, eq(variants.id, variantOptionValues.variantId))
    .innerJoin(attributes, eq(attributes.id, variantOptionValues.attributeId))
    .innerJoin(attributeValues, eq(attributeValues.id, variantOptionValues.valueId))
    .where(inArray(variants.productId, [...productIds]));
  return groupBy(rows, ({ variantId }) => variantId);
}

function amount(centimes: number | null): string {
  return centimes === null ? '' : formatCsvAmount(centimes);
}

function sellingCells(variant: VariantRow): Cells {
  return {
    barcode: variant.barcode ?? '',
    price: amount(variant.price),
    compare_at_price: amount(variant.compareAtPrice),
    quantity: String(variant.stockOnHand),
    stock_policy: variant.stockPolicy,
    weight_grams: variant.weightGrams === null ? '' : String(variant.weightGrams),
  };
}

function productCells({ product, category, brand }: ProductRow): Cells {
  return {
    code: product.code,
    handle: product.handle,
    name_fr: product.name ?? '',
    name_en: product.nameEn ?? '',
    name_ar: product.nameAr ?? '',
    description_fr: product.description ?? '',
    description_en: product.descriptionEn ?? '',
    description_ar: product.descriptionAr ?? '',
    content_fr: product.content ?? '',
    content_en: product.contentEn ?? '',
    content_ar: product.contentAr ?? '',
    category_path: category ?? '',
    brand: brand ?? '',
    product_type: product.productType,
    low_stock: String(product.lowStockThreshold),
    status: product.status,
  };
}

/** A simple product is a row; the variants of a variable one are rows below it. */
function rowsOf(
  row: ProductRow,
  own: readonly VariantRow[],
  options: ReadonlyMap<string, readonly { attribute: string; value: string }[]>,
): Cells[] {
  const { product } = row;
  const [only] = own;
  const cells = productCells(row);
  if (product.productType === 'simple') {
    return [{ ...(only ? sellingCells(only) : {}), ...cells }];
  }
  const below = own.map((variant) => ({
    ...sellingCells(variant),
    code: variant.sku,
    parent_code: product.code,
    ...Object.fromEntries(
      (options.get(variant.id) ?? []).map(({ attribute, value }) => [`option:${attribute}`, value]),
    ),
  }));
  return [cells, ...below];
}

async function* recordsOf(
  reader: Reader,
  asked: ProductExport,
  columns: readonly Column[],
): AsyncGenerator<string[][]> {
  const batches = inBatches<ProductRow>((last) => selectAfter(reader, asked, last));
  for await (const rows of batches) {
    const ids = rows.map(({ product }) => product.id);
    const [own, options] = await Promise.all([readVariants(reader, ids), readOptions(reader, ids)]);
    yield rows
      .flatMap((row) => rowsOf(row, own.get(row.product.id) ?? [], options))
      .map((cells) => columns.map((column) => cells[column] ?? ''));
  }
}

/**
 * A file in our own import format: its header, and the rows of every product that matches the
 * filters.
 */
export async function productFile(reader: Reader, asked: ProductExport) {
  const codes = await optionCodes(reader, asked.storeId);
  const columns: Column[] = [...COLUMNS, ...codes.map((code) => `option:${code}` as const)];
  return { header: columns, records: recordsOf(reader, asked, columns) };
}

import { type CsvCell, csvAmount, csvNumber } from '#domain/format/csv';
import { writeList } from '#domain/products/import/cells/list-cells';
import { writeLine, writeProse } from '#domain/products/import/cells/own-texts';
import type { products, variants } from '../database/schema/products';

/** The columns of every file, in their order; `cost` only for users who may see it. */
export const COLUMNS = [
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
  'cost',
  'quantity',
  'stock_policy',
  'low_stock',
  'status',
  'weight_grams',
] as const;

export type Column =
  | (typeof COLUMNS)[number]
  | `option:${string}`
  | `attr:${string}`
  | `image_${number}`;
type Cells = Readonly<Partial<Record<Column, CsvCell>>>;

/** A product with the path of its category and the name of its brand. */
export interface ProductRow {
  readonly product: typeof products.$inferSelect;
  readonly category: string | null;
  readonly brand: string | null;
}

type VariantRow = typeof variants.$inferSelect;

/** The value that a variant has for an option. */
interface ExportedOption {
  readonly code: string;
  readonly value: string;
}

/** What a product has for an attribute: names of values, or its own value. */
export interface ExportedAttribute {
  readonly code: string;
  readonly values: readonly string[];
  readonly value: string | number | boolean | null;
}

/** The parts of a product, each in its order. */
export interface ProductParts {
  readonly variants: readonly VariantRow[];
  readonly optionsOf: (variantId: string) => readonly ExportedOption[];
  readonly attributes: readonly ExportedAttribute[];
  readonly images: readonly { readonly id: string; readonly url: string }[];
}

function sellingCells(variant: VariantRow): Cells {
  return {
    barcode: variant.barcode ?? '',
    price: csvAmount(variant.price),
    compare_at_price: csvAmount(variant.compareAtPrice),
    cost: csvAmount(variant.costPrice),
    quantity: variant.stockOnHand,
    stock_policy: variant.stockPolicy,
    weight_grams: variant.weightGrams ?? '',
  };
}

function productCells({ product, category, brand }: ProductRow): Cells {
  return {
    code: product.code,
    handle: product.handle,
    name_fr: writeLine(product.name ?? ''),
    name_en: writeLine(product.nameEn ?? ''),
    name_ar: writeLine(product.nameAr ?? ''),
    description_fr: writeProse(product.description ?? ''),
    description_en: writeProse(product.descriptionEn ?? ''),
    description_ar: writeProse(product.descriptionAr ?? ''),
    content_fr: product.content ?? '',
    content_en: product.contentEn ?? '',
    content_ar: product.contentAr ?? '',
    category_path: category ?? '',
    brand: writeLine(brand ?? ''),
    product_type: product.productType,
    low_stock: product.lowStockThreshold,
    status: product.status,
  };
}

function attributeCells(attributes: readonly ExportedAttribute[]): Cells {
  return Object.fromEntries(
    attributes.map((attribute) => [`attr:${attribute.code}`, attributeCell(attribute)]),
  );
}

function attributeCell({ values, value }: ExportedAttribute): CsvCell {
  if (typeof value === 'number') return csvNumber(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return writeLine(value ?? writeList(values));
}

/** Addresses, by which the import finds the same pictures whatever their files are called. */
function imageCells(images: readonly { readonly url: string }[]): Cells {
  return Object.fromEntries(images.map(({ url }, at) => [`image_${at + 1}`, url]));
}

function variantCells(variant: VariantRow, { optionsOf, images }: ProductParts): Cells {
  const own = variant.imageIds.flatMap((id) => images.find((image) => image.id === id) ?? []);
  return {
    ...sellingCells(variant),
    code: variant.sku,
    low_stock: variant.lowStockThreshold,
    ...Object.fromEntries(
      optionsOf(variant.id).map(({ code, value }) => [`option:${code}`, writeLine(value)]),
    ),
    ...imageCells(own),
  };
}

/** A simple product is a row; the variants of a variable one are rows below it. */
export function rowsOf(row: ProductRow, parts: ProductParts): Cells[] {
  const { product } = row;
  const [only] = parts.variants;
  const cells = {
    ...productCells(row),
    ...attributeCells(parts.attributes),
    ...imageCells(parts.images),
  };
  if (product.productType === 'simple') {
    return [{ ...(only ? sellingCells(only) : {}), ...cells }];
  }
  const below = parts.variants.map((variant) => ({
    ...variantCells(variant, parts),
    parent_code: product.code,
  }));
  return [{ ...cells, cost: csvAmount(product.costPrice) }, ...below];
}

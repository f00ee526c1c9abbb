import { count, eq, max, type SQL, sql } from 'drizzle-orm';
import type { CsvCell } from '#domain/format/csv';
import type { Reader } from '../context';
import {
  productAttributes,
  productImages,
  products,
  variantOptionValues,
  variants,
} from '../database/schema/products';
import { attributes, brands, categories } from '../database/schema/reference';
import { inBatchesOf } from '../http/csv-file';
import { COLUMNS, type Column, type ProductRow, rowsOf } from './product-export-cells';
import { readProductParts } from './product-export-parts';

/** The products of an export in their order, and whether its user may see costs. */
export interface ProductExport {
  readonly ids: readonly string[];
  readonly hasCosts: boolean;
}

function isAmong(ids: readonly string[]): SQL {
  return sql`${products.id} = any(${sql.param(ids)}::text[])`;
}

/** Codes of the options that the exported products' variants have; each is a column. */
async function optionCodes(reader: Reader, { ids }: ProductExport): Promise<string[]> {
  const rows = await reader
    .selectDistinct({ code: attributes.code })
    .from(variantOptionValues)
    .innerJoin(variants, eq(variants.id, variantOptionValues.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(attributes, eq(attributes.id, variantOptionValues.attributeId))
    .where(isAmong(ids));
  return rows.map(({ code }) => code).sort();
}

/** Codes of the attributes that the exported products have; each is a column. */
async function attributeCodes(reader: Reader, { ids }: ProductExport): Promise<string[]> {
  const rows = await reader
    .selectDistinct({ code: attributes.code })
    .from(productAttributes)
    .innerJoin(products, eq(products.id, productAttributes.productId))
    .innerJoin(attributes, eq(attributes.id, productAttributes.attributeId))
    .where(isAmong(ids));
  return rows.map(({ code }) => code).sort();
}

/** The largest number of pictures that one of the exported products has. */
async function pictureCount(reader: Reader, { ids }: ProductExport): Promise<number> {
  const counts = reader
    .select({ pictures: count().as('pictures') })
    .from(productImages)
    .innerJoin(products, eq(products.id, productImages.productId))
    .where(isAmong(ids))
    .groupBy(productImages.productId)
    .as('counts');
  const [row] = await reader.select({ most: max(counts.pictures) }).from(counts);
  return Number(row?.most ?? 0);
}

async function columnsOf(reader: Reader, asked: ProductExport): Promise<Column[]> {
  const [options, named, pictures] = await Promise.all([
    optionCodes(reader, asked),
    attributeCodes(reader, asked),
    pictureCount(reader, asked),
  ]);
  return [
    ...COLUMNS.filter((column) => column !== 'cost' || asked.hasCosts),
    ...options.map((code) => `option:${code}` as const),
    ...named.map((code) => `attr:${code}` as const),
    ...Array.from({ length: pictures }, (_, at) => `image_${at + 1}` as const),
  ];
}

async function readRows(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProductRow>> {
  const rows = await reader
    .select({ product: products, category: categories.path, brand: brands.name })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(isAmong(ids));
  return new Map(rows.map((row) => [row.product.id, row]));
}

async function* recordsOf(
  reader: Reader,
  asked: ProductExport,
  columns: readonly Column[],
): AsyncGenerator<CsvCell[][]> {
  const batches = inBatchesOf(asked.ids, (some) => readRows(reader, some));
  for await (const rows of batches) {
    const partsOf = await readProductParts(
      reader,
      rows.map(({ product }) => product.id),
    );
    yield rows
      .flatMap((row) => rowsOf(row, partsOf(row.product.id)))
      .map((cells) => columns.map((column) => cells[column] ?? ''));
  }
}

/**
 * A file in our own import format, for programs: its header, and the rows of the products. Its
 * headings and codes are the same in every language. Importing it changes nothing: it has every field that an import reads, and texts, numbers
 * and pictures in a form that is read back as they are.
 */
export async function productFile(reader: Reader, asked: ProductExport) {
  const columns = await columnsOf(reader, asked);
  return { header: columns, records: recordsOf(reader, asked, columns) };
}

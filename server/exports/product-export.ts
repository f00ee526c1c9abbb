import { and, asc, count, eq, gt, max } from 'drizzle-orm';
import type { CsvCell } from '#domain/format/csv';
import type { Reader } from '../context';
import type { Operations } from '../contract.generated';
import {
  productAttributes,
  productImages,
  products,
  variantOptionValues,
  variants,
} from '../database/schema/products';
import { attributes, brands, categories } from '../database/schema/reference';
import { EXPORT_BATCH, inBatches } from '../http/csv-file';
import { filteredProductsCondition } from '../products/product-list.query';
import { COLUMNS, type Column, type ProductRow, rowsOf } from './product-export-cells';
import { readProductParts } from './product-export-parts';

type ProductFilters = Omit<Operations['exportProducts']['query'], 'format' | 'language'>;

/** Store and filters of a product export, and whether its user may see costs. */
export interface ProductExport {
  readonly storeId: string;
  readonly query: ProductFilters;
  readonly hasCosts: boolean;
}

/** Codes of the options that the exported products' variants have; each is a column. */
async function optionCodes(reader: Reader, { storeId, query }: ProductExport): Promise<string[]> {
  const rows = await reader
    .selectDistinct({ code: attributes.code })
    .from(variantOptionValues)
    .innerJoin(variants, eq(variants.id, variantOptionValues.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(attributes, eq(attributes.id, variantOptionValues.attributeId))
    .where(filteredProductsCondition(storeId, query));
  return rows.map(({ code }) => code).sort();
}

/** Codes of the attributes that the exported products have; each is a column. */
async function attributeCodes(
  reader: Reader,
  { storeId, query }: ProductExport,
): Promise<string[]> {
  const rows = await reader
    .selectDistinct({ code: attributes.code })
    .from(productAttributes)
    .innerJoin(products, eq(products.id, productAttributes.productId))
    .innerJoin(attributes, eq(attributes.id, productAttributes.attributeId))
    .where(filteredProductsCondition(storeId, query));
  return rows.map(({ code }) => code).sort();
}

/** The largest number of pictures that one of the exported products has. */
async function pictureCount(reader: Reader, { storeId, query }: ProductExport): Promise<number> {
  const counts = reader
    .select({ pictures: count().as('pictures') })
    .from(productImages)
    .innerJoin(products, eq(products.id, productImages.productId))
    .where(filteredProductsCondition(storeId, query))
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

function selectAfter(
  reader: Reader,
  { storeId, query }: ProductExport,
  last: ProductRow | undefined,
): Promise<ProductRow[]> {
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

async function* recordsOf(
  reader: Reader,
  asked: ProductExport,
  columns: readonly Column[],
): AsyncGenerator<CsvCell[][]> {
  const batches = inBatches<ProductRow>((last) => selectAfter(reader, asked, last));
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
 * A file in our own import format: its header, and the rows of every product that matches the
 * filters. Importing it changes nothing: it has every field that an import reads, and texts, numbers
 * and pictures in a form that is read back as they are.
 */
export async function productFile(reader: Reader, asked: ProductExport) {
  const columns = await columnsOf(reader, asked);
  return { header: columns, records: recordsOf(reader, asked, columns) };
}

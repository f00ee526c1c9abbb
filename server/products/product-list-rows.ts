import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../context';
import {
  type JsonRow,
  type JsonValues,
  jsonValues,
  type NamedRow,
  namedRows,
} from '../database/json-rows';
import { products } from '../database/schema/products';
import { isStoreOpen, STORE_ID, type StoreId } from './product-list-conditions';

function pageColumns(storeId: StoreId) {
  return {
    id: products.id,
    code: products.code,
    name: products.name,
    nameEn: products.nameEn,
    nameAr: products.nameAr,
    handle: products.handle,
    coverUrl: products.coverUrl,
    categoryId: products.categoryId,
    brandId: products.brandId,
    productType: products.productType,
    inventoryType: products.inventoryType,
    priceMin: products.priceMin,
    priceMax: products.priceMax,
    quantity: products.quantity,
    lowStockThreshold: products.lowStockThreshold,
    stockPolicies: products.stockPolicies,
    variantsCount: products.variantsCount,
    status: products.status,
    approvalState: products.approvalState,
    archivedAt: products.archivedAt,
    completenessFr: products.completenessFr,
    completenessEn: products.completenessEn,
    completenessAr: products.completenessAr,
    createdAt: products.createdAt,
    updatedAt: products.updatedAt,
    revision: products.revision,
    /** Of a simple product. The variants of a variable one have their own barcodes. */
    barcode: sql<string | null>`case when products.product_type = 'simple' then (
    select variants.barcode from variants where variants.product_id = products.id limit 1) end`,
    isStoreOpen: isStoreOpen(storeId),
  };
}

type PageColumns = ReturnType<typeof pageColumns>;

/** A row of a page of the list. */
export type ProductPageRow = NamedRow<PageColumns>;

/** The list's columns of the products whose ids are in an SQL array, in any order. */
export function valuesOf(reader: Reader, storeId: StoreId, ids: SQL | Placeholder) {
  return reader
    .select({ values: jsonValues(pageColumns(storeId)) })
    .from(products)
    .where(sql`${products.id} = any(${ids})`);
}

/** The columns of every page, for their names. */
const PAGE_COLUMNS = pageColumns(STORE_ID);

/** The rows in the order of the ids: PostgreSQL need not sort them a second time. */
export function readPage(ids: readonly string[], values: JsonValues): ProductPageRow[] {
  const rows = namedRows(PAGE_COLUMNS, values);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : [withDates(row)];
  });
}

function withDates(row: JsonRow<PageColumns>): ProductPageRow {
  // Adding to the row is faster than copying it, for every row of a page.
  return Object.assign(row, {
    archivedAt: row.archivedAt === null ? null : new Date(row.archivedAt),
    createdAt: new Date(row.createdAt),
    updatedAt: new Date(row.updatedAt),
  });
}

import { type SQL, sql } from 'drizzle-orm';
import { comparableCode } from '#domain/products/comparable-code';
import type { Reader } from '../context';

/** A product of a store by its code in any spelling. */
export interface CodedProduct extends Record<string, unknown> {
  readonly id: string;
  readonly code: string;
}

/** A variant of a store by its SKU in any spelling. */
export interface CodedVariant extends Record<string, unknown> {
  readonly id: string;
  readonly productId: string;
  readonly sku: string;
}

/** The store's products whose codes differ from the given ones by spelling at most. */
export async function findProductsByCode(
  reader: Reader,
  storeId: string,
  codes: readonly string[],
): Promise<CodedProduct[]> {
  if (codes.length === 0) return [];
  const { rows } = await reader.execute<CodedProduct>(sql`
    select found.id, found.code from ${keysOf(codes)} cross join lateral (
      select id, code from products
       where store_id = ${storeId} and comparable_code(code) = key limit ${MAX_SPELLINGS}) as found`);
  return rows;
}

/** The store's variants whose SKUs differ from the given ones by spelling at most. */
export async function findVariantsBySku(
  reader: Reader,
  storeId: string,
  skus: readonly string[],
): Promise<CodedVariant[]> {
  if (skus.length === 0) return [];
  const { rows } = await reader.execute<CodedVariant>(sql`
    select found.id, found.product_id as "productId", found.sku
      from ${keysOf(skus)} cross join lateral (
      select id, product_id, sku from variants
       where store_id = ${storeId} and comparable_code(sku) = key limit ${MAX_SPELLINGS}) as found`);
  return rows;
}

/**
 * Spellings of one code in one store. The limit makes the database look up each key in the index:
 * without statistics it would compute the comparable code of every row.
 */
const MAX_SPELLINGS = 50;

function keysOf(codes: readonly string[]): SQL {
  return sql`unnest(${sql.param([...new Set(codes.map(comparableCode))])}::text[]) as key`;
}

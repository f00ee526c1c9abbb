import { and, eq, inArray, ne, notInArray } from 'drizzle-orm';
import { comparableCode } from '#domain/products/comparable-code';
import type { Reader } from '../context';
import { products, variants } from '../database/schema/products';
import { comparableProductCode, comparableSku } from './comparable-columns';

/**
 * Whether another product of the store has the code, in any spelling: other case, invisible marks,
 * kinds of hyphens and blanks.
 */
export async function isCodeTaken(
  reader: Reader,
  storeId: string,
  code: string,
  productId: string | null,
): Promise<boolean> {
  const rows = await reader
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        eq(products.storeId, storeId),
        eq(comparableProductCode, comparableCode(code)),
        productId === null ? undefined : ne(products.id, productId),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/**
 * Those of the SKUs that variants of the store have in any spelling, in their comparable form.
 * @param own ids of variants that do not count
 */
export async function takenSkus(
  reader: Reader,
  storeId: string,
  skus: readonly string[],
  own: readonly string[] = [],
): Promise<Set<string>> {
  if (skus.length === 0) return new Set();
  const rows = await reader
    .select({ sku: variants.sku })
    .from(variants)
    .where(
      and(
        eq(variants.storeId, storeId),
        inArray(comparableSku, [...new Set(skus.map(comparableCode))]),
        own.length > 0 ? notInArray(variants.id, [...own]) : undefined,
      ),
    );
  return new Set(rows.map(({ sku }) => comparableCode(sku)));
}

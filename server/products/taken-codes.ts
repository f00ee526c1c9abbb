import { comparableCode } from '#domain/products/comparable-code';
import type { Reader } from '../context';
import { findProductsByCode, findVariantsBySku } from './comparable-codes';

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
  const found = await findProductsByCode(reader, storeId, [code]);
  return found.some(({ id }) => id !== productId);
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
  const found = await findVariantsBySku(reader, storeId, skus);
  const others = found.filter(({ id }) => !own.includes(id));
  return new Set(others.map(({ sku }) => comparableCode(sku)));
}

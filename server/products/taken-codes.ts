import { comparableCode } from '#domain/products/comparable-code';
import type { Tx } from '../context';
import { lockName } from '../database/transaction-lock';
import { findProductsByCode, findVariantsBySku } from './comparable-codes';

/**
 * Makes whatever gives products and variants of the store codes happen one after another, in all
 * processes, until the transaction ends: the unique indexes know only equal spellings.
 */
export function lockCodes(tx: Tx, storeId: string): Promise<void> {
  return lockName(tx, `codes ${storeId}`);
}

/**
 * Whether another product of the store has the code, in any spelling: other case, invisible marks,
 * kinds of hyphens and blanks. No other transaction gives it away before this one ends.
 */
export async function isCodeTaken(
  tx: Tx,
  storeId: string,
  code: string,
  productId: string | null,
): Promise<boolean> {
  await lockCodes(tx, storeId);
  const found = await findProductsByCode(tx, storeId, [code]);
  return found.some(({ id }) => id !== productId);
}

/**
 * Those of the SKUs that variants of the store have in any spelling, in their comparable form. No
 * other transaction gives the others away before this one ends.
 * @param own ids of variants that do not count
 */
export async function takenSkus(
  tx: Tx,
  storeId: string,
  skus: readonly string[],
  own: readonly string[] = [],
): Promise<Set<string>> {
  if (skus.length === 0) return new Set();
  await lockCodes(tx, storeId);
  const found = await findVariantsBySku(tx, storeId, skus);
  const others = found.filter(({ id }) => !own.includes(id));
  return new Set(others.map(({ sku }) => comparableCode(sku)));
}

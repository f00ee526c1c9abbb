import { and, eq } from 'drizzle-orm';
import type { Reader } from '../context';
import { firstAvailableName, isNumberedNameOf } from '../database/numbered-names';
import { products } from '../database/schema/products';

async function takenHandles(
  reader: Reader,
  storeId: string,
  wanted: readonly string[],
): Promise<Set<string>> {
  const rows = await reader
    .select({ handle: products.handle })
    .from(products)
    .where(and(eq(products.storeId, storeId), isNumberedNameOf(products.handle, wanted)));
  return new Set(rows.map((row) => row.handle));
}

/**
 * For each wanted handle, an unused one of the store, each returned once: the handle itself, or the
 * handle with the first free number. Another transaction may still take it; the unique index
 * `products_handle` decides.
 */
export async function availableHandles(
  reader: Reader,
  storeId: string,
  wanted: readonly string[],
): Promise<string[]> {
  if (wanted.length === 0) return [];
  const taken = await takenHandles(reader, storeId, [...new Set(wanted)]);
  return wanted.map((handle) => {
    const free = firstAvailableName(handle, taken);
    taken.add(free);
    return free;
  });
}

import { and, eq, inArray, like, or } from 'drizzle-orm';
import type { Reader } from '../context';
import { products } from '../database/schema/products';

/** Escapes LIKE's special characters, so that the text matches literally. */
function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

async function takenHandles(
  reader: Reader,
  storeId: string,
  wanted: readonly string[],
): Promise<Set<string>> {
  const rows = await reader
    .select({ handle: products.handle })
    .from(products)
    .where(
      and(
        eq(products.storeId, storeId),
        or(
          inArray(products.handle, [...wanted]),
          ...wanted.map((handle) => like(products.handle, `${escapeLike(handle)}-%`)),
        ),
      ),
    );
  return new Set(rows.map((row) => row.handle));
}

function firstAvailable(handle: string, taken: ReadonlySet<string>): string {
  let candidate = handle;
  for (let number = 2; taken.has(candidate); number += 1) candidate = `${handle}-${number}`;
  return candidate;
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
    const free = firstAvailable(handle, taken);
    taken.add(free);
    return free;
  });
}

import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../context';
import { media } from '../database/schema/media';

/**
 * The store's media with these ids. Until the transaction ends they cannot be deleted; their texts
 * may change.
 */
export function lockMediaForUse(
  tx: Tx,
  storeId: string,
  ids: readonly string[],
): Promise<{ id: string; url: string }[]> {
  return tx
    .select({ id: media.id, url: media.url })
    .from(media)
    .where(and(eq(media.storeId, storeId), inArray(media.id, [...ids])))
    .orderBy(asc(media.id))
    .for('key share');
}

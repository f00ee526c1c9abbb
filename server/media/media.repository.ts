import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../context';
import { media } from '../database/schema/media';

export type MediaRow = typeof media.$inferSelect;

/** A media with its use in products. */
export interface UsedMedia extends MediaRow {
  readonly usageCount: number;
  readonly isCover: boolean;
}

// The columns are written out: drizzle omits the table name of columns in a selection, and inner
// columns would then shadow the outer ones.
/** How many products show the media now. */
export const usageCount =
  sql`(select count(*) from product_images where product_images.media_id = media.id)`.mapWith(
    Number,
  );

/** Whether the media is the first picture of a product. */
export const isCover = sql<boolean>`exists (
  select from product_images
   where product_images.media_id = media.id and product_images.position = 0)`;

/** Whether a pending change of a product shows the media once approved. */
export const isPendingInProduct = sql<boolean>`exists (
  select from products
   where products.store_id = media.store_id and products.pending_changes is not null
     and products.pending_changes -> 'mediaIds' ? media.id)`;

/** Whether a tour shows the media. */
export const isShownByTour = sql<boolean>`exists (
  select from tour_pictures where tour_pictures.media_id = media.id)`;

function usedMedia(reader: Reader) {
  return reader.select({ row: media, usageCount, isCover }).from(media).$dynamic();
}

function flattenRow({ row, ...use }: { row: MediaRow; usageCount: number; isCover: boolean }) {
  return {
    ...row,
    ...use,
  };
}

/** The media of the store; undefined when the store has no such media. */
export async function findMedia(
  reader: Reader,
  storeId: string,
  mediaId: string,
): Promise<UsedMedia | undefined> {
  const [found] = await usedMedia(reader).where(
    and(eq(media.id, mediaId), eq(media.storeId, storeId)),
  );
  return found && flattenRow(found);
}

/** Locks the media's row and returns the media; undefined when the store has no such media. */
export async function lockMedia(
  tx: Tx,
  storeId: string,
  mediaId: string,
): Promise<UsedMedia | undefined> {
  await tx
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.id, mediaId), eq(media.storeId, storeId)))
    .for('update');
  return findMedia(tx, storeId, mediaId);
}

/** The store's media with these file checksums. */
export async function findByChecksums(
  reader: Reader,
  storeId: string,
  checksums: readonly string[],
): Promise<UsedMedia[]> {
  const rows = await usedMedia(reader).where(
    and(eq(media.storeId, storeId), inArray(media.checksum, [...checksums])),
  );
  return rows.map(flattenRow);
}

/**
 * Inserts a media unless the store has one with the same checksum. While another transaction
 * inserts one, PostgreSQL waits until that transaction ends.
 * @returns whether it was inserted
 */
export async function insertMedia(tx: Tx, row: typeof media.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(media)
    .values(row)
    .onConflictDoNothing({ target: [media.storeId, media.checksum] })
    .returning({ id: media.id });
  return inserted.length > 0;
}

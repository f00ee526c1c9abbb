import { asc, eq, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../context';
import { media, mediaNames } from '../database/schema/media';
import type { UsedMedia } from './media.repository';
import { mediaSearchText } from './media-presentation';

/** Every name under which the picture was uploaded, in the order of naming. */
export async function selectNames(reader: Reader, mediaId: string): Promise<string[]> {
  const rows = await reader
    .select({ fileName: mediaNames.fileName })
    .from(mediaNames)
    .where(eq(mediaNames.mediaId, mediaId))
    .orderBy(asc(mediaNames.namedAt), asc(mediaNames.fileName));
  return rows.map(({ fileName }) => fileName);
}

/**
 * Records that the picture was uploaded under these names too, so that it is found by them. A name
 * that it has already counts as given now. Empty names are left out.
 */
export async function recordNames(
  tx: Tx,
  picture: UsedMedia,
  names: readonly string[],
  now: Date,
): Promise<void> {
  const { id: mediaId, storeId } = picture;
  const rows = [...new Set(names)].filter(Boolean).map((fileName) => ({
    mediaId,
    // Only stores upload pictures.
    storeId: storeId ?? '',
    fileName,
    namedAt: now,
  }));
  if (rows.length === 0) return;
  const known = new Set(await selectNames(tx, mediaId));
  await tx
    .insert(mediaNames)
    .values(rows)
    .onConflictDoUpdate({
      target: [mediaNames.mediaId, mediaNames.fileName],
      set: { namedAt: sql`excluded.named_at` },
    });
  if (rows.every(({ fileName }) => known.has(fileName))) return;
  const searchText = mediaSearchText(picture, await selectNames(tx, mediaId));
  await tx.update(media).set({ searchText }).where(eq(media.id, mediaId));
}

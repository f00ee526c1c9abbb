import { inArray, lt } from 'drizzle-orm';
import type { Reader, ServerContext, Tx } from '../context';
import { mediaLeftovers } from '../database/schema/media';
import { mayRemoveFiles } from './file-removal-lock';

type Leftover = typeof mediaLeftovers.$inferSelect;

/**
 * Records files that belong to no record: before they are written, or when their record is deleted.
 * If this process ends here, another one removes them later.
 */
export async function noteLeftovers(writer: Reader, leftovers: readonly Leftover[]): Promise<void> {
  if (leftovers.length > 0) await writer.insert(mediaLeftovers).values([...leftovers]);
}

/** Removes a media's files from the leftovers, in the transaction that inserts its record. */
export async function claimFiles(tx: Tx, mediaId: string): Promise<void> {
  await tx.delete(mediaLeftovers).where(inArray(mediaLeftovers.mediaId, [mediaId]));
}

/** While a backup copies the files, they stay recorded, and an hourly task removes them later. */
async function remove(
  { mediaStorage, database }: Pick<ServerContext, 'mediaStorage' | 'database'>,
  leftovers: readonly Leftover[],
): Promise<void> {
  for (const { mediaId, keys } of leftovers) {
    await database.transaction(async (tx) => {
      if (!(await mayRemoveFiles(tx))) return;
      for (const key of keys) await mediaStorage.remove(key);
      await tx.delete(mediaLeftovers).where(inArray(mediaLeftovers.mediaId, [mediaId]));
    });
  }
}

/**
 * Removes those files of these media that are leftovers. On failure the leftovers stay recorded.
 */
export async function removeLeftoversOf(
  context: ServerContext,
  mediaIds: readonly string[],
): Promise<void> {
  if (mediaIds.length === 0) return;
  const { database, log } = context;
  try {
    const found = await database.db
      .select()
      .from(mediaLeftovers)
      .where(inArray(mediaLeftovers.mediaId, [...mediaIds]));
    await remove(context, found);
  } catch (error) {
    log.warn({ err: error }, 'files of pictures were left for later');
  }
}

/**
 * Removes the leftovers recorded before this instant. `before` must be older than any upload in
 * progress.
 */
export async function removeOldLeftovers(
  context: Pick<ServerContext, 'mediaStorage' | 'database'>,
  before: Date,
): Promise<void> {
  const found = await context.database.db
    .select()
    .from(mediaLeftovers)
    .where(lt(mediaLeftovers.since, before))
    .limit(1000);
  await remove(context, found);
}

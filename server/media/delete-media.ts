import { and, asc, eq, inArray } from 'drizzle-orm';
import { THUMBNAIL_SIDES, thumbnailUrlOf } from '#domain/media/picture-limits';
import type { MediaDeletionResult } from '#openapi/types.generated';
import type { Tx } from '../context';
import { media } from '../database/schema/media';
import { isPendingInProduct, isShownByTour, usageCount } from './media.repository';
import { noteLeftovers } from './media-leftovers';

/** A member of staff's request to delete pictures. */
export interface RequestedMediaDeletion {
  readonly ids: readonly string[];
  readonly storeId: string;
  readonly now: Date;
}

const ROOT = '/media/';

/** Storage keys of a media's files; none for demo media, whose files all stores share. */
function keysOf(url: string): string[] {
  return thumbnailUrlOf(url) === url
    ? []
    : [url, ...THUMBNAIL_SIDES.map((side) => thumbnailUrlOf(url, side))].map((path) =>
        path.slice(ROOT.length),
      );
}

/**
 * Locks the rows of the pictures and reads their use. The use is read after the locks are held: a
 * transaction that is about to use a picture waits, and a use committed before is counted.
 */
async function lockAll(tx: Tx, { storeId, ids }: RequestedMediaDeletion) {
  const asked = and(eq(media.storeId, storeId), inArray(media.id, [...ids]));
  await tx.select({ id: media.id }).from(media).where(asked).orderBy(asc(media.id)).for('update');
  return tx
    .select({
      id: media.id,
      url: media.url,
      usageCount,
      isAwaited: isPendingInProduct,
      isShownByTour,
    })
    .from(media)
    .where(asked);
}

/**
 * Deletes the media that no product and no tour uses. Records their files as leftovers: remove them after the
 * commit.
 * @returns the outcome for each id, in the requested order
 */
export async function deleteUnused(
  tx: Tx,
  requested: RequestedMediaDeletion,
): Promise<MediaDeletionResult[]> {
  const found = await lockAll(tx, requested);
  const free = found.filter((one) => one.usageCount === 0 && !one.isAwaited && !one.isShownByTour);
  const freeIds = free.map(({ id }) => id);
  await noteLeftovers(
    tx,
    free.map(({ id, url }) => ({ mediaId: id, keys: keysOf(url), since: requested.now })),
  );
  if (freeIds.length > 0) await tx.delete(media).where(inArray(media.id, freeIds));
  return requested.ids.map((id) => {
    const one = found.find((each) => each.id === id);
    if (!one) return { id, outcome: 'not_found', usageCount: 0 };
    if (freeIds.includes(id)) return { id, outcome: 'deleted', usageCount: 0 };
    return {
      id,
      outcome: 'in_use',
      usageCount: one.usageCount + Number(one.isAwaited) + Number(one.isShownByTour),
    };
  });
}

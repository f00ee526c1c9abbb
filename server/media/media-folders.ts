import { and, asc, count, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { movedFolder, normalizeFolderPath } from '#domain/media/folder-path';
import type { MediaFolders, MovedMedia } from '#openapi/types.generated';
import type { Reader, Tx } from '../context';
import { media } from '../database/schema/media';
import { invalid } from '../http/problem-error';

/** A member of staff's request to move pictures to another folder. */
export interface RequestedFolderMove {
  readonly ids: readonly string[];
  readonly folder: string;
  readonly storeId: string;
  readonly now: Date;
}

/** A request to give a folder another path, with everything in it. */
export interface RequestedFolderRename {
  readonly from: string;
  readonly to: string;
  readonly storeId: string;
  readonly now: Date;
}

/** Matches the pictures in a folder and in the folders inside it. */
export function isInFolderTree(folder: string): SQL | undefined {
  return or(eq(media.folder, folder), sql`starts_with(${media.folder}, ${`${folder}/`})`);
}

/** Counts the pictures in each folder of the store, and in all folders together. */
export async function selectMediaFolders(reader: Reader, storeId: string): Promise<MediaFolders> {
  const sizeBytes = sql`sum(${media.sizeBytes})`.mapWith(Number);
  const items = await reader
    .select({ path: media.folder, count: count(), sizeBytes })
    .from(media)
    .where(eq(media.storeId, storeId))
    .groupBy(media.folder)
    .orderBy(asc(media.folder));
  return {
    items,
    count: items.reduce((sum, folder) => sum + folder.count, 0),
    sizeBytes: items.reduce((sum, folder) => sum + folder.sizeBytes, 0),
  };
}

/** Locks the pictures in one fixed order, so that two concurrent moves cannot deadlock. */
async function lockAll(tx: Tx, asked: SQL | undefined) {
  return tx
    .select({ id: media.id, folder: media.folder })
    .from(media)
    .where(asked)
    .orderBy(asc(media.id))
    .for('update');
}

function assignFolder(tx: Tx, ids: readonly string[], folder: string, now: Date) {
  return tx
    .update(media)
    .set({ folder, updatedAt: now, revision: sql`${media.revision} + 1` })
    .where(inArray(media.id, [...ids]));
}

/**
 * Moves pictures of the store to a folder. A picture already there stays unchanged and counts as
 * moved.
 * @throws ProblemError 422 invalid path
 */
export async function moveMedia(
  tx: Tx,
  { ids, folder, storeId, now }: RequestedFolderMove,
): Promise<MovedMedia> {
  const path = normalizeFolderPath(folder);
  if (path === null) throw invalid({ folder: ['invalid_folder'] });
  const found = await lockAll(tx, and(eq(media.storeId, storeId), inArray(media.id, [...ids])));
  const moving = found.filter((one) => one.folder !== path).map(({ id }) => id);
  if (moving.length > 0) await assignFolder(tx, moving, path, now);
  return { moved: found.length };
}

/**
 * Gives a folder another path, with the folders inside.
 * @throws ProblemError 422 an invalid path, or one that is too long or too deep for a folder inside
 */
export async function renameMediaFolder(
  tx: Tx,
  { from, to, storeId, now }: RequestedFolderRename,
): Promise<MovedMedia> {
  const [source, target] = [normalizeFolderPath(from), normalizeFolderPath(to)];
  if (!source || !target) throw invalid({ [source ? 'to' : 'from']: ['invalid_folder'] });
  const found = await lockAll(tx, and(eq(media.storeId, storeId), isInFolderTree(source)));
  const folders = new Set(found.map(({ folder }) => folder));
  for (const folder of folders) {
    const path = movedFolder(folder, source, target);
    if (path === null) throw invalid({ to: ['invalid_folder'] });
    if (path === folder) continue;
    const ids = found.filter((one) => one.folder === folder).map(({ id }) => id);
    await assignFolder(tx, ids, path, now);
  }
  return { moved: found.length };
}

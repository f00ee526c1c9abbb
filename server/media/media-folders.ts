import { and, asc, count, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { movedFolder, normalizeFolderPath } from '#domain/media/folder-path';
import type { Reader, Tx } from '../context';
import type { MediaFolders, MovedMedia } from '../contract.generated';
import { media } from '../database/schema/media';
import { invalid } from '../http/problem-error';

/** Pictures somebody of the staff wants in another folder. */
export interface RequestedFolderMove {
  readonly ids: readonly string[];
  readonly folder: string;
  readonly storeId: string;
  readonly now: Date;
}

/** A folder that is to have another path, with all it holds. */
export interface RequestedFolderRename {
  readonly from: string;
  readonly to: string;
  readonly storeId: string;
  readonly now: Date;
}

/** What lies in a folder, or in one inside it. */
export const isInFolderTree = (folder: string): SQL | undefined =>
  or(eq(media.folder, folder), sql`starts_with(${media.folder}, ${`${folder}/`})`);

/** What lies in each folder of the store, and in all of them together. */
export const selectMediaFolders = async (
  reader: Reader,
  storeId: string,
): Promise<MediaFolders> => {
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
};

/** Locks pictures in one order, so that two who move the same never wait for each other. */
const lockAll = async (tx: Tx, asked: SQL | undefined) =>
  tx
    .select({ id: media.id, folder: media.folder })
    .from(media)
    .where(asked)
    .orderBy(asc(media.id))
    .for('update');

const assignFolder = (tx: Tx, ids: readonly string[], folder: string, now: Date) =>
  tx
    .update(media)
    .set({ folder, updatedAt: now, revision: sql`${media.revision} + 1` })
    .where(inArray(media.id, [...ids]));

/**
 * Puts pictures of the store into a folder. One that lies there already stays as it is and counts.
 * @throws ProblemError 422 the path is none
 */
export const moveMedia = async (
  tx: Tx,
  { ids, folder, storeId, now }: RequestedFolderMove,
): Promise<MovedMedia> => {
  const path = normalizeFolderPath(folder);
  if (path === null) throw invalid({ folder: ['invalid_folder'] });
  const found = await lockAll(tx, and(eq(media.storeId, storeId), inArray(media.id, [...ids])));
  const moving = found.filter((one) => one.folder !== path).map(({ id }) => id);
  if (moving.length > 0) await assignFolder(tx, moving, path, now);
  return { moved: found.length };
};

/**
 * Gives a folder another path, with the folders inside.
 * @throws ProblemError 422 no such path, or one that what lies inside would not fit under
 */
export const renameMediaFolder = async (
  tx: Tx,
  { from, to, storeId, now }: RequestedFolderRename,
): Promise<MovedMedia> => {
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
};

import { and, isNull, lt } from 'drizzle-orm';
import type { DatabaseAccess } from '../context';
import { payoutFiles } from '../database/schema/payouts';
import { noteLeftovers } from '../media/media-leftovers';

/**
 * Deletes the records of files that were uploaded before this instant and never sent with an answer;
 * their content is removed with the other leftovers.
 */
export async function deleteUnsentFiles(database: DatabaseAccess, before: Date): Promise<void> {
  await database.transaction(async (tx) => {
    const deleted = await tx
      .delete(payoutFiles)
      .where(and(isNull(payoutFiles.historyId), lt(payoutFiles.createdAt, before)))
      .returning({ mediaId: payoutFiles.id, key: payoutFiles.storageKey });
    await noteLeftovers(
      tx,
      deleted.map(({ mediaId, key }) => ({ mediaId, keys: [key], since: before })),
    );
  });
}

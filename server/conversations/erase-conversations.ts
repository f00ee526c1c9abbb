import { and, asc, inArray, isNull, lt } from 'drizzle-orm';
import { erasedBefore } from '#domain/conversations/retention';
import type { DatabaseAccess, Tx } from '../context';
import {
  conversationFiles,
  conversationMessages,
  conversations,
} from '../database/schema/conversations';
import { noteLeftovers } from '../media/media-leftovers';
import { withCandidate } from './conversations.repository';

/** Conversations that one transaction erases. */
const BATCH = 100;

type StoredFile = Pick<typeof conversationFiles.$inferSelect, 'id' | 'storageKey'>;

async function noteFiles(tx: Tx, files: readonly StoredFile[], since: Date): Promise<void> {
  await noteLeftovers(
    tx,
    files.map(({ id, storageKey }) => ({ mediaId: id, keys: [storageKey], since })),
  );
}

/** @returns whether there may be more of them */
async function eraseBatch(tx: Tx, before: Date): Promise<boolean> {
  const rows = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(lt(conversations.lastMessageAt, before))
    .orderBy(asc(conversations.lastMessageAt))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  await erase(
    tx,
    rows.map(({ id }) => id),
    before,
  );
  return rows.length === BATCH;
}

/** Erases conversations with their messages and files. */
async function erase(tx: Tx, ids: readonly string[], since: Date): Promise<void> {
  if (ids.length === 0) return;
  const messages = tx
    .select({ id: conversationMessages.id })
    .from(conversationMessages)
    .where(inArray(conversationMessages.conversationId, [...ids]));
  const files = await tx
    .delete(conversationFiles)
    .where(inArray(conversationFiles.messageId, messages))
    .returning({ id: conversationFiles.id, storageKey: conversationFiles.storageKey });
  await noteFiles(tx, files, since);
  await tx.delete(conversations).where(inArray(conversations.id, [...ids]));
}

/** Erases the conversations with the candidate of a candidacy, deleted ones too. */
export async function eraseConversationsWithCandidate(
  tx: Tx,
  { storeId, candidacyId }: { readonly storeId: string; readonly candidacyId: string },
  now: Date,
): Promise<void> {
  const rows = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(withCandidate(storeId, candidacyId))
    .for('update');
  await erase(
    tx,
    rows.map(({ id }) => id),
    now,
  );
}

/**
 * Erases the conversations whose last message is 24 months old, deleted ones too, with their
 * messages and files. The content of the files is removed with the other leftovers.
 */
export async function eraseOldConversations(database: DatabaseAccess, now: Date): Promise<void> {
  const before = erasedBefore(now);
  while (await database.transaction((tx) => eraseBatch(tx, before)));
}

/** Deletes the records of files that were uploaded before this instant and that no message has. */
export async function deleteUnusedConversationFiles(
  database: DatabaseAccess,
  before: Date,
): Promise<void> {
  await database.transaction(async (tx) => {
    const { messageId, createdAt, id, storageKey } = conversationFiles;
    const files = await tx
      .delete(conversationFiles)
      .where(and(isNull(messageId), lt(createdAt, before)))
      .returning({ id, storageKey });
    await noteFiles(tx, files, before);
  });
}

import { and, asc, desc, eq, inArray, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import { hiddenKinds, rolesSeeing, seesKind } from '#domain/conversations/conversation-visibility';
import { foldForSearch } from '#domain/text/search-fold';
import type { Reader, Tx } from '../context';
import {
  conversationFiles,
  conversationMessages,
  conversations,
  conversationTexts,
  conversationUnread,
} from '../database/schema/conversations';
import { users } from '../database/schema/stores';
import { takesPart } from '../session/session.repository';
import type { ConversationUser } from './conversation-user';

export type ConversationRow = typeof conversations.$inferSelect;
export type ConversationColumns = Partial<typeof conversations.$inferInsert>;
export type MessageRow = typeof conversationMessages.$inferSelect;
export type FileRow = typeof conversationFiles.$inferSelect;

/** Number of messages that a conversation shows. */
const SHOWN_MESSAGES = 200;

/** Folded characters of a conversation by which it is found; later ones are not looked for. */
const MAX_SEARCH_TEXT = 20_000;

function ofStore(storeId: string, conversationId: string) {
  return and(eq(conversations.id, conversationId), eq(conversations.storeId, storeId));
}

/** The condition of the conversations with a candidate, deleted ones too. */
export function withCandidate(storeId: string, candidacyId: string) {
  return and(
    eq(conversations.storeId, storeId),
    eq(conversations.linkKind, 'candidacy'),
    eq(conversations.linkId, candidacyId),
  );
}

/** The condition of conversations whose kind a user sees; undefined for one who sees all kinds. */
export function visibleTo({ permissions }: Pick<ConversationUser, 'permissions'>) {
  const hidden = hiddenKinds(permissions);
  return hidden.length > 0 ? notInArray(conversations.kind, hidden) : undefined;
}

/** The conversation; undefined if it is unknown to this user, or deleted. */
export async function findConversation(
  reader: Reader,
  user: ConversationUser,
  conversationId: string,
): Promise<ConversationRow | undefined> {
  const [row] = await reader
    .select()
    .from(conversations)
    .where(
      and(ofStore(user.storeId, conversationId), isNull(conversations.archivedAt), visibleTo(user)),
    );
  return row;
}

/** The same, locked until the transaction ends. */
export async function lockOwnConversation(
  tx: Tx,
  user: ConversationUser,
  conversationId: string,
): Promise<ConversationRow | undefined> {
  const row = await lockConversation(tx, user.storeId, conversationId);
  return row && seesKind(row.kind, user.permissions) ? row : undefined;
}

/**
 * A conversation of the store, whoever sees it, locked until the transaction ends.
 * @param which also one that was deleted
 */
export async function lockConversation(
  tx: Tx,
  storeId: string,
  conversationId: string,
  which?: 'deleted too',
): Promise<ConversationRow | undefined> {
  const isKept = which ? undefined : isNull(conversations.archivedAt);
  const [row] = await tx
    .select()
    .from(conversations)
    .where(and(ofStore(storeId, conversationId), isKept))
    .for('no key update');
  return row;
}

/** Adds a conversation that is found by `words`. */
export async function insertConversation(
  tx: Tx,
  row: typeof conversations.$inferInsert,
  words: readonly (string | null)[],
): Promise<ConversationRow> {
  const [added] = await tx.insert(conversations).values(row).returning();
  if (!added) throw new Error('A written conversation was not returned.');
  const { id: conversationId, storeId } = added;
  const searchText = distinctWords(words).join(' ').slice(0, MAX_SEARCH_TEXT);
  await tx.insert(conversationTexts).values({ conversationId, storeId, searchText });
  return added;
}

/** The folded words of texts, each once: a search looks for one word at a time. */
function distinctWords(texts: readonly (string | null)[]): string[] {
  return [...new Set(foldForSearch(texts.join(' ')).split(' ').filter(Boolean))];
}

/** Makes a conversation found by further words. Those that it has already are not added again. */
export async function addSearchWords(
  tx: Tx,
  conversationId: string,
  words: readonly (string | null)[],
): Promise<void> {
  const { searchText } = conversationTexts;
  const added = sql`(select string_agg(word, ' ' order by place)
    from unnest(${sql.param(distinctWords(words))}::text[]) with ordinality as given(word, place)
    where strpos(${searchText}, word) = 0)`;
  const text = sql`left(concat_ws(' ', ${searchText}, ${added}), ${MAX_SEARCH_TEXT})`;
  await tx
    .update(conversationTexts)
    .set({ searchText: text })
    .where(eq(conversationTexts.conversationId, conversationId));
}

/** Writes the change and increments the revision. The caller holds the lock. */
export async function changeConversation(
  tx: Tx,
  conversationId: string,
  change: ConversationColumns,
  now: Date,
): Promise<ConversationRow> {
  const [row] = await tx
    .update(conversations)
    .set({ ...change, updatedAt: now, revision: sql`${conversations.revision} + 1` })
    .where(eq(conversations.id, conversationId))
    .returning();
  if (!row) throw new Error('A changed conversation was not returned.');
  return row;
}

export async function insertMessage(
  tx: Tx,
  row: typeof conversationMessages.$inferInsert,
): Promise<MessageRow> {
  const [added] = await tx.insert(conversationMessages).values(row).returning();
  if (!added) throw new Error('A written message was not returned.');
  return added;
}

export async function changeMessage(
  tx: Tx,
  messageId: string,
  change: Partial<typeof conversationMessages.$inferInsert>,
): Promise<MessageRow> {
  const [row] = await tx
    .update(conversationMessages)
    .set(change)
    .where(eq(conversationMessages.id, messageId))
    .returning();
  if (!row) throw new Error('A changed message was not returned.');
  return row;
}

/** A message of the conversation, whose row the caller has locked. */
export async function findMessage(
  reader: Reader,
  conversationId: string,
  messageId: string,
): Promise<MessageRow | undefined> {
  const [row] = await reader
    .select()
    .from(conversationMessages)
    .where(
      and(
        eq(conversationMessages.id, messageId),
        eq(conversationMessages.conversationId, conversationId),
      ),
    );
  return row;
}

/** The last messages and notes, the oldest first; those of one moment as they were written. */
export async function selectMessages(
  reader: Reader,
  conversationId: string,
): Promise<MessageRow[]> {
  const rows = await reader
    .select()
    .from(conversationMessages)
    .where(eq(conversationMessages.conversationId, conversationId))
    .orderBy(desc(conversationMessages.createdAt), desc(conversationMessages.sequence))
    .limit(SHOWN_MESSAGES);
  return rows.toReversed();
}

/** The files of messages, in the order of their uploads. */
export async function selectFiles(
  reader: Reader,
  messageIds: readonly string[],
): Promise<FileRow[]> {
  if (messageIds.length === 0) return [];
  return reader
    .select()
    .from(conversationFiles)
    .where(inArray(conversationFiles.messageId, [...messageIds]))
    .orderBy(asc(conversationFiles.createdAt), asc(conversationFiles.id));
}

/** Marks the conversation as unread for those who see it and meet the condition. */
export async function markUnread(
  tx: Tx,
  { id, storeId, kind }: Pick<ConversationRow, 'id' | 'storeId' | 'kind'>,
  condition?: SQL,
): Promise<void> {
  const members = tx
    .select({
      userId: users.id,
      conversationId: sql<string>`${id}`.as('conversation_id'),
      storeId: sql<string>`${storeId}`.as('store_id'),
    })
    .from(users)
    .where(
      and(eq(users.storeId, storeId), inArray(users.role, rolesSeeing(kind)), takesPart, condition),
    );
  await tx.insert(conversationUnread).select(members).onConflictDoNothing();
}

export async function markRead(tx: Tx, conversationId: string, userId: string): Promise<void> {
  await tx
    .delete(conversationUnread)
    .where(
      and(
        eq(conversationUnread.conversationId, conversationId),
        eq(conversationUnread.userId, userId),
      ),
    );
}

/** Whether the user has not read something in the conversation. */
export async function isUnreadBy(
  reader: Reader,
  userId: string,
  conversationId: string,
): Promise<boolean> {
  const { conversationId: ofConversation, userId: ofUser } = conversationUnread;
  const isOwn = and(eq(ofUser, userId), eq(ofConversation, conversationId));
  return (await reader.$count(conversationUnread, isOwn)) > 0;
}

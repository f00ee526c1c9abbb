import { inArray, ne } from 'drizzle-orm';
import { rolesSeeing } from '#domain/conversations/conversation-visibility';
import { mentionedIds } from '#domain/tasks/task-mentions';
import type { Tx } from '../context';
import { users } from '../database/schema/stores';
import { selectPeople } from '../tasks/tasks.repository';
import { nameOf, notifyOfConversation } from './conversation-news';
import { type ConversationRow, markUnread } from './conversations.repository';

/** A text of a member of staff. */
interface WrittenText {
  /** Null for a member who is no longer known. */
  readonly authorId: string | null;
  readonly text: string;
  readonly now: Date;
}

/** Notifies those whom a text mentions, except its writer. */
export async function tellMentioned(
  tx: Tx,
  row: ConversationRow,
  { authorId, text, now }: WrittenText,
): Promise<void> {
  const { storeId } = row;
  const people = await selectPeople(tx, storeId, rolesSeeing(row.kind));
  const userIds = mentionedIds(text, people).filter((id) => id !== authorId);
  if (userIds.length === 0) return;
  await markUnread(tx, row, inArray(users.id, userIds));
  const by = authorId === null ? '' : await nameOf(tx, { storeId, userId: authorId });
  const parameters = { subject: row.subject, by };
  const news = { template: 'conversationMentioned', parameters, userIds } as const;
  await notifyOfConversation(tx, row, news, now);
}

/** A message of the team is news for the others, and notifies those whom it mentions. */
export async function tellTeam(tx: Tx, row: ConversationRow, written: WrittenText): Promise<void> {
  if (row.kind !== 'team') return;
  await markUnread(tx, row, ne(users.id, written.authorId ?? ''));
  await tellMentioned(tx, row, written);
}

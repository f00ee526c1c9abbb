import { rolesSeeing } from '#domain/conversations/conversation-visibility';
import type { Conversation } from '#openapi/types.generated';
import type { Tx } from '../context';
import { invalid, notFound } from '../http/problem-error';
import { selectPeople } from '../tasks/tasks.repository';
import { nameOf, notifyOfConversation } from './conversation-news';
import { presentConversation } from './conversation-presentation';
import type { ConversationUser } from './conversation-user';
import {
  type ConversationRow,
  changeConversation,
  lockOwnConversation,
} from './conversations.repository';

/** Whom a conversation is assigned to, by whom. */
interface Assignment {
  /** Null: nobody. */
  readonly assigneeId: string | null;
  readonly principal: ConversationUser;
  readonly now: Date;
}

/** Whether somebody may have conversations of a kind: they take part in the store, and see them. */
export async function isAssignable(
  tx: Tx,
  { storeId, kind }: Pick<ConversationRow, 'storeId' | 'kind'>,
  assigneeId: string | null,
): Promise<boolean> {
  if (assigneeId === null) return true;
  const people = await selectPeople(tx, storeId, rolesSeeing(kind));
  return people.some(({ id }) => id === assigneeId);
}

/** @throws ProblemError 422 at `assigneeId`: they do not take part in the store */
export async function assertAssignable(
  tx: Tx,
  storeId: string,
  assigneeId: string | null,
): Promise<void> {
  if (assigneeId === null) return;
  const people = await selectPeople(tx, storeId);
  if (!people.some(({ id }) => id === assigneeId)) throw invalid({ assigneeId: ['unknown'] });
}

/** Assigns a locked conversation, opens a new one, and notifies whoever has it now. */
export async function assign(
  tx: Tx,
  row: ConversationRow,
  { assigneeId, principal, now }: Assignment,
): Promise<ConversationRow> {
  if (row.assigneeId === assigneeId) return row;
  const isOpened = row.status === 'new' && assigneeId !== null;
  const change = { assigneeId, ...(isOpened && { status: 'open' as const }) };
  const after = await changeConversation(tx, row.id, change, now);
  if (assigneeId !== null && assigneeId !== principal.userId) {
    const parameters = { subject: row.subject, by: await nameOf(tx, principal) };
    const news = { template: 'conversationAssigned', parameters, userIds: [assigneeId] } as const;
    await notifyOfConversation(tx, row, news, now);
  }
  return after;
}

/**
 * Assigns a conversation to a member of staff, or to nobody.
 * @throws ProblemError 404 unknown to the store; 422 at `assigneeId`
 */
export async function assignConversation(
  tx: Tx,
  { conversationId, ...assignment }: Assignment & { readonly conversationId: string },
): Promise<Conversation> {
  const { principal, assigneeId, now } = assignment;
  const row = await lockOwnConversation(tx, principal, conversationId);
  if (!row) throw notFound();
  if (!(await isAssignable(tx, row, assigneeId))) throw invalid({ assigneeId: ['unknown'] });
  return presentConversation(tx, await assign(tx, row, assignment), principal, now);
}

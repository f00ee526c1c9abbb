import type { Tx } from '../context';
import type { Conversation } from '../contract.generated';
import { invalid, notFound } from '../http/problem-error';
import { selectPeople } from '../tasks/tasks.repository';
import { nameOf, notifyOfConversation } from './conversation-news';
import { presentConversation } from './conversation-presentation';
import type { ConversationUser } from './conversation-user';
import {
  type ConversationRow,
  changeConversation,
  lockConversation,
} from './conversations.repository';

/** Whom a conversation is assigned to, by whom. */
interface Assignment {
  /** Null: nobody. */
  readonly assigneeId: string | null;
  readonly principal: ConversationUser;
  readonly now: Date;
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
  const row = await lockConversation(tx, principal.storeId, conversationId);
  if (!row) throw notFound();
  await assertAssignable(tx, principal.storeId, assigneeId);
  return presentConversation(tx, await assign(tx, row, assignment), principal, now);
}

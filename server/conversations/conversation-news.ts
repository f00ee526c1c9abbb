import { rolesSeeing } from '#domain/conversations/conversation-visibility';
import type { TemplateParameters } from '#domain/notifications/notification-templates';
import type { Tx } from '../context';
import { notifyStaff } from '../notifications/notify-staff';
import { findPeople } from '../tasks/tasks.repository';
import type { ConversationUser } from './conversation-user';
import type { ConversationRow } from './conversations.repository';

type ConversationTemplate =
  | 'conversationAssigned'
  | 'conversationMentioned'
  | 'messageBounced'
  | 'candidateMessageBounced';

/** News about a conversation, and for whom. */
interface ConversationNews<Name extends ConversationTemplate> {
  readonly template: Name;
  readonly parameters: TemplateParameters[Name];
  readonly userIds: readonly string[];
}

/** Notifies those of these people who see the conversation, in this transaction. */
export async function notifyOfConversation<Name extends ConversationTemplate>(
  tx: Tx,
  { id, storeId, kind }: Pick<ConversationRow, 'id' | 'storeId' | 'kind'>,
  { template, parameters, userIds }: ConversationNews<Name>,
  now: Date,
): Promise<void> {
  if (userIds.length === 0) return;
  const about = { entityType: 'conversation', entityId: id };
  await notifyStaff(tx, {
    storeId,
    template,
    parameters,
    ...about,
    roles: rolesSeeing(kind),
    userIds,
    now,
  });
}

/** The name of a user of the store; empty if they are unknown. */
export async function nameOf(
  tx: Tx,
  { storeId, userId }: Pick<ConversationUser, 'storeId' | 'userId'>,
): Promise<string> {
  const person = (await findPeople(tx, storeId, [userId])).get(userId);
  return person ? `${person.firstName} ${person.lastName}`.trim() : '';
}

import { conversationHandlingOf } from '#application/conversations/conversation-handling.actors';
import type {
  ConversationRecord,
  ConversationWork,
} from '#application/conversations/conversation-handling.machine';
import type { Application } from '#application/create-application';
import type { ActionPerformed } from '#application/record-actions-setup';
import { newRunId } from '../kit/new-run-id';
import { RecordActor } from '../lists/record-actor';
import { createRecordActors, type RecordActors } from '../lists/record-actors';

type Handling = ReturnType<ReturnType<typeof conversationHandlingOf>>;
export type ConversationActor = RecordActor<Handling>;
/** The processes of the conversations on a page. */
export type ConversationActors = RecordActors<ConversationRecord, ConversationActor>;
/** Work on a conversation that has taken effect. */
export type ConversationOutcome = ActionPerformed<ConversationRecord, ConversationWork>;

export function createConversationActors(
  { provide, inspection }: Pick<Application, 'provide' | 'inspection'>,
  onOutcome: (outcome: ConversationOutcome, actor: Omit<ConversationActor, 'started'>) => void,
): ConversationActors {
  const machine = provide(conversationHandlingOf(newRunId('conversations')));
  return createRecordActors({
    create: (conversation: ConversationRecord) => {
      const actor = new RecordActor(machine, { input: { record: conversation }, ...inspection });
      actor.on('action.performed', (outcome) => onOutcome(outcome, actor));
      return actor;
    },
    changed: (conversation) => ({ type: 'conversation.changed', conversation }),
    hasOpenDialog: (snapshot) => !snapshot.matches('resting') && !snapshot.matches('performing'),
  });
}

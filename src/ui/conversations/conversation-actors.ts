import { createActor, type SnapshotFrom } from 'xstate';
import { conversationHandlingOf } from '#application/conversations/conversation-handling.actors';
import type {
  ConversationRecord,
  ConversationWork,
} from '#application/conversations/conversation-handling.machine';
import type { Application } from '#application/create-application';
import type { ActionPerformed } from '#application/record-actions-setup';
import { newRunId } from '../kit/new-run-id';
import type { RecordActor } from '../lists/lazy-record-actor';
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
  return createRecordActors<ConversationRecord, SnapshotFrom<Handling>, ConversationActor>({
    create: (conversation) => {
      const actor = createActor(machine, { input: { record: conversation }, ...inspection });
      actor.on('action.performed', (outcome) => onOutcome(outcome, actor));
      return actor;
    },
    update: (actor, conversation) => actor.send({ type: 'conversation.changed', conversation }),
    hasOpenDialog: (snapshot) => !snapshot.matches('resting') && !snapshot.matches('performing'),
  });
}

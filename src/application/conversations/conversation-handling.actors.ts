import { fromPromise } from 'xstate';
import type { Conversation } from '#openapi/types.generated';
import { conversationsEndpoints } from '../api/conversations-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import { repeatableWrites } from '../editing/repeatable-writes';
import type { ActorsOf } from '../machine-actors';
import type { Ports } from '../ports/ports';
import type { Store } from '../store';
import {
  type ConversationAttempt,
  type ConversationRecord,
  conversationHandlingMachine,
} from './conversation-handling.machine';

interface Handling {
  /** A note is the only work that has another effect when it is sent twice. */
  readonly repeatable: ReturnType<typeof repeatableWrites>;
  readonly conversation: ConversationRecord;
  readonly attempt: ConversationAttempt;
  readonly signal: AbortSignal;
}

const { endpoints } = conversationsEndpoints;

/** Sends a change beside the lifecycle; null for an action of the lifecycle without more. */
function writeChange(
  store: Store,
  { conversation, attempt, signal }: Handling,
): Promise<Conversation> | null {
  const conversationId = conversation.id;
  const { until, assigneeId, labels, isUnread } = attempt;
  if (until !== undefined) {
    const snooze = { conversationId, conversationSnooze: { until } };
    return unwrapWithSignal(store.dispatch(endpoints.snoozeConversation.initiate(snooze)), signal);
  }
  if (assigneeId !== undefined) {
    const assignment = { conversationId, conversationAssignment: { assigneeId } };
    const assigning = endpoints.assignConversation.initiate(assignment);
    return unwrapWithSignal(store.dispatch(assigning), signal);
  }
  if (labels !== undefined) {
    const update = {
      conversationId,
      conversationUpdate: { labels: [...labels] },
      'If-Match': `"${conversation.revision}"`,
    };
    return unwrapWithSignal(store.dispatch(endpoints.updateConversation.initiate(update)), signal);
  }
  if (isUnread === undefined) return null;
  const mark = { conversationId, conversationMark: { isUnread } };
  return unwrapWithSignal(store.dispatch(endpoints.markConversation.initiate(mark)), signal);
}

/** Sends the work on a conversation; rejects with an ApiProblem. */
function write(store: Store, handling: Handling): Promise<Conversation> {
  const { repeatable, conversation, attempt, signal } = handling;
  const conversationId = conversation.id;
  const { action, body } = attempt;
  if (body !== undefined) {
    return repeatable({ conversationId, body }, (key) => {
      const content = { conversationId, conversationNoteCreate: { body }, 'Idempotency-Key': key };
      const note = endpoints.createConversationNote.initiate(content);
      return unwrapWithSignal(store.dispatch(note), signal);
    });
  }
  const change = writeChange(store, handling);
  if (change) return change;
  if (
    action === 'snooze' ||
    action === 'assign' ||
    action === 'label' ||
    action === 'mark' ||
    action === 'note'
  ) {
    throw new Error(`A conversation needs more to ${action}.`);
  }
  const step = endpoints.performConversationAction.initiate({ conversationId, action });
  return unwrapWithSignal(store.dispatch(step), signal);
}

/** Returns the actors of the conversation-handling machine. */
function conversationHandlingActors(
  store: Store,
  runId: string,
): ActorsOf<typeof conversationHandlingMachine> {
  const repeatable = repeatableWrites(runId);
  return {
    performAction: fromPromise(async ({ input: { conversation, attempt }, signal }) => {
      if (!attempt) throw new Error('Work on a conversation runs only after it was attempted.');
      return write(store, { repeatable, conversation, attempt, signal });
    }),
  };
}

/**
 * The conversation-handling machine of an application.
 * @param runId distinguishes the pages of a user: letters, digits and hyphens
 */
export function conversationHandlingOf(runId: string) {
  return (_ports: Ports, store: Store) =>
    conversationHandlingMachine.provide({ actors: conversationHandlingActors(store, runId) });
}

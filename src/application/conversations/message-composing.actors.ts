import { fromPromise } from 'xstate';
import { conversationsEndpoints } from '../api/conversations-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import { repeatableWrites } from '../editing/repeatable-writes';
import type { ActorsOf } from '../machine-actors';
import type { Ports } from '../ports/ports';
import type { Store } from '../store';
import { messageComposingMachine } from './message-composing.machine';

const { performMessageAction, sendConversationMessage } = conversationsEndpoints.endpoints;

/** How answers are sent. */
export interface ComposingOptions {
  /** Distinguishes the pages of a user: letters, digits and hyphens. */
  readonly runId: string;
  /** Messages of a chat are on the client's screen at once, and cannot be undone. */
  readonly isImmediate?: boolean;
}

/** Returns the actors of the message-composing machine. */
function messageComposingActors(
  store: Store,
  { runId, isImmediate }: ComposingOptions,
): ActorsOf<typeof messageComposingMachine> {
  const repeatable = repeatableWrites(runId);
  return {
    sendAnswer: fromPromise(({ input, signal }) =>
      repeatable(input, (key) => {
        const { conversationId, body, files, draftId, seenMessageId } = input;
        const conversationMessageCreate = {
          body,
          seenMessageId,
          ...(isImmediate && { isImmediate }),
          ...(draftId !== null && { draftId }),
          ...(files.length > 0 && { fileIds: files.map(({ id }) => id) }),
        };
        const sending = sendConversationMessage.initiate({
          conversationId,
          conversationMessageCreate,
          'Idempotency-Key': key,
        });
        return unwrapWithSignal(store.dispatch(sending), signal);
      }),
    ),

    performOnMessage: fromPromise(async ({ input: { conversationId, attempt }, signal }) => {
      if (!attempt?.messageId || attempt.action === 'send') {
        throw new Error('An action on a message needs the message.');
      }
      const { action, messageId } = attempt;
      const acting = performMessageAction.initiate({ conversationId, messageId, action });
      return unwrapWithSignal(store.dispatch(acting), signal);
    }),
  };
}

/** The message-composing machine of an application. */
export function messageComposingOf(options: ComposingOptions) {
  return (_ports: Ports, store: Store) =>
    messageComposingMachine.provide({ actors: messageComposingActors(store, options) });
}

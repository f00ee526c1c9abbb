import type { StateValueFrom } from 'xstate';
import type {
  ConversationHandlingContext,
  conversationHandlingMachine,
} from '#application/conversations/conversation-handling.machine';
import { conversationHandlingTestModel } from '../../support/machine-models/conversation-handling.model';
import { test } from '../support/journey';
import { createConversationHandlingPageDriver } from './conversation-handling.driver';
import { testPaths } from './test-paths';

const { model } = conversationHandlingTestModel;

/** Statuses in which a letter of the client opens the conversation again. */
const ANSWERABLE: readonly string[] = ['waiting', 'snoozed', 'closed'];

/**
 * The events that are possible on the page. A deleted conversation is closed. After labels, a mark
 * and a note, the conversation of the test model is new, so that it must be new before. The client
 * answers while nothing is under way; an older answer does not come after a newer one.
 */
function isOffered(
  context: ConversationHandlingContext,
  label: string,
  value?: StateValueFrom<typeof conversationHandlingMachine>,
): boolean {
  if (model.isPossible?.(context, label) === false) return false;
  const { status, labels, allowedActions } = context.record;
  const isKept = allowedActions.length > 0;
  switch (label) {
    case 'an older list arrives':
      return false;
    case 'the client answers':
      return isSettled(value) && ANSWERABLE.includes(status);
    case 'conversation.assign':
      return isKept && (status === 'new' || status === 'open');
    case 'conversation.label':
      return isKept && status === 'new' && labels.length === 0;
    case 'conversation.mark':
    case 'a note':
    case 'a blank note':
      return isKept && status === 'new';
    default:
      return true;
  }
}

function isSettled(value?: StateValueFrom<typeof conversationHandlingMachine>): boolean {
  return typeof value === 'object' && value.resting === 'settled';
}

test.describe('Conversation-handling machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [409, 412, 503], lost: true } });

  testPaths(
    { ...conversationHandlingTestModel, model: { ...model, isPossible: isOffered } },
    createConversationHandlingPageDriver,
  );
});

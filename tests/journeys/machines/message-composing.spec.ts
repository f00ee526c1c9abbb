import type { StateValueFrom } from 'xstate';
import type {
  MessageComposingContext,
  messageComposingMachine,
} from '#application/conversations/message-composing.machine';
import { isBlankAnswer } from '#application/conversations/written-answer';
import {
  draft,
  INCOMPLETE_TEXT,
  MESSAGES,
  messageComposingTestModel,
  TEXT,
} from '../../support/machine-models/message-composing.model';
import { test } from '../support/journey';
import { createMessageComposingPageDriver } from './message-composing.driver';
import { testPaths } from './test-paths';

const { model } = messageComposingTestModel;

type Value = StateValueFrom<typeof messageComposingMachine>;

/** What each change of the text writes. */
const TEXTS: Readonly<Record<string, string>> = {
  'a text is written': TEXT,
  'a value is missing': INCOMPLETE_TEXT,
  'the text is emptied': '',
};

/** A question covers the composer. */
const UNCOVERED: readonly unknown[] = ['sending', 'performing'];

/**
 * The events that are possible on the page. A text is changed where no question covers it. A draft
 * that is written on is not in the list. What waits to leave is undone above the field. A letter
 * comes while nothing is written and nothing is under way.
 */
function isOffered(context: MessageComposingContext, label: string, value?: Value): boolean {
  if (model.isPossible?.(context, label) === false) return false;
  const { answer, draftId, queued } = context;
  const isWriting = typeof value === 'object';
  const text = TEXTS[label];
  if (text !== undefined) return answer.body !== text && (isWriting || UNCOVERED.includes(value));
  switch (label) {
    case 'draft.resume':
    case 'message.discard':
      return draftId !== draft.id;
    case 'message.undo':
      return isWriting && value.writing === 'undoable' && queued?.id === MESSAGES.undo;
    case 'a letter arrives':
      return isWriting && value.writing === 'resting' && isBlankAnswer(answer);
    default:
      return true;
  }
}

test.describe('Message-composing machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [409, 503], lost: true } });

  const onPage: typeof messageComposingTestModel = {
    ...messageComposingTestModel,
    model: {
      ...model,
      isPossible: isOffered,
      // What waits to leave decides whether it can be undone.
      serialise: (context: MessageComposingContext) => [
        model.serialise(context),
        context.queued?.id,
      ],
    },
  };
  testPaths(onPage, createMessageComposingPageDriver);
});

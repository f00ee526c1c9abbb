import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { conversationHandlingOf } from '#application/conversations/conversation-handling.actors';
import type {
  ConversationWork,
  conversationHandlingMachine,
} from '#application/conversations/conversation-handling.machine';
import type { Inspect } from '#application/create-application';
import { UNDO_TIME_MS } from '#domain/conversations/message-lifecycle';
import {
  type ConversationHandlingDriver,
  type ConversationHandlingViewState,
  closedByColleague,
  conversationAfter,
  conversationInitialStates,
  waitingByColleague,
} from '../machine-models/conversation-handling.model';
import { settle } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';
import { createMachineHarness, providedMachine } from './machine-harness';

const CONVERSATION = '/api/store/conversation/cnv_1';

function urlOf(action: ConversationWork): string {
  if (action === 'label') return CONVERSATION;
  return `${CONVERSATION}/${action === 'note' ? 'note/create' : action}`;
}

/** The running process with scripted adapters, as the driver of its test model. */
export function createConversationHandlingNodeDriver(inspect: Inspect) {
  const { app, begin, playing, send, snapshot } =
    createMachineHarness<typeof conversationHandlingMachine>(inspect);

  const driver: ConversationHandlingDriver = {
    open: (beginning) =>
      begin(providedMachine(conversationHandlingOf('conversations')), {
        record: conversationInitialStates[beginning],
      }),
    advance: (action) => send({ type: 'conversation.advance', action }),
    snooze: (until) => send({ type: 'conversation.snooze', until }),
    askDeletion: () => send({ type: 'conversation.delete' }),
    assign: (assigneeId) => send({ type: 'conversation.assign', assigneeId }),
    label: (labels) => send({ type: 'conversation.label', labels }),
    mark: (isUnread) => send({ type: 'conversation.mark', isUnread }),
    note: (body) => send({ type: 'note.send', body }),
    undo: () => send({ type: 'work.undo' }),
    answer: (type) => send({ type }),
    read: (conversation) => send({ type: 'conversation.changed', conversation }),

    settle: async (how) => {
      const { attempt } = snapshot().context;
      if (!attempt) throw new Error('No work is under way.');
      const { action } = attempt;
      const { transport } = app();
      if (how === 'with success') transport.accept(urlOf(action), conversationAfter[action]);
      else if (how === 'with a server fault') {
        transport.refuse(urlOf(action), problemOf(500, 'internal'));
      } else if (action === 'label') {
        const current = closedByColleague;
        transport.refuse(urlOf(action), problemOf(412, 'revision_conflict', { current }));
      } else {
        const current = waitingByColleague;
        transport.refuse(urlOf(action), problemOf(409, 'action_not_allowed', { current }));
      }
      await settle();
    },

    elapseUndoWindow: async () => app().clock.advance(UNDO_TIME_MS),

    expectViewState: async (viewState) => expect(viewStateOf(snapshot())).toEqual(viewState),
  };

  return playing(driver);
}

const DIALOGS = [
  ['confirming', 'question'],
  ['failed', 'failure'],
  ['conflict', 'conflict'],
] as const;

/** The view state that the page derives from a snapshot. */
function viewStateOf(
  snapshot: SnapshotFrom<typeof conversationHandlingMachine>,
): ConversationHandlingViewState {
  return {
    dialog: DIALOGS.find(([state]) => snapshot.matches(state))?.[1] ?? null,
    busy: snapshot.hasTag('busy'),
    undo: snapshot.matches({ resting: 'undoable' }),
  };
}

import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { messageComposingOf } from '#application/conversations/message-composing.actors';
import type { messageComposingMachine } from '#application/conversations/message-composing.machine';
import type { Inspect } from '#application/create-application';
import { UNDO_TIME_MS } from '#domain/conversations/message-lifecycle';
import {
  conversationAtFirst,
  conversationLater,
  type MessageComposingDriver,
  type MessageComposingViewState,
  messagesAfterWork,
} from '../machine-models/message-composing.model';
import { settle } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';
import { createMachineHarness, providedMachine } from './machine-harness';

const MESSAGE = '/api/store/conversation/cnv_1/message';

/** The running process with scripted adapters, as the driver of its test model. */
export function createMessageComposingNodeDriver(inspect: Inspect) {
  const { app, begin, playing, send, snapshot } =
    createMachineHarness<typeof messageComposingMachine>(inspect);

  const driver: MessageComposingDriver = {
    open: () =>
      begin(providedMachine(messageComposingOf({ runId: 'messages' })), {
        conversationId: 'cnv_1',
        conversation: conversationAtFirst,
      }),
    write: (answer) => send({ type: 'answer.change', answer }),
    send: () => send({ type: 'answer.send' }),
    discard: () => send({ type: 'answer.discard' }),
    resume: (message) => send({ type: 'draft.resume', message }),
    act: (action, messageId) => send({ type: `message.${action}`, messageId }),
    answer: (type) => send({ type }),
    read: (conversation) => send({ type: 'conversation.changed', conversation }),

    settle: async (how) => {
      const { attempt } = snapshot().context;
      if (!attempt) throw new Error('No work is under way.');
      const { action, messageId } = attempt;
      const url = action === 'send' ? `${MESSAGE}/create` : `${MESSAGE}/${messageId}/${action}`;
      const code = action === 'send' ? 'answered_meanwhile' : 'action_not_allowed';
      const { transport } = app();
      if (how === 'with success') transport.accept(url, messagesAfterWork[action]);
      else if (how === 'with a server fault') transport.refuse(url, problemOf(500, 'internal'));
      else transport.refuse(url, problemOf(409, code, { current: conversationLater }));
      await settle();
    },

    elapseUndoWindow: async () => app().clock.advance(UNDO_TIME_MS),

    expectViewState: async (viewState) => expect(viewStateOf(snapshot())).toEqual(viewState),
  };

  return playing(driver);
}

const DIALOGS = [
  ['discarding', 'discard'],
  ['overtaken', 'overtaken'],
  ['failed', 'failure'],
  ['conflict', 'conflict'],
] as const;

/** The view state that the page derives from a snapshot. */
function viewStateOf(
  snapshot: SnapshotFrom<typeof messageComposingMachine>,
): MessageComposingViewState {
  return {
    dialog: DIALOGS.find(([state]) => snapshot.matches(state))?.[1] ?? null,
    busy: snapshot.hasTag('busy'),
    undo: snapshot.matches({ writing: 'undoable' }),
    incomplete: snapshot.matches({ writing: 'incomplete' }),
  };
}

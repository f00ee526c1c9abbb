import {
  type MessageComposingContext,
  type MessageWork,
  messageComposingMachine,
} from '#application/conversations/message-composing.machine';
import type { ComposedConversation } from '#application/conversations/seen-messages';
import type { WrittenAnswer } from '#application/conversations/written-answer';
import type { ConversationMessage } from '#openapi/types.generated';
import type { MachineTestModel } from '../model-based-testing/machine-test-model';
import { problemOf } from '../test-app/scripted-transport';

function aMessage(
  id: string,
  direction: ConversationMessage['direction'],
  status: ConversationMessage['status'],
  html: string,
): ConversationMessage {
  const type = direction === 'incoming' ? 'client' : 'staff';
  return {
    id,
    direction,
    status,
    author: { type, userId: null, name: 'Sara Alami', email: null },
    body: html.replace(/<[^>]*>/g, ''),
    html,
    quoted: null,
    isAutomatic: false,
    senderProof: null,
    pictures: [],
    files: [],
    sendAt: null,
    sentAt: null,
    deliveredAt: null,
    readAt: null,
    bouncedAt: null,
    bounceReason: null,
    createdAt: '2026-11-28T09:00:00.000Z',
    allowedActions: [],
  };
}

export const TEXT = '<p>Votre colis part demain.</p>';
export const INCOMPLETE_TEXT = '<p>Bonjour {name}, votre colis part demain.</p>';

const lost = aMessage('msg_lost', 'outgoing', 'bounced', '<p>Votre facture.</p>');
const letter = aMessage('msg_letter', 'incoming', 'delivered', '<p>Où est mon colis ?</p>');
/** The draft that is written on. */
export const draft = aMessage('msg_draft', 'outgoing', 'draft', '<p>Bonjour,</p>');
const queued = aMessage('msg_queued', 'outgoing', 'queued', TEXT);
const undone = aMessage('msg_queued', 'outgoing', 'draft', TEXT);
const resent = aMessage('msg_lost', 'outgoing', 'queued', '<p>Votre facture.</p>');
const later = aMessage('msg_later', 'incoming', 'delivered', '<p>Je l’ai reçu.</p>');
const note = aMessage('msg_note', 'note', null, '<p>Le livreur est en retard.</p>');

/** The conversation when it is opened. */
export const conversationAtFirst: ComposedConversation = { messages: [lost, letter, draft, note] };
/** The conversation with a letter that came later. */
export const conversationLater: ComposedConversation = {
  messages: [lost, letter, draft, note, later],
};

/** The conversation after each work, as the server returns it. */
export const messagesAfterWork: Readonly<Record<MessageWork, ComposedConversation>> = {
  send: { messages: [lost, letter, note, queued] },
  undo: { messages: [lost, letter, note, undone] },
  discard: { messages: [lost, letter, note] },
  retry: { messages: [letter, draft, note, resent] },
};

/** The message of each action. */
export const MESSAGES = { undo: 'msg_queued', discard: 'msg_draft', retry: 'msg_lost' } as const;

/** What the page shows of the answer. */
export interface MessageComposingViewState {
  readonly dialog: 'discard' | 'overtaken' | 'failure' | 'conflict' | null;
  readonly busy: boolean;
  /** The sent message can be undone. */
  readonly undo: boolean;
  /** Variables without a value are named. */
  readonly incomplete: boolean;
}

/** How a work can end. */
export type MessageOutcome = 'with success' | 'somebody was faster' | 'with a server fault';

/** The actions and assertions that a driver of a composer must implement. */
export interface MessageComposingDriver {
  open(): Promise<void>;
  write(answer: WrittenAnswer): Promise<void>;
  send(): Promise<void>;
  discard(): Promise<void>;
  resume(message: ConversationMessage): Promise<void>;
  act(action: 'undo' | 'discard' | 'retry', messageId: string): Promise<void>;
  answer(
    event:
      | 'question.confirm'
      | 'question.cancel'
      | 'failure.retry'
      | 'failure.dismiss'
      | 'conflict.acknowledge',
  ): Promise<void>;
  read(conversation: ComposedConversation): Promise<void>;
  settle(how: MessageOutcome): Promise<void>;
  elapseUndoWindow(): Promise<void>;
  expectViewState(viewState: MessageComposingViewState): Promise<void>;
}

const writing: MessageComposingViewState = {
  dialog: null,
  busy: false,
  undo: false,
  incomplete: false,
};

function performed(action: Exclude<MessageWork, 'send'>) {
  return { type: 'xstate.done.actor.performOnMessage', output: messagesAfterWork[action] };
}

function refused(actor: 'sendAnswer' | 'performOnMessage', code: string, current?: unknown) {
  const status = current ? 409 : 500;
  return { type: `xstate.error.actor.${actor}`, error: problemOf(status, code, { current }) };
}

/** The message-composing machine, as a test model that drivers in Node and in a browser can run. */
export const messageComposingTestModel: MachineTestModel<
  typeof messageComposingMachine,
  MessageComposingDriver
> = {
  model: {
    machine: messageComposingMachine,
    inputs: {
      'a letter': { conversationId: 'cnv_1', conversation: conversationAtFirst },
    },
    events: {
      'a text is written': { type: 'answer.change', answer: { body: TEXT, files: [] } },
      'a value is missing': { type: 'answer.change', answer: { body: INCOMPLETE_TEXT, files: [] } },
      'the text is emptied': { type: 'answer.change', answer: { body: '', files: [] } },
      'answer.send': { type: 'answer.send' },
      'answer.discard': { type: 'answer.discard' },
      'draft.resume': { type: 'draft.resume', message: draft },
      'message.undo': { type: 'message.undo', messageId: MESSAGES.undo },
      'message.discard': { type: 'message.discard', messageId: MESSAGES.discard },
      'message.retry': { type: 'message.retry', messageId: MESSAGES.retry },
      'question.confirm': { type: 'question.confirm' },
      'question.cancel': { type: 'question.cancel' },
      'failure.retry': { type: 'failure.retry' },
      'failure.dismiss': { type: 'failure.dismiss' },
      'conflict.acknowledge': { type: 'conflict.acknowledge' },
      'a letter arrives': { type: 'conversation.changed', conversation: conversationLater },
      'the answer is queued': {
        type: 'xstate.done.actor.sendAnswer',
        output: messagesAfterWork.send,
      },
      'somebody was faster': refused('sendAnswer', 'answered_meanwhile', conversationLater),
      'sending fails': refused('sendAnswer', 'internal'),
      'undo succeeds': performed('undo'),
      'discard succeeds': performed('discard'),
      'retry succeeds': performed('retry'),
      'it is too late': refused('performOnMessage', 'action_not_allowed', conversationLater),
      'the action fails': refused('performOnMessage', 'internal'),
      'ten seconds pass': { type: 'xstate.after.undoWindow.messageComposing.writing.undoable' },
    },
    serialise: ({ answer, sent, draftId, attempt }: MessageComposingContext) => [
      answer.body,
      attempt?.action === 'send' && answer.body === sent.body,
      draftId,
      attempt?.action,
    ],
    isPossible: ({ attempt }: MessageComposingContext, label) =>
      !label.endsWith('succeeds') || label === `${attempt?.action} succeeds`,
  },

  setUp: (driver) => driver.open(),

  eventExecutors: {
    'answer.change': (driver, { answer }) => driver.write(answer),
    'answer.send': (driver) => driver.send(),
    'answer.discard': (driver) => driver.discard(),
    'draft.resume': (driver, { message }) => driver.resume(message),
    'message.undo': (driver, { messageId }) => driver.act('undo', messageId),
    'message.discard': (driver, { messageId }) => driver.act('discard', messageId),
    'message.retry': (driver, { messageId }) => driver.act('retry', messageId),
    'question.confirm': (driver, { type }) => driver.answer(type),
    'question.cancel': (driver, { type }) => driver.answer(type),
    'failure.retry': (driver, { type }) => driver.answer(type),
    'failure.dismiss': (driver, { type }) => driver.answer(type),
    'conflict.acknowledge': (driver, { type }) => driver.answer(type),
    'conversation.changed': (driver, { conversation }) => driver.read(conversation),
  },

  outcomeExecutors: {
    'the answer is queued': (driver) => driver.settle('with success'),
    'somebody was faster': (driver) => driver.settle('somebody was faster'),
    'sending fails': (driver) => driver.settle('with a server fault'),
    'undo succeeds': (driver) => driver.settle('with success'),
    'discard succeeds': (driver) => driver.settle('with success'),
    'retry succeeds': (driver) => driver.settle('with success'),
    'it is too late': (driver) => driver.settle('somebody was faster'),
    'the action fails': (driver) => driver.settle('with a server fault'),
    'ten seconds pass': (driver) => driver.elapseUndoWindow(),
  },

  stateAssertions: {
    'writing.resting': (driver) => driver.expectViewState(writing),
    'writing.undoable': (driver) => driver.expectViewState({ ...writing, undo: true }),
    'writing.incomplete': (driver) => driver.expectViewState({ ...writing, incomplete: true }),
    discarding: (driver) => driver.expectViewState({ ...writing, dialog: 'discard' }),
    sending: (driver) => driver.expectViewState({ ...writing, busy: true }),
    overtaken: (driver) => driver.expectViewState({ ...writing, dialog: 'overtaken' }),
    performing: (driver) => driver.expectViewState({ ...writing, busy: true }),
    conflict: (driver) => driver.expectViewState({ ...writing, dialog: 'conflict' }),
    failed: (driver) => driver.expectViewState({ ...writing, dialog: 'failure' }),
  },
};

import { assign, emit, setup } from 'xstate';
import { UNDO_TIME_MS } from '#domain/conversations/message-lifecycle';
import type { ConversationMessage } from '#openapi/types.generated';
import { declareActor } from '../machine-actors';
import type { ApiProblem } from '../ports/transport.port';
import { errorFromEvent, problemFromError } from '../problem';
import { conflictRecordOf, type FailureEvent } from '../record-actions';
import {
  type ComposedConversation,
  lastMessageId,
  messageIn,
  overtakenBy,
  seenAfterWork,
  seenOf,
} from './seen-messages';
import {
  hasText,
  hasVariables,
  isBlankAnswer,
  NOTHING_WRITTEN,
  type SentAnswer,
  type WrittenAnswer,
  withoutSent,
  writtenIn,
} from './written-answer';

/** What is done with the written answer or with a message of the conversation. */
export type MessageWork = 'send' | 'undo' | 'discard' | 'retry';

/** The work that is under way, so that it can be tried again. */
export interface MessageAttempt {
  readonly action: MessageWork;
  /** The message of an undo, a discard or a retry; null for an answer that is sent. */
  readonly messageId: string | null;
}

export type MessageComposingEvent =
  | { type: 'answer.change'; answer: WrittenAnswer }
  | { type: 'answer.send' }
  | { type: 'answer.discard' }
  /** Continues a draft of the conversation. */
  | { type: 'draft.resume'; message: ConversationMessage }
  | { type: 'message.undo'; messageId: string }
  | { type: 'message.discard'; messageId: string }
  | { type: 'message.retry'; messageId: string }
  | { type: 'question.confirm' }
  | { type: 'question.cancel' }
  | FailureEvent
  | { type: 'conversation.changed'; conversation: ComposedConversation };

export interface MessageComposingContext {
  readonly conversationId: string;
  readonly answer: WrittenAnswer;
  /** The draft that the answer replaces. */
  readonly draftId: string | null;
  /** What is being sent, or was sent last: the answer can be changed meanwhile. */
  readonly sent: WrittenAnswer;
  /** The last message when the writer began; null: there was none. */
  readonly seenMessageId: string | null;
  /** The messages that came while the answer was written, once it was refused for them. */
  readonly between: readonly ConversationMessage[];
  readonly attempt: MessageAttempt | null;
  /** The message that waits to leave and can be undone. */
  readonly queued: ConversationMessage | null;
  readonly problem: ApiProblem | null;
}

/** Emitted when an answer is queued, or an action on a message has taken effect. */
export interface MessagePerformed {
  readonly type: 'message.performed';
  readonly action: MessageWork;
}

type Failed = { readonly error: unknown };
type Changed = { readonly conversation: ComposedConversation };

function conversationAfter({ event }: { event: { output: ComposedConversation } }): Changed {
  return { conversation: event.output };
}

const machineSetup = setup({
  types: {
    context: {} as MessageComposingContext,
    input: {} as { conversationId: string; conversation: ComposedConversation },
    events: {} as MessageComposingEvent,
    emitted: {} as MessagePerformed,
    tags: {} as 'busy',
  },
  actors: {
    /** Returns the conversation with the queued message; rejects with an ApiProblem. */
    sendAnswer: declareActor<ComposedConversation, SentAnswer>(),
    /** Returns the conversation after the action; rejects with an ApiProblem. */
    performOnMessage: declareActor<
      ComposedConversation,
      { conversationId: string; attempt: MessageAttempt | null }
    >(),
  },
  guards: {
    isBlank: ({ context }) => isBlankAnswer(context.answer),
    isWritten: ({ context }) => !isBlankAnswer(context.answer),
    hasText: ({ context }) => hasText(context.answer),
    hasVariables: ({ context }) => hasVariables(context.answer),
    isDraft: ({ context }) => context.draftId !== null,
    isSending: ({ context }) => context.attempt?.action === 'send',
    isRetrying: ({ context }) => context.attempt?.action === 'retry',
    /** The text of an undone message is written on, unless another one has been begun. */
    isRestorable: ({ context }) =>
      context.attempt?.action === 'undo' && isBlankAnswer(context.answer),
    isOvertaken: (_, { error }: Failed) => overtakenBy(error) !== null,
    /** The message can no longer be undone, discarded or sent again. */
    isTooLate: (_, { error }: Failed) => conflictRecordOf(error) !== null,
  },
  actions: {
    keepAnswer: assign((_, { answer }: { answer: WrittenAnswer }) => ({ answer })),
    clearAnswer: assign({ answer: NOTHING_WRITTEN, draftId: null }),
    keepSent: assign(({ context: { answer } }) => ({ sent: answer })),
    clearSent: assign(({ context: { answer, sent } }) => ({
      answer: withoutSent(answer, sent),
      draftId: null,
    })),
    resumeDraft: assign((_, { message }: { message: ConversationMessage }) => ({
      answer: writtenIn(message),
      draftId: message.id,
    })),
    attempt: assign((_, attempt: MessageAttempt) => ({ attempt, problem: null })),
    attemptDiscard: assign(({ context }) => ({
      attempt: { action: 'discard' as const, messageId: context.draftId },
      problem: null,
    })),
    forgetAttempt: assign({ attempt: null, problem: null, between: [] }),
    keepSeen: assign((_, { conversation }: Changed) => ({
      seenMessageId: lastMessageId(conversation),
    })),
    keepSeenAfterWork: assign(({ context }, { conversation }: Changed) => ({
      seenMessageId: seenAfterWork(conversation, context),
    })),
    keepBetween: assign(({ context }, { error }: Failed) =>
      seenOf(overtakenBy(error) ?? { messages: [] }, context.seenMessageId),
    ),
    keepQueued: assign(({ context }, { conversation }: Changed) => ({
      queued: messageIn(conversation, context.attempt?.messageId ?? lastMessageId(conversation)),
    })),
    forgetQueued: assign({ queued: null }),
    restoreUndone: assign(({ context }, { conversation }: Changed) => {
      const undone = messageIn(conversation, context.attempt?.messageId ?? null);
      return { answer: undone ? writtenIn(undone) : context.answer, draftId: undone?.id ?? null };
    }),
    keepProblem: assign(problemFromError),
    reportOutcome: emit(({ context }) => ({
      type: 'message.performed' as const,
      // Only attempted work has an outcome.
      action: (context.attempt as MessageAttempt).action,
    })),
  },
  delays: { undoWindow: UNDO_TIME_MS },
});

const SEND: MessageAttempt = { action: 'send', messageId: null };

/** The answer as it is sent: named variables first, nothing without a text. */
const sending = [
  { guard: 'hasVariables', target: '.incomplete' },
  {
    guard: 'hasText',
    target: '#messageComposing.sending',
    actions: { type: 'attempt', params: SEND },
  },
] as const;

/** An action on a message of the conversation. */
function onMessage<Action extends 'undo' | 'discard' | 'retry'>(action: Action) {
  return {
    target: '#messageComposing.performing',
    actions: {
      type: 'attempt',
      params: ({ event }: { event: { messageId: string } }) => ({
        action,
        messageId: event.messageId,
      }),
    },
  } as const;
}

function answerFromEvent({ event: { answer } }: { event: { answer: WrittenAnswer } }) {
  return { answer };
}

/**
 * An answer from its first letter until it has left: written, its missing values named, sent, queued
 * with an undo for ten seconds. Nothing that is written is lost by a failure or while something is
 * sent, and what is sent again is sent under the key of the first attempt. If a message came in meanwhile, its
 * writer sees it before the answer goes out. Also undo, discard and retry of the messages of the
 * conversation. Contract: sendConversationMessage, performMessageAction.
 */
export const messageComposingMachine = machineSetup.createMachine({
  id: 'messageComposing',
  context: ({ input: { conversationId, conversation } }) => ({
    conversationId,
    answer: NOTHING_WRITTEN,
    draftId: null,
    sent: NOTHING_WRITTEN,
    seenMessageId: lastMessageId(conversation),
    between: [],
    attempt: null,
    queued: null,
    problem: null,
  }),
  on: {
    // Also while something is sent or asked: an upload ends at any time.
    'answer.change': { actions: { type: 'keepAnswer', params: answerFromEvent } },
    // While something is written, the writer has seen what was there when they began.
    'conversation.changed': {
      guard: 'isBlank',
      actions: { type: 'keepSeen', params: ({ event: { conversation } }) => ({ conversation }) },
    },
  },
  initial: 'writing',
  states: {
    writing: {
      initial: 'resting',
      on: {
        'answer.send': sending,
        'answer.discard': { guard: 'isWritten', target: 'discarding' },
        'draft.resume': {
          guard: 'isBlank',
          actions: { type: 'resumeDraft', params: ({ event: { message } }) => ({ message }) },
        },
        'message.undo': onMessage('undo'),
        'message.discard': onMessage('discard'),
        'message.retry': onMessage('retry'),
      },
      states: {
        resting: {},
        /** A message waits to leave. */
        undoable: { exit: 'forgetQueued', after: { undoWindow: 'resting' } },
        /** Variables of a saved reply have no value. */
        incomplete: {
          on: {
            'answer.change': {
              target: 'resting',
              actions: { type: 'keepAnswer', params: answerFromEvent },
            },
          },
        },
      },
    },
    discarding: {
      on: {
        'question.confirm': [
          { guard: 'isDraft', target: 'performing', actions: ['attemptDiscard', 'clearAnswer'] },
          { target: 'writing', actions: 'clearAnswer' },
        ],
        'question.cancel': 'writing',
      },
    },
    sending: {
      tags: 'busy',
      entry: 'keepSent',
      invoke: {
        id: 'sendAnswer',
        src: 'sendAnswer',
        input: ({ context: { conversationId, answer, draftId, seenMessageId } }) => ({
          conversationId,
          ...answer,
          draftId,
          seenMessageId,
        }),
        onDone: {
          target: 'writing.undoable',
          actions: [
            { type: 'keepQueued', params: conversationAfter },
            { type: 'keepSeen', params: conversationAfter },
            'clearSent',
            'reportOutcome',
            'forgetAttempt',
          ],
        },
        onError: [
          {
            guard: { type: 'isOvertaken', params: errorFromEvent },
            target: 'overtaken',
            actions: { type: 'keepBetween', params: errorFromEvent },
          },
          { target: 'failed', actions: { type: 'keepProblem', params: errorFromEvent } },
        ],
      },
    },
    /** Somebody else has written; the writer sees what, and decides. */
    overtaken: {
      on: {
        'question.confirm': 'sending',
        'question.cancel': { target: 'writing', actions: 'forgetAttempt' },
      },
    },
    performing: {
      tags: 'busy',
      invoke: {
        id: 'performOnMessage',
        src: 'performOnMessage',
        input: ({ context: { conversationId, attempt } }) => ({ conversationId, attempt }),
        onDone: [
          {
            guard: 'isRestorable',
            target: 'writing',
            actions: [
              { type: 'keepSeen', params: conversationAfter },
              { type: 'restoreUndone', params: conversationAfter },
              'reportOutcome',
              'forgetAttempt',
            ],
          },
          {
            guard: 'isRetrying',
            target: 'writing.undoable',
            actions: [
              { type: 'keepQueued', params: conversationAfter },
              { type: 'keepSeenAfterWork', params: conversationAfter },
              'reportOutcome',
              'forgetAttempt',
            ],
          },
          {
            target: 'writing',
            actions: [
              { type: 'keepSeenAfterWork', params: conversationAfter },
              'reportOutcome',
              'forgetAttempt',
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'isTooLate', params: errorFromEvent },
            target: 'conflict',
            actions: { type: 'keepProblem', params: errorFromEvent },
          },
          { target: 'failed', actions: { type: 'keepProblem', params: errorFromEvent } },
        ],
      },
    },
    conflict: { on: { 'conflict.acknowledge': { target: 'writing', actions: 'forgetAttempt' } } },
    failed: {
      on: {
        'failure.retry': [{ guard: 'isSending', target: 'sending' }, { target: 'performing' }],
        'failure.dismiss': { target: 'writing', actions: 'forgetAttempt' },
      },
    },
  },
});

import { millisecondsInSecond } from 'date-fns/constants';
import { assign, setup } from 'xstate';
import type { Chat } from '#openapi/types.generated';
import { declareActor } from '../machine-actors';
import type { ApiProblem } from '../ports/transport.port';
import { asProblem, errorFromEvent, isUnanswered } from '../problem';

/** The pause between two readings without news, in ms; each doubles it, up to the longest. */
const FIRST_PAUSE_MS = 2 * millisecondsInSecond;
export const MAX_PAUSE_MS = 32 * millisecondsInSecond;

/** Further readings make the pause no longer. */
const MAX_QUIET_READINGS = 5;

/** A message of the client that is not sent yet. */
export interface WaitingMessage {
  /** Its idempotency key: a message that was sent without an answer is not added twice. */
  readonly key: string;
  /** Plain text; empty for a picture. */
  readonly body: string;
  readonly picture: Blob | null;
}

export interface ChatConnectionContext {
  /** The secret part of the client's link. */
  readonly link: string;
  /** Null until it was read. */
  readonly chat: Chat | null;
  /** In the order in which they were written. */
  readonly waiting: readonly WaitingMessage[];
  /** Readings since the last news or failure, at most {@link MAX_QUIET_READINGS}. */
  readonly quiet: number;
  /** Why the first waiting message was refused. */
  readonly problem: ApiProblem | null;
}

export type ChatConnectionEvent =
  | { type: 'message.write'; message: WaitingMessage }
  /** The stream says that something changed, or the browser has a network again. */
  | { type: 'chat.news' }
  | { type: 'message.retry' }
  | { type: 'message.discard' };

type Failure = { readonly error: unknown };
type Answer = { readonly chat: Chat };

/** The link leads nowhere (any more): the server answers 404 for all reasons alike. */
function isGone(_: unknown, { error }: Failure): boolean {
  return asProblem(error).status === 404;
}

/** The server cannot be reached, is overloaded, or asks to wait: the message is sent later. */
function isPassing(_: unknown, { error }: Failure): boolean {
  const { status } = asProblem(error);
  return isUnanswered(error) || status === 429 || status >= 500;
}

function answerOf({ event }: { event: { output: Chat } }): Answer {
  return { chat: event.output };
}

/** The pause after so many readings without news, in ms. */
export function readingPauseMs(quiet: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** quiet, MAX_PAUSE_MS);
}

const writing = {
  'message.write': {
    actions: {
      type: 'addMessage',
      params: ({ event }: { event: { message: WaitingMessage } }) => ({ message: event.message }),
    },
  },
} as const;

const writingAndSending = {
  'message.write': { ...writing['message.write'], target: 'sending' },
} as const;

/**
 * The client's page of the chat about an order. It reads the chat again when the stream says so, and
 * without a stream after a pause that grows. Messages are sent one after another, each under its own
 * key; while the server does not answer they wait, and are sent once when it does. A link that leads
 * nowhere ends it.
 */
export const chatConnectionMachine = setup({
  types: {
    context: {} as ChatConnectionContext,
    events: {} as ChatConnectionEvent,
    input: {} as { link: string },
    tags: {} as 'busy',
  },
  actors: {
    /** Reads the chat; rejects with an ApiProblem. */
    readChat: declareActor<Chat, { link: string }>(),
    /** Sends a message, and returns the chat with it; rejects with an ApiProblem. */
    sendMessage: declareActor<Chat, { link: string; message: WaitingMessage | undefined }>(),
  },
  guards: {
    isGone,
    isPassing,
    hasWaiting: ({ context }) => context.waiting.length > 0,
    hasMoreWaiting: ({ context }) => context.waiting.length > 1,
  },
  actions: {
    addMessage: assign(({ context }, { message }: { message: WaitingMessage }) => ({
      waiting: [...context.waiting, message],
    })),
    keepChat: assign(({ context }, { chat }: Answer) => ({
      chat,
      quiet:
        chat.messages.length === context.chat?.messages.length
          ? Math.min(context.quiet + 1, MAX_QUIET_READINGS)
          : 0,
    })),
    dropFirst: assign(({ context }) => ({ waiting: context.waiting.slice(1), problem: null })),
    countFailure: assign(({ context }) => ({
      quiet: Math.min(context.quiet + 1, MAX_QUIET_READINGS),
    })),
    forgetQuiet: assign({ quiet: 0 }),
    keepProblem: assign((_, { error }: Failure) => ({ problem: asProblem(error) })),
    forgetProblem: assign({ problem: null }),
  },
  delays: {
    pause: ({ context }) => readingPauseMs(context.quiet),
  },
}).createMachine({
  id: 'chatConnection',
  context: ({ input: { link } }) => ({ link, chat: null, waiting: [], quiet: 0, problem: null }),
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      on: {
        ...writing,
        // What is being read may be older than the hint.
        'chat.news': { target: 'reading', reenter: true, actions: 'forgetQuiet' },
      },
      invoke: {
        id: 'readChat',
        src: 'readChat',
        input: ({ context: { link } }) => ({ link }),
        onDone: [
          {
            guard: 'hasWaiting',
            target: 'sending',
            actions: { type: 'keepChat', params: answerOf },
          },
          { target: 'connected', actions: { type: 'keepChat', params: answerOf } },
        ],
        onError: [
          { guard: { type: 'isGone', params: errorFromEvent }, target: 'revoked' },
          { target: 'offline', actions: 'countFailure' },
        ],
      },
    },
    connected: {
      after: { pause: 'reading' },
      on: {
        ...writingAndSending,
        'chat.news': { target: 'reading', actions: 'forgetQuiet' },
      },
    },
    sending: {
      tags: 'busy',
      on: writing,
      invoke: {
        id: 'sendMessage',
        src: 'sendMessage',
        input: ({ context: { link, waiting } }) => ({ link, message: waiting[0] }),
        onDone: [
          {
            guard: 'hasMoreWaiting',
            target: 'sending',
            reenter: true,
            actions: [{ type: 'keepChat', params: answerOf }, 'dropFirst'],
          },
          {
            target: 'connected',
            actions: [{ type: 'keepChat', params: answerOf }, 'dropFirst'],
          },
        ],
        onError: [
          { guard: { type: 'isGone', params: errorFromEvent }, target: 'revoked' },
          {
            guard: { type: 'isPassing', params: errorFromEvent },
            target: 'offline',
            actions: 'countFailure',
          },
          { target: 'refused', actions: { type: 'keepProblem', params: errorFromEvent } },
        ],
      },
    },
    /** The server does not answer. */
    offline: {
      after: { pause: 'reading' },
      on: { ...writing, 'chat.news': { target: 'reading', actions: 'forgetQuiet' } },
    },
    /** The server has refused the first waiting message. */
    refused: {
      on: {
        ...writing,
        'message.retry': { target: 'sending', actions: 'forgetProblem' },
        'message.discard': [
          { guard: 'hasMoreWaiting', target: 'sending', actions: 'dropFirst' },
          { target: 'connected', actions: 'dropFirst' },
        ],
      },
    },
    revoked: { type: 'final' },
  },
});

import {
  type ChatConnectionContext,
  chatConnectionMachine,
  type WaitingMessage,
} from '#application/chat/chat-connection.machine';
import type { Chat } from '#openapi/types.generated';
import type { MachineTestModel } from '../model-based-testing/machine-test-model';
import { problemOf } from '../test-app/scripted-transport';

/** What the client writes. */
export const writtenMessage: WaitingMessage = {
  key: 'chat-1',
  body: 'Où est mon colis ?',
  picture: null,
};

/** The chat as it is read first. */
export const readChatAnswer: Chat = {
  orderNumber: '10042',
  storeName: 'Nejjarine',
  storeNameAr: null,
  hasBegun: true,
  messages: [],
};

/** The chat with the message of the client. */
export const sentChatAnswer: Chat = {
  ...readChatAnswer,
  messages: [
    {
      id: 'msg_1',
      from: 'client',
      body: writtenMessage.body,
      files: [],
      isRead: false,
      createdAt: '2026-11-28T10:00:00.000Z',
    },
  ],
};

export const goneLink = problemOf(404, 'not_found');
export const noNetwork = problemOf(0, 'network');
export const busyServer = problemOf(429, 'too_many_requests');
export const refusedMessage = problemOf(422, 'validation_failed');

/** What can be seen of the page. */
export type ChatViewState = 'reading' | 'connected' | 'sending' | 'offline' | 'refused' | 'revoked';

/** The actions and assertions that a driver of the chat must implement. */
export interface ChatConnectionDriver {
  open(): Promise<void>;
  write(): Promise<void>;
  news(): Promise<void>;
  retry(): Promise<void>;
  discard(): Promise<void>;
  answerReading(problem?: typeof goneLink): Promise<void>;
  answerSending(problem?: typeof goneLink): Promise<void>;
  elapsePause(): Promise<void>;
  expectViewState(viewState: ChatViewState): Promise<void>;
}

/** The client's page of a chat, as a test model. */
export const chatConnectionTestModel: MachineTestModel<
  typeof chatConnectionMachine,
  ChatConnectionDriver
> = {
  model: {
    machine: chatConnectionMachine,
    inputs: { 'a link': { link: 'nejjarine0-0' } },
    events: {
      'message.write': { type: 'message.write', message: writtenMessage },
      'chat.news': { type: 'chat.news' },
      'message.retry': { type: 'message.retry' },
      'message.discard': { type: 'message.discard' },
      'the chat is read': { type: 'xstate.done.actor.readChat', output: readChatAnswer },
      'the link leads nowhere': { type: 'xstate.error.actor.readChat', error: goneLink },
      'the chat cannot be read': { type: 'xstate.error.actor.readChat', error: noNetwork },
      'the message is sent': { type: 'xstate.done.actor.sendMessage', output: sentChatAnswer },
      'the link was revoked': { type: 'xstate.error.actor.sendMessage', error: goneLink },
      'the message waits': { type: 'xstate.error.actor.sendMessage', error: busyServer },
      'the message is refused': { type: 'xstate.error.actor.sendMessage', error: refusedMessage },
      'a pause passes': { type: 'xstate.after.pause.chatConnection.connected' },
      'a pause without a server passes': { type: 'xstate.after.pause.chatConnection.offline' },
    },
    serialise: ({ waiting, problem, quiet, chat }: ChatConnectionContext) => [
      Math.min(waiting.length, 2),
      problem?.code,
      Math.min(quiet, 2),
      chat?.messages.length,
    ],
  },

  setUp: (driver) => driver.open(),

  eventExecutors: {
    'message.write': (driver) => driver.write(),
    'chat.news': (driver) => driver.news(),
    'message.retry': (driver) => driver.retry(),
    'message.discard': (driver) => driver.discard(),
  },

  outcomeExecutors: {
    'the chat is read': (driver) => driver.answerReading(),
    'the link leads nowhere': (driver) => driver.answerReading(goneLink),
    'the chat cannot be read': (driver) => driver.answerReading(noNetwork),
    'the message is sent': (driver) => driver.answerSending(),
    'the link was revoked': (driver) => driver.answerSending(goneLink),
    'the message waits': (driver) => driver.answerSending(busyServer),
    'the message is refused': (driver) => driver.answerSending(refusedMessage),
    'a pause passes': (driver) => driver.elapsePause(),
    'a pause without a server passes': (driver) => driver.elapsePause(),
  },

  stateAssertions: {
    reading: (driver) => driver.expectViewState('reading'),
    connected: (driver) => driver.expectViewState('connected'),
    sending: (driver) => driver.expectViewState('sending'),
    offline: (driver) => driver.expectViewState('offline'),
    refused: (driver) => driver.expectViewState('refused'),
    revoked: (driver) => driver.expectViewState('revoked'),
  },
};

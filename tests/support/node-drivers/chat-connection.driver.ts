import { expect } from 'vitest';
import { provideChatConnection } from '#application/chat/chat-connection.actors';
import {
  type chatConnectionMachine,
  readingPauseMs,
} from '#application/chat/chat-connection.machine';
import type { Inspect } from '#application/create-application';
import {
  type ChatConnectionDriver,
  readChatAnswer,
  sentChatAnswer,
  writtenMessage,
} from '../machine-models/chat-connection.model';
import { settle } from '../test-app/compose-test-app';
import { createMachineHarness, providedMachine } from './machine-harness';

const CHAT = '/api/public/chats/nejjarine0-0';
const MESSAGES = `${CHAT}/messages`;

/** The running page with scripted adapters, as the driver of its test model. */
export function createChatConnectionNodeDriver(inspect: Inspect) {
  const { app, begin, playing, send, snapshot } =
    createMachineHarness<typeof chatConnectionMachine>(inspect);

  const driver: ChatConnectionDriver = {
    open: () => begin(providedMachine(provideChatConnection), { link: 'nejjarine0-0' }),
    write: () => send({ type: 'message.write', message: writtenMessage }),
    news: async () => {
      await send({ type: 'chat.news' });
      // A reading that is under way is ended before the next one is sent.
      await settle();
    },
    retry: () => send({ type: 'message.retry' }),
    discard: () => send({ type: 'message.discard' }),
    answerReading: async (problem) => {
      if (problem) app().transport.refuse(CHAT, problem);
      else app().transport.accept(CHAT, readChatAnswer);
      await settle();
    },
    answerSending: async (problem) => {
      const last = app().transport.sent.at(-1);
      expect(last?.headers?.['Idempotency-Key']).toBe(writtenMessage.key);
      if (problem) app().transport.refuse(MESSAGES, problem);
      else app().transport.accept(MESSAGES, sentChatAnswer);
      await settle();
    },
    elapsePause: async () => {
      const pause = readingPauseMs(snapshot().context.quiet);
      app().clock.advance(pause - 1);
      expect(snapshot().matches('reading')).toBe(false);
      app().clock.advance(1);
    },
    expectViewState: async (viewState) => {
      expect(snapshot().value).toBe(viewState);
      expect(snapshot().hasTag('busy')).toBe(['reading', 'sending'].includes(viewState));
    },
  };

  return playing(driver);
}

import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { chatEndpoints } from '#application/api/chat-endpoints.generated';
import { provideChatConnection } from '#application/chat/chat-connection.actors';
import { readingPauseMs } from '#application/chat/chat-connection.machine';
import {
  chatConnectionTestModel,
  noNetwork,
  readChatAnswer,
  sentChatAnswer,
} from '../support/machine-models/chat-connection.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createChatConnectionNodeDriver } from '../support/node-drivers/chat-connection.driver';
import { composeTestApp, settle } from '../support/test-app/compose-test-app';

describeMachine(chatConnectionTestModel, createChatConnectionNodeDriver);

const CHAT = '/api/public/chats/nejjarine0-0';

describe('A chat that is read', () => {
  it('A mark as read that ends meanwhile does not take the answer away', async () => {
    const { application, transport, clock } = composeTestApp();
    const machine = application.provide(provideChatConnection);
    const actor = createActor(machine, { input: { link: 'nejjarine0-0' }, clock }).start();
    const mark = chatEndpoints.endpoints.markChatSeen.initiate({ link: 'nejjarine0-0' });
    void application.store.dispatch(mark);
    transport.accept(`${CHAT}/seen`, undefined, 204);
    await settle();
    transport.accept(CHAT, readChatAnswer);
    await settle();
    expect(actor.getSnapshot().value).toBe('connected');
    expect(actor.getSnapshot().context.chat).toEqual(readChatAnswer);
    expect(transport.held).toEqual([]);
    actor.stop();
  });

  it('Hints that come faster than a reading ends lead to one further reading, with the newest answer', async () => {
    const { application, transport, clock } = composeTestApp();
    const machine = application.provide(provideChatConnection);
    const actor = createActor(machine, { input: { link: 'nejjarine0-0' }, clock }).start();
    await settle();
    actor.send({ type: 'chat.news' });
    actor.send({ type: 'chat.news' });
    actor.send({ type: 'chat.news' });
    await settle();
    expect(transport.sent).toHaveLength(2);
    transport.accept(CHAT, sentChatAnswer);
    await settle();
    expect(actor.getSnapshot().value).toBe('connected');
    expect(actor.getSnapshot().context.chat).toEqual(sentChatAnswer);
    expect(transport.held).toEqual([]);
    actor.stop();
  });
});

describe('A chat without a connection', () => {
  it('A message and a picture wait, and are sent once under the same keys when the server answers', async () => {
    const { application, transport, clock } = composeTestApp();
    const machine = application.provide(provideChatConnection);
    const actor = createActor(machine, { input: { link: 'nejjarine0-0' }, clock }).start();
    transport.accept(CHAT, readChatAnswer);
    await settle();
    const picture = new Blob(['x'], { type: 'image/png' });
    actor.send({ type: 'message.write', message: { key: 'a', body: 'Bonjour', picture: null } });
    actor.send({ type: 'message.write', message: { key: 'b', body: '', picture } });
    transport.refuse(`${CHAT}/messages`, noNetwork);
    await settle();
    expect(actor.getSnapshot().value).toBe('offline');
    actor.send({ type: 'chat.news' });
    transport.accept(CHAT, readChatAnswer);
    await settle();
    transport.accept(`${CHAT}/messages`, sentChatAnswer);
    await settle();
    transport.accept(`${CHAT}/pictures`, sentChatAnswer);
    await settle();
    expect(actor.getSnapshot().value).toBe('connected');
    expect(actor.getSnapshot().context.waiting).toEqual([]);
    const keys = transport.sent.flatMap(({ headers }) => headers?.['Idempotency-Key'] ?? []);
    expect(keys).toEqual(['a', 'a', 'b']);
    actor.stop();
  });

  it('The pause between readings doubles, from two seconds to half a minute', () => {
    expect([0, 1, 2, 3, 4, 5].map((quiet) => readingPauseMs(quiet) / 1000)).toEqual([
      2, 4, 8, 16, 32, 32,
    ]);
  });
});

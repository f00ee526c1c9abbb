import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { messageComposingOf } from '#application/conversations/message-composing.actors';
import type { ConversationFile } from '#openapi/types.generated';
import {
  conversationAtFirst,
  conversationLater,
  draft,
  MESSAGES,
  messageComposingTestModel,
  messagesAfterWork,
  TEXT,
} from '../support/machine-models/message-composing.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createMessageComposingNodeDriver } from '../support/node-drivers/message-composing.driver';
import { composeTestApp, settle } from '../support/test-app/compose-test-app';
import { problemOf } from '../support/test-app/scripted-transport';

describeMachine(messageComposingTestModel, createMessageComposingNodeDriver);

const OTHER_TEXT = '<p>Une autre lettre.</p>';
const file: ConversationFile = {
  id: 'cfl_1',
  fileName: 'facture.pdf',
  mimeType: 'application/pdf',
  sizeBytes: 12_000,
};
const MESSAGE = '/api/store/conversation/cnv_1/message';
const SEND = `${MESSAGE}/create`;

describe('What is written', () => {
  it('What is typed while an action on a message runs stays', async () => {
    const { actor, transport, written } = composing();
    actor.send({ type: 'message.discard', messageId: MESSAGES.discard });
    actor.send({ type: 'answer.change', answer: { body: TEXT, files: [] } });
    transport.accept(`${MESSAGE}/${MESSAGES.discard}/discard`, messagesAfterWork.discard);
    await settle();
    expect(written()).toEqual({ body: TEXT, files: [] });
  });

  it('A file that is uploaded while an answer is sent is a file of the next one', async () => {
    const { actor, transport, written } = composing();
    actor.send({ type: 'answer.change', answer: { body: TEXT, files: [] } });
    actor.send({ type: 'answer.send' });
    actor.send({ type: 'answer.change', answer: { body: TEXT, files: [file] } });
    transport.accept(SEND, messagesAfterWork.send);
    await settle();
    expect(written()).toEqual({ body: '', files: [file] });
  });

  it('What is typed while an answer is sent stays, without the files that were sent', async () => {
    const { actor, transport, written } = composing();
    actor.send({ type: 'answer.change', answer: { body: TEXT, files: [file] } });
    actor.send({ type: 'answer.send' });
    actor.send({ type: 'answer.change', answer: { body: OTHER_TEXT, files: [file] } });
    transport.accept(SEND, messagesAfterWork.send);
    await settle();
    expect(written()).toEqual({ body: OTHER_TEXT, files: [] });
  });

  it('A file that is uploaded while a failure is shown is kept, and the failure stays shown', async () => {
    const { actor, transport, written } = composing();
    actor.send({ type: 'answer.change', answer: { body: TEXT, files: [] } });
    actor.send({ type: 'answer.send' });
    transport.refuse(SEND, problemOf(503, 'unavailable'));
    await settle();
    actor.send({ type: 'answer.change', answer: { body: TEXT, files: [file] } });
    expect([actor.getSnapshot().value, written()]).toEqual([
      'failed',
      { body: TEXT, files: [file] },
    ]);
  });

  it('A draft is not continued in place of an uploaded file', () => {
    const { actor, written } = composing();
    actor.send({ type: 'answer.change', answer: { body: '', files: [file] } });
    actor.send({ type: 'draft.resume', message: draft });
    expect(written()).toEqual({ body: '', files: [file] });
  });

  it('A file without a text is not sent, and can be discarded', () => {
    const { actor } = composing();
    actor.send({ type: 'answer.change', answer: { body: '', files: [file] } });
    actor.send({ type: 'answer.send' });
    expect(actor.getSnapshot().value).toEqual({ writing: 'resting' });
    actor.send({ type: 'answer.discard' });
    expect(actor.getSnapshot().value).toBe('discarding');
  });
});

describe('The last message that the writer has seen', () => {
  it('After an undo, it is the one before the undone message', async () => {
    const { actor, transport, sentAs } = composing();
    await sending(actor, transport);
    actor.send({ type: 'answer.change', answer: { body: OTHER_TEXT, files: [] } });
    actor.send({ type: 'message.undo', messageId: MESSAGES.undo });
    transport.accept(`${MESSAGE}/${MESSAGES.undo}/undo`, messagesAfterWork.undo);
    await settle();
    actor.send({ type: 'answer.send' });
    expect(sentAs()).toMatchObject({ seenMessageId: 'msg_letter' });
  });

  it('After a message was sent again, it is this message', async () => {
    const { actor, transport, sentAs } = composing();
    actor.send({ type: 'answer.change', answer: { body: TEXT, files: [] } });
    actor.send({ type: 'message.retry', messageId: MESSAGES.retry });
    transport.accept(`${MESSAGE}/${MESSAGES.retry}/retry`, messagesAfterWork.retry);
    await settle();
    actor.send({ type: 'answer.send' });
    expect(sentAs()).toMatchObject({ seenMessageId: MESSAGES.retry });
  });

  it('A letter that came before a message was sent again has not been seen', async () => {
    const { actor, transport, sentAs } = composing();
    actor.send({ type: 'answer.change', answer: { body: TEXT, files: [] } });
    actor.send({ type: 'message.retry', messageId: MESSAGES.retry });
    const [, , , , later] = conversationLater.messages;
    const messages = [...messagesAfterWork.retry.messages];
    transport.accept(`${MESSAGE}/${MESSAGES.retry}/retry`, {
      messages: [...messages.slice(0, -1), later, ...messages.slice(-1)],
    });
    await settle();
    actor.send({ type: 'answer.send' });
    expect(sentAs()).toMatchObject({ seenMessageId: 'msg_letter' });
  });
});

type Started = ReturnType<typeof composing>;

/** The answer to a conversation in an application whose answers the test gives. */
function composing() {
  const app = composeTestApp();
  const machine = app.application.provide(messageComposingOf({ runId: 'messages' }));
  const input = { conversationId: 'cnv_1', conversation: conversationAtFirst };
  const actor = createActor(machine, { input, clock: app.clock }).start();
  const { transport } = app;
  return {
    actor,
    transport,
    written: () => actor.getSnapshot().context.answer,
    /** What was sent last. */
    sentAs: () => transport.sent.filter(({ url }) => url === SEND).at(-1)?.body,
  };
}

/** An answer is written, sent and queued. */
async function sending(actor: Started['actor'], transport: Started['transport']): Promise<void> {
  actor.send({ type: 'answer.change', answer: { body: TEXT, files: [] } });
  actor.send({ type: 'answer.send' });
  transport.accept(SEND, messagesAfterWork.send);
  await settle();
}

import { act } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test } from 'vitest';
import type { MessageWork } from '#application/conversations/message-composing.machine';
import type { Draft } from '#application/ports/drafts.port';
import {
  conversationAtFirst,
  messagesAfterWork,
  TEXT,
} from '../../../tests/support/machine-models/message-composing.model';
import { composeTestApp, settle } from '../../../tests/support/test-app/compose-test-app';
import { renderInPortal } from '../../../tests/support/test-app/render-in-portal';
import { problemOf } from '../../../tests/support/test-app/scripted-transport';
import { type ComposingActor, useMessageComposing } from './use-message-composing';

const SEND = '/api/store/conversation/cnv_1/message/create';
const KEY = { subject: 'conversationAnswer', recordId: 'cnv_1', userId: '' };

test('What is typed before the stored draft was read is stored', async () => {
  const app = composeTestApp();
  let found = (_: Draft | null) => {};
  const read = app.drafts.read.bind(app.drafts);
  app.drafts.read = () =>
    new Promise((resolve) => {
      found = resolve;
    });
  const { actor } = await composing(app);
  write(actor(), TEXT);
  found(null);
  await act(settle);
  expect((await read(KEY))?.values).toEqual({ text: TEXT });
});

test('A stored draft is in the composer again', async () => {
  const app = composeTestApp();
  const values = { text: TEXT };
  await app.drafts.write({ key: KEY, values, revision: null, savedAt: app.clock.now() });
  const { actor } = await composing(app);
  await act(settle);
  expect(actor().getSnapshot().context.answer.body).toBe(TEXT);
});

test('An answer that is being sent when its conversation is left is sent, and its draft is removed', async () => {
  const app = composeTestApp();
  const { actor, unmount, told } = await composing(app);
  await act(settle);
  write(actor(), TEXT);
  actor().send({ type: 'answer.send' });
  unmount();
  app.transport.accept(SEND, messagesAfterWork.send);
  await settle();
  expect([told(), await app.drafts.read(KEY)]).toEqual([['performed send'], null]);
});

test('An answer that is not sent after its conversation was left is reported, and is still a draft', async () => {
  const app = composeTestApp();
  const { actor, unmount, told } = await composing(app);
  await act(settle);
  write(actor(), TEXT);
  actor().send({ type: 'answer.send' });
  unmount();
  app.transport.refuse(SEND, problemOf(503, 'unavailable'));
  await settle();
  expect(told()).toEqual(['left undone send']);
  expect((await app.drafts.read(KEY))?.values).toEqual({ text: TEXT });
});

function write(actor: ComposingActor, body: string): void {
  act(() => actor.send({ type: 'answer.change', answer: { body, files: [] } }));
}

const conversation = { id: 'cnv_1', ...conversationAtFirst };

interface ComposingProps {
  onTold: (text: string) => void;
  onActor: (actor: ComposingActor) => void;
}

function Composing({ onTold, onActor }: ComposingProps) {
  const actor = useMessageComposing(conversation, {
    onPerformed: (action: MessageWork) => onTold(`performed ${action}`),
    onLeftUndone: (action: MessageWork) => onTold(`left undone ${action}`),
  });
  useEffect(() => onActor(actor), [actor, onActor]);
  return null;
}

/** The process of an answer on a page that is left when the test says so. */
async function composing(app: ReturnType<typeof composeTestApp>) {
  const told: string[] = [];
  let actor: ComposingActor | undefined;
  const { unmount } = await renderInPortal(
    app,
    <Composing
      onTold={(text) => told.push(text)}
      onActor={(own) => {
        actor = own;
      }}
    />,
  );
  return {
    told: () => told,
    unmount,
    actor: (): ComposingActor => {
      if (!actor) throw new Error('Nothing is rendered.');
      return actor;
    },
  };
}

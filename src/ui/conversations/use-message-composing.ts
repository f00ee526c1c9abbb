import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { type Actor, createActor, type SnapshotFrom } from 'xstate';
import { conversationsEndpoints } from '#application/api/conversations-endpoints.generated';
import { messageComposingOf } from '#application/conversations/message-composing.actors';
import type { MessageWork } from '#application/conversations/message-composing.machine';
import type { ComposedConversation } from '#application/conversations/seen-messages';
import { type TextDrafts, textDrafts } from '#application/editing/text-drafts';
import type { DraftKey } from '#application/ports/drafts.port';
import { asProblem } from '#application/problem';
import type { ConversationFile } from '#openapi/types.generated';
import { toasts } from '../kit/feedback/toast-store';
import { newRunId } from '../kit/new-run-id';
import { useLatest } from '../kit/use-latest';
import { useApplication } from '../portal-context/application-context';
import { useProblemText } from '../text/problem-text';

const { useUploadConversationFileMutation } = conversationsEndpoints;

type Composing = ReturnType<ReturnType<typeof messageComposingOf>>;
export type ComposingSnapshot = SnapshotFrom<Composing>;
/** The process of the answer to a conversation. */
export type ComposingActor = Actor<Composing>;

interface ComposedRecord extends ComposedConversation {
  readonly id: string;
}

/** What the page is told of the work on messages. */
interface ComposingReports {
  /** An answer was sent or queued, or an action on a message has taken effect. */
  readonly onPerformed: (action: MessageWork) => void;
  /** Work that was under way when the conversation was left has failed. */
  readonly onLeftUndone: (action: MessageWork) => void;
}

/**
 * The process of the answer to one conversation; use `key` for another one. What is typed is stored
 * as a draft of this browser until it is sent or discarded. What is being sent when the conversation
 * is left is still sent.
 */
export function useMessageComposing(
  conversation: ComposedRecord,
  reports: ComposingReports,
  { isImmediate = false }: { isImmediate?: boolean } = {},
) {
  const { provide, inspection, session } = useApplication();
  const userId = useSelector(session, ({ context }) => context.user?.id ?? '');
  const [actor] = useState((): ComposingActor => {
    const machine = provide(messageComposingOf({ runId: newRunId('messages'), isImmediate }));
    const input = { conversationId: conversation.id, conversation };
    return createActor(machine, { input, ...inspection });
  });
  const told = useLatest(reports);
  const recordId = conversation.id;
  useEffect(() => {
    const key = { subject: 'conversationAnswer', recordId, userId };
    const tellLeft = (action: MessageWork) => told.current.onLeftUndone(action);
    actor.on('message.performed', ({ action }) => told.current.onPerformed(action));
    actor.start();
    const stored = storedAnswer(actor, provide(textDrafts), key);
    return () => {
      stored.leave();
      onceIdle(actor, () => {
        const { attempt } = actor.getSnapshot().context;
        actor.stop();
        if (attempt) tellLeft(attempt.action);
      });
    };
  }, [actor, provide, recordId, told, userId]);
  useEffect(
    () => actor.send({ type: 'conversation.changed', conversation }),
    [actor, conversation],
  );
  return actor;
}

/** Calls once nothing is being sent or done. */
function onceIdle(actor: ComposingActor, act: () => void): void {
  if (!actor.getSnapshot().hasTag('busy')) {
    act();
    return;
  }
  const watching = actor.subscribe((snapshot) => {
    if (snapshot.hasTag('busy')) return;
    watching.unsubscribe();
    act();
  });
}

/**
 * Restores what this browser stores of an answer, and stores what is typed from then on, until the
 * process stops.
 */
function storedAnswer(actor: ComposingActor, drafts: TextDrafts, key: DraftKey) {
  let isLeft = false;
  const follow = async () => {
    let stored = await drafts.read(key);
    if (isLeft) return;
    const { answer } = actor.getSnapshot().context;
    // What was typed meanwhile stays.
    if (stored !== '' && answer.body === '') {
      actor.send({ type: 'answer.change', answer: { ...answer, body: stored } });
    }
    const store = ({ context }: ComposingSnapshot) => {
      const { body } = context.answer;
      if (body === stored) return;
      stored = body;
      void drafts.write(key, body);
    };
    store(actor.getSnapshot());
    actor.subscribe(store);
  };
  void follow();
  return {
    leave: () => {
      isLeft = true;
    },
  };
}

/** The files of an answer: those that were uploaded, and a function that uploads more. */
export function useAnswerFiles(actor: ComposingActor) {
  const problemText = useProblemText();
  const items = useSelector(actor, ({ context }) => context.answer.files);
  const [upload] = useUploadConversationFileMutation();
  const [waiting, setWaiting] = useState(0);
  const change = (next: (files: readonly ConversationFile[]) => readonly ConversationFile[]) => {
    const { answer } = actor.getSnapshot().context;
    actor.send({ type: 'answer.change', answer: { ...answer, files: next(answer.files) } });
  };
  const add = async (file: File) => {
    setWaiting((count) => count + 1);
    const { data, error } = await upload({ body: { file } });
    setWaiting((count) => count - 1);
    if (data) change((files) => [...files, data]);
    else toasts.show({ tone: 'error', title: problemText(asProblem(error)) });
  };
  return {
    items,
    isUploading: waiting > 0,
    onAdd: (files: readonly File[]) => void Promise.all(files.map(add)),
    onRemove: (id: string) => change((files) => files.filter((file) => file.id !== id)),
  };
}

import type { ReactNode } from 'react';
import { isBlankAnswer } from '#application/conversations/written-answer';
import { plainTextOf } from '#domain/conversations/message-text';
import { type ReplyValues, variablesOf } from '#domain/conversations/saved-reply';
import type { Language } from '#domain/format/languages';
import type { ConversationMessage } from '#openapi/types.generated';
import { Button } from '../kit/button';
import { Note } from '../kit/feedback/note';
import { useSecondsLeft } from '../kit/feedback/use-seconds-left';
import { useSnapshot } from '../lists/use-snapshot';
import { useApplication } from '../portal-context/application-context';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { Composer } from './composer';
import { ComposingDialogs } from './composing-dialogs';
import type { ChosenReply } from './reply-dialog';
import { type ComposingActor, useAnswerFiles } from './use-message-composing';

interface AnswerComposerProps {
  actor: ComposingActor;
  label: string;
  sendLabel: string;
  /** Of the client. */
  language: Language;
  /** The last message that was sent or received, to tell the writer of one that they have not seen. */
  lastMessageId: string | null;
  replies: readonly ChosenReply[];
  values: ReplyValues;
}

/** The answer to a conversation, with what its process tells the writer. */
export function AnswerComposer(props: AnswerComposerProps) {
  const { actor, label, sendLabel, language, lastMessageId, replies, values } = props;
  const t = useText('conversations');
  const snapshot = useSnapshot(actor);
  const { answer, queued, seenMessageId } = snapshot.context;
  const isWritten = !isBlankAnswer(answer);
  return (
    <>
      <Composer
        label={label}
        value={answer.body}
        onChange={(body) => {
          const { files } = actor.getSnapshot().context.answer;
          actor.send({ type: 'answer.change', answer: { body, files } });
        }}
        language={language}
        busy={snapshot.hasTag('busy')}
        onSend={() => actor.send({ type: 'answer.send' })}
        sendLabel={sendLabel}
        onDiscard={isWritten ? () => actor.send({ type: 'answer.discard' }) : undefined}
        replies={{ items: replies, values }}
        files={useAnswerFiles(actor)}
      >
        {snapshot.matches({ writing: 'undoable' }) && queued && (
          <QueuedNote
            key={queued.id}
            message={queued}
            onUndo={() => actor.send({ type: 'message.undo', messageId: queued.id })}
          />
        )}
        {snapshot.matches({ writing: 'incomplete' }) && <MissingNote body={answer.body} />}
        {isWritten && lastMessageId !== seenMessageId && (
          <Note tone="warning" announce>
            {t('meanwhile')}
          </Note>
        )}
      </Composer>
      <ComposingDialogs actor={actor} />
    </>
  );
}

/** The variables of the text that have no value. */
function MissingNote({ body }: { body: string }) {
  const t = useText('conversations');
  const format = useFormat();
  const missing = variablesOf(plainTextOf(body)).map((name) => t(`missing.${name}`));
  return (
    <Note tone="error" title={t('missing.title')} announce>
      {t('missing.text', { variables: format.list(missing) })}
    </Note>
  );
}

/** A message that waits to leave, and its undo. */
function QueuedNote({
  message,
  onUndo,
}: {
  message: ConversationMessage;
  onUndo: () => void;
}): ReactNode {
  const t = useText('conversations');
  const { clock } = useApplication();
  const leavesAt = Date.parse(message.sendAt ?? message.createdAt);
  const seconds = useSecondsLeft(() => Math.max(0, leavesAt - clock.now()));
  return (
    <Note
      tone="success"
      announce
      action={
        <Button variant="outline" size="small" onClick={onUndo}>
          {t('queued.undo')}
        </Button>
      }
    >
      {t('queued.text', { seconds })}
    </Note>
  );
}

import { isBlankAnswer } from '#application/conversations/written-answer';
import type { ConversationMessage } from '#openapi/types.generated';
import { Button } from '../kit/button';
import { useSnapshot } from '../lists/use-snapshot';
import { useText } from '../text/use-text';
import type { ComposingActor } from './use-message-composing';

interface MessageActionsProps {
  message: ConversationMessage;
  actor: ComposingActor;
}

/** What can be done with a message; a draft can be continued while nothing else is written. */
export function MessageActions({ message, actor }: MessageActionsProps) {
  const t = useText('conversations');
  const { context, ...snapshot } = useSnapshot(actor);
  const isContinued = context.draftId === message.id;
  const isBusy = snapshot.hasTag('busy');
  const { allowedActions, status, id } = message;
  if (isContinued) return null;
  return (
    <>
      {status === 'draft' && isBlankAnswer(context.answer) && (
        <Button
          variant="soft"
          size="small"
          disabled={isBusy}
          onClick={() => actor.send({ type: 'draft.resume', message })}
        >
          {t('actions.resume')}
        </Button>
      )}
      {allowedActions.map(({ action }) => (
        <Button
          key={action}
          variant="text"
          size="small"
          busy={isBusy && context.attempt?.messageId === id}
          onClick={() => actor.send({ type: `message.${action}`, messageId: id })}
        >
          {t(`actions.${action}`)}
        </Button>
      ))}
    </>
  );
}

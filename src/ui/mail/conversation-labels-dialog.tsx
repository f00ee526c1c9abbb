import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { CONVERSATION_LIMITS } from '#domain/conversations/conversation-form';
import type { ConversationActor } from '../conversations/conversation-actors';
import { Button } from '../kit/button';
import { Dialog } from '../kit/overlays/dialog';
import { LabelsField } from '../tasks/labels-field';
import { useText } from '../text/use-text';

interface ConversationLabelsDialogProps {
  actor: ConversationActor;
  onDone: () => void;
}

/** The labels of a conversation. */
export function ConversationLabelsDialog({ actor, onDone }: ConversationLabelsDialogProps) {
  const t = useText('mail');
  const stored = useSelector(actor, ({ context }) => context.record.labels);
  const [labels, setLabels] = useState<readonly string[]>(stored);
  const isTooLong = labels.some((label) => label.length > CONVERSATION_LIMITS.label);
  const isTooMany = labels.length > CONVERSATION_LIMITS.labels;
  const save = () => {
    if (isTooLong || isTooMany) return;
    if (labels.join() !== stored.join()) actor.send({ type: 'conversation.label', labels });
    onDone();
  };
  return (
    <Dialog
      open
      onClose={onDone}
      title={t('labels.title')}
      width={440}
      footer={
        <>
          <Button variant="outline" onClick={onDone}>
            {t('cancel')}
          </Button>
          <Button onClick={save}>{t('save')}</Button>
        </>
      }
    >
      <LabelsField
        label={t('labels.label')}
        help={t('labels.help')}
        error={isTooLong || isTooMany ? t('labels.tooLong') : undefined}
        value={labels}
        onChange={setLabels}
      />
    </Dialog>
  );
}

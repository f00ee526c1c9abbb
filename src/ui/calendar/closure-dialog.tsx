import { styled } from 'styled-components';
import type { EditedEntry } from '#application/calendar/event-editing.machine';
import { errorsSchema } from '#domain/forms/errors-schema';
import type { Closure } from '#openapi/types.generated';
import { DialogForm } from '../forms/dialog-form';
import { Button, ButtonLink } from '../kit/button';
import type { DayRange } from '../kit/fields/day-value';
import { BoundDateRangeField } from '../kit/form/bound-dates';
import { AlertDialog } from '../kit/overlays/confirm-dialog';
import { useCodeText } from '../text/problem-text';
import { useText } from '../text/use-text';
import type { EventEditingActor } from './use-event-editing';

type ClosureValues = { readonly days: DayRange | null };

const SETTINGS_PATH = '/dashboard/store/settings?tab=availability';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
`;

const schema = errorsSchema<ClosureValues>(
  ({ days }): Record<string, string[]> => (days ? {} : { days: ['required'] }),
);

interface ClosureDialogProps {
  entry: EditedEntry;
  closure: Closure | null;
  actor: EventEditingActor;
  onDone: () => void;
}

/** A closure of the store: its days, which are moved here without a drag, and its deletion. */
export function ClosureDialog({ entry, closure, actor, onDone }: ClosureDialogProps) {
  const t = useText('calendar');
  const codeText = useCodeText();
  if (!closure) return null;
  const effect = t(closure.acceptOrders ? 'closure.orders' : 'closure.noOrders');
  if (entry.obstacle) {
    return (
      <AlertDialog
        open
        title={entry.title}
        description={effect}
        label={t('acknowledge')}
        onClose={onDone}
      />
    );
  }
  const send = (event: Parameters<typeof actor.send>[0]) => {
    onDone();
    actor.send(event);
  };
  return (
    <DialogForm<ClosureValues>
      title={entry.title}
      description={effect}
      initialValues={{ days: { from: closure.from, to: closure.to } }}
      schema={schema}
      errorText={codeText}
      onAnswer={({ days }) =>
        days && send({ type: 'entry.move', entry, span: { day: days.from, lastDay: days.to } })
      }
      onCancel={onDone}
      busy={false}
      width={520}
      confirmLabel={t('closure.move')}
      cancelLabel={t('form.cancel')}
    >
      <BoundDateRangeField name="days" label={t('closure.days')} required />
      <Actions>
        <Button variant="soft" onClick={() => send({ type: 'entry.delete', entry })}>
          {t('closure.delete')}
        </Button>
        <ButtonLink variant="text" to={SETTINGS_PATH}>
          {t('closure.settings')}
        </ButtonLink>
      </Actions>
    </DialogForm>
  );
}

import { useFormikContext } from 'formik';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import {
  type DeliveryAttemptValues,
  deliveryAttemptEditing,
  NO_DELIVERY_ATTEMPT,
} from '#application/orders/delivery-attempt-editing';
import {
  ATTEMPT_NOTE_LENGTH,
  DELIVERY_OUTCOMES,
  deliveryAttemptSchema,
} from '#domain/orders/delivery-attempt';
import { addDays, casablancaDay } from '#domain/time/casablanca-day';
import type { Order } from '#openapi/types.generated';
import { RecordForm } from '../../forms/record-form';
import { useRecordEdit } from '../../forms/use-record-edit';
import { Button } from '../../kit/button';
import { toasts } from '../../kit/feedback/toast-store';
import { BoundRadioGroup } from '../../kit/form/bound-more-fields';
import { BoundSelect } from '../../kit/form/bound-select';
import { BoundTextArea } from '../../kit/form/bound-text-area';
import { Dialog } from '../../kit/overlays/dialog';
import { useNow } from '../../lists/use-now';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-8);
`;

interface AttemptDialogProps {
  order: Order;
  onDone: () => void;
}

/** Logs the outcome of a call or a visit: not reached, another day, or refused. */
export function AttemptDialog({ order, onDone }: AttemptDialogProps) {
  const t = useText('order');
  const record = useMemo(
    () => ({ id: order.id, revision: null, values: NO_DELIVERY_ATTEMPT }),
    [order.id],
  );
  const edit = useRecordEdit({ editing: deliveryAttemptEditing, record, subject: null });
  const now = useNow();
  const [schema] = useState(() => deliveryAttemptSchema(casablancaDay(now)));
  const busy = edit.snapshot.hasTag('busy');
  const saved = () => {
    toasts.show({ title: t('attempts.saved') });
    onDone();
  };
  return (
    <Dialog
      open
      onClose={onDone}
      busy={busy}
      title={t('attempts.log')}
      description={t('attempts.explanation')}
    >
      <RecordForm
        edit={edit}
        schema={schema}
        label={t('attempts.log')}
        onSaved={saved}
        errorText={(code, field) => t(`attempts.faults.${errorTextOf(code, field)}`)}
        fields={{
          outcome: { label: t('attempts.outcome') },
          postponedTo: { label: t('attempts.day') },
          note: { label: t('attempts.note') },
        }}
      >
        <AttemptFields />
        <Actions>
          <Button variant="outline" disabled={busy} onClick={onDone}>
            {t('attempts.cancel')}
          </Button>
          <Button type="submit" busy={busy}>
            {t('attempts.save')}
          </Button>
        </Actions>
      </RecordForm>
    </Dialog>
  );
}

/** The text of an error code at a field. */
function errorTextOf(code: string, field: string) {
  if (field === 'note') return 'note';
  if (field === 'outcome') return 'outcome';
  return code === 'in_the_past' ? 'past' : 'day';
}

/** Shows the day field only if the client named another day. */
function AttemptFields() {
  const t = useText('order');
  const { values } = useFormikContext<DeliveryAttemptValues>();
  return (
    <>
      <BoundRadioGroup
        name="outcome"
        label={t('attempts.outcome')}
        required
        variant="cards"
        options={DELIVERY_OUTCOMES.map((value) => ({ value, label: t(`attempts.${value}`) }))}
      />
      {values.outcome === 'postponed' && <DayField />}
      <BoundTextArea
        name="note"
        label={t('attempts.note')}
        maxLength={ATTEMPT_NOTE_LENGTH}
        rows={3}
        dir="auto"
      />
    </>
  );
}

/** How far ahead a client may postpone a delivery, in days. */
const MAX_DAYS_AHEAD = 30;

/** The coming days by weekday: on the telephone, clients name a weekday. */
function DayField() {
  const t = useText('order');
  const format = useFormat();
  const today = casablancaDay(useNow());
  const options = Array.from({ length: MAX_DAYS_AHEAD + 1 }, (_, ahead) => {
    const value = addDays(today, ahead);
    return { value, label: format.longDate(value) };
  });
  return <BoundSelect name="postponedTo" label={t('attempts.day')} required options={options} />;
}

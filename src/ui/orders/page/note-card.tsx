import { useMemo } from 'react';
import { orderNoteEditing, orderNoteRecord } from '#application/orders/order-note-editing';
import { orderNoteSchema } from '#domain/orders/order-note';
import type { Order } from '#openapi/types.generated';
import LockIcon from '~icons/solar/lock-keyhole-minimalistic-linear';
import { RecordForm } from '../../forms/record-form';
import { useRecordEdit } from '../../forms/use-record-edit';
import { toasts } from '../../kit/feedback/toast-store';
import { BoundTextArea } from '../../kit/form/bound-text-area';
import { Icon } from '../../kit/icon';
import { Card, CardHeader } from '../../kit/layout/card';
import { useText } from '../../text/use-text';

/** The team's note about an order; clients do not see it. */
export function NoteCard({ order }: { order: Order }) {
  const t = useText('order');
  const record = useMemo(() => orderNoteRecord(order), [order]);
  const edit = useRecordEdit({ editing: orderNoteEditing, record, subject: 'orderNote' });
  return (
    <Card>
      <CardHeader title={t('note.title')} aside={<Icon of={LockIcon} />} />
      <RecordForm
        edit={edit}
        schema={orderNoteSchema}
        label={t('note.title')}
        onSaved={() => toasts.show({ title: t('note.saved') })}
        fields={{ internalNote: { label: t('note.title') } }}
      >
        <BoundTextArea name="internalNote" label={t('note.label')} rows={3} dir="auto" />
      </RecordForm>
    </Card>
  );
}

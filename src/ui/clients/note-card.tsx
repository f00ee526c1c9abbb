import { useMemo } from 'react';
import { clientNoteEditing, clientNoteRecord } from '#application/clients/client-editing';
import { clientNoteSchema } from '#domain/clients/client-form';
import type { Client } from '#openapi/types.generated';
import LockIcon from '~icons/solar/lock-keyhole-minimalistic-linear';
import { RecordForm } from '../forms/record-form';
import { useRecordEdit } from '../forms/use-record-edit';
import { toasts } from '../kit/feedback/toast-store';
import { BoundTextArea } from '../kit/form/bound-text-area';
import { Icon } from '../kit/icon';
import { Card, CardHeader } from '../kit/layout/card';
import { usePermission } from '../portal-context/use-permission';
import { useText } from '../text/use-text';

/** The team's note about a client, who does not see it. */
export function NoteCard({ client }: { client: Client }) {
  const t = useText('clients');
  const mayWrite = usePermission('orders.note');
  return (
    <Card>
      <CardHeader title={t('note.title')} aside={<Icon of={LockIcon} />} />
      {mayWrite ? <NoteForm client={client} /> : <p dir="auto">{client.note ?? t('note.none')}</p>}
    </Card>
  );
}

function NoteForm({ client }: { client: Client }) {
  const t = useText('clients');
  const record = useMemo(() => clientNoteRecord(client), [client]);
  const edit = useRecordEdit({ editing: clientNoteEditing, record, subject: 'clientNote' });
  return (
    <RecordForm
      edit={edit}
      schema={clientNoteSchema}
      label={t('note.title')}
      onSaved={() => toasts.show({ title: t('note.saved') })}
      fields={{ note: { label: t('note.title') } }}
    >
      <BoundTextArea name="note" label={t('note.label')} rows={3} dir="auto" />
    </RecordForm>
  );
}

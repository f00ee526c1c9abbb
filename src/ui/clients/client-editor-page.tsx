import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useGetClientQuery } from '#application/api/clients-endpoints.generated';
import { clientRecord, newClient } from '#application/clients/client-editing';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import type { Client } from '#openapi/types.generated';
import { toasts } from '../kit/feedback/toast-store';
import { PageHeader } from '../kit/layout/page-header';
import { CardsSkeleton } from '../kit/loading/cards-skeleton';
import { CLIENTS_PATH, clientPath } from '../links/client-path';
import { RecordQueryView } from '../lists/record-query-view';
import { useText } from '../text/use-text';
import { ClientForm } from './client-form';
import { clientNameOf } from './client-name';
import { ClientNotFound } from './client-not-found';

/** `/dashboard/client/new`: a client who orders by telephone or in the shop. */
export function NewClientPage() {
  const t = useText('clients');
  const navigate = useNavigate();
  return (
    <>
      <Header title={t('form.newTitle')} />
      <ClientForm
        record={newClient}
        onSaved={(id) => {
          toasts.show({ title: t('form.created') });
          void navigate(id ? clientPath({ id }) : CLIENTS_PATH);
        }}
      />
    </>
  );
}

/** `/dashboard/client/{id}/edit`: names, contact, main address and note of a client. */
export function EditClientPage() {
  const { clientId = '' } = useParams();
  return <PageOf key={clientId} clientId={clientId} />;
}

function PageOf({ clientId }: { clientId: string }) {
  const t = useText('clients');
  const query = useGetClientQuery({ clientId });
  const client = query.currentData;
  const title = client
    ? t('form.editTitle', { name: bidiIsolate(clientNameOf(client)) })
    : t('form.loading');
  return (
    <>
      <Header title={title} />
      <RecordQueryView
        query={query}
        skeleton={<CardsSkeleton wide={['320px', '240px']} main={[]} side={[]} />}
        unknown={<ClientNotFound />}
      >
        {(found) => <EditForm client={found} />}
      </RecordQueryView>
    </>
  );
}

function EditForm({ client }: { client: Client }) {
  const t = useText('clients');
  const record = useMemo(() => clientRecord(client), [client]);
  return <ClientForm record={record} onSaved={() => toasts.show({ title: t('form.saved') })} />;
}

function Header({ title }: { title: string }) {
  const t = useText('clients');
  return (
    <PageHeader
      crumbs={[{ label: t('section') }, { label: t('title'), to: CLIENTS_PATH }, { label: title }]}
      title={title}
    />
  );
}

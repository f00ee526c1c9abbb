import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useGetClientQuery } from '#application/api/clients-endpoints.generated';
import type { Client } from '#openapi/types.generated';
import EditIcon from '~icons/solar/pen-2-linear';
import { FlushCard } from '../forms/settings-layout';
import { ButtonLink } from '../kit/button';
import { PageHeader } from '../kit/layout/page-header';
import { CardsSkeleton } from '../kit/loading/cards-skeleton';
import { Deferred } from '../kit/loading/deferred';
import { lazyComponent } from '../kit/loading/lazy-component';
import { MainCards, RecordCards, SideCards, Stack } from '../kit/table/columns';
import { CLIENTS_PATH, clientEditPath, clientPath } from '../links/client-path';
import { RecordQueryView } from '../lists/record-query-view';
import { StatStrip } from '../lists/stat-strip';
import { usePermission } from '../portal-context/use-permission';
import { LinkedTasks } from '../records/linked-tasks';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { clientNameOf } from './client-name';
import { ClientNotFound } from './client-not-found';
import { ClientRecords } from './client-records';
import { ContactCard } from './contact-card';
import type { ClientMerger } from './merge/client-mergers';
import { DuplicatesNote } from './merge/duplicates-note';
import { MergeButton } from './merge/merge-buttons';
import { useClientMergers } from './merge/use-client-mergers';
import { NoteCard } from './note-card';

/** Loaded when the first dialog opens. */
const MergeDialogs = lazyComponent(
  () => import(/* webpackChunkName: 'merge-dialogs' */ './merge/merge-dialogs'),
  'MergeDialogs',
);

const NONE: never[] = [];

/** `/dashboard/client/{id}`: a client with their orders, refusals, returns and the team's note. */
export function ClientPage() {
  const { clientId = '' } = useParams();
  return <PageOf key={clientId} clientId={clientId} />;
}

function PageOf({ clientId }: { clientId: string }) {
  const t = useText('clients');
  const shell = useText('shell');
  const query = useGetClientQuery({ clientId });
  const client = query.currentData;
  const name = client ? clientNameOf(client) : t('form.loading');
  const navigate = useNavigate();
  const rows = useMemo(() => (client ? [client] : NONE), [client]);
  const mergers = useClientMergers(rows, (staying) => {
    if (staying.id !== clientId) void navigate(clientPath(staying), { replace: true });
  });
  const withDialog = mergers.withOpenDialog();
  const merger = client && mergers.of(client.id);
  return (
    <>
      <PageHeader
        crumbs={[{ label: t('section') }, { label: t('title'), to: CLIENTS_PATH }, { label: name }]}
        kind={shell('titles.client')}
        title={<bdi>{name}</bdi>}
        more={client && <MergeButton actor={merger} />}
        actions={client && <EditLink client={client} />}
      />
      <RecordQueryView
        query={query}
        skeleton={
          <CardsSkeleton sideFirst wide={['104px']} main={['320px']} side={['240px', '160px']} />
        }
        unknown={<ClientNotFound />}
      >
        {(found) => <Sheet client={found} merger={merger} />}
      </RecordQueryView>
      {withDialog && (
        <Deferred>
          <MergeDialogs actor={withDialog.actor} />
        </Deferred>
      )}
    </>
  );
}

function EditLink({ client }: { client: Client }) {
  const t = useText('clients');
  if (!usePermission('orders.note')) return null;
  return (
    <ButtonLink variant="outline" icon={EditIcon} to={clientEditPath(client)}>
      {t('edit')}
    </ButtonLink>
  );
}

function Sheet({ client, merger }: { client: Client; merger: ClientMerger | undefined }) {
  return (
    <Stack>
      <DuplicatesNote client={client} actor={merger} />
      <FlushCard>
        <Totals client={client} />
      </FlushCard>
      <RecordCards>
        <SideCards>
          <ContactCard client={client} />
          <NoteCard client={client} />
          <LinkedTasks kind="client" id={client.id} />
        </SideCards>
        <MainCards>
          <ClientRecords client={client} />
        </MainCards>
      </RecordCards>
    </Stack>
  );
}

/** What the client ordered, spent, refused at delivery and sent back. */
function Totals({ client }: { client: Client }) {
  const t = useText('clients');
  const format = useFormat();
  const { ordersCount, totalSpent, refusedCount, returnsCount } = client;
  return (
    <StatStrip
      stats={[
        { name: t('columns.orders'), value: format.number(ordersCount), note: t('notes.orders') },
        {
          name: t('columns.spent'),
          value: <bdi>{format.money(totalSpent)}</bdi>,
          note: t('notes.spent'),
        },
        {
          name: t('columns.refused'),
          value: format.number(refusedCount),
          note: t('notes.refused'),
        },
        { name: t('columns.returns'), value: format.number(returnsCount) },
      ]}
    />
  );
}

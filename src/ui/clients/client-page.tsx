import { useParams } from 'react-router';
import { type Client, useGetClientQuery } from '#application/api/clients-endpoints.generated';
import EditIcon from '~icons/solar/pen-2-linear';
import { FlushCard } from '../forms/settings-layout';
import { ButtonLink } from '../kit/button';
import { PageHeader } from '../kit/layout/page-header';
import { CardsSkeleton } from '../kit/loading/cards-skeleton';
import { MainCards, RecordCards, SideCards, Stack } from '../kit/table/columns';
import { CLIENTS_PATH, clientEditPath } from '../links/client-path';
import { RecordQueryView } from '../lists/record-query-view';
import { StatStrip } from '../lists/stat-strip';
import { usePermission } from '../portal-context/use-permission';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { clientNameOf } from './client-name';
import { ClientNotFound } from './client-not-found';
import { ClientRecords } from './client-records';
import { ContactCard } from './contact-card';
import { NoteCard } from './note-card';

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
  return (
    <>
      <PageHeader
        crumbs={[{ label: t('section') }, { label: t('title'), to: CLIENTS_PATH }, { label: name }]}
        kind={shell('titles.client')}
        title={<bdi>{name}</bdi>}
        actions={client && <EditLink client={client} />}
      />
      <RecordQueryView
        query={query}
        skeleton={
          <CardsSkeleton sideFirst wide={['104px']} main={['320px']} side={['240px', '160px']} />
        }
        unknown={<ClientNotFound />}
      >
        {(found) => <Sheet client={found} />}
      </RecordQueryView>
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

function Sheet({ client }: { client: Client }) {
  return (
    <Stack>
      <FlushCard>
        <Totals client={client} />
      </FlushCard>
      <RecordCards>
        <SideCards>
          <ContactCard client={client} />
          <NoteCard client={client} />
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

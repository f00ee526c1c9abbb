import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { Client } from '#openapi/types.generated';
import { Deferred } from '../kit/loading/deferred';
import { lazyComponent } from '../kit/loading/lazy-component';
import { type DataColumn, DataTable } from '../kit/table/data-table';
import { clientPath } from '../links/client-path';
import { columnSort, sortParam } from '../lists/column-sort';
import { type ListQuery, tableStateOf } from '../lists/list-query';
import type { useListUrl } from '../lists/list-url';
import { ProblemState } from '../lists/problem-state';
import { RowActions } from '../lists/row-edit-link';
import type { ListTable } from '../lists/use-list-table';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { CityCell, ClientCell, WarnedCount } from './client-cells';
import { ClientEditLink } from './client-edit-link';
import type { ClientListState } from './client-list-query';
import { clientNameOf } from './client-name';
import type { ClientMergers } from './merge/client-mergers';
import { RowMergeButton } from './merge/merge-buttons';

/** Loaded on demand: only phones show cards. */
const ClientCard = lazyComponent(() => import('./client-card'), 'ClientCard');
/** Loaded on demand: most lists have rows. */
const NoClients = lazyComponent(() => import('./no-clients'), 'NoClients');

interface ClientsTableProps {
  clients: readonly Client[];
  list: ListQuery;
  state: ClientListState;
  url: ReturnType<typeof useListUrl>;
  columns: readonly DataColumn<Client>[];
  /** Null while the list does not show duplicates. */
  mergers: ClientMergers | null;
  table: ListTable;
}

/** The rows of the list, or the reason why there are none. */
export function ClientsTable(props: ClientsTableProps) {
  const { clients, list, state, url, columns, mergers, table } = props;
  const t = useText('clients');
  const navigate = useNavigate();
  return (
    <DataTable
      label={t('title')}
      columns={columns}
      rows={clients}
      rowId={({ id }) => id}
      rowName={clientNameOf}
      {...tableStateOf(list, table)}
      sort={columnSort(state.sort)}
      onSort={(sort) => url.change({ sort: sortParam(sort) })}
      onOpen={(client) => void navigate(clientPath(client))}
      cardHeight={132}
      renderCard={(client) => <ClientCard client={client} mergers={mergers} />}
      empty={
        <Deferred>
          <NoClients filtered={state.q !== '' || state.duplicates} url={url} />
        </Deferred>
      }
      error={
        list.error && clients.length === 0 ? (
          <ProblemState error={list.error} onRetry={list.refetch} />
        ) : undefined
      }
    />
  );
}

/** All columns of the list. The ids of sortable columns are the contract's sort keys. */
export function useClientColumns(mergers: ClientMergers | null): readonly DataColumn<Client>[] {
  const t = useText('clients');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('columns.name'),
        text: true,
        width: '24%',
        rowHeader: true,
        sortable: true,
        interactive: true,
        cell: (client) => <ClientCell client={client} />,
      },
      {
        id: 'city',
        header: t('columns.city'),
        text: true,
        width: '14%',
        hideBelow: 'tablet',
        cell: (client) => <CityCell client={client} />,
      },
      {
        id: 'orders',
        header: t('columns.orders'),
        width: '102px',
        align: 'end',
        cell: ({ ordersCount }) => format.number(ordersCount),
      },
      {
        id: 'refused',
        header: t('columns.refused'),
        width: '144px',
        align: 'end',
        cell: ({ refusedCount }) => <WarnedCount count={refusedCount} />,
      },
      {
        id: 'returns',
        header: t('columns.returns'),
        width: '92px',
        align: 'end',
        hideBelow: 'tablet',
        cell: ({ returnsCount }) => <WarnedCount count={returnsCount} />,
      },
      {
        id: 'spent',
        header: t('columns.spent'),
        width: '134px',
        align: 'end',
        cell: ({ totalSpent }) => <bdi>{format.money(totalSpent)}</bdi>,
      },
      {
        id: 'createdAt',
        header: t('columns.since'),
        width: '138px',
        sortable: true,
        hideBelow: 'desktop',
        cell: ({ createdAt }) => <time dateTime={createdAt}>{format.date(createdAt)}</time>,
      },
      {
        id: 'actions',
        pinned: 'end',
        header: t('columns.actions'),
        hideHeader: true,
        interactive: true,
        align: 'end',
        width: mergers ? '104px' : '64px',
        cell: (client) => (
          <RowActions>
            {mergers && <RowMergeButton client={client} actor={mergers.of(client.id)} />}
            <ClientEditLink client={client} />
          </RowActions>
        ),
      },
    ],
    [t, format, mergers],
  );
}

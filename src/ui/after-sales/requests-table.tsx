import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { type DataColumn, DataTable, type TableSort } from '../kit/table/data-table';
import { requestPath } from '../links/request-path';
import { EmptyList } from '../lists/empty-list';
import { type ListQuery, tableStateOf } from '../lists/list-query';
import type { useListUrl } from '../lists/list-url';
import { ProblemState } from '../lists/problem-state';
import type { ListTable } from '../lists/use-list-table';
import { useNow } from '../lists/use-now';
import { WithNow } from '../lists/with-now';
import { useText } from '../text/use-text';
import type { RequestActors } from './request-actors';
import { RequestCard } from './request-card';
import { AnswerByCell, OrderOfCell, ReasonCell, RequestCell } from './request-cells';
import type { RequestKind, RequestSummary } from './request-kinds';
import { isFiltered, type RequestListState } from './request-list-query';
import { RequestRowActions } from './request-row-actions';
import { RequestStatusChip } from './request-status-chip';

/** The columns that the server can sort by, and its names for them. */
const SORTS: Record<string, string> = { request: 'createdAt', deadline: 'deadline' };

interface RequestsTableProps {
  kind: RequestKind;
  requests: readonly RequestSummary[];
  actors: RequestActors;
  list: ListQuery;
  state: RequestListState;
  url: ReturnType<typeof useListUrl>;
  columns: readonly DataColumn<RequestSummary>[];
  table: ListTable;
}

/** The rows of the list, or the reason why there are none. */
export function RequestsTable(props: RequestsTableProps) {
  const { kind, requests, actors, list, state, url, columns, table } = props;
  const t = useText('requests');
  const navigate = useNavigate();
  const now = useNow();
  return (
    <DataTable
      label={t(`${kind}.title`)}
      columns={columns}
      rows={requests}
      rowId={({ id }) => id}
      rowName={({ number }) => t(`${kind}.record`, { number: bidiIsolate(number) })}
      {...tableStateOf(list, table)}
      sort={sortOf(state)}
      onSort={({ by, direction }) =>
        url.change({ sort: `${direction === 'desc' ? '-' : ''}${SORTS[by]}` })
      }
      onOpen={(request) => navigate(requestPath(kind, request))}
      cardHeight={116}
      renderCard={(request) => (
        <RequestCard kind={kind} request={request} actor={actors.of(request.id)} now={now} />
      )}
      empty={<Empty kind={kind} filtered={isFiltered(state)} url={url} />}
      error={
        list.error && requests.length === 0 ? (
          <ProblemState error={list.error} onRetry={list.refetch} />
        ) : undefined
      }
    />
  );
}

/** The current sort, as the table's header shows it. */
function sortOf({ sort }: RequestListState): TableSort {
  return {
    by: sort.endsWith('deadline') ? 'deadline' : 'request',
    direction: sort.startsWith('-') ? 'desc' : 'asc',
  };
}

function Empty({
  kind,
  filtered,
  url,
}: Pick<RequestsTableProps, 'kind' | 'url'> & { filtered: boolean }) {
  const t = useText('requests');
  return (
    <EmptyList
      filtered={filtered}
      title={t(filtered ? `${kind}.filteredTitle` : `${kind}.emptyTitle`)}
      text={t(filtered ? 'empty.filtered' : `${kind}.emptyText`)}
      clearLabel={t('empty.clear')}
      url={url}
    />
  );
}

/** All columns that a list of requests can show. */
export function useRequestColumns(
  kind: RequestKind,
  actors: RequestActors,
): readonly DataColumn<RequestSummary>[] {
  const t = useText('requests');
  return useMemo(
    () => [
      {
        id: 'request',
        header: t(`${kind}.column`),
        width: '126px',
        rowHeader: true,
        sortable: true,
        cell: (request) => (
          <WithNow>{(now) => <RequestCell kind={kind} request={request} now={now} />}</WithNow>
        ),
      },
      {
        id: 'order',
        header: t('columns.order'),
        text: true,
        width: '20%',
        cell: (request) => <OrderOfCell request={request} />,
      },
      {
        id: 'reason',
        header: t('columns.reason'),
        width: '200px',
        hideBelow: 'tablet',
        cell: (request) => <ReasonCell request={request} />,
      },
      {
        id: 'status',
        header: t('columns.status'),
        width: '136px',
        cell: ({ status }) => <RequestStatusChip status={status} />,
      },
      {
        id: 'deadline',
        header: t('columns.deadline'),
        width: '204px',
        sortable: true,
        hideBelow: 'tablet',
        cell: (request) => (
          <WithNow>{(now) => <AnswerByCell request={request} now={now} />}</WithNow>
        ),
      },
      {
        id: 'actions',
        pinned: 'end',
        header: t('columns.actions'),
        hideHeader: true,
        interactive: true,
        align: 'end',
        width: '220px',
        cell: (request) => (
          <RequestRowActions kind={kind} request={request} actor={actors.of(request.id)} />
        ),
      },
    ],
    [t, kind, actors],
  );
}

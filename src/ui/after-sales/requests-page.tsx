import {
  useLazyListCancellationsQuery,
  useListCancellationsQuery,
} from '#application/api/cancellations-endpoints.generated';
import {
  useLazyListReturnsQuery,
  useListReturnsQuery,
} from '#application/api/returns-endpoints.generated';
import type { IsoDay } from '#domain/time/casablanca-day';
import { PageHeader } from '../kit/layout/page-header';
import { Deferred } from '../kit/loading/deferred';
import { lazyComponent } from '../kit/loading/lazy-component';
import { ListTools } from '../lists/list-tools';
import { countIn } from '../lists/status-tabs';
import { TabbedList } from '../lists/tabbed-list';
import { type RecordListing, useRecordList } from '../lists/use-record-list';
import { useText } from '../text/use-text';
import type { RequestKind, RequestSummary } from './request-kinds';
import {
  type RequestListState,
  readRequestList,
  tabsOf,
  toCancellationQuery,
  toReturnQuery,
} from './request-list-query';
import { RequestTabs } from './request-tabs';
import { RequestsTable, useRequestColumns } from './requests-table';
import { RequestsToolbar } from './requests-toolbar';
import { useRequestActors } from './use-request-actors';

/** Loaded when the first dialog is needed: most visits only read. */
const RequestDialogs = lazyComponent(
  () => import(/* webpackChunkName: 'request-dialogs' */ './request-dialogs'),
  'RequestDialogs',
);

const RETURN_LIST = {
  table: 'returns',
  firstColumn: 'request',
  readState: (params: URLSearchParams, today: IsoDay) => readRequestList('returns', params, today),
  toQuery: toReturnQuery,
  useList: useListReturnsQuery,
  useFetchPage: useLazyListReturnsQuery,
};
const CANCELLATION_LIST = {
  table: 'cancellations',
  firstColumn: 'request',
  readState: (params: URLSearchParams, today: IsoDay) =>
    readRequestList('cancellations', params, today),
  toQuery: toCancellationQuery,
  useList: useListCancellationsQuery,
  useFetchPage: useLazyListCancellationsQuery,
};

/** The clients' returns, those that wait for an answer first. */
export function ReturnsPage() {
  const t = useText('requests');
  const listing = useRecordList(RETURN_LIST, t('returns.title'));
  return <RequestsPage kind="returns" listing={listing} />;
}

/** The clients' cancellations, those that wait for an answer first. */
export function CancellationsPage() {
  const t = useText('requests');
  const listing = useRecordList(CANCELLATION_LIST, t('cancellations.title'));
  return <RequestsPage kind="cancellations" listing={listing} />;
}

/** A page of either list. */
interface RequestPage {
  items: RequestSummary[];
  total: number;
  counts: Readonly<Record<string, number>>;
}

interface RequestsPageProps {
  kind: RequestKind;
  listing: RecordListing<RequestListState, RequestPage>;
}

function RequestsPage({ kind, listing }: RequestsPageProps) {
  const t = useText('requests');
  const { url, state, table, list, shown, rows, print } = listing;
  const actors = useRequestActors(rows);
  const columns = useRequestColumns(kind, actors);
  const withDialog = actors.withOpenDialog();
  const tabs = tabsOf(kind).map(([tab, statuses]) => ({
    id: tab,
    label: t(`tabs.${tab}`),
    count: countIn(statuses, shown?.counts),
    tone: tab === 'toAnswer' ? ('warning' as const) : undefined,
  }));
  return (
    <>
      <PageHeader
        crumbs={[{ label: t('section') }, { label: t(`${kind}.title`) }]}
        title={t(`${kind}.title`)}
      />
      <RequestTabs />
      <TabbedList tabs={tabs} state={state} shown={shown} url={url} label={t(`${kind}.tabsLabel`)}>
        <RequestsToolbar kind={kind} state={state} url={url}>
          <ListTools table={table} columns={columns} print={print} />
        </RequestsToolbar>
        <RequestsTable
          kind={kind}
          requests={rows}
          actors={actors}
          list={list}
          state={state}
          url={url}
          columns={columns}
          table={table}
        />
      </TabbedList>
      {withDialog && (
        <Deferred>
          <RequestDialogs key={withDialog.id} kind={kind} actor={withDialog.actor} />
        </Deferred>
      )}
    </>
  );
}

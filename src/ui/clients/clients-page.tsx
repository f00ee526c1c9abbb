import {
  useLazyExportClientsQuery,
  useLazyListClientsQuery,
  useListClientsQuery,
} from '#application/api/clients-endpoints.generated';
import AddIcon from '~icons/solar/user-plus-linear';
import { Button, ButtonLink } from '../kit/button';
import { Card } from '../kit/layout/card';
import { PageHeader } from '../kit/layout/page-header';
import { Deferred } from '../kit/loading/deferred';
import { lazyComponent } from '../kit/loading/lazy-component';
import { Pagination } from '../kit/table/pagination';
import { NEW_CLIENT_PATH } from '../links/client-path';
import { ListExport } from '../lists/list-export';
import { ListToolbar } from '../lists/list-toolbar';
import { ListTools } from '../lists/list-tools';
import type { useListUrl } from '../lists/list-url';
import { useRecordList } from '../lists/use-record-list';
import { useRowEditing } from '../lists/use-row-editing';
import { usePermission } from '../portal-context/use-permission';
import { useText } from '../text/use-text';
import {
  type ClientListState,
  readClientList,
  toClientExport,
  toClientQuery,
} from './client-list-query';
import { ClientsTable, useClientColumns } from './clients-table';
import { useClientMergers } from './merge/use-client-mergers';

/** Loaded when the first dialog opens. */
const MergeDialogs = lazyComponent(
  () => import(/* webpackChunkName: 'merge-dialogs' */ './merge/merge-dialogs'),
  'MergeDialogs',
);

const CLIENT_LIST = {
  table: 'clients',
  firstColumn: 'name',
  readState: readClientList,
  toQuery: toClientQuery,
  useList: useListClientsQuery,
  useFetchPage: useLazyListClientsQuery,
};

/** `/dashboard/client`: who buys from the store, with what each ordered, refused and sent back. */
export function ClientsPage() {
  const t = useText('clients');
  const { url, state, table, list, shown, rows, print } = useRecordList(CLIENT_LIST, t('title'));
  const mergers = useClientMergers(rows);
  const columns = useClientColumns(state.duplicates ? mergers : null);
  const withDialog = mergers.withOpenDialog();
  useRowEditing(usePermission('orders.note'));
  return (
    <>
      <PageHeader
        crumbs={[{ label: t('section') }, { label: t('title') }]}
        title={t('title')}
        more={<ClientsExport state={state} />}
        actions={<NewClientLink />}
      />
      <Card $flush>
        <ListToolbar
          label={t('searchLabel')}
          placeholder={t('search')}
          q={state.q}
          url={url}
          clear={state.q === '' ? null : t('empty.clear')}
          tools={<ListTools table={table} columns={columns} print={print} />}
        >
          <DuplicatesFilter state={state} url={url} />
        </ListToolbar>
        <ClientsTable
          clients={rows}
          list={list}
          state={state}
          url={url}
          columns={columns}
          mergers={state.duplicates ? mergers : null}
          table={table}
        />
        {shown && shown.total > 0 && (
          <Pagination
            page={state.page}
            pageSize={state.pageSize}
            total={shown.total}
            onPage={(page) => url.change({ page })}
            onPageSize={(pageSize) => url.change({ pageSize, page: null })}
          />
        )}
      </Card>
      {withDialog && (
        <Deferred>
          <MergeDialogs actor={withDialog.actor} />
        </Deferred>
      )}
    </>
  );
}

interface DuplicatesFilterProps {
  state: ClientListState;
  url: ReturnType<typeof useListUrl>;
}

/** Shows only clients who share a phone number or an e-mail address with another one. */
function DuplicatesFilter({ state, url }: DuplicatesFilterProps) {
  const t = useText('clients');
  return (
    <Button
      variant={state.duplicates ? 'soft' : 'outline'}
      aria-pressed={state.duplicates}
      onClick={() => url.change({ duplicates: state.duplicates ? null : 'true', page: null })}
    >
      {t('duplicates.filter')}
    </Button>
  );
}

function ClientsExport({ state }: { state: ClientListState }) {
  const t = useText('clients');
  const [fetchFile, { isFetching }] = useLazyExportClientsQuery();
  return (
    <ListExport
      fetchFile={(form) => fetchFile({ ...toClientExport(state), ...form })}
      busy={isFetching}
      fileName={t('exportName')}
    />
  );
}

function NewClientLink() {
  const t = useText('clients');
  if (!usePermission('orders.note')) return null;
  return (
    <ButtonLink icon={AddIcon} to={NEW_CLIENT_PATH}>
      {t('new')}
    </ButtonLink>
  );
}

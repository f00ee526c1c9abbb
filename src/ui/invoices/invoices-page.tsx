import {
  useLazyExportInvoicesQuery,
  useLazyListInvoicesQuery,
  useListInvoicesQuery,
} from '#application/api/invoices-endpoints.generated';
import AddIcon from '~icons/solar/add-circle-linear';
import { ButtonLink } from '../kit/button';
import { PageHeader } from '../kit/layout/page-header';
import { Deferred } from '../kit/loading/deferred';
import { lazyComponent } from '../kit/loading/lazy-component';
import { Stack } from '../kit/table/columns';
import { newInvoicePath } from '../links/invoice-path';
import { ListExport } from '../lists/list-export';
import { ListTools } from '../lists/list-tools';
import { TabbedList } from '../lists/tabbed-list';
import { useRecordList } from '../lists/use-record-list';
import { usePermission } from '../portal-context/use-permission';
import { useText } from '../text/use-text';
import {
  INVOICE_TABS,
  type InvoiceListState,
  readInvoiceList,
  tabCount,
  toInvoiceExport,
  toInvoiceQuery,
} from './invoice-list-query';
import { InvoiceTotals } from './invoice-totals';
import { InvoicesTable, useInvoiceColumns } from './invoices-table';
import { InvoicesToolbar } from './invoices-toolbar';
import { useInvoiceActors } from './use-invoice-actors';

/** Loaded when the first dialog is needed: most visits only read. */
const InvoiceDialogs = lazyComponent(
  () => import(/* webpackChunkName: 'invoice-dialogs' */ './invoice-dialogs'),
  'InvoiceDialogs',
);

const INVOICE_LIST = {
  table: 'invoices',
  firstColumn: 'invoice',
  readState: readInvoiceList,
  toQuery: toInvoiceQuery,
  useList: useListInvoicesQuery,
  useFetchPage: useLazyListInvoicesQuery,
};

/** `/dashboard/invoice`: the store's invoices and credit notes, each with its available actions. */
export function InvoicesPage() {
  const t = useText('invoices');
  const { url, state, table, list, shown, rows, print } = useRecordList(INVOICE_LIST, t('title'));
  const actors = useInvoiceActors(rows);
  const columns = useInvoiceColumns(actors);
  const withDialog = actors.withOpenDialog();
  return (
    <>
      <PageHeader
        crumbs={[{ label: t('section') }, { label: t('title') }]}
        title={t('title')}
        more={<InvoicesExport state={state} />}
        actions={<NewInvoiceLink />}
      />
      <Stack>
        <InvoiceTotals totals={shown?.totals} />
        <TabbedList
          state={state}
          shown={shown}
          url={url}
          label={t('tabs.label')}
          tabs={INVOICE_TABS.map((tab) => ({
            id: tab,
            label: t(`tabs.${tab}`),
            count: tabCount(tab, shown?.counts),
            tone: tab === 'overdue' ? ('warning' as const) : undefined,
          }))}
        >
          <InvoicesToolbar state={state} url={url}>
            <ListTools table={table} columns={columns} print={print} />
          </InvoicesToolbar>
          <InvoicesTable
            invoices={rows}
            actors={actors}
            list={list}
            state={state}
            url={url}
            columns={columns}
            table={table}
          />
        </TabbedList>
      </Stack>
      {withDialog && (
        <Deferred>
          <InvoiceDialogs key={withDialog.id} actor={withDialog.actor} />
        </Deferred>
      )}
    </>
  );
}

function InvoicesExport({ state }: { state: InvoiceListState }) {
  const lists = useText('lists');
  const [fetchFile, { isFetching }] = useLazyExportInvoicesQuery();
  const wanted = toInvoiceExport(state);
  return (
    <ListExport
      fetchFile={(form) => fetchFile({ ...wanted, ...form })}
      busy={isFetching}
      fileName={lists('export.invoices')}
    />
  );
}

function NewInvoiceLink() {
  const t = useText('invoices');
  if (!usePermission('invoices.issue')) return null;
  return (
    <ButtonLink icon={AddIcon} to={newInvoicePath()}>
      {t('new')}
    </ButtonLink>
  );
}

import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { InvoiceSummary } from '#openapi/types.generated';
import { Deferred } from '../kit/loading/deferred';
import { lazyComponent } from '../kit/loading/lazy-component';
import { type DataColumn, DataTable, type TableSort } from '../kit/table/data-table';
import { invoicePath } from '../links/invoice-path';
import { useInvoiceName } from '../links/use-invoice-name';
import { type ListQuery, tableStateOf } from '../lists/list-query';
import type { useListUrl } from '../lists/list-url';
import { ProblemState } from '../lists/problem-state';
import type { ListTable } from '../lists/use-list-table';
import { usePermission } from '../portal-context/use-permission';
import { useText } from '../text/use-text';
import type { InvoiceActors } from './invoice-actors';
import { DueCell, InvoiceCell, InvoiceClientCell, InvoiceTotalCell } from './invoice-cells';
import { type InvoiceListState, type InvoiceSort, isFiltered } from './invoice-list-query';
import { InvoiceRowActions } from './invoice-row-actions';
import { InvoiceStatusChip } from './invoice-status-chip';

/** Only phones show cards. */
const InvoiceCard = lazyComponent(() => import('./invoice-card'), 'InvoiceCard');
/** Most lists have rows, so this is loaded on demand. */
const NoInvoices = lazyComponent(() => import('./no-invoices'), 'NoInvoices');

const COLUMNS: Record<InvoiceSort, string> = {
  issueDate: 'invoice',
  dueDate: 'due',
  total: 'total',
};
const SORTS: Record<string, InvoiceSort> = { invoice: 'issueDate', due: 'dueDate', total: 'total' };

/** The current sort, as the table's header shows it. */
function tableSort(sort: InvoiceListState['sort']): TableSort {
  // The sort without its sign is one of the columns.
  const by = COLUMNS[sort.replace('-', '') as InvoiceSort];
  return { by, direction: sort.startsWith('-') ? 'desc' : 'asc' };
}

interface InvoicesTableProps {
  invoices: readonly InvoiceSummary[];
  actors: InvoiceActors;
  list: ListQuery;
  state: InvoiceListState;
  url: ReturnType<typeof useListUrl>;
  columns: readonly DataColumn<InvoiceSummary>[];
  table: ListTable;
}

/** The rows of the list, or the reason why there are none. */
export function InvoicesTable(props: InvoicesTableProps) {
  const { invoices, actors, list, state, url, columns, table } = props;
  const t = useText('invoices');
  const nameOf = useInvoiceName();
  const navigate = useNavigate();
  const mayIssue = usePermission('invoices.issue');
  const sort = ({ by, direction }: TableSort) => {
    const next = SORTS[by];
    if (next) url.change({ sort: direction === 'desc' ? `-${next}` : next });
  };
  return (
    <DataTable
      label={t('title')}
      columns={columns}
      rows={invoices}
      rowId={(invoice) => invoice.id}
      rowName={nameOf}
      {...tableStateOf(list, table)}
      sort={tableSort(state.sort)}
      onSort={sort}
      onOpen={(invoice) => void navigate(invoicePath(invoice))}
      cardHeight={194}
      renderCard={(invoice) => <InvoiceCard invoice={invoice} actor={actors.of(invoice.id)} />}
      empty={
        <Deferred>
          <NoInvoices filtered={isFiltered(state)} url={url} mayIssue={mayIssue} />
        </Deferred>
      }
      error={
        list.error && invoices.length === 0 ? (
          <ProblemState error={list.error} onRetry={list.refetch} />
        ) : undefined
      }
    />
  );
}

/** All columns that the list of invoices can show. */
export function useInvoiceColumns(actors: InvoiceActors): readonly DataColumn<InvoiceSummary>[] {
  const t = useText('invoices');
  return useMemo(
    () => [
      {
        id: 'invoice',
        header: t('columns.invoice'),
        width: '174px',
        rowHeader: true,
        sortable: true,
        cell: (invoice) => <InvoiceCell invoice={invoice} />,
      },
      {
        id: 'client',
        header: t('columns.client'),
        text: true,
        width: '22%',
        cell: (invoice) => <InvoiceClientCell invoice={invoice} />,
      },
      {
        id: 'status',
        header: t('columns.status'),
        width: '160px',
        cell: (invoice) => <InvoiceStatusChip invoice={invoice} />,
      },
      {
        id: 'due',
        header: t('columns.due'),
        width: '136px',
        sortable: true,
        hideBelow: 'tablet',
        cell: (invoice) => <DueCell invoice={invoice} />,
      },
      {
        id: 'total',
        header: t('columns.total'),
        width: '134px',
        sortable: true,
        align: 'end',
        cell: (invoice) => <InvoiceTotalCell invoice={invoice} />,
      },
      {
        id: 'actions',
        pinned: 'end',
        header: t('columns.actions'),
        hideHeader: true,
        interactive: true,
        align: 'end',
        width: '240px',
        cell: (invoice) => <InvoiceRowActions invoice={invoice} actor={actors.of(invoice.id)} />,
      },
    ],
    [t, actors],
  );
}

import { type ReactNode, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { orderNumberText } from '#domain/orders/order-number';
import type { OrderSummary } from '#openapi/types.generated';
import { lazyComponent } from '../kit/loading/lazy-component';
import { type DataColumn, DataTable, type TableSort } from '../kit/table/data-table';
import type { TableSelection } from '../kit/table/data-table-bar';
import { orderPath } from '../links/order-path';
import { type ListQuery, tableStateOf } from '../lists/list-query';
import type { useListUrl } from '../lists/list-url';
import { ProblemState } from '../lists/problem-state';
import type { ListTable } from '../lists/use-list-table';
import { WithNow } from '../lists/with-now';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { below } from '../theme/breakpoints';
import { useMediaQuery } from '../theme/use-media-query';
import { CurrentOrderStatus } from './current-order-status';
import { ClientCell, DeadlineCell, OrderCell, TotalCell } from './order-cells';
import { ORDER_SORTS, type OrderListState, type OrderSort } from './order-list-query';

/** Loaded on demand: only phones show cards. */
const OrderCard = lazyComponent(() => import('./order-card'), 'OrderCard');

type OrderColumn =
  | 'order'
  | 'externalNumber'
  | 'client'
  | 'products'
  | 'status'
  | 'deadline'
  | 'total'
  | 'actions';

const COLUMN_OF: Record<OrderSort, OrderColumn> = {
  deadline: 'deadline',
  orderDate: 'order',
  number: 'order',
  total: 'total',
};
const SORT_OF: Record<string, OrderSort> = {
  deadline: 'deadline',
  order: 'orderDate',
  total: 'total',
};

/** The current sort, as the table's header shows it. */
function tableSort(sort: OrderListState['sort']): TableSort {
  const by = ORDER_SORTS.find((name) => sort === name || sort === `-${name}`) ?? 'deadline';
  return { by: COLUMN_OF[by], direction: sort.startsWith('-') ? 'desc' : 'asc' };
}

/** The parts of a row that differ between the lists of orders; the same object at each rendering. */
export interface OrderRowParts {
  /** The due action on a phone's card; null when nothing is due. */
  due: (order: OrderSummary) => ReactNode;
  /** `wide` is true on a phone's card, whose buttons share the width. */
  actions: (order: OrderSummary, wide: boolean) => ReactNode;
  /** What replaces the column of deadlines. */
  deadline?: Partial<DataColumn<OrderSummary>>;
}

export interface OrdersTableProps {
  /** Names the table for assistive technology. */
  label: string;
  orders: readonly OrderSummary[];
  list: ListQuery;
  state: OrderListState;
  url: ReturnType<typeof useListUrl>;
  /** Omitted for users who may not act on many orders at once. */
  selection?: TableSelection | undefined;
  /** The row that keyboard triage is on. */
  currentId?: string | undefined;
  columns: readonly DataColumn<OrderSummary>[];
  table: ListTable;
  parts: OrderRowParts;
  /** Shown instead of rows when there are none. */
  empty: ReactNode;
}

/** The rows of the list, or the reason why there are none. */
export function OrdersTable(props: OrdersTableProps) {
  const { label, orders, list, state, url, columns, table, parts } = props;
  const t = useText('orders');
  const navigate = useNavigate();
  const sort = (next: TableSort) => {
    const by = SORT_OF[next.by];
    if (by) url.change({ sort: next.direction === 'desc' ? `-${by}` : by });
  };
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={orders}
      rowId={(order) => order.id}
      rowName={(order) => t('detail.title', { number: orderNumberText(order.number) })}
      {...tableStateOf(list, table)}
      pictured
      sort={tableSort(state.sort)}
      onSort={sort}
      selection={props.selection}
      onOpen={(order) => navigate(orderPath(order))}
      currentId={props.currentId}
      cardHeight={178}
      renderCard={(order) => (
        <OrderCard order={order} due={parts.due(order)} actions={parts.actions(order, true)} />
      )}
      empty={props.empty}
      error={
        list.error && orders.length === 0 ? (
          <ProblemState error={list.error} onRetry={list.refetch} />
        ) : undefined
      }
    />
  );
}

/** Every column that a list of orders can show. */
export function useOrderColumns(
  parts: OrderRowParts,
): readonly (DataColumn<OrderSummary> & { id: OrderColumn })[] {
  const t = useText('orders');
  const format = useFormat();
  const isNarrow = useMediaQuery(below('wide'));
  return useMemo(
    () => [
      {
        id: 'order',
        header: t('columns.order'),
        width: '168px',
        rowHeader: true,
        sortable: true,
        cell: (order) => <WithNow>{(now) => <OrderCell order={order} now={now} />}</WithNow>,
      },
      {
        id: 'externalNumber',
        header: t('columns.externalNumber'),
        optional: true,
        text: true,
        width: '12%',
        cell: ({ externalNumber }) =>
          externalNumber ? (
            <bdi dir="ltr" title={externalNumber}>
              {externalNumber}
            </bdi>
          ) : (
            <span aria-hidden="true">—</span>
          ),
      },
      {
        id: 'client',
        header: t('columns.client'),
        text: true,
        width: '20%',
        cell: (order) => <ClientCell order={order} />,
      },
      {
        id: 'products',
        header: t('columns.products'),
        align: 'end',
        hideBelow: 'stretch',
        cell: ({ itemsCount }) => format.number(itemsCount),
      },
      {
        id: 'status',
        header: t('columns.status'),
        width: '148px',
        cell: (order) => <CurrentOrderStatus id={order.id} status={order.status} />,
      },
      {
        header: t('columns.deadline'),
        width: '190px',
        sortable: true,
        hideBelow: 'tablet',
        cell: (order) => (
          <WithNow>{(now) => <DeadlineCell order={order} now={now} brief={isNarrow} />}</WithNow>
        ),
        ...parts.deadline,
        id: 'deadline',
      },
      {
        id: 'total',
        header: t('columns.total'),
        width: '120px',
        sortable: true,
        align: 'end',
        cell: (order) => <TotalCell order={order} />,
      },
      {
        id: 'actions',
        pinned: 'end',
        header: t('columns.actions'),
        hideHeader: true,
        interactive: true,
        align: 'end',
        width: '240px',
        cell: (order) => parts.actions(order, false),
      },
    ],
    [t, format, parts, isNarrow],
  );
}

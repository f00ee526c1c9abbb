import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { orderNumberText } from '#domain/orders/order-number';
import type { PaymentSummary } from '#openapi/types.generated';
import { lazyComponent } from '../kit/loading/lazy-component';
import { type DataColumn, DataTable } from '../kit/table/data-table';
import { NameLine } from '../lists/cells';
import { columnSort, sortParam } from '../lists/column-sort';
import { DefaultEmptyList } from '../lists/default-empty-list';
import { type ListQuery, tableStateOf } from '../lists/list-query';
import type { useListUrl } from '../lists/list-url';
import { ProblemState } from '../lists/problem-state';
import type { ListTable } from '../lists/use-list-table';
import { useNow } from '../lists/use-now';
import { WithNow } from '../lists/with-now';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import {
  AmountCell,
  MethodCell,
  PaidRecordCell,
  paidRecordPath,
  payerName,
  settledAt,
} from './payment-cells';
import { isFiltered, type PaymentListState } from './payment-list-query';
import { PaymentStatusChip } from './payment-status-chip';

/** Loaded on demand: only phones show cards. */
const PaymentCard = lazyComponent(() => import('./payment-card'), 'PaymentCard');

interface PaymentsTableProps {
  payments: readonly PaymentSummary[];
  list: ListQuery;
  state: PaymentListState;
  url: ReturnType<typeof useListUrl>;
  columns: readonly DataColumn<PaymentSummary>[];
  table: ListTable;
}

/** The rows of the list, or the reason why there are none. */
export function PaymentsTable(props: PaymentsTableProps) {
  const { payments, list, state, url, columns, table } = props;
  const t = useText('payments');
  const navigate = useNavigate();
  const now = useNow();
  return (
    <DataTable
      label={t('title')}
      columns={columns}
      rows={payments}
      rowId={({ id }) => id}
      rowName={({ orderNumber, booking }) =>
        booking
          ? t('bookingRowName', { number: booking.number })
          : t('rowName', { number: orderNumberText(orderNumber ?? '') })
      }
      {...tableStateOf(list, table)}
      sort={columnSort(state.sort)}
      onSort={(sort) => url.change({ sort: sortParam(sort) })}
      onOpen={(payment) => void navigate(paidRecordPath(payment))}
      cardHeight={120}
      renderCard={(payment) => <PaymentCard payment={payment} now={now} />}
      empty={<DefaultEmptyList texts="payments" filtered={isFiltered(state)} url={url} />}
      error={
        list.error && payments.length === 0 ? (
          <ProblemState error={list.error} onRetry={list.refetch} />
        ) : undefined
      }
    />
  );
}

/** Every column that the list of payments can show. */
export function usePaymentColumns(): readonly DataColumn<PaymentSummary>[] {
  const t = useText('payments');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'createdAt',
        header: t('columns.order'),
        rowHeader: true,
        text: true,
        width: '22%',
        sortable: true,
        interactive: true,
        cell: (payment) => (
          <WithNow>{(now) => <PaidRecordCell payment={payment} now={now} />}</WithNow>
        ),
      },
      {
        id: 'client',
        header: t('columns.client'),
        text: true,
        width: '20%',
        cell: (payment) => <NameLine>{payerName(payment)}</NameLine>,
      },
      {
        id: 'method',
        header: t('columns.method'),
        text: true,
        width: '18%',
        cell: (payment) => <MethodCell payment={payment} />,
      },
      {
        id: 'status',
        header: t('columns.status'),
        width: '172px',
        cell: ({ status }) => <PaymentStatusChip status={status} />,
      },
      {
        id: 'settledAt',
        header: t('columns.settledAt'),
        width: '110px',
        hideBelow: 'desktop',
        cell: (payment) => {
          const at = settledAt(payment);
          return at ? <WithNow>{(now) => format.moment(at, now)}</WithNow> : '—';
        },
      },
      {
        id: 'amount',
        header: t('columns.amount'),
        width: '140px',
        sortable: true,
        align: 'end',
        cell: (payment) => <AmountCell payment={payment} />,
      },
    ],
    [t, format],
  );
}

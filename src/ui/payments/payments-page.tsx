import { Suspense } from 'react';
import {
  useLazyListPaymentsQuery,
  useListPaymentsQuery,
} from '#application/api/payments-endpoints.generated';
import { PRINT_PAGE_SIZE } from '#application/lists/list-print.machine';
import { Stack } from '../kit/columns';
import { lazyComponent } from '../kit/lazy-component';
import { PageHeader } from '../kit/page-header';
import { TextLink } from '../kit/text-link';
import { BANKING_PATH } from '../links/payout-path';
import { ListTools } from '../lists/list-tools';
import { useListUrl } from '../lists/list-url';
import { TabbedList } from '../lists/tabbed-list';
import { useListTable } from '../lists/use-list-table';
import { BalanceStrip } from '../payouts/balance-strip';
import { useText } from '../text/use-text';
import {
  PAYMENT_TABS,
  type PaymentListState,
  paymentTabCount,
  readPaymentList,
  toPaymentQuery,
} from './payment-list-query';
import { PaymentsTable, usePaymentColumns } from './payments-table';
import { PaymentsToolbar } from './payments-toolbar';

/** Below the list; loaded once there are payments to sum. */
const PaymentTotals = lazyComponent(() => import('./payment-totals'), 'PaymentTotals');

const NONE: never[] = [];

/** `/dashboard/payments`: the clients' pending, captured, refunded and failed payments. */
export function PaymentsPage() {
  const t = useText('payments');
  return (
    <>
      <PageHeader
        crumbs={[{ label: t('section') }, { label: t('title') }]}
        title={t('title')}
        subtitle={<TextLink to={BANKING_PATH}>{t('toBanking')}</TextLink>}
      />
      <Stack>
        <BalanceStrip />
        <PaymentList />
      </Stack>
    </>
  );
}

function PaymentList() {
  const t = useText('payments');
  const url = useListUrl();
  const state = readPaymentList(url.params);
  const table = useListTable('payments', 'createdAt');
  const list = useListPaymentsQuery(toPaymentQuery(state), { skip: table.isOpening });
  const shown = list.currentData ?? list.data;
  const columns = usePaymentColumns();
  const print = usePrintedPayments(state);
  const tabs = PAYMENT_TABS.map((id) => ({
    id,
    label: t(`tabs.${id}`),
    count: paymentTabCount(id, shown?.counts),
  }));
  return (
    <>
      <TabbedList tabs={tabs} state={state} shown={shown} url={url} label={t('tabs.label')}>
        <PaymentsToolbar state={state} url={url}>
          <ListTools table={table} columns={columns} print={print} />
        </PaymentsToolbar>
        <PaymentsTable
          payments={shown?.items ?? NONE}
          list={list}
          state={state}
          url={url}
          columns={columns}
          table={table}
        />
      </TabbedList>
      {shown && shown.totals.length > 0 && (
        <Suspense fallback={null}>
          <PaymentTotals totals={shown.totals} />
        </Suspense>
      )}
    </>
  );
}

function usePrintedPayments(state: PaymentListState) {
  const t = useText('payments');
  const [fetchPage] = useLazyListPaymentsQuery();
  return {
    title: t('title'),
    rowId: ({ id }: { id: string }) => id,
    readPage: (page: number) =>
      fetchPage({ ...toPaymentQuery(state), page, pageSize: PRINT_PAGE_SIZE }).unwrap(),
  };
}

import {
  useLazyListPaymentsQuery,
  useListPaymentsQuery,
} from '#application/api/payments-endpoints.generated';
import { PageHeader } from '../kit/layout/page-header';
import { Deferred } from '../kit/loading/deferred';
import { lazyComponent } from '../kit/loading/lazy-component';
import { Stack } from '../kit/table/columns';
import { TextLink } from '../kit/text-link';
import { BANKING_PATH } from '../links/payout-path';
import { ListTools } from '../lists/list-tools';
import { TabbedList } from '../lists/tabbed-list';
import { useRecordList } from '../lists/use-record-list';
import { BalanceStrip } from '../payouts/balance-strip';
import { useText } from '../text/use-text';
import {
  PAYMENT_TABS,
  paymentTabCount,
  readPaymentList,
  toPaymentQuery,
} from './payment-list-query';
import { PaymentsTable, usePaymentColumns } from './payments-table';
import { PaymentsToolbar } from './payments-toolbar';

/** Below the list; loaded once there are payments to sum. */
const PaymentTotals = lazyComponent(() => import('./payment-totals'), 'PaymentTotals');

const PAYMENT_LIST = {
  table: 'payments',
  firstColumn: 'createdAt',
  readState: readPaymentList,
  toQuery: toPaymentQuery,
  useList: useListPaymentsQuery,
  useFetchPage: useLazyListPaymentsQuery,
};

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
  const { url, state, table, list, shown, rows, print } = useRecordList(PAYMENT_LIST, t('title'));
  const columns = usePaymentColumns();
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
          payments={rows}
          list={list}
          state={state}
          url={url}
          columns={columns}
          table={table}
        />
      </TabbedList>
      {shown && shown.totals.length > 0 && (
        <Deferred>
          <PaymentTotals totals={shown.totals} />
        </Deferred>
      )}
    </>
  );
}

import {
  useLazyListPayoutsQuery,
  useListPayoutsQuery,
} from '#application/api/payouts-endpoints.generated';
import { Button } from '../kit/button';
import { Toolbar } from '../kit/layout/card';
import { ListTools } from '../lists/list-tools';
import { PeriodFilter } from '../lists/period-filter';
import { TabbedList } from '../lists/tabbed-list';
import { useRecordList } from '../lists/use-record-list';
import { useText } from '../text/use-text';
import {
  isFiltered,
  PAYOUT_TABS,
  payoutTabCount,
  readPayoutList,
  toPayoutQuery,
} from './payout-list-query';
import { PayoutsTable, usePayoutColumns } from './payouts-table';

const PAYOUT_LIST = {
  table: 'payouts',
  firstColumn: 'periodStart',
  readState: readPayoutList,
  toQuery: toPayoutQuery,
  useList: useListPayoutsQuery,
  useFetchPage: useLazyListPayoutsQuery,
};

/** The weekly payouts, the latest first. */
export function PayoutsList() {
  const t = useText('payouts');
  const lists = useText('lists');
  const { url, state, table, list, shown, rows, print } = useRecordList(PAYOUT_LIST, t('payouts'));
  const columns = usePayoutColumns();
  const tabs = PAYOUT_TABS.map((id) => ({
    id,
    label: t(`tabs.${id}`),
    count: payoutTabCount(id, shown?.counts),
    tone: id === 'stopped' ? ('warning' as const) : undefined,
  }));
  return (
    <TabbedList tabs={tabs} state={state} shown={shown} url={url} label={t('tabs.label')}>
      <Toolbar>
        <PeriodFilter period={state.period} url={url} />
        {isFiltered(state) && (
          <Button variant="text" onClick={() => url.clear(['tab', 'sort', 'pageSize'])}>
            {lists('filters.clear')}
          </Button>
        )}
        <ListTools table={table} columns={columns} print={print} />
      </Toolbar>
      <PayoutsTable
        payouts={rows}
        list={list}
        state={state}
        url={url}
        columns={columns}
        table={table}
      />
    </TabbedList>
  );
}

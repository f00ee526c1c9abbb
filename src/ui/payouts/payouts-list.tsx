import {
  useLazyListPayoutsQuery,
  useListPayoutsQuery,
} from '#application/api/payouts-endpoints.generated';
import { PRINT_PAGE_SIZE } from '#application/lists/list-print.machine';
import { Button } from '../kit/button';
import { Toolbar } from '../kit/card';
import { ListTools } from '../lists/list-tools';
import { useListUrl } from '../lists/list-url';
import { PeriodFilter } from '../lists/period-filter';
import { TabbedList } from '../lists/tabbed-list';
import { useListTable } from '../lists/use-list-table';
import { useText } from '../text/use-text';
import {
  isFiltered,
  PAYOUT_TABS,
  payoutTabCount,
  readPayoutList,
  toPayoutQuery,
} from './payout-list-query';
import { PayoutsTable, usePayoutColumns } from './payouts-table';

const NONE: never[] = [];

/** The weekly payouts, the latest first. */
export function PayoutsList() {
  const t = useText('payouts');
  const lists = useText('lists');
  const url = useListUrl();
  const state = readPayoutList(url.params);
  const table = useListTable('payouts', 'periodStart');
  const list = useListPayoutsQuery(toPayoutQuery(state), { skip: table.isOpening });
  const shown = list.currentData ?? list.data;
  const columns = usePayoutColumns();
  const [fetchPage] = useLazyListPayoutsQuery();
  const print = {
    title: t('payouts'),
    rowId: ({ id }: { id: string }) => id,
    readPage: (page: number) =>
      fetchPage({ ...toPayoutQuery(state), page, pageSize: PRINT_PAGE_SIZE }).unwrap(),
  };
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
        payouts={shown?.items ?? NONE}
        list={list}
        state={state}
        url={url}
        columns={columns}
        table={table}
      />
    </TabbedList>
  );
}

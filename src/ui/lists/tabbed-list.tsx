import type { ReactNode } from 'react';
import { Card } from '../kit/layout/card';
import { type TabItem, Tabs } from '../kit/layout/tabs';
import { Pagination } from '../kit/table/pagination';
import { useOwnPage } from '../portal-context/route-table';
import { below } from '../theme/breakpoints';
import { useMediaQuery } from '../theme/use-media-query';
import type { useListUrl } from './list-url';

interface TabbedListProps<Tab extends string> {
  /** Names the row of tabs for assistive technology. */
  label: string;
  tabs: readonly TabItem<Tab>[];
  state: { tab: Tab; page: number; pageSize: number };
  /** The shown page; undefined before the first response. */
  shown: { total: number } | undefined;
  url: ReturnType<typeof useListUrl>;
  /** Before the pages: for example the keys that move through the list. */
  lead?: ReactNode;
  /** Toolbar and table. */
  children: ReactNode;
}

/** A list in its card, tabs by status above and pages below; both are stored in the list's URL. */
export function TabbedList<Tab extends string>(props: TabbedListProps<Tab>) {
  const { label, tabs, state, shown, url, lead, children } = props;
  // Without a tab in its address, this list would open with the waiting records.
  const onPhone = useMediaQuery(below('phone'));
  const isAllNamed = useOwnPage()?.waiting !== undefined && onPhone;
  return (
    <Card $flush>
      <Tabs
        label={label}
        value={state.tab}
        onChange={(tab) => url.change({ tab: tab === 'all' && !isAllNamed ? null : tab })}
        items={tabs}
      >
        {children}
        {shown && shown.total > 0 && (
          <Pagination
            page={state.page}
            pageSize={state.pageSize}
            total={shown.total}
            onPage={(page) => url.change({ page })}
            onPageSize={(pageSize) => url.change({ pageSize, page: null })}
            lead={lead}
          />
        )}
      </Tabs>
    </Card>
  );
}

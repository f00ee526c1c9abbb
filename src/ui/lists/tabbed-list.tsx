import type { ReactNode } from 'react';
import { Card } from '../kit/card';
import { Pagination } from '../kit/pagination';
import { type TabItem, Tabs } from '../kit/tabs';
import type { useListUrl } from './list-url';

interface TabbedListProps<Tab extends string> {
  /** Names the row of tabs. */
  label: string;
  /** The first is the one that the list opens with. */
  tabs: readonly TabItem<Tab>[];
  state: { tab: Tab; page: number; pageSize: number };
  /** How many the filters keep; undefined before the answer. */
  total: number | undefined;
  url: ReturnType<typeof useListUrl>;
  /** Toolbar and table. */
  children: ReactNode;
}

/** A list in its card: tabs by status above, pages below. */
export function TabbedList<Tab extends string>(props: TabbedListProps<Tab>) {
  const { label, tabs, state, total = 0, url, children } = props;
  return (
    <Card $flush>
      <Tabs
        label={label}
        value={state.tab}
        onChange={(tab) => url.change({ tab: tab === tabs[0]?.id ? null : tab })}
        items={tabs}
      >
        {children}
        {total > 0 && (
          <Pagination
            page={state.page}
            pageSize={state.pageSize}
            total={total}
            onPage={(page) => url.change({ page })}
            onPageSize={(pageSize) => url.change({ pageSize, page: null })}
          />
        )}
      </Tabs>
    </Card>
  );
}

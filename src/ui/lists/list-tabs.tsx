import type { ReactNode } from 'react';
import { Card } from '../kit/card';
import { type TabItem, Tabs } from '../kit/tabs';
import type { useListUrl } from './list-url';

interface ListTabsProps<Tab extends string> {
  /** Names the row for assistive technology. */
  label: string;
  value: Tab;
  tabs: readonly TabItem<Tab>[];
  url: ReturnType<typeof useListUrl>;
  /** The list under the chosen tab. */
  children: ReactNode;
}

/** The card of a list, cut by the statuses of its rows; the tab stands in the list's address. */
export function ListTabs<Tab extends string>(props: ListTabsProps<Tab>) {
  const { label, value, tabs, url, children } = props;
  return (
    <Card $flush>
      <Tabs
        label={label}
        value={value}
        onChange={(tab) => url.change({ tab: tab === 'all' ? null : tab })}
        items={tabs}
      >
        {children}
      </Tabs>
    </Card>
  );
}

import type { ReactNode } from 'react';
import type { TabItem } from '../kit/tabs';
import { ListPages } from './list-pages';
import { ListTabs } from './list-tabs';
import type { useListUrl } from './list-url';

interface TabbedListProps<Tab extends string> {
  /** Names the row of tabs. */
  label: string;
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
  const { label, tabs, state, total, url, children } = props;
  return (
    <ListTabs label={label} value={state.tab} tabs={tabs} url={url}>
      {children}
      <ListPages shown={total === undefined ? undefined : { total }} state={state} url={url} />
    </ListTabs>
  );
}

import { useCallback, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import {
  useLazyListViewsQuery,
  useListViewsQuery,
  type View,
} from '#application/api/account-endpoints.generated';
import { type TableState, tableStateOf } from '#application/lists/table-view';
import { useLatest } from '../kit/use-latest';
import { useTableLayout } from './use-table-layout';

/** A list's table: its layout, its current state, and a function that applies a view. */
export interface ListTable extends ReturnType<typeof useTableLayout> {
  /** The table's name in the contract. */
  name: string;
  currentView: TableState;
  show: (view: View) => void;
  /** The default view is loading: do not query the server before it has arrived. */
  isOpening: boolean;
}

/** `first` is the id of the column that is always first. */
export function useListTable(name: string, first: string): ListTable {
  const { layout, change } = useTableLayout(name);
  const { search } = useLocation();
  const [, setParams] = useSearchParams();
  const show = useCallback(
    (view: View, replace = false) => {
      const { query, columns, density } = tableStateOf(view);
      change({ columns: columns?.filter((id) => id !== first) ?? null, density });
      setParams(new URLSearchParams(query), { replace });
    },
    [change, setParams, first],
  );
  const currentView: TableState = {
    query: search.replace(/^\?/, ''),
    columns: layout.columns && [first, ...layout.columns],
    density: layout.density,
  };
  const isOpening = useDefaultView(name, layout.defaultView, (view) => {
    if (view) show(view, true);
    else change({ defaultView: null });
  });
  return { name, layout, change, currentView, show, isOpening };
}

/**
 * A URL without a query opens with the default view; any other URL is used as it is. Calls back
 * once, with undefined if the view no longer exists. True while the view is loading.
 */
function useDefaultView(
  table: string,
  id: string | null,
  onFound: (view: View | undefined) => void,
): boolean {
  const { search } = useLocation();
  const [pendingViewId, setWanted] = useState(search === '' ? id : null);
  const [read] = useLazyListViewsQuery();
  const found = useLatest(onFound);
  useEffect(() => {
    if (pendingViewId === null) return;
    let isOver = false;
    const reading = read(viewsOf(table), true);
    void reading.then(({ data }) => {
      if (isOver) return;
      setWanted(null);
      if (data) found.current(data.items.find((view) => view.id === pendingViewId));
    });
    return () => {
      isOver = true;
      reading.unsubscribe();
    };
  }, [pendingViewId, table, read, found]);
  return pendingViewId !== null;
}

/** All saved views of a table; the contract allows no more than 50. */
function viewsOf(table: string) {
  return { table, page: 1, pageSize: 50 };
}

export function useTableViews(table: string, pendingViewId = true) {
  return useListViewsQuery(viewsOf(table), { skip: !pendingViewId });
}

import { useCallback, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import {
  useLazyListViewsQuery,
  useListViewsQuery,
} from '#application/api/account-endpoints.generated';
import { isSameState, type TableState, tableStateOf } from '#application/lists/table-view';
import type { View } from '#openapi/types.generated';
import { useLatest } from '../kit/use-latest';
import { useOwnPage } from '../portal-context/route-table';
import { below } from '../theme/breakpoints';
import { useMediaQuery } from '../theme/use-media-query';
import { useTableLayout } from './use-table-layout';

/** A list's table: its layout, its current state, and a function that applies a view. */
export interface ListTable extends ReturnType<typeof useTableLayout> {
  /** The table's name in the contract. */
  name: string;
  currentView: TableState;
  show: (view: View) => void;
  /** The default view was never read: do not query the server before it has arrived. */
  isOpening: boolean;
  /** The query of the address, or until the address has it, of what it opens with. */
  query: string;
}

/** `first` is the id of the column that is always first. */
export function useListTable(name: string, first: string): ListTable {
  const { layout, change } = useTableLayout(name);
  const { search } = useLocation();
  const [, setParams] = useSearchParams();
  const apply = useCallback(
    ({ query, columns, density }: TableState, replace: boolean) => {
      change({ columns: columns?.filter((id) => id !== first) ?? null, density });
      setParams(new URLSearchParams(query), { replace });
    },
    [change, setParams, first],
  );
  const show = useCallback((view: View) => apply(tableStateOf(view), false), [apply]);
  const pending = useDefaultView(name, layout, {
    apply: (state) => apply(state, true),
    correct: (before, view) => {
      const state = view ? tableStateOf(view) : null;
      if (before && state && isSameState(before, state)) return;
      change(state ? { defaultState: state } : { defaultView: null, defaultState: null });
      // The user has changed the list meanwhile.
      if (before && window.location.search.slice(1) !== before.query) return;
      if (state) apply(state, true);
      else if (before) setParams({}, { replace: true });
    },
  });
  const opening = search === '' ? pending : null;
  const known = opening?.state ?? null;
  const waiting = useWaitingQuery(layout);
  const query = known?.query ?? (search.replace(/^\?/, '') || waiting);
  const columns = known ? known.columns : layout.columns && [first, ...layout.columns];
  const density = known?.density ?? layout.density;
  return {
    name,
    layout: known
      ? { ...layout, columns: known.columns?.filter((id) => id !== first) ?? null, density }
      : layout,
    change,
    currentView: { query, columns, density },
    show,
    isOpening: opening !== null && known === null,
    query,
  };
}

/**
 * The query of the waiting records, as long as the address has none on a phone; the address gets
 * it. '' otherwise.
 */
function useWaitingQuery({ defaultView }: ListTable['layout']): string {
  const { search } = useLocation();
  const [, setParams] = useSearchParams();
  const onPhone = useMediaQuery(below('phone'));
  const handle = useOwnPage();
  const isOpening = onPhone && search === '' && defaultView === null;
  const waiting = isOpening ? (handle?.waiting ?? '') : '';
  useEffect(() => {
    if (waiting !== '') setParams(new URLSearchParams(waiting), { replace: true });
  }, [waiting, setParams]);
  return waiting;
}

interface OpeningActions {
  /** Shows the default view as it was last read. */
  apply: (state: TableState) => void;
  /**
   * The list of views has come.
   * @param before the state that was shown meanwhile
   * @param view undefined if the default view no longer exists
   */
  correct: (before: TableState | null, view: View | undefined) => void;
}

/**
 * A URL without a query opens with the default view; any other URL is used as it is. The view is
 * shown at once as it was last read, and corrected when the list of views has come.
 * @returns the view that is being opened, with its last state if it was read before; null when it
 *   is open, or for a URL with a query
 */
function useDefaultView(
  table: string,
  { defaultView, defaultState }: ListTable['layout'],
  actions: OpeningActions,
): { readonly id: string; readonly state: TableState | null } | null {
  const { search } = useLocation();
  const [pending, setPending] = useState(
    search === '' && defaultView !== null ? { id: defaultView, state: defaultState } : null,
  );
  const [read] = useLazyListViewsQuery();
  const latest = useLatest(actions);
  useEffect(() => {
    if (pending === null) return;
    const { id, state } = pending;
    let isOver = false;
    if (state) latest.current.apply(state);
    const reading = read(viewsOf(table), true);
    void reading.then(({ data }) => {
      if (isOver) return;
      setPending(null);
      if (data)
        latest.current.correct(
          state,
          data.items.find((view) => view.id === id),
        );
    });
    return () => {
      isOver = true;
      reading.unsubscribe();
    };
  }, [pending, table, read, latest]);
  return pending;
}

/** All saved views of a table; the contract allows no more than 50. */
function viewsOf(table: string) {
  return { table, page: 1, pageSize: 50 };
}

export function useTableViews(table: string, pendingViewId = true) {
  return useListViewsQuery(viewsOf(table), { skip: !pendingViewId });
}

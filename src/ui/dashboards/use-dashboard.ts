import { useCallback, useMemo } from 'react';
import { spanOf } from '#domain/metrics/metric-period';
import { casablancaDay } from '#domain/time/casablanca-day';
import { useListUrl } from '../lists/list-url';
import { useNow } from '../lists/use-now';
import { dashboardQueries, readDashboard } from './dashboard-url';

/** A dashboard's address state, and the call arguments derived from it. */
export function useDashboard() {
  const url = useListUrl();
  const today = casablancaDay(useNow());
  const state = useMemo(() => readDashboard(url.params, today), [url.params, today]);
  const queries = useMemo(() => dashboardQueries(state, today), [state, today]);
  const { tables } = state;
  const { change } = url;
  /** Switches a card between table and chart. */
  const turnCard = useCallback(
    (card: string) => {
      const others = tables.filter((one) => one !== card);
      change({ tables: (others.length < tables.length ? others : [...tables, card]).join('.') });
    },
    [tables, change],
  );
  const span = useMemo(() => spanOf(state.requestedPeriod, today), [state, today]);
  return {
    ...state,
    url,
    span,
    today,
    queries,
    args: queries.period,
    turnCard,
    year: queries.year.year,
  };
}

export type Dashboard = ReturnType<typeof useDashboard>;

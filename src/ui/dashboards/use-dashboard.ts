import { useCallback, useMemo } from 'react';
import { casablancaDay } from '#domain/time/casablanca-day';
import { useListUrl } from '../lists/list-url';
import { useNow } from '../lists/use-now';
import { periodArgs, readDashboard, shownYear } from './dashboard-url';

/** What the open page asked before it was left may be old: its figures are asked for anew. */
export const FRESH = { refetchOnMountOrArgChange: true } as const;

/** What a dashboard's address says, and the calls that follow from it. */
export function useDashboard() {
  const url = useListUrl();
  const today = casablancaDay(useNow());
  const state = useMemo(() => readDashboard(url.params, today), [url.params, today]);
  const args = useMemo(() => periodArgs(state.asked), [state]);
  const { tables } = state;
  const { change } = url;
  /** Shows a card as a table, or as a chart again. */
  const turnCard = useCallback(
    (card: string) => {
      const others = tables.filter((one) => one !== card);
      change({ tables: (others.length < tables.length ? others : [...tables, card]).join('.') });
    },
    [tables, change],
  );
  return { ...state, url, today, args, turnCard, year: shownYear(state.asked, today) };
}

export type Dashboard = ReturnType<typeof useDashboard>;

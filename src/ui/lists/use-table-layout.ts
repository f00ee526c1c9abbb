import { useCallback, useMemo } from 'react';
import { type TableLayout, tableLayout } from '#application/preferences/preference';
import { usePreference } from '../portal-context/use-preference';

/** The signed-in user's layout of a table in this browser, and a function to change it. */
export function useTableLayout(table: string) {
  const preference = useMemo(() => tableLayout(table), [table]);
  const [layout, setLayout] = usePreference(preference);
  const change = useCallback(
    (changes: Partial<TableLayout>) => setLayout((before) => ({ ...before, ...changes })),
    [setLayout],
  );
  return { layout, change };
}

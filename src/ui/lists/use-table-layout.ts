import { useSelector } from '@xstate/react';
import { useCallback, useSyncExternalStore } from 'react';
import type { TableLayout } from '#application/ports/table-layouts.port';
import { useApplication } from '../app/application-context';

/** How the signed-in user has laid out a table in this browser, and the way to change it. */
export function useTableLayout(table: string) {
  const { tableLayouts, session } = useApplication();
  const userId = useSelector(session, ({ context }) => context.user?.id ?? '');
  const layout = useSyncExternalStore(tableLayouts.subscribe, () =>
    tableLayouts.read(userId, table),
  );
  const change = useCallback(
    (changes: Partial<TableLayout>) =>
      tableLayouts.write(userId, table, { ...tableLayouts.read(userId, table), ...changes }),
    [tableLayouts, userId, table],
  );
  return { layout, change };
}

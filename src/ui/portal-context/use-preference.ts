import { useSelector } from '@xstate/react';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Preference } from '#application/preferences/preference';
import { useApplication } from './application-context';

/**
 * A preference of the signed-in user in this browser, and its setter. The preference must be the
 * same object in every rendering.
 */
export function usePreference<Value>({ name, read }: Preference<Value>) {
  const { preferences, session } = useApplication();
  const userId = useSelector(session, ({ context }) => context.user?.id ?? '');
  const current = () => preferences.read(userId, name);
  const stored = useSyncExternalStore(preferences.subscribe, current, current);
  const value = useMemo(() => read(stored), [read, stored]);
  const change = useCallback(
    (change: (before: Value) => Value) =>
      preferences.write(userId, name, change(read(preferences.read(userId, name)))),
    [preferences, userId, name, read],
  );
  return [value, change] as const;
}

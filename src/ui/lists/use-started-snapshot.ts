import { useCallback, useSyncExternalStore } from 'react';

interface StartedActor<Snapshot> {
  started(): Snapshot | undefined;
  subscribe(listener: () => void): { unsubscribe(): void };
}

/**
 * The snapshot of a record's actor once it has started; undefined before, as nothing has happened
 * to the record yet. Renders again at each transition, and creates no actor.
 */
export function useStartedSnapshot<Snapshot>(
  actor: StartedActor<Snapshot> | undefined,
): Snapshot | undefined {
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = actor?.subscribe(listener);
      return () => subscription?.unsubscribe();
    },
    [actor],
  );
  const current = () => actor?.started();
  return useSyncExternalStore(subscribe, current, current);
}

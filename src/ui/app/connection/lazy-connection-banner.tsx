import { useSyncExternalStore } from 'react';
import { Deferred } from '../../kit/loading/deferred';
import { lazyComponent } from '../../kit/loading/lazy-component';
import { useApplication } from '../../portal-context/application-context';

function load() {
  return import(/* webpackChunkName: 'after-start' */ './connection-banner');
}

const ConnectionBanner = lazyComponent(load, 'ConnectionBanner');

/** Loads the connection banner at the first trouble: a sign-in rarely has any. */
export function LazyConnectionBanner() {
  const { connection } = useApplication();
  const trouble = useSyncExternalStore(connection.subscribe, connection.hadTrouble, () => false);
  if (!trouble) return null;
  return (
    <Deferred>
      <ConnectionBanner />
    </Deferred>
  );
}

/** Loads the code while the connection still works. */
export function preloadConnection(): void {
  load().catch(() => undefined);
}

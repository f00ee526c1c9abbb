import { Suspense, useSyncExternalStore } from 'react';
import { lazyComponent } from '../../kit/lazy-component';
import { useApplication } from '../application-context';

const load = () => import('./connection-banner');
const ConnectionBanner = lazyComponent(load, 'ConnectionBanner');

/** Watches the connection from the first trouble on: signing in rarely has any. */
export function LazyConnectionBanner() {
  const { connection } = useApplication();
  const trouble = useSyncExternalStore(connection.subscribe, connection.hadTrouble);
  if (!trouble) return null;
  return (
    <Suspense fallback={null}>
      <ConnectionBanner />
    </Suspense>
  );
}

/** Fetches the code while there is a connection to fetch it by. */
export function preloadConnection(): void {
  load().catch(() => undefined);
}

import { Suspense, useSyncExternalStore } from 'react';
import { lazyPiece } from '../../kit/lazy-piece';
import { useApplication } from '../application-context';

const load = () => import('./connection-watch');
const ConnectionWatch = lazyPiece(load, 'ConnectionWatch');

/** Watches the connection from the first trouble on: signing in rarely has any. */
export function ConnectionWhenNeeded() {
  const { reach } = useApplication();
  const trouble = useSyncExternalStore(reach.subscribe, reach.hadTrouble);
  if (!trouble) return null;
  return (
    <Suspense fallback={null}>
      <ConnectionWatch />
    </Suspense>
  );
}

/** Fetches the code while there is a connection to fetch it by. */
export function preloadConnection(): void {
  load().catch(() => undefined);
}

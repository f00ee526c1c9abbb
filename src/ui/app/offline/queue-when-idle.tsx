import { Suspense, useEffect, useState } from 'react';
import { lazyPiece } from '../../kit/lazy-piece';
import { whenIdle } from '../when-idle';

const OfflineQueue = lazyPiece(() => import('./offline-queue'), 'OfflineQueue');

/** The queue of what waits for the connection, fetched while there still is one. */
export function QueueWhenIdle() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  if (!isIdle) return null;
  return (
    <Suspense fallback={null}>
      <OfflineQueue />
    </Suspense>
  );
}

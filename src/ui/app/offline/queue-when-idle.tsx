import { Suspense, useEffect, useState } from 'react';
import { waitingOrders } from '#application/orders/waiting-orders';
import { lazyPiece } from '../../kit/lazy-piece';
import { useApplication } from '../application-context';
import { whenIdle } from '../when-idle';

const OfflineQueue = lazyPiece(() => import('./offline-queue'), 'OfflineQueue');

/** The queue of what waits for the connection, fetched while there still is one. */
export function QueueWhenIdle() {
  const { store } = useApplication();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  if (!isIdle) return null;
  return (
    <Suspense fallback={null}>
      <OfflineQueue waiting={waitingOrders(store)} />
    </Suspense>
  );
}

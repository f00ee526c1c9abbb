import { Suspense, useEffect, useState } from 'react';
import { queuedOrdersOf } from '#application/orders/queued-orders';
import { lazyComponent } from '../../kit/loading/lazy-component';
import { whenIdle } from '../../kit/when-idle';
import { useApplication } from '../../portal-context/application-context';

const OfflineQueue = lazyComponent(
  () => import(/* webpackChunkName: 'after-start' */ './offline-queue'),
  'OfflineQueue',
);

/** The offline queue, loaded while there still is a connection. */
export function LazyOfflineQueue() {
  const { store } = useApplication();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  if (!isIdle) return null;
  return (
    <Suspense fallback={null}>
      <OfflineQueue waiting={queuedOrdersOf(store)} />
    </Suspense>
  );
}

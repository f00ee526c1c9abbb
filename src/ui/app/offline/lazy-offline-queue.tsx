import { queuedOrdersOf } from '#application/orders/queued-orders';
import { Deferred } from '../../kit/loading/deferred';
import { lazyComponent } from '../../kit/loading/lazy-component';
import { useIdleSince } from '../../kit/use-idle-since';
import { useApplication } from '../../portal-context/application-context';

const OfflineQueue = lazyComponent(
  () => import(/* webpackChunkName: 'after-start' */ './offline-queue'),
  'OfflineQueue',
);

/** The offline queue, loaded while there still is a connection. */
export function LazyOfflineQueue() {
  const { store } = useApplication();
  const isIdle = useIdleSince(true);
  if (!isIdle) return null;
  return (
    <Deferred>
      <OfflineQueue waiting={queuedOrdersOf(store)} />
    </Deferred>
  );
}

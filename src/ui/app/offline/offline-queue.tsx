import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { provideOfflineQueue } from '#application/orders/offline-queue.actors';
import { provideOfflineQueueBridge } from '#application/orders/offline-queue-bridge';
import type { QueuedOrders } from '#application/orders/queued-orders';
import type { QueueOwner } from '#domain/orders/queued-actions';
import { PERMISSIONS } from '#domain/permissions/permissions';
import { preloadToasts } from '../../kit/feedback/load-toasts';
import { Deferred } from '../../kit/loading/deferred';
import { useApplication } from '../../portal-context/application-context';
import { useCurrentUser } from '../../portal-context/use-current-user';
import { usePermissions } from '../../portal-context/use-permissions';
import { QueueTray } from './queue-tray';

/** The signed-in user's actions that wait for the connection; renders nothing if there are none. */
export function OfflineQueue({ waiting }: { waiting: QueuedOrders }) {
  const user = useCurrentUser();
  // A toast shows that an action is queued.
  useEffect(preloadToasts, []);
  if (!user) return null;
  const { id: userId, store } = user;
  return (
    <QueueOfUser
      key={`${userId} ${store.id}`}
      waiting={waiting}
      userId={userId}
      storeId={store.id}
    />
  );
}

function QueueOfUser({ waiting, userId, storeId }: QueueOwner & { waiting: QueuedOrders }) {
  const { provide, inspection } = useApplication();
  const owner = useMemo(() => ({ userId, storeId }), [userId, storeId]);
  const options = { input: { owner }, ...inspection };
  const [snapshot, , queueActor] = useMachine(provide(provideOfflineQueue), options);
  const bridge = provide(provideOfflineQueueBridge);
  const held = usePermissions();
  useEffect(() => {
    const permissions = new Set(PERMISSIONS.filter((permission) => held.has(permission)));
    return bridge.connect(queueActor, { queuedOrders: waiting, owner, permissions });
  }, [bridge, queueActor, waiting, owner, held]);
  if (snapshot.context.queue.length === 0) return null;
  return (
    <Deferred>
      <QueueTray queueing={queueActor} />
    </Deferred>
  );
}

import { useMachine } from '@xstate/react';
import { Suspense, useEffect, useMemo } from 'react';
import { provideOfflineQueue } from '#application/orders/offline-queue.actors';
import { provideQueueDesk } from '#application/orders/queue-desk';
import type { WaitingOrders } from '#application/orders/waiting-orders';
import type { QueueOwner } from '#domain/orders/waiting-actions';
import { PERMISSIONS } from '#domain/permissions/permissions';
import { useApplication } from '../application-context';
import { preloadToasts } from '../toasts-when-needed';
import { useOwnUser } from '../use-own-user';
import { usePermissions } from '../use-permissions';
import { QueueTray } from './queue-tray';

/** What waits for the connection, of whoever is signed in; nothing to see while nothing does. */
export function OfflineQueue({ waiting }: { waiting: WaitingOrders }) {
  const user = useOwnUser();
  // What is queued is said by a toast.
  useEffect(preloadToasts, []);
  if (!user) return null;
  const { id: userId, store } = user;
  return (
    <QueueOf key={`${userId} ${store.id}`} waiting={waiting} userId={userId} storeId={store.id} />
  );
}

function QueueOf({ waiting, userId, storeId }: QueueOwner & { waiting: WaitingOrders }) {
  const { provide, inspection } = useApplication();
  const owner = useMemo(() => ({ userId, storeId }), [userId, storeId]);
  const options = { input: { owner }, ...inspection };
  const [snapshot, , queueing] = useMachine(provide(provideOfflineQueue), options);
  const desk = provide(provideQueueDesk);
  const held = usePermissions();
  useEffect(() => {
    const permissions = new Set(PERMISSIONS.filter((permission) => held.has(permission)));
    return desk.attend(queueing, { waiting, owner, permissions });
  }, [desk, queueing, waiting, owner, held]);
  if (snapshot.context.queue.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <QueueTray queueing={queueing} />
    </Suspense>
  );
}

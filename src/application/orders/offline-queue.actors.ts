import { fromCallback, fromPromise } from 'xstate';
import {
  isActionRefused,
  pendingActions,
  type QueuedAction,
  type QueueOwner,
  withDependentActions,
} from '#domain/orders/queued-actions';
import { sessionState } from '#domain/session/tokens';
import type { Order } from '#openapi/types.generated';
import { ordersEndpoints } from '../api/orders-endpoints.generated';
import { storeApi } from '../api/store-api';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import { watchConnectionStatus } from '../connection/watch-connection-status';
import type { ActorsOf } from '../machine-actors';
import type { OrderQueue } from '../ports/order-queue.port';
import type { Ports } from '../ports/ports';
import { asProblem } from '../problem';
import { conflictRecordOf } from '../record-actions';
import type { Store } from '../store';
import {
  offlineQueueMachine,
  type QueueChange,
  type QueueChangedEvent,
} from './offline-queue.machine';
import { openOrderQueue } from './open-order-queue';

type QueuePorts = Pick<Ports, 'transport' | 'tokens' | 'clock' | 'orderQueue'>;

/**
 * The actions to remove: an action with those that depend on it, or all refused ones of an order.
 */
function actionsRemovedBy(queue: readonly QueuedAction[], change: QueueChange): QueuedAction[] {
  return change.kind === 'remove'
    ? queue
        .filter(({ key }) => key === change.key)
        .flatMap((one) => withDependentActions(queue, one))
    : queue.filter(({ orderId, refusal }) => orderId === change.orderId && refusal !== null);
}

/** The actors of the offline-queue machine. */
export function offlineQueueActors(
  { transport, tokens, clock, orderQueue }: QueuePorts,
  store: Store,
): ActorsOf<typeof offlineQueueMachine> {
  const isSignedIn = ({ userId }: QueueOwner): boolean =>
    [userId, null].includes(sessionState(tokens.read(), clock.now()).subject);

  const execute = async ({ orderId, action, key }: QueuedAction, signal: AbortSignal) => {
    const acting = ordersEndpoints.endpoints.performOrderAction.initiate({
      orderId,
      action,
      orderActionRequest: {},
      'Idempotency-Key': key,
    });
    await unwrapWithSignal(store.dispatch(acting), signal);
    // The order leaves the queue only once the page shows the result.
    await Promise.all(store.dispatch(storeApi.util.getRunningQueriesThunk()));
  };

  const send = async (next: QueuedAction, queue: OrderQueue, signal: AbortSignal) => {
    try {
      await execute(next, signal);
      await queue.remove([next]);
    } catch (error) {
      const { status, code } = asProblem(error);
      if (!isActionRefused(status)) throw error;
      const refusal = { code, status: conflictRecordOf<Order>(error)?.status ?? null };
      const lost = withDependentActions(await queue.read(next.owner), next);
      for (const one of lost) await queue.write({ ...one, refusal });
    }
  };

  return {
    watchConnectionStatus: watchConnectionStatus(transport),

    watchQueue: fromCallback<QueueChangedEvent, { owner: QueueOwner }>(
      ({ sendBack, input: { owner } }) => {
        const leaving = new AbortController();
        const follow = async () => {
          const queue = await openOrderQueue(orderQueue);
          const tell = async () => {
            const kept = await queue.read(owner);
            if (!leaving.signal.aborted) sendBack({ type: 'queue.changed', queue: kept });
          };
          leaving.signal.addEventListener('abort', queue.onChange(tell));
          await tell();
        };
        // If the queue's code does not load, nothing is queued; earlier actions wait for the next
        // visit.
        follow().catch(() => undefined);
        return () => leaving.abort();
      },
    ),

    sendNext: fromPromise(async ({ input: { owner }, signal }) => {
      const queue = await openOrderQueue(orderQueue);
      return queue.runExclusive(async () => {
        if (signal.aborted || !isSignedIn(owner)) throw new Error('Nobody is here to send it.');
        const [next] = pendingActions(await queue.read(owner));
        if (next) await send(next, queue, signal);
        return queue.read(owner);
      });
    }),

    changeQueue: fromPromise(async ({ input: { owner, change } }) => {
      const queue = await openOrderQueue(orderQueue);
      if (change) await queue.remove(actionsRemovedBy(await queue.read(owner), change));
      return queue.read(owner);
    }),
  };
}

/** The offline-queue machine of an application. */
export function provideOfflineQueue(ports: Ports, store: Store) {
  return offlineQueueMachine.provide({ actors: offlineQueueActors(ports, store) });
}

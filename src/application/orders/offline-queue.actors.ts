import { fromCallback, fromPromise } from 'xstate';
import {
  isRefusal,
  type QueuedAction,
  type QueueOwner,
  waitingIn,
  withWhatFollows,
} from '#domain/orders/waiting-actions';
import { sessionStanding } from '#domain/session/tokens';
import { type Order, ordersEndpoints } from '../api/orders-endpoints.generated';
import { settled } from '../api/settled';
import { storeApi } from '../api/store-api';
import { watchReach } from '../connection/watch-reach';
import type { ActorsOf } from '../machine-actors';
import type { OrderQueue } from '../ports/order-queue.port';
import type { Ports } from '../ports/ports';
import { asProblem } from '../problem';
import { currentIn } from '../record-actions';
import type { Store } from '../store';
import { offlineQueueMachine, type QueueChange, type QueueNews } from './offline-queue.machine';
import { openedQueue } from './opened-queue';

type QueuePorts = Pick<Ports, 'transport' | 'tokens' | 'clock' | 'orderQueue'>;

/** What goes with a change: an action with what stands on it, or all that was refused of an order. */
const goneWith = (queue: readonly QueuedAction[], change: QueueChange): QueuedAction[] =>
  change.kind === 'remove'
    ? queue.filter(({ key }) => key === change.key).flatMap((one) => withWhatFollows(queue, one))
    : queue.filter(({ orderId, refusal }) => orderId === change.orderId && refusal !== null);

/** Gives the offline-queue machine its actors. */
export const offlineQueueActors = (
  { transport, tokens, clock, orderQueue }: QueuePorts,
  store: Store,
): ActorsOf<typeof offlineQueueMachine> => {
  const isSignedIn = ({ userId }: QueueOwner): boolean =>
    [userId, null].includes(sessionStanding(tokens.read(), clock.now()).subject);

  const carryOut = async ({ orderId, action, key }: QueuedAction, signal: AbortSignal) => {
    const acting = ordersEndpoints.endpoints.performOrderAction.initiate({
      orderId,
      action,
      orderActionRequest: {},
      'Idempotency-Key': key,
    });
    await settled(store.dispatch(acting), signal);
    // The order leaves the queue when the page shows what came of it, and not a moment before.
    await Promise.all(store.dispatch(storeApi.util.getRunningQueriesThunk()));
  };

  const send = async (next: QueuedAction, queue: OrderQueue, signal: AbortSignal) => {
    try {
      await carryOut(next, signal);
      await queue.remove([next]);
    } catch (error) {
      const { status, code } = asProblem(error);
      if (!isRefusal(status)) throw error;
      const refusal = { code, status: currentIn<Order>(error)?.status ?? null };
      const lost = withWhatFollows(await queue.read(next.owner), next);
      for (const one of lost) await queue.write({ ...one, refusal });
    }
  };

  return {
    watchReach: watchReach(transport),

    watchQueue: fromCallback<QueueNews, { owner: QueueOwner }>(({ sendBack, input: { owner } }) => {
      const leaving = new AbortController();
      const follow = async () => {
        const queue = await openedQueue(orderQueue);
        const tell = async () => {
          const kept = await queue.read(owner);
          if (!leaving.signal.aborted) sendBack({ type: 'queue.changed', queue: kept });
        };
        leaving.signal.addEventListener('abort', queue.onChange(tell));
        await tell();
      };
      // Without the queue's code nothing is queued, and what was waits for the next visit.
      follow().catch(() => undefined);
      return () => leaving.abort();
    }),

    sendNext: fromPromise(async ({ input: { owner }, signal }) => {
      const queue = await openedQueue(orderQueue);
      return queue.alone(async () => {
        if (signal.aborted || !isSignedIn(owner)) throw new Error('Nobody is here to send it.');
        const [next] = waitingIn(await queue.read(owner));
        if (next) await send(next, queue, signal);
        return queue.read(owner);
      });
    }),

    changeQueue: fromPromise(async ({ input: { owner, change } }) => {
      const queue = await openedQueue(orderQueue);
      if (change) await queue.remove(goneWith(await queue.read(owner), change));
      return queue.read(owner);
    }),
  };
};

/** The offline-queue machine of an application. */
export const provideOfflineQueue = (ports: Ports, store: Store) =>
  offlineQueueMachine.provide({ actors: offlineQueueActors(ports, store) });

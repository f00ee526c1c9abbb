import type { ActorRefFrom } from 'xstate';
import {
  expectedOrders,
  type QueuedAction,
  type QueueOwner,
  queuedAction,
  waitingOf,
} from '#domain/orders/waiting-actions';
import type { Permission } from '#domain/permissions/permissions';
import type { Ports } from '../ports/ports';
import { isUnanswered } from '../problem';
import type { offlineQueueMachine } from './offline-queue.machine';
import { openedQueue } from './opened-queue';
import { sendAtOnce, type WaitingOrders } from './waiting-orders';

/** Whose queue is attended to, and who is to know of it. */
export interface DeskInput {
  readonly waiting: WaitingOrders;
  readonly owner: QueueOwner;
  readonly permissions: ReadonlySet<Permission>;
}

/**
 * Where the pages of orders meet the queue: for as long as it is attended to, an action that may wait is
 * queued where nothing reaches the server, and orders show as they will stand.
 */
export const provideQueueDesk = ({ clock, transport, orderQueue }: Ports) => {
  const attend = (
    queueing: ActorRefFrom<typeof offlineQueueMachine>,
    { waiting, owner, permissions }: DeskInput,
  ): (() => void) => {
    const queued = () => queueing.getSnapshot().context.queue;
    let shown: readonly QueuedAction[] | null = null;
    const show = () => {
      if (queued() === shown) return;
      shown = queued();
      waiting.show(expectedOrders(shown, permissions));
    };
    const following = queueing.subscribe(show);
    show();

    waiting.sendOrQueue = async (order, action, send) => {
      const asked = queuedAction(owner, order, action, clock.now());
      if (!asked) return send();
      // What is asked for after something that waits would come before it.
      const isFirst = waitingOf(queued(), order.id).length === 0;
      if (isFirst && transport.reach() === 'reached') {
        try {
          return await send(asked.key);
        } catch (error) {
          if (!isUnanswered(error)) throw error;
        }
      }
      const queue = await openedQueue(orderQueue);
      await queue.write(asked);
      const kept = await queue.read(owner);
      queueing.send({ type: 'queue.changed', queue: kept });
      return { ...order, ...expectedOrders(kept, permissions)[order.id] };
    };
    return () => {
      following.unsubscribe();
      waiting.sendOrQueue = sendAtOnce;
      waiting.show({});
    };
  };
  return { attend };
};

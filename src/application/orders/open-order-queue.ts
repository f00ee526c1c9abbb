import type { OrderQueue, OrderQueueSource } from '../ports/order-queue.port';

const openQueues = new WeakMap<OrderQueueSource, Promise<OrderQueue>>();

/** The queue of a source, opened once. If opening fails, the next call tries again. */
export function openOrderQueue(source: OrderQueueSource): Promise<OrderQueue> {
  const known = openQueues.get(source);
  if (known) return known;
  const opening = source();
  openQueues.set(source, opening);
  opening.catch(() => openQueues.delete(source));
  return opening;
}

import type { OrderQueue, OrderQueueSource } from '../ports/order-queue.port';

const opened = new WeakMap<OrderQueueSource, Promise<OrderQueue>>();

/** The queue of a source, opened once; where that fails the next question tries again. */
export const openedQueue = (source: OrderQueueSource): Promise<OrderQueue> => {
  const known = opened.get(source);
  if (known) return known;
  const opening = source();
  opened.set(source, opening);
  opening.catch(() => opened.delete(source));
  return opening;
};

import type { QueuedAction, QueueOwner } from '#domain/orders/queued-actions';

/**
 * Where this browser keeps the actions on orders that wait for the connection: through reloads, closed
 * tabs and the end of a session. Of each order every action is there once at most. Where the browser
 * keeps nothing they last as long as the tab. Nothing here rejects but what `act` rejects with.
 */
export interface OrderQueue {
  /** Everything that this owner's queue holds, in no order. */
  read(owner: QueueOwner): Promise<readonly QueuedAction[]>;

  /** Puts an action in its place in the queue, over the last one of the same order and kind. */
  write(queued: QueuedAction): Promise<void>;

  /** Takes actions out of the queue; nothing happens where they are not in it. */
  remove(queued: readonly QueuedAction[]): Promise<void>;

  /** Runs `act` while no other tab of the browser runs its own. */
  runExclusive<Result>(act: () => Promise<Result>): Promise<Result>;

  /** Tells that another tab has changed a queue. Returns how to stop listening. */
  onChange(listener: () => void): () => void;
}

/** The queue's code comes with the first question to it. */
export type OrderQueueSource = () => Promise<OrderQueue>;

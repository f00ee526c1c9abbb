import type { QueuedAction, QueueOwner } from '#domain/orders/queued-actions';

/**
 * Stores the order actions that wait for the connection in this browser: through reloads, closed
 * tabs and the end of a session. For each order, every action is stored at most once. If the
 * browser cannot store them, they last as long as the tab. Only `runExclusive` rejects, with the
 * error of `act`.
 */
export interface OrderQueue {
  /** All actions of this owner's queue, in no order. */
  read(owner: QueueOwner): Promise<readonly QueuedAction[]>;

  /** Adds an action to the queue; replaces the previous one of the same order and kind. */
  write(queued: QueuedAction): Promise<void>;

  /** Removes these actions from the queue, if they are in it. */
  remove(queued: readonly QueuedAction[]): Promise<void>;

  /** Runs `act` while no other tab of the browser runs its own. */
  runExclusive<Result>(act: () => Promise<Result>): Promise<Result>;

  /** Calls the listener when another tab has changed a queue. Returns the unsubscribe function. */
  onChange(listener: () => void): () => void;
}

/** Loads the queue's code with its first use. */
export type OrderQueueSource = () => Promise<OrderQueue>;

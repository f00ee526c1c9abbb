import type { OrderQueue } from '#application/ports/order-queue.port';
import type { QueuedAction, QueueOwner } from '#domain/orders/queued-actions';

/** The part of a queue in memory that the tabs of a browser share. */
export class SharedQueue {
  readonly entries = new Map<string, QueuedAction>();
  readonly listeners = new Map<() => void, OrderQueue>();
  lastTurn: Promise<unknown> = Promise.resolve();
}

function nameOf({ owner, orderId, action }: QueuedAction): string {
  return [owner.userId, owner.storeId, orderId, action].join(' ');
}

/** A queue in memory; two queues with the same shared part are two tabs of a browser. */
export class TestOrderQueue implements OrderQueue {
  constructor(readonly shared = new SharedQueue()) {}

  async read({ userId, storeId }: QueueOwner): Promise<readonly QueuedAction[]> {
    return [...this.shared.entries.values()].filter(
      ({ owner }) => owner.userId === userId && owner.storeId === storeId,
    );
  }

  async write(queued: QueuedAction): Promise<void> {
    this.shared.entries.set(nameOf(queued), queued);
    this.#tell();
  }

  async remove(queued: readonly QueuedAction[]): Promise<void> {
    for (const one of queued) this.shared.entries.delete(nameOf(one));
    this.#tell();
  }

  runExclusive<Result>(act: () => Promise<Result>): Promise<Result> {
    const turn = this.shared.lastTurn.then(act);
    this.shared.lastTurn = turn.catch(() => undefined);
    return turn;
  }

  onChange(listener: () => void): () => void {
    this.shared.listeners.set(listener, this);
    return () => this.shared.listeners.delete(listener);
  }

  #tell(): void {
    for (const [listener, tab] of [...this.shared.listeners]) if (tab !== this) listener();
  }
}

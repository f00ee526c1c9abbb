import { createListeners } from '#application/ports/listeners';
import type { OrderQueue } from '#application/ports/order-queue.port';
import {
  QUEUEABLE_ACTIONS,
  type QueuedAction,
  type QueueOwner,
} from '#domain/orders/queued-actions';
import { isRecord } from '../is-record';
import { createRecordStore, type RecordBackend } from '../storage/record-store';

const NAME = 'seller-portal.order-queue';

/** The browser's means for coordinating its tabs; pages served over plain HTTP have no locks. */
export interface QueueTabCoordination {
  /** Runs `act` once no other tab holds the lock. */
  readonly lock: <Result>(name: string, act: () => Promise<Result>) => Promise<Result>;
  readonly channel: (name: string) => QueueChannel;
}

/** One tab's end of a channel between the tabs of a browser, like BroadcastChannel. */
export interface QueueChannel {
  postMessage(word: 'changed'): void;
  addEventListener(type: 'message', listener: () => void): void;
}

export interface OrderQueueParts {
  readonly open: () => Promise<RecordBackend>;
  readonly tabs: QueueTabCoordination;
}

/** The queue in the backend that `open` returns, shared by the tabs of a browser. */
export function createOrderQueue({ open, tabs }: OrderQueueParts): OrderQueue {
  const records = createRecordStore({ open, read: parseQueuedAction });
  const channel = tabs.channel(NAME);
  const { subscribe, notify } = createListeners();
  const tell = () => channel.postMessage('changed');
  channel.addEventListener('message', notify);
  return {
    read: async (owner) => (await records.all()).filter((queued) => isOf(owner, queued)),
    write: async (queued) => {
      await records.set(nameOf(queued), queued);
      tell();
    },
    remove: async (queued) => {
      for (const one of queued) await records.remove(nameOf(one));
      tell();
    },
    runExclusive: (act) => tabs.lock(NAME, act),
    onChange: subscribe,
  };
}

function isOf({ userId, storeId }: QueueOwner, { owner }: QueuedAction): boolean {
  return owner.userId === userId && owner.storeId === storeId;
}

function nameOf({ owner: { userId, storeId }, orderId, action }: QueuedAction): string {
  return JSON.stringify([userId, storeId, orderId, action]);
}

/** The stored record if it is a queued action; an older portal may have stored something else. */
function parseQueuedAction(kept: unknown): QueuedAction | null {
  const isQueued =
    isRecord(kept) &&
    isRecord(kept.owner) &&
    QUEUEABLE_ACTIONS.some((action) => action === kept.action) &&
    ['orderId', 'number', 'from', 'to', 'key'].every((name) => typeof kept[name] === 'string') &&
    typeof kept.askedAt === 'number' &&
    (kept.refusal === null || isRecord(kept.refusal));
  // Every member was checked; the members of the owner are compared with the caller's.
  return isQueued ? (kept as unknown as QueuedAction) : null;
}

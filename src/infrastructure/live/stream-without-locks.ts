import { newIdempotencyKey } from '../http/idempotency-key';
import { electTab } from './elect-tab';
import { type EventStreamParts, type FollowStream, followEventStream } from './event-stream';
import { shareStream } from './shared-stream';
import { followStreamOfWorker } from './stream-from-worker';

function connectToWorker(onFailure: () => void): MessagePort {
  const worker = new SharedWorker(
    // The server allows scripts that load on demand to request data (`server/http/static-files.ts`).
    new URL('./stream-worker.ts', import.meta.url),
    { name: 'seller-portal.live' },
  );
  worker.addEventListener('error', onFailure);
  return worker.port;
}

/**
 * One stream for the tabs of a browser that has no Web Locks, because the page was served over
 * plain HTTP: a shared worker holds it. Without shared workers (Chrome on Android), the tabs elect
 * one of them.
 */
export function followWithoutLocks(
  parts: EventStreamParts,
  beforeTakingOver: () => Promise<void>,
): FollowStream {
  if ('SharedWorker' in globalThis) return followStreamOfWorker(connectToWorker, parts);
  return shareStream(followEventStream(parts), {
    request: electTab({
      openChannel: (name) => new BroadcastChannel(name),
      clock: parts.clock,
      newId: newIdempotencyKey,
    }),
    openChannel: (name) => new BroadcastChannel(name),
    beforeTakingOver,
  });
}

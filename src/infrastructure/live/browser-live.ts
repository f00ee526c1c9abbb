import type { LiveStream } from '#application/ports/live-stream.port';
import { type EventStreamParts, followEventStream } from './event-stream';
import { shareStream } from './shared-stream';

/** How long a tab waits before it takes the stream over (ms). */
const TAKE_OVER_MS = 1000;

/**
 * The event stream of a browser, shared between its tabs if the browser has locks. Pages served
 * over plain HTTP have none.
 */
export function createBrowserLiveStream(parts: EventStreamParts): LiveStream {
  const follow = followEventStream(parts);
  const isShared = 'locks' in navigator && 'BroadcastChannel' in globalThis;
  return {
    follow: isShared
      ? shareStream(follow, {
          request: (name, options, lead) => navigator.locks.request(name, options, lead),
          openChannel: (name) => new BroadcastChannel(name),
          beforeTakingOver: () =>
            new Promise((resolve) => parts.clock.setTimeout(resolve, TAKE_OVER_MS)),
        })
      : follow,
    onTabVisibility: (tell) => {
      const look = () => tell(document.visibilityState === 'visible');
      look();
      document.addEventListener('visibilitychange', look);
      return () => document.removeEventListener('visibilitychange', look);
    },
  };
}

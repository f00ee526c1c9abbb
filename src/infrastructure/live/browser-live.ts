import type { LiveStream } from '#application/ports/live-stream.port';
import { type EventStreamParts, followEventStream } from './event-stream';
import { shareStream } from './shared-stream';

/** How long a tab waits that takes the stream over (ms). */
const TAKE_OVER_MS = 1000;

/**
 * The stream as a browser follows it: shared between its tabs where it has locks, which pages served
 * over plain HTTP don't get.
 */
export const createBrowserLiveStream = (parts: EventStreamParts): LiveStream => {
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
};

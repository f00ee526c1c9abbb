import type { LiveStream } from '#application/ports/live-stream.port';
import { type EventStreamParts, followEventStream } from './event-stream';
import { shareStream } from './shared-stream';

/**
 * The stream as a browser follows it: shared between its tabs where it has locks, which pages served
 * over plain HTTP don't get.
 */
export const createBrowserLive = (parts: EventStreamParts): LiveStream => {
  const follow = followEventStream(parts);
  const isShared = 'locks' in navigator && 'BroadcastChannel' in globalThis;
  return {
    follow: isShared
      ? shareStream(follow, {
          request: (name, options, lead) => navigator.locks.request(name, options, lead),
          openChannel: (name) => new BroadcastChannel(name),
        })
      : follow,
    watchTab: (tell) => {
      const look = () => tell(document.visibilityState === 'visible');
      look();
      document.addEventListener('visibilitychange', look);
      return () => document.removeEventListener('visibilitychange', look);
    },
  };
};

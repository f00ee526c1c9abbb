import type { LiveStream } from '#application/ports/live-stream.port';
import type { TypingNotice } from '#domain/live/store-events';
import { type EventStreamParts, type FollowStream, followEventStream } from './event-stream';
import { shareStream } from './shared-stream';

/** How long a tab waits before it takes the stream over (ms). */
const TAKE_OVER_MS = 1000;

/** One stream for all tabs of this browser, which allows six connections to a host over HTTP/1.1. */
function followTogether(parts: EventStreamParts): FollowStream {
  const beforeTakingOver = () =>
    new Promise<void>((resolve) => parts.clock.setTimeout(resolve, TAKE_OVER_MS));
  if ('locks' in navigator) {
    return shareStream(followEventStream(parts), {
      request: (name, options, lead) => navigator.locks.request(name, options, lead),
      openChannel: (name) => new BroadcastChannel(name),
      beforeTakingOver,
    });
  }
  return async (listener, signal) => {
    // Only pages served over plain HTTP from another host than localhost need this code.
    const loaded = await import('./stream-without-locks').catch(() => null);
    if (!loaded) return 'ended';
    return loaded.followWithoutLocks(parts, beforeTakingOver)(listener, signal);
  };
}

/** Those who show who is typing. The page has one stream, whoever asks for it. */
const watchers = new Set<(notice: TypingNotice) => void>();

/** The event stream of a browser, shared between its tabs. */
export function createBrowserLiveStream(parts: EventStreamParts): LiveStream {
  const follow = followTogether(parts);
  return {
    follow: ({ onOpen, onHint }, signal) =>
      follow(
        {
          onOpen,
          onHint: (hint) => {
            if (!('by' in hint)) return onHint(hint);
            for (const tell of watchers) tell(hint);
          },
        },
        signal,
      ),
    onTyping: (tell) => {
      watchers.add(tell);
      return () => watchers.delete(tell);
    },
    onTabVisibility: (tell) => {
      const look = () => tell(document.visibilityState === 'visible');
      look();
      document.addEventListener('visibilitychange', look);
      return () => document.removeEventListener('visibilitychange', look);
    },
  };
}

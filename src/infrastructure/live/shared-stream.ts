import type { StreamEnd } from '#application/ports/live-stream.port';
import type { FollowStream, HintListener, StreamHint } from './event-stream';

const NAME = 'seller-portal.live';

/**
 * The messages between tabs: whether the stream is open, that it is or has just been opened, and
 * its hints.
 */
type TabMessage = 'ask' | 'isOpen' | 'opened' | StreamHint;

/** One tab's end of a channel between the tabs of a browser, like BroadcastChannel. */
export interface TabChannel<Message = TabMessage> {
  postMessage(word: Message): void;
  addEventListener(type: 'message', listener: (event: { readonly data: Message }) => void): void;
  close(): void;
}

/** The browser's means for coordinating its tabs. */
export interface TabCoordination {
  /** Runs `lead` once no other tab holds the lock; rejects when `signal` aborts the wait. */
  readonly request: (
    name: string,
    options: { readonly signal: AbortSignal },
    lead: () => Promise<StreamEnd>,
  ) => Promise<StreamEnd>;
  readonly openChannel: (name: string) => TabChannel;
  /** The wait before a tab takes over: signing out ends a stream before it removes the tokens. */
  readonly beforeTakingOver: () => Promise<void>;
}

/**
 * One stream for all tabs of a browser: the tab that holds the lock follows it and forwards its
 * events. When that tab closes, the next one takes over with its own stream.
 */
export function shareStream(
  follow: FollowStream,
  { request, openChannel, beforeTakingOver }: TabCoordination,
): FollowStream {
  return async (listener, signal) => {
    const channel = openChannel(NAME);
    const standing = { isLeading: false, isOpen: false };
    const open = () => {
      standing.isOpen = true;
      listener.onOpen();
    };
    channel.addEventListener('message', ({ data }) => {
      if (data === 'ask') {
        if (standing.isLeading && standing.isOpen) channel.postMessage('isOpen');
      } else if (data === 'opened' || data === 'isOpen') {
        // A reply to another tab's question is ignored when the stream is already open here.
        if (data === 'opened' || !standing.isOpen) open();
      } else listener.onHint(data);
    });
    const passing: HintListener = {
      onOpen: () => {
        open();
        channel.postMessage('opened');
      },
      onHint: (hint) => {
        listener.onHint(hint);
        channel.postMessage(hint);
      },
    };
    channel.postMessage('ask');
    try {
      return await request(NAME, { signal }, async () => {
        if (standing.isOpen) await beforeTakingOver();
        standing.isLeading = true;
        return signal.aborted ? 'ended' : follow(passing, signal);
      });
    } catch {
      return 'ended';
    } finally {
      channel.close();
    }
  };
}

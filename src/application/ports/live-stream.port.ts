import type { ChangeHint, TypingNotice } from '#domain/live/store-events';

/** The callbacks of a stream. */
export interface StreamListener {
  /** The stream is open: it emits every later change. Earlier ones may be missed. May repeat. */
  onOpen(): void;
  onHint(hint: ChangeHint): void;
}

/** How a stream ended: `unauthorized` if the server refused the bearer token, otherwise `ended`. */
export type StreamEnd = 'ended' | 'unauthorized';

/**
 * The server's stream of change hints (`streamEvents` of the contract). Adapters share one stream
 * between the tabs of a browser if possible, and detect a silent connection.
 */
export interface LiveStream {
  /** Follows until the stream ends or `signal` is aborted; never rejects. */
  follow(listener: StreamListener, signal: AbortSignal): Promise<StreamEnd>;

  /** Calls `tell` when somebody is typing, while a stream is followed. Returns the unsubscribe function. */
  onTyping(tell: (notice: TypingNotice) => void): () => void;

  /**
   * Calls `tell` with whether this tab may be visible, at once and on every change. Returns the
   * unsubscribe function.
   */
  onTabVisibility(tell: (isSeen: boolean) => void): () => void;
}

/** Loads the stream's code, which sign-in does not need. Rejects if it can't be loaded. */
export type LiveStreamSource = () => Promise<LiveStream>;

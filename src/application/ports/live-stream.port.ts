import type { ChangeHint } from '#domain/live/store-events';

/** Who follows a stream. */
export interface StreamListener {
  /** From now on every change is told; what changed before may have been missed. May come again. */
  onOpen(): void;
  onHint(hint: ChangeHint): void;
}

/**
 * How a stream ended: `unauthorized` where the bearer was not accepted, `ended` in any other way.
 */
export type StreamEnd = 'ended' | 'unauthorized';

/**
 * The server's stream of hints (`streamEvents` of the contract). Adapters share one between the tabs of
 * a browser where they can, and notice a connection that has gone silent.
 */
export interface LiveStream {
  /** Follows until the stream ends or `signal` is aborted; never rejects. */
  follow(listener: StreamListener, signal: AbortSignal): Promise<StreamEnd>;

  /** Tells whether somebody may be looking at this tab, at once and on every change. Returns how to stop. */
  onTabVisibility(tell: (isSeen: boolean) => void): () => void;
}

/** Brings the stream's code, which nobody needs to sign in. Rejects when it can't be loaded. */
export type LiveStreamSource = () => Promise<LiveStream>;

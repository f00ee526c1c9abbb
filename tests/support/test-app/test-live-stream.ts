import type { LiveStream, StreamEnd, StreamListener } from '#application/ports/live-stream.port';
import type { ChangeHint, TypingNotice } from '#domain/live/store-events';

interface Followed {
  readonly listener: StreamListener;
  readonly end: (how: StreamEnd) => void;
  isOpen: boolean;
}

/** A stream that a test opens, feeds and ends. */
export class TestLiveStream implements LiveStream {
  #followed: Followed | null = null;
  readonly #typingWatchers = new Set<(notice: TypingNotice) => void>();
  #watchers = new Set<(isSeen: boolean) => void>();

  follow(listener: StreamListener, signal: AbortSignal): Promise<StreamEnd> {
    return new Promise((resolve) => {
      const end = (how: StreamEnd) => {
        this.#followed = null;
        resolve(how);
      };
      this.#followed = { listener, end, isOpen: false };
      signal.addEventListener('abort', () => end('ended'), { once: true });
    });
  }

  onTabVisibility(tell: (isSeen: boolean) => void): () => void {
    this.#watchers.add(tell);
    tell(true);
    return () => this.#watchers.delete(tell);
  }

  onTyping(tell: (notice: TypingNotice) => void): () => void {
    this.#typingWatchers.add(tell);
    return () => this.#typingWatchers.delete(tell);
  }

  /** Somebody is typing. */
  emitTyping(notice: TypingNotice): void {
    for (const tell of this.#typingWatchers) tell(notice);
  }

  get isFollowed(): boolean {
    return this.#followed !== null;
  }

  /** Does nothing without a follower: a stream that has ended cannot open. */
  open(): void {
    if (!this.#followed) return;
    this.#followed.isOpen = true;
    this.#followed.listener.onOpen();
  }

  emitHint(hint: ChangeHint): void {
    if (this.#followed?.isOpen) this.#followed.listener.onHint(hint);
  }

  end(how: StreamEnd = 'ended'): void {
    this.#followed?.end(how);
  }

  /** Sets whether the tab is visible. */
  setTabVisible(isSeen: boolean): void {
    for (const tell of this.#watchers) tell(isSeen);
  }
}

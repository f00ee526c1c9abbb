import type { LiveStream, StreamEnd, StreamListener } from '#application/ports/live-stream.port';
import type { ChangeHint } from '#domain/live/store-events';

interface Followed {
  readonly listener: StreamListener;
  readonly end: (how: StreamEnd) => void;
  isOpen: boolean;
}

/** A stream that a test opens, feeds and ends. */
export class TestLiveStream implements LiveStream {
  #followed: Followed | null = null;
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

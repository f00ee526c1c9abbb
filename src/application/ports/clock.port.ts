export type TimerId = unknown;

/** The time, so that tests can control it. XState takes the same object as its clock. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;

  /** Runs `callback` after `delay` milliseconds; `delay` never exceeds a minute (see `waitUntil`). */
  setTimeout(callback: () => void, delay: number): TimerId;

  clearTimeout(timer: TimerId): void;
}

/**
 * A clock whose `now` is the server's time, whatever the computer's own clock shows. Tokens,
 * deadlines and "today" are judged by it.
 */
export interface ServerClock extends Clock {
  /**
   * How far the computer's clock is ahead of the server's, in ms; negative when it is behind. 0
   * until an answer has shown it, and after `dismiss`.
   */
  skew(): number;

  /** The user has read the notice: `skew` stays 0 until the browser's session ends. */
  dismiss(): void;

  /**
   * Calls the listener when an answer corrected `now`, or `skew` changed. Returns the function that
   * removes it.
   */
  subscribe(listener: () => void): () => void;
}

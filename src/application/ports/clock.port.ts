export type TimerId = unknown;

/** The time, so that tests can control it. XState takes the same object as its clock. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;

  /** Runs `callback` after `delay` milliseconds; `delay` never exceeds a minute (see `waitUntil`). */
  setTimeout(callback: () => void, delay: number): TimerId;

  clearTimeout(timer: TimerId): void;
}

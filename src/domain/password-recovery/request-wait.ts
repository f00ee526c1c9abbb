/** Seconds after which a link for a new password may be requested again, if the server names none. */
export const REQUEST_WAIT_SECONDS = 60;

/** The longest wait that a page counts down, in seconds; a longer one is a fault of a proxy. */
const MAX_WAIT_SECONDS = 3600;

/**
 * The wait before another request.
 * @param retryAfter seconds that the server asked for, if any
 * @returns whole seconds, at least one
 */
export function waitBeforeRequest(retryAfter: number | undefined): number {
  const seconds = Math.ceil(retryAfter ?? REQUEST_WAIT_SECONDS);
  return Math.min(Math.max(seconds, 1), MAX_WAIT_SECONDS);
}

/**
 * The seconds left after one more tick of a countdown. It loses at least a second with each tick,
 * so that a clock that is set back does not prolong the wait, and more after a sleep.
 * @param previous the seconds left at the last tick
 * @param untilEnd milliseconds until the end, by the clock
 */
export function secondsLeftAfterTick(previous: number, untilEnd: number): number {
  return Math.max(0, Math.min(previous - 1, Math.ceil(untilEnd / 1000)));
}

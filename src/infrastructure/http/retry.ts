import type { Clock } from '#application/ports/clock.port';
import type { ApiResult } from '#application/ports/transport.port';
import { isClosed } from './reach';

/** Constants of the query cache (specification, section 9). */
const MOST_RETRIES = 3;
const LONGEST_WAIT_MS = 30_000;
const FIRST_WAIT_MS = 1000;

/**
 * How long (ms) to wait before the next try after `tries` of them, or null to give up. No answer,
 * 429 and 5xx are tried again, twice as late each time. A server that asks for more than 30 s gets
 * no further try: its answer is told instead; nor does one that is closed for maintenance.
 */
export function waitBeforeRetry(result: ApiResult, tries: number): number | null {
  if (result.ok || isClosed(result) || tries > MOST_RETRIES) return null;
  const { status, code, retryAfter } = result.problem;
  if (code === 'aborted' || (status > 0 && status < 500 && status !== 429)) return null;
  const asked = (retryAfter ?? 0) * 1000;
  if (asked > LONGEST_WAIT_MS) return null;
  return Math.max(asked, Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS));
}

/** Waits; ends early, without rejecting, when the signal is aborted. */
export function wait(delay: number, clock: Clock, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const end = () => {
      clock.clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = clock.setTimeout(end, delay);
    signal?.addEventListener('abort', end, { once: true });
  });
}

import type { Clock } from '#application/ports/clock.port';
import type { ApiResult } from '#application/ports/transport.port';
import { isUnderMaintenance } from './connection-status';

/** Constants of the query cache (specification, section 9). */
const MAX_RETRIES = 3;
const MAX_DELAY_MS = 30_000;
const FIRST_DELAY_MS = 1000;

/**
 * The wait (ms) before the next attempt after `tries` attempts, or null for no further one. A
 * missing response, 429 and 5xx are retried, with doubled delays. There is no retry when the server
 * requests more than 30 s or is closed for maintenance: the caller gets its response.
 */
export function retryDelay(result: ApiResult, tries: number): number | null {
  if (result.ok || isUnderMaintenance(result) || tries > MAX_RETRIES) return null;
  const { status, code, retryAfter } = result.problem;
  if (code === 'aborted' || (status > 0 && status < 500 && status !== 429)) return null;
  const asked = (retryAfter ?? 0) * 1000;
  if (asked > MAX_DELAY_MS) return null;
  return Math.max(asked, Math.min(FIRST_DELAY_MS * 2 ** (tries - 1), MAX_DELAY_MS));
}

/**
 * Resolves after `delay` ms, or once `signal` is aborted: a call of the transport always ends. The
 * `wait` of actors never ends then, because nobody reads the outcome of a stopped actor.
 */
export function sleepOrAbort(clock: Clock, delay: number, signal?: AbortSignal): Promise<void> {
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

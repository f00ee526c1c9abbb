import { problem } from '../http/problem-error';

/** Seconds after which an upload refused for lack of a slot may be tried again. */
const RETRY_AFTER_SECONDS = 5;

/**
 * Limits the concurrent uploads in this process: each takes a temporary folder and a place in the
 * queue for the processor.
 * @returns runs the work, or throws ProblemError 503 with Retry-After at once when all slots are
 *   taken
 */
export function createUploadSlots(most: number) {
  let taken = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (taken >= most) throw problem(503, 'unavailable', { retryAfter: RETRY_AFTER_SECONDS });
    taken += 1;
    try {
      return await work();
    } finally {
      taken -= 1;
    }
  };
}

export type UploadSlots = ReturnType<typeof createUploadSlots>;

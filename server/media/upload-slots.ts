import { problem } from '../http/problem-error';

/** Seconds after which an upload that found no place may be tried again. */
const RETRY_AFTER_SECONDS = 5;

/**
 * Lets so many uploads be under way in this process and no more: each takes a temporary folder and a
 * place in the queue for the processor.
 * @returns runs the work, or throws ProblemError 503 with Retry-After at once when all is taken
 */
export const createUploadSlots = (most: number) => {
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
};

export type UploadSlots = ReturnType<typeof createUploadSlots>;

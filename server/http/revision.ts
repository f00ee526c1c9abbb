import { problem } from './problem-error';

/** A mutable record as the wire contains it. */
interface Revised {
  readonly revision: number;
}

/**
 * Refuses a write based on an outdated revision. Call it in the transaction, after the record was
 * read `for update`.
 * @param seen the revision of `If-Match` (`call.revision`)
 * @param current the record as the wire contains it; it is part of the 412 answer
 * @throws ProblemError 428 `precondition_required` or 412 `stale_revision`
 */
export function assertRevision(seen: number | undefined, current: Revised & object): void {
  if (seen === undefined) throw problem(428, 'precondition_required');
  if (seen !== current.revision) throw problem(412, 'stale_revision', { current });
}

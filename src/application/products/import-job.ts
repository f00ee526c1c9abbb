import { type StandoutCount, unconfirmed } from '#domain/products/import/standouts';
import type { ImportJob, ImportUpdate } from '#openapi/types.generated';
import { asProblem } from '../problem';

/** A job, and what the user confirmed of what stands out in it. */
export interface ConfirmedJob {
  readonly job: ImportJob | null;
  readonly confirmed: readonly StandoutCount[];
}

/**
 * The newer job in the problem of a refused change (contract: 409, 412, and 422 of a run that was
 * not confirmed, with the current record).
 */
export function currentIn(error: unknown): ImportJob | null {
  const { status, current } = asProblem(error);
  const isCurrent = status === 409 || status === 412 || status === 422;
  // The contract promises the job in `current` of these problems; it travels untyped.
  return isCurrent && current ? (current as ImportJob) : null;
}

/** Both changes as one; of the same option, the later one counts. */
export function mergedChange(earlier: ImportUpdate | null, later: ImportUpdate): ImportUpdate {
  return earlier?.options && later.options
    ? { ...earlier, options: { ...earlier.options, ...later.options } }
    : { ...earlier, ...later };
}

/** Whether every option that the file requires has a value. */
export function isAnswered(job: ImportJob): boolean {
  return job.requiredOptions.every((option) => job.options[option] !== null);
}

/** What stands out in the job and is not confirmed with its count. */
export function openStandouts({ job, confirmed }: ConfirmedJob): StandoutCount[] {
  const standouts = job?.standouts ?? [];
  const open = unconfirmed(standouts, confirmed);
  return standouts.filter(({ kind }) => open.includes(kind));
}

/** The confirmations whose count is that of the job. */
export function stillRight({ job, confirmed }: ConfirmedJob): readonly StandoutCount[] {
  const open = unconfirmed(job?.standouts ?? [], confirmed);
  return confirmed.filter(({ kind }) => !open.includes(kind));
}

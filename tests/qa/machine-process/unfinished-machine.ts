import type { GrownPart } from '../../support/model-based-testing/context-growth';
import { TraversalDefect } from '../../support/model-based-testing/state-space';

/** Why the paths of a machine did not all run: a defect of the machine. */
export interface UnfinishedMachine {
  readonly machine: string;
  /** One sentence or more that name the machine, the state and the reason. */
  readonly reason: string;
  /** The state that was reached with too many contexts, or in which an event failed. */
  readonly state: string | null;
  /** The parts of the context that grew. */
  readonly parts: readonly GrownPart[];
}

/** What an error that ended the work on a machine says about it. */
export function unfinishedOf(machine: string, cause: unknown): UnfinishedMachine {
  if (cause instanceof TraversalDefect) {
    const { state, parts } = cause.details;
    return { machine, reason: cause.message, state, parts };
  }
  const message = cause instanceof Error ? cause.message : String(cause);
  return { machine, reason: `${machine}: ${message}`, state: null, parts: [] };
}

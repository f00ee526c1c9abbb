import { readFileSync } from 'node:fs';

/** The accepted figures of all machines; `npm run qa -- accept` writes them. */
export const FIGURES_FILE = 'tests/qa/coverage-baseline.json';

/** The bound of a machine without an accepted number of states: more than any machine has. */
const STATES_OF_A_NEW_MACHINE = 2_000;

/** A small machine may gain this many states before it is refused. */
const ADDITIONAL_STATES = 50;

/** Processor time to traverse a small machine, and for each state of a large one, in milliseconds. */
const TRAVERSAL_MS = 10_000;
const TRAVERSAL_MS_PER_STATE = 10;

/** The bounds of a traversal. */
export interface TraversalBounds {
  /** The accepted number of states; null for a machine that was not accepted yet. */
  readonly accepted: number | null;
  readonly states: number;
  /** Processor time. */
  readonly milliseconds: number;
}

let acceptedStates: Readonly<Record<string, number>> | null = null;

/** The number of states of a machine's model when it was accepted; null for a new machine. */
export function acceptedStatesOf(machine: string): number | null {
  // Only `accept` writes this file.
  acceptedStates ??= (
    JSON.parse(readFileSync(FIGURES_FILE, 'utf8')) as { states: Record<string, number> }
  ).states;
  return acceptedStates[machine] ?? null;
}

/** The bounds that follow from the accepted number of states: twice as many, and at least 50 more. */
export function boundsFor(accepted: number | null): TraversalBounds {
  const states =
    accepted === null
      ? STATES_OF_A_NEW_MACHINE
      : Math.max(accepted * 2, accepted + ADDITIONAL_STATES);
  return { accepted, states, milliseconds: TRAVERSAL_MS + TRAVERSAL_MS_PER_STATE * states };
}

export function traversalBoundsOf(machine: string): TraversalBounds {
  return boundsFor(acceptedStatesOf(machine));
}

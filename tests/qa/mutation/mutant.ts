import type { AnyStateMachine } from 'xstate';
import type { Raw } from './slots';

/** A machine that is a little other than the real one. */
export interface Mutant {
  /** What was done to it: `remove key`, `retarget key`, … The same for the same machine. */
  readonly name: string;
  /** Keys of the transitions that it concerns: paths that fire them are played first. */
  readonly concerns: readonly string[];
  /** Its definition and its implementations, where they are others. */
  readonly config?: Raw;
  readonly implementations?: AnyStateMachine['implementations'];
}

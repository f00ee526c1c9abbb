import type { AnyStateMachine } from 'xstate';
import type { RawConfig } from './transition-locations';

/** What is changed. */
export const MUTANT_KINDS = [
  'transitions',
  'states',
  'guards',
  'actions dropped',
  'actions exchanged',
  'fields left as they were',
  'parameters',
  'inputs of actors',
  'delays',
] as const;
export type MutantKind = (typeof MUTANT_KINDS)[number];

/** A machine that is a little other than the real one. */
export interface Mutant {
  readonly kind: MutantKind;
  /** What was done to it: `remove key`, `retarget key`, … The same for the same machine. */
  readonly name: string;
  /** Keys of the transitions that it concerns: paths that fire them are played first. */
  readonly concerns: readonly string[];
  /** Its definition and its implementations, where they are others. */
  readonly config?: RawConfig;
  readonly implementations?: AnyStateMachine['implementations'];
}

import type { AnyStateMachine } from 'xstate';
import type { RawConfig } from './transition-locations';

/** The parts of a machine that mutants change. */
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

/** A machine with one small change. */
export interface Mutant {
  readonly kind: MutantKind;
  /** The change: `remove key`, `retarget key`, … Stable as long as the machine is unchanged. */
  readonly name: string;
  /** Keys of the affected transitions: paths that fire them run first. */
  readonly concerns: readonly string[];
  /** The changed definition and implementations, if any. */
  readonly config?: RawConfig;
  readonly implementations?: AnyStateMachine['implementations'];
}

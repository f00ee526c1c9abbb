import type { MachineCoverage } from '../../support/model-based-testing/coverage-meter';
import type { PathResult } from '../path-result';
import type { RequirementCoverage } from '../requirements/requirement-coverage';

/** Where the paths were played. */
export type Level = 'node' | 'browser';

/** What was reached of a machine, and what there is. */
export interface MachineCoverageFigures {
  readonly reached: MachineCoverage;
  readonly total: MachineCoverage;
}

/** All that a run has to tell; the JSON report is this. */
export interface QaReport {
  readonly level: Level;
  readonly language: string | null;
  readonly seed: number;
  readonly machines: readonly MachineCoverageFigures[];
  readonly paths: readonly PathResult[];
  readonly requirements: readonly RequirementCoverage[];
  /**
   * What does not hold beside the paths, in words: coverage figures that are lower than those kept, transitions that
   * the machine's page has and the machine lacks, what went wrong where no step was.
   */
  readonly otherFailures: readonly string[];
}

/** The kinds of things that are counted, with what they are called. */
export const KINDS = [
  ['states', 'states'],
  ['transitions', 'transitions'],
  ['guardsHeld', 'guards that held'],
  ['guardsFailed', 'guards that refused'],
  ['transitionPairs', 'transition pairs'],
  ['invalidPairs', 'invalid pairs'],
] as const satisfies readonly (readonly [keyof MachineCoverage, string])[];

export type Kind = (typeof KINDS)[number][0];

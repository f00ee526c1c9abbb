import type { MachineCoverage } from '../../support/model-based-testing/coverage-meter';
import type { UnfinishedMachine } from '../machine-process/unfinished-machine';
import type { PathResult } from '../path-result';
import type { RequirementCoverage } from '../requirements/requirement-coverage';

/** Where the paths ran. */
export type Level = 'node' | 'browser';

/** The reached and the total coverage of a machine. */
export interface MachineCoverageFigures {
  readonly reached: MachineCoverage;
  readonly total: MachineCoverage;
}

/** The complete result of a run; the JSON report has this form. */
export interface QaReport {
  readonly level: Level;
  readonly language: string | null;
  readonly seed: number;
  readonly machines: readonly MachineCoverageFigures[];
  readonly paths: readonly PathResult[];
  readonly requirements: readonly RequirementCoverage[];
  /**
   * Messages about failures outside the paths: coverage below the stored figures, transitions on
   * the machine's page that the machine lacks, errors outside any step.
   */
  readonly otherFailures: readonly string[];
  /** Machines whose paths did not all run, because they grow or never come to rest. */
  readonly unfinished: readonly UnfinishedMachine[];
}

/** All messages about failures outside the paths. */
export function machineFailures({ unfinished, otherFailures }: QaReport): string[] {
  return [...unfinished.map(({ reason }) => reason), ...otherFailures];
}

/** The kinds of coverage and their titles. */
export const KINDS = [
  ['states', 'states'],
  ['transitions', 'transitions'],
  ['guardsHeld', 'guards that held'],
  ['guardsFailed', 'guards that refused'],
  ['transitionPairs', 'transition pairs'],
  ['invalidPairs', 'invalid pairs'],
] as const satisfies readonly (readonly [keyof MachineCoverage, string])[];

export type Kind = (typeof KINDS)[number][0];

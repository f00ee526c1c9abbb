import type { MutantOutcome, RunningMutant } from '../mutation/run-mutants';
import type { MachineRun } from '../run-machine';
import type { MachineJob } from './jobs';
import type { UnfinishedMachine } from './unfinished-machine';

/** The results of the jobs. */
export interface JobResults {
  /** The text of each path. */
  readonly list: readonly string[];
  readonly run: MachineRun;
  readonly mutate: { readonly mutants: number };
}

/** What a process reports. */
export type ProcessMessage =
  /** What it is about to do. Without this or another message for long, it is ended. */
  | { readonly kind: 'begins'; readonly what: string; readonly mutant?: RunningMutant }
  | { readonly kind: 'mutant'; readonly outcome: MutantOutcome }
  | { readonly kind: 'done'; readonly result: JobResults[MachineJob['work']] }
  /** The request names something that does not exist. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'failed'; readonly defect: UnfinishedMachine };

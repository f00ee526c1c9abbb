import type { MachineName } from '../../support/machine-models/all-test-models.generated';
import type { Judging } from '../node-path-runner';
import type { QaOptions } from '../options';

/** What a process does with one machine. */
export type MachineJob = { readonly machine: MachineName; readonly options: QaOptions } & (
  | { readonly work: 'list' }
  | { readonly work: 'run'; readonly judging: Judging }
  /** The mutants before `first` ran in an earlier process. */
  | { readonly work: 'mutate'; readonly first: number }
);

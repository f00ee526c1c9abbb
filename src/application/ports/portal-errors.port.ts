import type { ApiProblem } from './transport.port';

/** A machine that holds a problem which nobody but us can solve. */
export interface MachineFailure {
  readonly machine: string;
  /** Ids of its innermost states. */
  readonly state: string;
  readonly problem: ApiProblem;
}

/** Reports errors of the page, each once, without what a person typed or a record contains. */
export interface ErrorReporter {
  /** @param error thrown in a rendering, or an event of the window about one */
  take(error: unknown): void;
  takeFailure(failure: MachineFailure): void;
}

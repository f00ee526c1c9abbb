import { stripVTControlCharacters } from 'node:util';
import type { EventObject } from 'xstate';
import type { ModelPath } from '../support/model-based-testing/model-graph';
import { statePathOf } from '../support/model-based-testing/state-path';
import type { QaPath } from './qa-path';

/** The result of one step. Step 0 is the initial state. */
export interface StepResult {
  readonly label: string;
  readonly event: EventObject | null;
  readonly expected: string;
  /**
   * The state of the process when the step was asserted or failed; null when it could not be read.
   */
  readonly found: string | null;
  readonly passed: boolean;
  /** File of its picture, next to the report. */
  readonly picture?: string;
}

export interface Failure {
  readonly step: number;
  readonly message: string;
}

/** The result of a path, with everything that a report shows. Times are in milliseconds. */
export interface PathResult {
  readonly machine: string;
  readonly set: QaPath['set'];
  readonly name: string;
  readonly title: string;
  readonly adds: readonly string[];
  /** Language of the page; null in Node. */
  readonly language: string | null;
  readonly steps: readonly StepResult[];
  readonly failure: Failure | null;
  readonly milliseconds: number;
  /** How often each transition fired. */
  readonly hits: Readonly<Record<string, number>>;
  /** The shortest walk that fails in the same way, if one was searched for. */
  readonly shrunkTo?: string;
}

/** The steps expected of a path, before the run. */
export function expectedSteps(path: ModelPath): Omit<StepResult, 'found' | 'passed'>[] {
  return [
    { label: path.input, event: null, expected: statePathOf(path.value) },
    ...path.steps.map(({ label, event, value }) => ({
      label,
      event,
      expected: statePathOf(value),
    })),
  ];
}

/** Records the state of a path, step by step. */
export class StepRecorder {
  readonly #notes = new Map<number, { found: string | null; passed: boolean; picture?: string }>();
  #current = 0;

  stepStarted(step: number): void {
    this.#current = step;
  }

  stateAsserted(step: number, found: string | null, picture?: string): void {
    this.#notes.set(step, { found, passed: true, ...(picture && { picture }) });
  }

  /** Records that the current step failed. */
  stepFailed(found: string | null, cause: unknown, picture?: string): Failure {
    this.#notes.set(this.#current, { found, passed: false, ...(picture && { picture }) });
    const message = cause instanceof Error ? cause.message : String(cause);
    // Playwright colours its messages, which is useful in a console only.
    return { step: this.#current, message: stripVTControlCharacters(message) };
  }

  /** The completed steps, and the one that failed. */
  steps(path: ModelPath): StepResult[] {
    return expectedSteps(path).flatMap((step, index) => {
      const note = this.#notes.get(index);
      return note ? [{ ...step, ...note }] : [];
    });
  }
}

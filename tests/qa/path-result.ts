import { stripVTControlCharacters } from 'node:util';
import type { EventObject } from 'xstate';
import type { ModelPath } from '../support/model-based-testing/model-graph';
import { statePathOf } from '../support/model-based-testing/state-path';
import type { QaPath } from './qa-path';

/** One step as it went. Step 0 is the beginning. */
export interface StepResult {
  readonly label: string;
  readonly event: EventObject | null;
  readonly expected: string;
  /** Where the process stood when the step was seen or failed; null where nobody could say. */
  readonly found: string | null;
  readonly passed: boolean;
  /** File of its picture, beside the report. */
  readonly picture?: string;
}

export interface Failure {
  readonly step: number;
  readonly message: string;
}

/** What came of a path; everything a report tells of it. Times are in milliseconds. */
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
  /** The shortest walk that fails the same way, where one was sought. */
  readonly shrunkTo?: string;
}

/** The steps that are expected of a path, before any was done. */
export const expectedSteps = (path: ModelPath): Omit<StepResult, 'found' | 'passed'>[] => [
  { label: path.input, event: null, expected: statePathOf(path.value) },
  ...path.steps.map(({ label, event, value }) => ({
    label,
    event,
    expected: statePathOf(value),
  })),
];

/** Takes down, step by step, where a path stood. */
export class StepRecorder {
  readonly #notes = new Map<number, { found: string | null; passed: boolean; picture?: string }>();
  #current = 0;

  stepStarted(step: number): void {
    this.#current = step;
  }

  stateAsserted(step: number, found: string | null, picture?: string): void {
    this.#notes.set(step, { found, passed: true, ...(picture && { picture }) });
  }

  /** The step that was under way did not hold. */
  stepFailed(found: string | null, cause: unknown, picture?: string): Failure {
    this.#notes.set(this.#current, { found, passed: false, ...(picture && { picture }) });
    const message = cause instanceof Error ? cause.message : String(cause);
    // Playwright colours what it says, for a console alone.
    return { step: this.#current, message: stripVTControlCharacters(message) };
  }

  /** The steps that were done, and the one that failed. */
  steps(path: ModelPath): StepResult[] {
    return expectedSteps(path).flatMap((step, index) => {
      const note = this.#notes.get(index);
      return note ? [{ ...step, ...note }] : [];
    });
  }
}

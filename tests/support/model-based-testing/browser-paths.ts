import { expect, type Page } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import type { TransitionReport } from '#application/inspection';
import { reportUnfinished, requestedBrowserPaths } from '../../qa/browser-options';
import type { QaPath } from '../../qa/qa-path';
import { writeCoverage } from './coverage-files';
import { CoverageMeter } from './coverage-meter';
import { prefixFreePathsOf } from './coverage-paths';
import type { MachineListener, MachineTestModel } from './machine-test-model';
import type { MachineModel, ModelPath } from './model-graph';
import { pathTitle, type RunnableTestModel, runPath, toRunnable } from './run-path';
import { TraversalDefect } from './state-space';

/** One path to run on a page of the real portal, under the name of its test. */
export interface BrowserPath<Driver> {
  readonly title: string;
  /** Runs the path. The page must be new, so that it reports its steps from the first one on. */
  readonly run: (page: Page, driver: Driver) => Promise<void>;
}

/**
 * The smallest set of paths that fires every transition of a machine, to be run on the page of the
 * real portal against the real server. `Driver` is what the test model needs of a page. Its `open`
 * opens the page, so that it can first route requests and fill the storage.
 *
 * The portal reports every step of its machines to `window.reportMachineStep`. Coverage is written
 * path by path, because Playwright's workers share nothing, and merged when it is printed.
 *
 * A machine whose paths cannot be generated has one path, which fails with the reason.
 */
export function browserPathsOf<Machine extends AnyStateMachine, Driver>(
  testModel: MachineTestModel<Machine, Driver>,
): BrowserPath<Driver>[] {
  const { model } = testModel;
  try {
    return generatedPathsOf(model, toRunnable(testModel));
  } catch (cause) {
    if (!(cause instanceof TraversalDefect)) throw cause;
    reportUnfinished(cause);
    const run = () => Promise.reject(cause);
    return [{ title: `The paths of the ${model.machine.id} machine can be generated`, run }];
  }
}

function generatedPathsOf<Driver>(
  model: MachineModel,
  parts: RunnableTestModel<Driver>,
): BrowserPath<Driver>[] {
  const asked = requestedBrowserPaths(model);
  if (asked) return asked.map((qa) => ({ title: qa.name, run: runnerFor(parts, qa.path, qa) }));
  return prefixFreePathsOf(model).map((path) => ({
    title: pathTitle(path),
    run: runnerFor(parts, path, null),
  }));
}

/** Runs a path on a page; `npm run qa` gets a record of every step, with pictures. */
function runnerFor<Driver>(parts: RunnableTestModel<Driver>, path: ModelPath, qa: QaPath | null) {
  return async (page: Page, driver: Driver): Promise<void> => {
    const meter = new CoverageMeter(parts.machine);
    const whereabouts = new MachineStateTracker(parts.machine.id);
    const notes = qa && (await recorderFor(page, qa));
    await page.exposeFunction('reportMachineStep', (step: TransitionReport) => {
      // No page offers an event that a guard refuses. Such an event only occurs accidentally, and
      // is not counted.
      if (step.fired.length > 0) meter.record(step);
      whereabouts.report(step);
      listenerOf(driver).stepReported?.(step);
      notes?.report(step);
    });
    try {
      await runPath(parts, path, driver, meter, {
        waitForState: async (state, heard) => {
          await whereabouts.waitForState(state, heard);
          await listenerOf(driver).stateReached?.();
          notes?.stateReached();
        },
        stepStarted: (step) => notes?.stepStarted(step),
        stateAsserted: async (step) => notes?.stateAsserted(step),
      });
      notes?.write();
    } catch (cause) {
      await notes?.stepFailed(cause);
      throw cause;
    } finally {
      // When this call returns, the earlier reports of the page have arrived.
      await page.evaluate(() => document.readyState);
      writeCoverage('browser', meter.result(), pathTitle(path));
    }
  };
}

/** A driver may wait for a step of another machine, or until its own has reached a state. */
function listenerOf(driver: unknown): MachineListener {
  return driver as MachineListener;
}

/** The recorder imports axe, which no journey needs to load. */
async function recorderFor(page: Page, qa: QaPath) {
  const { startRecording } = await import('../../qa/browser-recorder');
  return startRecording(page, qa);
}

/**
 * A process reaches its state quickly, and the poll only checks reports that have already arrived.
 */
const POLL_INTERVALS_MS = [10, 20, 40, 80];

/** Tracks the state that the page reports for its process, because two states can look alike. */
class MachineStateTracker {
  #now: readonly string[] = [];
  #told: TransitionReport[] = [];

  constructor(readonly machine: string) {}

  report(step: TransitionReport): void {
    if (step.machine !== this.machine) return;
    this.#now = step.states;
    this.#told.push(step);
  }

  /**
   * Waits until the process is in this state, or has passed through it since the last call. An
   * event that does not change the state is complete when the process has received it: `heard` is
   * its type.
   */
  async waitForState(statePath: string, heard?: string): Promise<void> {
    const id = `${this.machine}.${statePath}`;
    const fits = ({ states, event }: TransitionReport) =>
      states.includes(id) && (heard === undefined || event === heard);
    await expect
      .poll(() => this.#told.some(fits) || (heard === undefined && this.#now.includes(id)), {
        message: `arrives in ${id}${heard ? `, by ${heard}` : ''}`,
        intervals: POLL_INTERVALS_MS,
      })
      .toBe(true);
    // Later reports belong to the next steps.
    this.#told = this.#told.slice(this.#told.findIndex(fits) + 1);
  }
}

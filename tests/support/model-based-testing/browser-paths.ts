import { expect, type Page } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import type { TransitionReport } from '#application/inspection';
import { requestedBrowserPaths } from '../../qa/browser-options';
import type { QaPath } from '../../qa/qa-path';
import { writeCoverage } from './coverage-files';
import { CoverageMeter } from './coverage-meter';
import { prefixFreePathsOf } from './coverage-paths';
import type { MachineTestModel } from './machine-test-model';
import type { ModelPath } from './model-graph';
import { pathTitle, type RunnableTestModel, runPath, toRunnable } from './run-path';

/** One path to play on a page of the real portal, under the name of its test. */
export interface BrowserPath<Driver> {
  readonly title: string;
  /** Plays it. The page must be new, so that it can tell its steps from the first on. */
  readonly run: (page: Page, driver: Driver) => Promise<void>;
}

/**
 * The smallest set of paths that fires every transition of a machine, to be played on the page of the
 * real portal against the real server. `Driver` is what the test model needs of a page; its `open` opens
 * it, so that it can route requests and fill the storage before.
 *
 * The portal tells every step of its machines to `window.reportMachineStep`. What was reached is kept
 * path by path, because Playwright's workers share nothing, and joined when it is printed.
 */
export const browserPathsOf = <Machine extends AnyStateMachine, Driver>(
  testModel: MachineTestModel<Machine, Driver>,
): BrowserPath<Driver>[] => {
  const parts = toRunnable(testModel);
  const asked = requestedBrowserPaths(testModel.model);
  if (asked) return asked.map((qa) => ({ title: qa.name, run: runnerFor(parts, qa.path, qa) }));
  return prefixFreePathsOf(testModel.model).map((path) => ({
    title: pathTitle(path),
    run: runnerFor(parts, path, null),
  }));
};

/** How a path is played on a page; `npm run qa` gets notes of every step, with pictures. */
const runnerFor =
  <Driver>(parts: RunnableTestModel<Driver>, path: ModelPath, qa: QaPath | null) =>
  async (page: Page, driver: Driver): Promise<void> => {
    const meter = new CoverageMeter(parts.machine);
    const whereabouts = new MachineStateTracker(parts.machine.id);
    const notes = qa && (await recorderFor(page, qa));
    await page.exposeFunction('reportMachineStep', (step: TransitionReport) => {
      // No page offers what a guard refuses: where that comes of itself, it comes by chance, and isn't counted.
      if (step.fired.length > 0) meter.record(step);
      whereabouts.report(step);
      notes?.report(step);
    });
    try {
      await runPath(parts, path, driver, meter, {
        waitForState: async (state, heard) => {
          await whereabouts.waitForState(state, heard);
          await notifyStateReached(driver);
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
      // What the page told before this answer has arrived by then.
      await page.evaluate(() => document.readyState);
      writeCoverage('browser', meter.result(), pathTitle(path));
    }
  };

/** A driver may hold something back until the machine has reached the state of a step. */
const notifyStateReached = async (driver: unknown): Promise<void> => {
  const { arrived } = driver as { readonly arrived?: () => void | Promise<void> };
  await arrived?.();
};

/** They come with axe, which no journey has to wait for. */
const recorderFor = async (page: Page, qa: QaPath) => {
  const { startRecording } = await import('../../qa/browser-recorder');
  return startRecording(page, qa);
};

/** A process arrives within a moment, and what the page told already is looked up without asking it. */
const POLL_INTERVALS_MS = [10, 20, 40, 80];

/** Where the page says its process stands, because two states can look alike. */
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
   * Waits until the process stands in this state, or has passed through it since the last call. What leaves it
   * where it stood has come to pass once it has `heard` of it, an event's type.
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
    // What was told after it belongs to the next steps.
    this.#told = this.#told.slice(this.#told.findIndex(fits) + 1);
  }
}

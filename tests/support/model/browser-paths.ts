import { expect, type Page } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import type { TransitionReport } from '#application/inspection';
import { askedOfBrowser } from '../../qa/browser-asked';
import type { QaPath } from '../../qa/qa-path';
import { CoverageMeter } from './coverage-meter';
import { keepCoverage } from './coverage-report';
import type { MachineScript } from './machine-script';
import type { ModelPath } from './model-graph';
import { fewestPathsOf } from './paths-of';
import { type Playable, play, playable, titleOf } from './play';

/** One path to play on a page of the real portal, under the name of its test. */
export interface BrowserPath<World> {
  readonly title: string;
  /** Plays it. The page must be new, so that it can tell its steps from the first on. */
  readonly play: (page: Page, world: World) => Promise<void>;
}

/**
 * The smallest set of paths that fires every transition of a machine, to be played on the page of the
 * real portal against the real server. `World` is what the script needs of a page; its `open` opens
 * it, so that it can route requests and fill the storage before.
 *
 * The portal tells every step of its machines to `window.reportMachineStep`. What was reached is kept
 * path by path, because Playwright's workers share nothing, and joined when it is printed.
 */
export const browserPathsOf = <Machine extends AnyStateMachine, World>(
  script: MachineScript<Machine, World>,
): BrowserPath<World>[] => {
  const parts = playable(script);
  const asked = askedOfBrowser(script.model);
  if (asked) return asked.map((qa) => ({ title: qa.name, play: playedFor(parts, qa.path, qa) }));
  return fewestPathsOf(script.model).map((path) => ({
    title: titleOf(path),
    play: playedFor(parts, path, null),
  }));
};

/** How a path is played on a page; `npm run qa` gets notes of every step, with pictures. */
const playedFor =
  <World>(parts: Playable<World>, path: ModelPath, qa: QaPath | null) =>
  async (page: Page, world: World): Promise<void> => {
    const meter = new CoverageMeter(parts.machine);
    const whereabouts = new Whereabouts(parts.machine.id);
    const notes = qa && (await notesFor(page, qa));
    await page.exposeFunction('reportMachineStep', (step: TransitionReport) => {
      // No page offers what a guard refuses: where that comes of itself, it comes by chance, and isn't counted.
      if (step.fired.length > 0) meter.report(step);
      whereabouts.report(step);
      notes?.report(step);
    });
    try {
      await play(parts, path, world, meter, {
        arrival: async (state, heard) => {
          await whereabouts.arrival(state, heard);
          await tellArrival(world);
          notes?.arrived();
        },
        begins: (step) => notes?.begins(step),
        seen: async (step) => notes?.seen(step),
      });
      notes?.keep();
    } catch (cause) {
      await notes?.failed(cause);
      throw cause;
    } finally {
      // What the page told before this answer has arrived by then.
      await page.evaluate(() => document.readyState);
      keepCoverage('browser', meter.result(), titleOf(path));
    }
  };

/** A world may hold something until the process stands where a step led it. */
const tellArrival = async (world: unknown): Promise<void> => {
  const { arrived } = world as { readonly arrived?: () => void | Promise<void> };
  await arrived?.();
};

/** They come with axe, which no journey has to wait for. */
const notesFor = async (page: Page, qa: QaPath) => {
  const { beginNotes } = await import('../../qa/browser-notes');
  return beginNotes(page, qa);
};

/** A process arrives within a moment, and what the page told already is looked up without asking it. */
const SOON_MS = [10, 20, 40, 80];

/** Where the page says its process stands, because two states can look alike. */
class Whereabouts {
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
  async arrival(statePath: string, heard?: string): Promise<void> {
    const id = `${this.machine}.${statePath}`;
    const fits = ({ states, event }: TransitionReport) =>
      states.includes(id) && (heard === undefined || event === heard);
    await expect
      .poll(() => this.#told.some(fits) || (heard === undefined && this.#now.includes(id)), {
        message: `arrives in ${id}${heard ? `, by ${heard}` : ''}`,
        intervals: SOON_MS,
      })
      .toBe(true);
    // What was told after it belongs to the next steps.
    this.#told = this.#told.slice(this.#told.findIndex(fits) + 1);
  }
}

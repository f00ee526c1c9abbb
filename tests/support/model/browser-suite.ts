import { type Page, test } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import { CoverageMeter } from './coverage-meter';
import { keepCoverage } from './coverage-report';
import type { MachineScript } from './machine-script';
import { fewestPathsOf } from './paths-of';
import { play, playable, titleOf } from './play';

/**
 * Plays the smallest set of paths that fires every transition of a machine, on the page of the real
 * portal against the real server. `createWorld` gives the script its hands and eyes on a page; it is
 * called before the page opens, so that it can route requests and fill the storage.
 *
 * The portal tells every step of its machines to `window.reportMachineStep`; what was reached is kept
 * path by path, because Playwright's workers share nothing, and joined when it is printed.
 */
export const describeMachineInBrowser = <Machine extends AnyStateMachine, World>(
  script: MachineScript<Machine, World>,
  createWorld: (page: Page) => Promise<World>,
): void => {
  const { machine } = script.model;
  const parts = playable(script);

  test.describe(`the ${machine.id} machine on the page`, () => {
    for (const [index, path] of fewestPathsOf(script.model).entries()) {
      test(titleOf(path), async ({ page }) => {
        const meter = new CoverageMeter(machine);
        await page.exposeFunction('reportMachineStep', meter.report);
        try {
          await play(parts, path, await createWorld(page), meter);
        } finally {
          keepCoverage('browser', meter.result(), index);
        }
      });
    }
  });
};

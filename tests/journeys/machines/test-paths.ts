import type { Page } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import { browserPathsOf } from '../../support/model-based-testing/browser-paths';
import type { MachineTestModel } from '../../support/model-based-testing/machine-test-model';
import { test } from '../support/journey';
import type { JourneyStore } from '../support/store';
import { type Colleague, lazyColleague } from './colleague';
import { LANGUAGE } from './translated-text';

/**
 * The setup of a machine's driver: a store of its own, a seller at the page, a colleague elsewhere.
 */
export interface PageSetup {
  readonly baseURL: string;
  readonly store: JourneyStore;
  readonly colleague: Colleague;
  /** Opens the portal at a path as a seller with all permissions. */
  readonly openPortal: (path: string) => Promise<unknown>;
}

/**
 * Defines a test for each path of a machine, run by a store admin while a manager works elsewhere.
 */
export function testPaths<Machine extends AnyStateMachine, Driver>(
  testModel: MachineTestModel<Machine, Driver>,
  onPage: (page: Page, setting: PageSetup) => Driver,
): void {
  for (const path of browserPathsOf(testModel)) {
    test(path.title, async ({ page, store, openAs, baseURL }) => {
      const setting: PageSetup = {
        baseURL: baseURL ?? '',
        store,
        colleague: lazyColleague(baseURL ?? '', store.userNames.store_manager),
        openPortal: (address) => openAs('store_admin', address, { language: LANGUAGE }),
      };
      await path.run(page, onPage(page, setting));
    });
  }
}

/** The same test model once for each input of its model, so that each is tested completely. */
export function splitByInput<Machine extends AnyStateMachine, Driver>(
  testModel: MachineTestModel<Machine, Driver>,
): MachineTestModel<Machine, Driver>[] {
  return Object.entries(testModel.model.inputs).map(([label, input]) => ({
    ...testModel,
    model: { ...testModel.model, inputs: { [label]: input } },
  }));
}

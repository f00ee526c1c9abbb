import type { Page } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import { browserPathsOf } from '../../support/model/browser-paths';
import type { MachineScript } from '../../support/model/machine-script';
import { test } from '../support/journey';
import type { JourneyStore } from '../support/store';
import { absentColleague, type Colleague } from './colleague';
import { LANGUAGE } from './spoken';

/** What the world of a machine needs: a store of its own, a seller at the page, a colleague elsewhere. */
export interface PageSetting {
  readonly baseURL: string;
  readonly store: JourneyStore;
  readonly colleague: Colleague;
  /** Opens the portal at a path as a seller who may do everything. */
  readonly openPortal: (path: string) => Promise<unknown>;
}

/** A test for each path of a machine, played by a store admin while a manager works elsewhere. */
export const testPaths = <Machine extends AnyStateMachine, World>(
  script: MachineScript<Machine, World>,
  onPage: (page: Page, setting: PageSetting) => World,
): void => {
  for (const path of browserPathsOf(script)) {
    test(path.title, async ({ page, store, openAs, baseURL }) => {
      const setting: PageSetting = {
        baseURL: baseURL ?? '',
        store,
        colleague: absentColleague(baseURL ?? '', store.userNames.store_manager),
        openPortal: (address) => openAs('store_admin', address, { language: LANGUAGE }),
      };
      await path.play(page, onPage(page, setting));
    });
  }
};

/** The same script once for each input of its model, so that each is played whole. */
export const inputByInput = <Machine extends AnyStateMachine, World>(
  script: MachineScript<Machine, World>,
): MachineScript<Machine, World>[] =>
  Object.entries(script.model.inputs).map(([label, input]) => ({
    ...script,
    model: { ...script.model, inputs: { [label]: input } },
  }));

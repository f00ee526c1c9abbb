import {
  type DeviceRedirectContext,
  deviceRedirectMachine,
} from '#application/device-redirect/device-redirect.machine';
import type { MobileSystem } from '#domain/device-redirect/mobile-system';
import type { MachineTestModel } from '../model-based-testing/machine-test-model';

/** What the visitor sees: a loading page, two links to choose from, or a note for other devices. */
export type RedirectViewState = 'looking' | 'opening' | 'choice' | 'store' | 'no telephone';

/** The visitor's device. */
export type VisitorDevice = 'an Android phone' | 'an iPhone' | 'a computer';

export const SYSTEM_OF: Readonly<Record<VisitorDevice, MobileSystem | null>> = {
  'an Android phone': 'android',
  'an iPhone': 'ios',
  'a computer': null,
};

/** The link that the visitor followed, with a query. */
export const LINK = 'product/prd_zellige?ref=wasaler';

/** The actions and assertions that a driver of the redirect must implement. */
export interface DeviceRedirectDriver {
  open(): Promise<void>;
  detect(device: VisitorDevice): Promise<void>;
  hidePage(): Promise<void>;
  followLink(): Promise<void>;
  visitStore(): Promise<void>;
  elapseTwoSeconds(): Promise<void>;
  expectViewState(viewState: RedirectViewState): Promise<void>;
}

function is(device: VisitorDevice) {
  return {
    type: 'xstate.done.actor.detectDevice',
    output: SYSTEM_OF[device],
  };
}

/** The device-redirect machine, as a test model that drivers in Node and in a browser can run. */
export const deviceRedirectTestModel: MachineTestModel<
  typeof deviceRedirectMachine,
  DeviceRedirectDriver
> = {
  model: {
    machine: deviceRedirectMachine,
    inputs: { 'a link into the app': { link: LINK } },
    events: {
      'page.hide': { type: 'page.hide' },
      'link.follow': { type: 'link.follow' },
      'store.visit': { type: 'store.visit' },
      'it is an Android phone': is('an Android phone'),
      'it is an iPhone': is('an iPhone'),
      'it is a computer': is('a computer'),
      'two seconds pass': { type: 'xstate.after.storeDelay.deviceRedirect.openingApp' },
    },
    serialise: ({ system }: DeviceRedirectContext) => [system],
  },

  setUp: (driver) => driver.open(),

  eventExecutors: {
    'page.hide': (driver) => driver.hidePage(),
    'link.follow': (driver) => driver.followLink(),
    'store.visit': (driver) => driver.visitStore(),
  },

  outcomeExecutors: {
    'it is an Android phone': (driver) => driver.detect('an Android phone'),
    'it is an iPhone': (driver) => driver.detect('an iPhone'),
    'it is a computer': (driver) => driver.detect('a computer'),
    'two seconds pass': (driver) => driver.elapseTwoSeconds(),
  },

  stateAssertions: {
    detecting: (driver) => driver.expectViewState('looking'),
    'openingApp.askedByPage': (driver) => driver.expectViewState('opening'),
    'openingApp.askedByVisitor': (driver) => driver.expectViewState('opening'),
    inApp: (driver) => driver.expectViewState('choice'),
    atStore: (driver) => driver.expectViewState('store'),
    elsewhere: (driver) => driver.expectViewState('no telephone'),
  },
};

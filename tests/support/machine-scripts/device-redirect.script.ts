import {
  type DeviceRedirectContext,
  deviceRedirectMachine,
} from '#application/device-redirect/device-redirect.machine';
import type { MobileSystem } from '#domain/device-redirect/mobile-system';
import type { MachineScript } from '../model/machine-script';

/** What the visitor sees: a page that works, two ways to choose from, or that this is no telephone. */
export type RedirectSight = 'looking' | 'opening' | 'choice' | 'store' | 'no telephone';

/** What the visitor holds in their hands. */
export type VisitorDevice = 'an Android phone' | 'an iPhone' | 'a computer';

export const SYSTEM_OF: Readonly<Record<VisitorDevice, MobileSystem | null>> = {
  'an Android phone': 'android',
  'an iPhone': 'ios',
  'a computer': null,
};

/** The link that the visitor followed, with a query. */
export const LINK = 'product/prd_zellige?ref=wasaler';

/** What a runner must be able to do with the redirect and to see of it. */
export interface DeviceRedirectWorld {
  open(): Promise<void>;
  detect(device: VisitorDevice): Promise<void>;
  hidePage(): Promise<void>;
  followLink(): Promise<void>;
  visitStore(): Promise<void>;
  twoSecondsPass(): Promise<void>;
  sees(sight: RedirectSight): Promise<void>;
}

const is = (device: VisitorDevice) => ({
  type: 'xstate.done.actor.detectDevice',
  output: SYSTEM_OF[device],
});

/** The device-redirect machine, told so that Node and a browser can both play it. */
export const deviceRedirectScript: MachineScript<
  typeof deviceRedirectMachine,
  DeviceRedirectWorld
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

  opens: (world) => world.open(),

  does: {
    'page.hide': (world) => world.hidePage(),
    'link.follow': (world) => world.followLink(),
    'store.visit': (world) => world.visitStore(),
  },

  outcomes: {
    'it is an Android phone': (world) => world.detect('an Android phone'),
    'it is an iPhone': (world) => world.detect('an iPhone'),
    'it is a computer': (world) => world.detect('a computer'),
    'two seconds pass': (world) => world.twoSecondsPass(),
  },

  sees: {
    detecting: (world) => world.sees('looking'),
    'openingApp.askedByPage': (world) => world.sees('opening'),
    'openingApp.askedByVisitor': (world) => world.sees('opening'),
    inApp: (world) => world.sees('choice'),
    atStore: (world) => world.sees('store'),
    elsewhere: (world) => world.sees('no telephone'),
  },
};

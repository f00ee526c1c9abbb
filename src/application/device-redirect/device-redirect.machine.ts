import { assign, setup } from 'xstate';
import type { MobileSystem } from '#domain/device-redirect/mobile-system';
import { declareActor, declareListener } from '../machine-actors';

/** Events of the page while the app should open. */
export type PageHiddenEvent = { type: 'page.hide' };

/**
 * `link.follow`: the visitor followed the link into the app, and the browser opens the app itself.
 */
export type DeviceRedirectEvent =
  | PageHiddenEvent
  | { type: 'link.follow' }
  | { type: 'store.visit' };

export interface DeviceRedirectContext {
  /** The target in the app, as a path and its query; empty for its home screen. */
  readonly link: string;
  /** The visitor's system; null until it is detected, and on systems without the app. */
  readonly system: MobileSystem | null;
}

function detected({ event }: { event: { output: MobileSystem | null } }) {
  return {
    system: event.output,
  };
}

/** Time for the app to open before its store page is shown (specification, section 9; ms). */
export const STORE_DELAY_MS = 2000;

/**
 * Redirects a visitor into the app: by its custom scheme on Android and iOS, to its store page if
 * it has not opened within two seconds, and not at all on other devices. A browser may refuse to
 * open an app without a user action. So the page also has a link into the app, which opens it again
 * and restarts the two seconds. Once the page was hidden, the app is assumed open: there is no
 * further redirect, and the visitor chooses. Specification, section 2, `/redirect-test` and
 * `/app/*`.
 */
export const deviceRedirectMachine = setup({
  types: {
    context: {} as DeviceRedirectContext,
    events: {} as DeviceRedirectEvent,
    input: {} as Pick<DeviceRedirectContext, 'link'>,
  },
  actors: {
    /** Returns the system of the device, null on a system without the app; never rejects. */
    detectDevice: declareActor<MobileSystem | null>(),
    /** Emits an event when the page is hidden. */
    watchPage: declareListener<PageHiddenEvent>(),
    /** Opens the app at the link. */
    openApp: declareActor<void, { link: string }>(),
    /** Opens the app's page in the store of the system. */
    visitStore: declareActor<void, { system: MobileSystem | null }>(),
  },
  guards: {
    isMobile: (_, { system }: { system: MobileSystem | null }) => system !== null,
  },
  actions: {
    keepSystem: assign((_, { system }: { system: MobileSystem | null }) => ({ system })),
  },
  delays: { storeDelay: STORE_DELAY_MS },
}).createMachine({
  id: 'deviceRedirect',
  context: ({ input }) => ({ link: input.link, system: null }),
  initial: 'detecting',
  states: {
    detecting: {
      invoke: {
        id: 'detectDevice',
        src: 'detectDevice',
        onDone: [
          {
            guard: { type: 'isMobile', params: detected },
            target: 'openingApp',
            actions: { type: 'keepSystem', params: detected },
            meta: {
              proves: ['deviceDetected', 'deepLinkHandled', 'androidRedirect', 'iosRedirect'],
            },
          },
          {
            target: 'elsewhere',
            meta: { proves: ['deviceDetected', 'elsewhereAlert', 'elsewhereMessage'] },
          },
        ],
      },
    },
    openingApp: {
      invoke: { id: 'watchPage', src: 'watchPage' },
      on: {
        'page.hide': 'inApp',
        'link.follow': { target: '.askedByVisitor', reenter: true },
      },
      after: {
        storeDelay: {
          target: 'atStore',
          meta: { proves: ['androidRedirect', 'iosRedirect', 'storeDelay'] },
        },
      },
      initial: 'askedByPage',
      states: {
        askedByPage: {
          invoke: {
            id: 'openApp',
            src: 'openApp',
            input: ({ context }) => ({ link: context.link }),
          },
        },
        askedByVisitor: {},
      },
    },
    inApp: {
      on: { 'link.follow': 'openingApp.askedByVisitor', 'store.visit': 'atStore' },
    },
    atStore: {
      meta: { proves: ['ledToListing'] },
      invoke: {
        id: 'visitStore',
        src: 'visitStore',
        input: ({ context }) => ({ system: context.system }),
      },
      on: {
        'link.follow': 'openingApp.askedByVisitor',
        'store.visit': { target: 'atStore', reenter: true },
      },
    },
    elsewhere: { type: 'final' },
  },
});

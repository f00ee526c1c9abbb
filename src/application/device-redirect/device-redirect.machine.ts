import { assign, setup } from 'xstate';
import type { MobileSystem } from '#domain/device-redirect/mobile-system';
import { declareActor, declareListener } from '../machine-actors';

/** Events of the page while the app is asked to open. */
export type PageHiddenEvent = { type: 'page.hide' };

/** `link.follow`: the visitor pressed the link into the app, and the browser asks the app by itself. */
export type DeviceRedirectEvent =
  | PageHiddenEvent
  | { type: 'link.follow' }
  | { type: 'store.visit' };

export interface DeviceRedirectContext {
  /** What the app is to show, as a path and its query; empty for its home. */
  readonly link: string;
  /** The visitor's system; null until it is detected, and where the app doesn't run. */
  readonly system: MobileSystem | null;
}

const detected = ({ event }: { event: { output: MobileSystem | null } }) => ({
  system: event.output,
});

/** How long the app has to open before its page in the store is shown (specification, section 9; ms). */
export const STORE_DELAY_MS = 2000;

/**
 * Leads a visitor into the app: by its custom scheme on Android and iOS, to its page in the store
 * where it has not opened within two seconds, and nowhere on any other device. A browser may refuse to
 * open an app for a page that nobody pressed, so the page has a link into the app too: whoever presses it
 * asks the app anew, and the two seconds begin again. Once the page was hidden the app is taken to have
 * opened: nothing redirects any more, the visitor chooses.
 * Specification, section 2, `/redirect-test` and `/app/*`.
 */
export const deviceRedirectMachine = setup({
  types: {
    context: {} as DeviceRedirectContext,
    events: {} as DeviceRedirectEvent,
    input: {} as Pick<DeviceRedirectContext, 'link'>,
  },
  actors: {
    /** Answers the system of the device, null where the app doesn't run; never rejects. */
    detectDevice: declareActor<MobileSystem | null>(),
    /** Tells when the page is hidden. */
    watchPage: declareListener<PageHiddenEvent>(),
    /** Asks the app to open at the link. */
    openApp: declareActor<void, { link: string }>(),
    /** Leads to the app's page in the store of the system. */
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

import { expect } from 'vitest';
import type { Inspect } from '#application/create-application';
import { provideDeviceRedirect } from '#application/device-redirect/device-redirect.actors';
import {
  type deviceRedirectMachine,
  STORE_DELAY_MS,
} from '#application/device-redirect/device-redirect.machine';
import type { Device } from '#application/ports/device.port';
import type { AppLinks } from '#domain/device-redirect/app-links';
import type { MobileSystem } from '#domain/device-redirect/mobile-system';
import {
  type DeviceRedirectDriver,
  LINK,
  type RedirectViewState,
  SYSTEM_OF,
} from '../machine-models/device-redirect.model';
import { statePathOf } from '../model-based-testing/state-path';
import { settle } from '../test-app/compose-test-app';
import { withCallsReported } from '../test-app/port-calls';
import { createMachineHarness } from './machine-harness';

const app: AppLinks = {
  scheme: 'souk',
  listings: { android: 'https://play.example/souk', ios: 'https://apps.example/souk' },
};
const VIEW_STATES: Readonly<Record<string, RedirectViewState>> = {
  detecting: 'looking',
  'openingApp.askedByPage': 'opening',
  'openingApp.askedByVisitor': 'opening',
  inApp: 'choice',
  atStore: 'store',
  elsewhere: 'no telephone',
};

/** The running redirect on a device that the test controls. */
export function createDeviceRedirectNodeDriver(inspect: Inspect) {
  const running = createMachineHarness<typeof deviceRedirectMachine>(inspect);
  const { begin, playing, send, snapshot } = running;
  let tellSystem: (system: MobileSystem | null) => void = () => undefined;
  const hidden = new Set<() => void>();
  let visited: string[] = [];
  let held: MobileSystem | null = null;

  /** The addresses that the process must have opened. The browser itself follows a pressed link. */
  let expected: string[] = [];
  const leadsToStore = () => held && expected.push(app.listings[held]);

  const driver: DeviceRedirectDriver = {
    open: async () => {
      [visited, expected, held] = [[], [], null];
      const testDevice: Device = {
        detect: () =>
          new Promise<MobileSystem | null>((resolve) => {
            tellSystem = resolve;
          }),
        openUrl: (address: string) => void visited.push(address),
        onHidden: (listener: () => void) => {
          hidden.add(listener);
          return () => void hidden.delete(listener);
        },
      };
      const device = withCallsReported('device', testDevice, ['openUrl', 'detect', 'onHidden']);
      await begin(() => provideDeviceRedirect({ device, app }), { link: LINK });
    },
    detect: async (device) => {
      held = SYSTEM_OF[device];
      tellSystem(held);
      if (held) expected.push(`souk://${LINK}`);
      await settle();
    },
    // The page may be hidden in any state, but only a process that waits for the app is notified.
    hidePage: async () => {
      for (const tell of [...hidden]) tell();
      if (hidden.size === 0) await send({ type: 'page.hide' });
    },
    followLink: () => send({ type: 'link.follow' }),
    visitStore: async () => {
      leadsToStore();
      await send({ type: 'store.visit' });
    },
    elapseTwoSeconds: async () => {
      running.app().clock.advance(STORE_DELAY_MS - 1);
      expect(snapshot().matches('openingApp')).toBe(true);
      running.app().clock.advance(1);
      leadsToStore();
      await settle();
    },
    expectViewState: async (viewState) => {
      expect(VIEW_STATES[statePathOf(snapshot().value)]).toBe(viewState);
      expect(visited).toEqual(expected);
      expect(hidden.size).toBe(viewState === 'opening' ? 1 : 0);
    },
  };

  return playing(driver);
}

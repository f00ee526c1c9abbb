import { expect } from 'vitest';
import type { Inspect } from '#application/create-application';
import { provideDeviceRedirect } from '#application/device-redirect/device-redirect.actors';
import {
  type deviceRedirectMachine,
  STORE_DELAY_MS,
} from '#application/device-redirect/device-redirect.machine';
import type { Device } from '#application/ports/device.port';
import type { AppPlaces } from '#domain/device-redirect/app-places';
import type { MobileSystem } from '#domain/device-redirect/mobile-system';
import {
  type DeviceRedirectWorld,
  LINK,
  type RedirectSight,
  SYSTEM_OF,
} from '../machine-scripts/device-redirect.script';
import { settle } from '../test-app/compose-test-app';
import { withCallsTold } from '../test-app/port-calls';
import { processInNode } from './process-in-node';

const app: AppPlaces = {
  scheme: 'souk',
  listings: { android: 'https://play.example/souk', ios: 'https://apps.example/souk' },
};
const SIGHTS = {
  detecting: 'looking',
  openingApp: 'opening',
  inApp: 'choice',
  atStore: 'store',
  elsewhere: 'no telephone',
} as const satisfies Record<string, RedirectSight>;

/** The running redirect on a device that the test holds. */
export const deviceRedirectInNode = (inspect: Inspect) => {
  const running = processInNode<typeof deviceRedirectMachine>(inspect);
  const { begin, playing, send, snapshot } = running;
  let tellSystem: (system: MobileSystem | null) => void = () => undefined;
  const hidden = new Set<() => void>();
  let visited: string[] = [];
  let held: MobileSystem | null = null;

  /** Where the browser must have been led, each time anew: an app that did not open may open the next time. */
  let expected: string[] = [];
  const leadsToApp = () => expected.push(`souk://${LINK}`);
  const leadsToStore = () => held && expected.push(app.listings[held]);

  const world: DeviceRedirectWorld = {
    open: async () => {
      [visited, expected, held] = [[], [], null];
      const testDevice: Device = {
        detect: () =>
          new Promise<MobileSystem | null>((resolve) => {
            tellSystem = resolve;
          }),
        go: (address: string) => void visited.push(address),
        onHidden: (listener: () => void) => {
          hidden.add(listener);
          return () => void hidden.delete(listener);
        },
      };
      const device = withCallsTold('device', testDevice, ['go', 'detect', 'onHidden']);
      await begin(() => provideDeviceRedirect({ device, app }), { link: LINK });
    },
    detect: async (device) => {
      held = SYSTEM_OF[device];
      tellSystem(held);
      if (held) leadsToApp();
      await settle();
    },
    // The page may be hidden in any state: only the app that is waited for is told of it.
    hidePage: async () => {
      for (const tell of [...hidden]) tell();
      if (hidden.size === 0) await send({ type: 'page.hide' });
    },
    openApp: async () => {
      leadsToApp();
      await send({ type: 'app.open' });
    },
    visitStore: async () => {
      leadsToStore();
      await send({ type: 'store.visit' });
    },
    twoSecondsPass: async () => {
      running.app().clock.advance(STORE_DELAY_MS - 1);
      expect(snapshot().value).toBe('openingApp');
      running.app().clock.advance(1);
      leadsToStore();
      await settle();
    },
    sees: async (sight) => {
      expect(SIGHTS[snapshot().value]).toBe(sight);
      expect(visited).toEqual(expected);
      expect(hidden.size).toBe(sight === 'opening' ? 1 : 0);
    },
  };

  return playing(world);
};

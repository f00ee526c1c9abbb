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
import { pathOfValue } from '../model/spelling';
import { settle } from '../test-app/compose-test-app';
import { withCallsReported } from '../test-app/port-calls';
import { processInNode } from './process-in-node';

const app: AppPlaces = {
  scheme: 'souk',
  listings: { android: 'https://play.example/souk', ios: 'https://apps.example/souk' },
};
const SIGHTS: Readonly<Record<string, RedirectSight>> = {
  detecting: 'looking',
  'openingApp.askedByPage': 'opening',
  'openingApp.askedByVisitor': 'opening',
  inApp: 'choice',
  atStore: 'store',
  elsewhere: 'no telephone',
};

/** The running redirect on a device that the test holds. */
export const deviceRedirectInNode = (inspect: Inspect) => {
  const running = processInNode<typeof deviceRedirectMachine>(inspect);
  const { begin, playing, send, snapshot } = running;
  let tellSystem: (system: MobileSystem | null) => void = () => undefined;
  const hidden = new Set<() => void>();
  let visited: string[] = [];
  let held: MobileSystem | null = null;

  /** Where the process must have led the browser. A link that is pressed is followed by the browser itself. */
  let expected: string[] = [];
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
      const device = withCallsReported('device', testDevice, ['go', 'detect', 'onHidden']);
      await begin(() => provideDeviceRedirect({ device, app }), { link: LINK });
    },
    detect: async (device) => {
      held = SYSTEM_OF[device];
      tellSystem(held);
      if (held) expected.push(`souk://${LINK}`);
      await settle();
    },
    // The page may be hidden in any state: only the app that is waited for is told of it.
    hidePage: async () => {
      for (const tell of [...hidden]) tell();
      if (hidden.size === 0) await send({ type: 'page.hide' });
    },
    followLink: () => send({ type: 'link.follow' }),
    visitStore: async () => {
      leadsToStore();
      await send({ type: 'store.visit' });
    },
    twoSecondsPass: async () => {
      running.app().clock.advance(STORE_DELAY_MS - 1);
      expect(snapshot().matches('openingApp')).toBe(true);
      running.app().clock.advance(1);
      leadsToStore();
      await settle();
    },
    sees: async (sight) => {
      expect(SIGHTS[pathOfValue(snapshot().value)]).toBe(sight);
      expect(visited).toEqual(expected);
      expect(hidden.size).toBe(sight === 'opening' ? 1 : 0);
    },
  };

  return playing(world);
};

import { fromCallback, fromPromise } from 'xstate';
import { type AppPlaces, appAddress } from '#domain/device-redirect/app-places';
import type { ActorsOf } from '../machine-actors';
import type { Device } from '../ports/device.port';
import { deviceRedirectMachine, type PageNews } from './device-redirect.machine';

/** What the redirect asks of the world: the visitor's device, and where the build says the app is. */
export interface RedirectParts {
  readonly device: Device;
  readonly app: AppPlaces;
}

/** Gives the device-redirect machine its actors. */
const deviceRedirectActors = ({
  device,
  app,
}: RedirectParts): ActorsOf<typeof deviceRedirectMachine> => ({
  detectDevice: fromPromise(() => device.detect()),

  openApp: fromCallback(({ input: { link }, sendBack }) => {
    const stop = device.onHidden(() => sendBack({ type: 'page.hide' } satisfies PageNews));
    device.go(appAddress(app, link));
    return stop;
  }),

  visitStore: fromPromise(async ({ input: { system } }) => {
    if (system) device.go(app.listings[system]);
  }),
});

/** The device-redirect machine of the public area. */
export const provideDeviceRedirect = (parts: RedirectParts) =>
  deviceRedirectMachine.provide({ actors: deviceRedirectActors(parts) });

import { fromCallback, fromPromise } from 'xstate';
import { appUrl } from '#domain/device-redirect/app-links';
import type { ActorsOf } from '../machine-actors';
import type { PublicApplicationPorts } from '../ports/public-application-ports';
import { deviceRedirectMachine, type PageHiddenEvent } from './device-redirect.machine';

type RedirectPorts = Pick<PublicApplicationPorts, 'device' | 'app'>;

/** The actors of the device-redirect machine. */
function deviceRedirectActors({
  device,
  app,
}: RedirectPorts): ActorsOf<typeof deviceRedirectMachine> {
  return {
    detectDevice: fromPromise(() => device.detect()),

    watchPage: fromCallback<PageHiddenEvent>(({ sendBack }) =>
      device.onHidden(() => sendBack({ type: 'page.hide' })),
    ),

    openApp: fromPromise(async ({ input: { link } }) => {
      device.openUrl(appUrl(app, link));
    }),

    visitStore: fromPromise(async ({ input: { system } }) => {
      if (system) device.openUrl(app.listings[system]);
    }),
  };
}

/** The device-redirect machine of the public area. */
export function provideDeviceRedirect(ports: RedirectPorts) {
  return deviceRedirectMachine.provide({ actors: deviceRedirectActors(ports) });
}

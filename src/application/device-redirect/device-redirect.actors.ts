import { fromCallback, fromPromise } from 'xstate';
import { appAddress } from '#domain/device-redirect/app-places';
import type { ActorsOf } from '../machine-actors';
import type { VisitPorts } from '../ports/visit-ports';
import { deviceRedirectMachine, type PageNews } from './device-redirect.machine';

type RedirectPorts = Pick<VisitPorts, 'device' | 'app'>;

/** Gives the device-redirect machine its actors. */
const deviceRedirectActors = ({
  device,
  app,
}: RedirectPorts): ActorsOf<typeof deviceRedirectMachine> => ({
  detectDevice: fromPromise(() => device.detect()),

  watchPage: fromCallback<PageNews>(({ sendBack }) =>
    device.onHidden(() => sendBack({ type: 'page.hide' })),
  ),

  openApp: fromPromise(async ({ input: { link } }) => {
    device.go(appAddress(app, link));
  }),

  visitStore: fromPromise(async ({ input: { system } }) => {
    if (system) device.go(app.listings[system]);
  }),
});

/** The device-redirect machine of the public area. */
export const provideDeviceRedirect = (ports: RedirectPorts) =>
  deviceRedirectMachine.provide({ actors: deviceRedirectActors(ports) });

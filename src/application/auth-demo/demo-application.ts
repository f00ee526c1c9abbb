import type { Application } from '../create-application';
import { providePasswordRecovery } from '../password-recovery/password-recovery.actors';
import type { Ports } from '../ports/ports';
import type { ApiProblem, Transport } from '../ports/transport.port';
import { provideEmailConfirmation } from '../registration/email-confirmation.actors';
import { provideRegistration } from '../registration/registration.actors';
import { provideAuthentication } from '../session/authentication.actors';
import { provideInvitation } from '../session/invitation.actors';
import { createStore, type Store } from '../store';
import {
  demoAuthenticationActors,
  demoEmailConfirmation,
  demoInvitationActors,
  demoRegister,
  demoRequestLink,
} from './demo-actors';
import { createDemoScript, type DemoScript } from './demo-script';

/** The script of the demo pages; one for the application, so that the outbox stays between pages. */
export function provideDemoScript({ clock }: Ports): DemoScript {
  return createDemoScript(clock);
}

const NOT_SENT: ApiProblem = {
  type: 'about:blank',
  title: 'Demo',
  status: 0,
  code: 'network',
  requestId: null,
};

/** Sends nothing: a part of a page that reads records finds none. */
const closedTransport: Transport = {
  send: () => Promise.resolve({ ok: false, problem: NOT_SENT }),
  refresh: () => Promise.resolve({ ok: false, problem: NOT_SENT }),
  onSessionLost: () => () => undefined,
  connectionStatus: () => 'online',
  onConnectionStatusChange: () => () => undefined,
};

/** The authentication machine with scripted actors. Its session is not that of the portal. */
export function demoAuthentication({ provide }: Application) {
  const script = provide(provideDemoScript);
  return provide(provideAuthentication).provide({ actors: demoAuthenticationActors(script) });
}

/**
 * The application as the demo pages see it: the same machines with scripted actors. Languages,
 * appearance and all other machines are the application's.
 * @param session runs the machine of `demoAuthentication`
 */
export function createDemoApplication(
  application: Application,
  session: Application['session'],
): Application {
  const { provide } = application;
  const script = provide(provideDemoScript);
  const scripted = new Map<(ports: Ports, store: Store) => unknown, unknown>([
    [
      provideInvitation,
      provide(provideInvitation).provide({ actors: demoInvitationActors(script) }),
    ],
    [
      providePasswordRecovery,
      provide(providePasswordRecovery).provide({ actors: demoRequestLink(script) }),
    ],
    [
      provideEmailConfirmation,
      provide(provideEmailConfirmation).provide({ actors: demoEmailConfirmation(script) }),
    ],
    [provideRegistration, provide(provideRegistration).provide({ actors: demoRegister(script) })],
  ]);
  return {
    ...application,
    session,
    store: createStore(closedTransport),
    // The map holds under each provider that provider's machine, with other actors.
    provide: ((providing) => scripted.get(providing) ?? provide(providing)) as typeof provide,
  };
}

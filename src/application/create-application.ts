import { createActor, type InspectionEvent } from 'xstate';
import { sessionStanding } from '#domain/session/tokens';
import type { Ports } from './ports/ports';
import { provideFor } from './provided-machines';
import { provideAuthentication } from './session/authentication.actors';
import { createStore } from './store';

/** Called with everything that happens in a machine: for developers' tools and coverage. */
export type Inspect = (event: InspectionEvent) => void;

export interface ApplicationOptions {
  readonly inspect?: Inspect;
}

/**
 * The application's one door: the store, the running session, and `provide`, which gives a page's
 * machine its actors. `inspection` goes into the options of every machine a page runs. `stop` ends the session's actor
 * with its timers and listeners.
 */
export const createApplication = (ports: Ports, { inspect }: ApplicationOptions = {}) => {
  const { appearance, clock, icons, languages, preferences, tokens, transport } = ports;
  const store = createStore(transport);
  const provide = provideFor(ports, store);
  const inspection = inspect ? { inspect } : {};
  const session = createActor(provide(provideAuthentication), {
    input: { standing: sessionStanding(tokens.read(), clock.now()) },
    ...inspection,
  }).start();

  return {
    store,
    provide,
    session,
    inspection,
    appearance,
    languages,
    preferences,
    icons,
    reach: rememberTrouble(transport),
    stop: () => session.stop(),
  };
};

/** Whether the server was ever out of reach: what watches the connection is only fetched then. */
const rememberTrouble = (transport: Ports['transport']) => {
  let trouble = transport.reach() !== 'reached';
  return {
    hadTrouble: () => {
      trouble ||= transport.reach() !== 'reached';
      return trouble;
    },
    subscribe: (listener: () => void) => transport.onReach(listener),
  };
};

export type Application = ReturnType<typeof createApplication>;

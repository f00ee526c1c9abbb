import { createActor, type InspectionEvent } from 'xstate';
import { sessionState } from '#domain/session/tokens';
import type { CurrentUser } from '#openapi/types.generated';
import { createMachineCache } from './machine-provider';
import type { Ports } from './ports/ports';
import { provideAuthentication } from './session/authentication.actors';
import { createStore } from './store';

/** Called with every event of a machine: for developers' tools and coverage. */
export type Inspect = (event: InspectionEvent) => void;

export interface ApplicationOptions {
  readonly inspect?: Inspect;
  /** Whether the demo variants of the pages for signed-out users exist; false when left out. */
  readonly hasAuthDemo?: boolean;
}

/**
 * The entry point to the application: the store, the running session, and `provide`, which gives a
 * page's machine its actors. `inspection` belongs in the options of every machine that a page runs.
 * `stop` ends the session's actor with its timers and listeners.
 */
export function createApplication(
  ports: Ports,
  { inspect, hasAuthDemo = false }: ApplicationOptions = {},
) {
  const { appearance, clock, icons, knownUser, languages, preferences } = ports;
  const { tokens, transport, userName } = ports;
  const store = createStore(transport);
  const provide = createMachineCache(ports, store);
  const inspection = inspect ? { inspect } : {};
  const session = createActor(provide(provideAuthentication), {
    input: {
      sessionState: sessionState(tokens.read(), clock.now()),
      // The session wrote it; before the server has answered, only the frame reads it.
      knownUser: knownUser.read() as CurrentUser | null,
    },
    ...inspection,
  }).start();

  return {
    store,
    provide,
    session,
    inspection,
    hasAuthDemo,
    appearance,
    languages,
    preferences,
    userName,
    icons,
    clock,
    connection: trackConnectionTrouble(transport),
    stop: () => session.stop(),
  };
}

/**
 * Whether the server was ever unreachable. The code that watches the connection loads only then.
 */
function trackConnectionTrouble(transport: Ports['transport']) {
  let trouble = transport.connectionStatus() !== 'online';
  return {
    hadTrouble: () => {
      trouble ||= transport.connectionStatus() !== 'online';
      return trouble;
    },
    /** Whether the server was reachable when it was last asked. */
    isOnline: () => transport.connectionStatus() === 'online',
    subscribe: (listener: () => void) => transport.onConnectionStatusChange(listener),
  };
}

export type Application = ReturnType<typeof createApplication>;

import type { ApplicationOptions } from './create-application';
import { createMachineCache } from './machine-provider';
import type { PublicApplicationPorts } from './ports/public-application-ports';
import { createStore } from './store';

/**
 * The basis of the public pages: a query cache and machines, without a session. `inspection`
 * belongs in the options of every machine that a page runs.
 */
export function createPublicApplication(
  ports: PublicApplicationPorts,
  { inspect }: ApplicationOptions = {},
) {
  const store = createStore(ports.transport);
  return {
    store,
    provide: createMachineCache(ports, store),
    inspection: inspect ? { inspect } : {},
    appearance: ports.appearance,
    languages: ports.languages,
    checkout: ports.checkout,
    chatEvents: ports.chatEvents,
    app: ports.app,
  };
}

export type PublicApplication = ReturnType<typeof createPublicApplication>;

import type { ApplicationOptions } from './create-application';
import type { VisitPorts } from './ports/visit-ports';
import { provideFor } from './provided-machines';
import { createStore } from './store';

/**
 * What the pages for visitors stand on: a query cache and machines, no session. `inspection` goes
 * into the options of every machine a page runs.
 */
export const createVisit = (ports: VisitPorts, { inspect }: ApplicationOptions = {}) => {
  const store = createStore(ports.transport);
  return {
    store,
    provide: provideFor(ports, store),
    inspection: inspect ? { inspect } : {},
    appearance: ports.appearance,
    languages: ports.languages,
    checkout: ports.checkout,
    app: ports.app,
  };
};

export type Visit = ReturnType<typeof createVisit>;

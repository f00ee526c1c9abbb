import type { Ports } from './ports/ports';
import type { Store } from './store';

/**
 * Gives a machine its actors, from the ports it needs and the store of one application. What visitors
 * use too needs fewer ports than there are behind the session.
 */
export type MachineProvider<Machine, Needed = Ports> = (ports: Needed, store: Store) => Machine;

/**
 * Provides machines as pages ask for them, each once: a machine arrives with the code of its page, so
 * that the portal's first load holds the session's alone.
 */
export const createMachineCache = <Given>(ports: Given, store: Store) => {
  const provided = new Map<MachineProvider<unknown, Given>, unknown>();
  return <Machine>(providing: MachineProvider<Machine, Given>): Machine => {
    const machine = provided.get(providing) ?? providing(ports, store);
    provided.set(providing, machine);
    // The map holds under each key what that key's function made.
    return machine as Machine;
  };
};

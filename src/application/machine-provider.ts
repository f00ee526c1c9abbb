import type { Ports } from './ports/ports';
import type { Store } from './store';

/**
 * Provides a machine with its actors, from the ports it needs and the store of one application. A
 * machine that public pages also use needs fewer ports than the signed-in application has.
 */
export type MachineProvider<Machine, Needed = Ports> = (ports: Needed, store: Store) => Machine;

/**
 * Provides each machine once, when a page requests it. A machine loads with its page's code, so the
 * portal's first load contains only the session's machine.
 */
export function createMachineCache<Given>(ports: Given, store: Store) {
  const provided = new Map<MachineProvider<unknown, Given>, unknown>();
  return <Machine>(providing: MachineProvider<Machine, Given>): Machine => {
    const machine = provided.get(providing) ?? providing(ports, store);
    provided.set(providing, machine);
    // The map contains under each key the return value of that function.
    return machine as Machine;
  };
}

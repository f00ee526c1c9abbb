import { orderActionsActors } from './orders/order-actions.actors';
import { orderActionsMachine } from './orders/order-actions.machine';
import type { Ports } from './ports/ports';
import { productActionsActors } from './products/product-actions.actors';
import { productActionsMachine } from './products/product-actions.machine';
import { productImportActors } from './products/product-import.actors';
import { productImportMachine } from './products/product-import.machine';
import { authenticationActors } from './session/authentication.actors';
import { authenticationMachine } from './session/authentication.machine';
import type { Store } from './store';

/** Every machine of the portal, as it is declared. Tests and documents read this list. */
export const declaredMachines = {
  authentication: authenticationMachine,
  orderActions: orderActionsMachine,
  productActions: productActionsMachine,
  productImport: productImportMachine,
};

/** Every machine with its actors. */
export const provideMachines = (ports: Ports, store: Store) => ({
  authentication: authenticationMachine.provide({ actors: authenticationActors(ports, store) }),
  orderActions: orderActionsMachine.provide({ actors: orderActionsActors(store) }),
  productActions: productActionsMachine.provide({ actors: productActionsActors(store) }),
  productImport: productImportMachine.provide({ actors: productImportActors(ports.clock, store) }),
});

export type Machines = ReturnType<typeof provideMachines>;

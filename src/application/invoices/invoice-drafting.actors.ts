import { fromPromise } from 'xstate';
import { invoicesEndpoints } from '../api/invoices-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { ActorsOf } from '../machine-actors';
import type { Ports } from '../ports/ports';
import type { Store } from '../store';
import { invoiceDraftingMachine } from './invoice-drafting.machine';

/** The actors of the invoice-drafting machine. */
export function invoiceDraftingActors(store: Store): ActorsOf<typeof invoiceDraftingMachine> {
  return {
    draftInvoice: fromPromise(({ input: { wanted }, signal }) => {
      const creating = invoicesEndpoints.endpoints.createInvoice.initiate({
        invoiceCreation: wanted,
      });
      return unwrapWithSignal(store.dispatch(creating), signal);
    }),
  };
}

/** The invoice-drafting machine of an application. */
export function provideInvoiceDrafting(_ports: Ports, store: Store) {
  return invoiceDraftingMachine.provide({ actors: invoiceDraftingActors(store) });
}

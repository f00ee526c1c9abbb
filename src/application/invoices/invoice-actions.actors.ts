import { fromPromise } from 'xstate';
import { invoicesEndpoints } from '../api/invoices-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { ActorsOf } from '../machine-actors';
import type { Ports } from '../ports/ports';
import type { Store } from '../store';
import { invoiceActionsMachine } from './invoice-actions.machine';

/** The actors of the invoice-actions machine. */
export function invoiceActionsActors(store: Store): ActorsOf<typeof invoiceActionsMachine> {
  return {
    performAction: fromPromise(({ input: { invoiceId, attempt }, signal }) => {
      if (!attempt) throw new Error('An invoice action runs only after one was attempted.');
      const { action, request } = attempt;
      const acting = invoicesEndpoints.endpoints.performInvoiceAction.initiate({
        invoiceId,
        action,
        invoiceActionRequest: request,
      });
      return unwrapWithSignal(store.dispatch(acting), signal);
    }),
  };
}

/** The invoice-actions machine of an application. */
export function provideInvoiceActions(_ports: Ports, store: Store) {
  return invoiceActionsMachine.provide({ actors: invoiceActionsActors(store) });
}

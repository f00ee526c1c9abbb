import {
  type InvoiceDraftingContext,
  invoiceDraftingMachine,
} from '#application/invoices/invoice-drafting.machine';
import type { InvoiceCreation } from '#openapi/types.generated';
import { anInvoice } from '../builders/invoice';
import type { MachineTestModel } from '../model-based-testing/machine-test-model';
import { problemOf } from '../test-app/scripted-transport';

export const draftOfOrder = anInvoice('draft');
/** The invoice that a colleague created for the same order. */
export const existingInvoice = anInvoice('issued', { id: 'inv_2' });

/** A client that is not the store's. */
export const newClient = { name: 'Riad Zitoun', address: 'Fès', ice: null, email: null };

/** What the page shows while an invoice is being drafted. */
export type InvoiceDraftingViewState = 'choice' | 'busy' | 'failure' | 'invoiced' | 'drafted';

/** The actions and assertions that a driver of the page of a new invoice must implement. */
export interface InvoiceDraftingDriver {
  open(): Promise<void>;
  start(wanted: InvoiceCreation): Promise<void>;
  retry(): Promise<void>;
  dismiss(): Promise<void>;
  settleDraft(how: 'with success' | 'the order is invoiced' | 'with a server fault'): Promise<void>;
  expectViewState(viewState: InvoiceDraftingViewState): Promise<void>;
}

function notDrafted(status: number, code: string, more = {}) {
  return {
    type: 'xstate.error.actor.draftInvoice',
    error: problemOf(status, code, more),
  };
}

/** The invoice-drafting machine, as a test model that drivers in Node and in a browser can run. */
export const invoiceDraftingTestModel: MachineTestModel<
  typeof invoiceDraftingMachine,
  InvoiceDraftingDriver
> = {
  model: {
    machine: invoiceDraftingMachine,
    inputs: { 'nothing chosen': undefined },
    events: {
      'an order is chosen': { type: 'draft.start', wanted: { orderId: 'ord_1' } },
      'a booking is chosen': { type: 'draft.start', wanted: { bookingId: 'bkg_1' } },
      'a client is chosen': { type: 'draft.start', wanted: { clientId: 'cli_1' } },
      'a client is written': { type: 'draft.start', wanted: { client: newClient } },
      'failure.retry': { type: 'failure.retry' },
      'failure.dismiss': { type: 'failure.dismiss' },
      'the draft is made': { type: 'xstate.done.actor.draftInvoice', output: draftOfOrder },
      'the order has an invoice': notDrafted(409, 'already_taken', { current: existingInvoice }),
      'the server fails': notDrafted(500, 'internal'),
    },
    serialise: ({ wanted, invoice }: InvoiceDraftingContext) => [
      Object.keys(wanted ?? {}),
      invoice?.id,
    ],
    isPossible: ({ wanted }: InvoiceDraftingContext, label) =>
      label !== 'the order has an invoice' ||
      wanted?.orderId !== undefined ||
      wanted?.bookingId !== undefined,
  },

  setUp: (driver) => driver.open(),

  eventExecutors: {
    'draft.start': (driver, { wanted }) => driver.start(wanted),
    'failure.retry': (driver) => driver.retry(),
    'failure.dismiss': (driver) => driver.dismiss(),
  },

  outcomeExecutors: {
    'the draft is made': (driver) => driver.settleDraft('with success'),
    'the order has an invoice': (driver) => driver.settleDraft('the order is invoiced'),
    'the server fails': (driver) => driver.settleDraft('with a server fault'),
  },

  stateAssertions: {
    choosing: (driver) => driver.expectViewState('choice'),
    drafting: (driver) => driver.expectViewState('busy'),
    failed: (driver) => driver.expectViewState('failure'),
    invoiced: (driver) => driver.expectViewState('invoiced'),
    drafted: (driver) => driver.expectViewState('drafted'),
  },
};

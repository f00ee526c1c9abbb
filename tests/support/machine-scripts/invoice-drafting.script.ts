import type { InvoiceCreation } from '#application/api/invoices-endpoints.generated';
import {
  type InvoiceDraftingContext,
  invoiceDraftingMachine,
} from '#application/invoices/invoice-drafting.machine';
import { anInvoice } from '../builders/invoice';
import type { MachineScript } from '../model/machine-script';
import { problemOf } from '../test-app/scripted-transport';

export const draftOfOrder = anInvoice('draft');
/** The invoice that a colleague drew up of the same order. */
export const standingInvoice = anInvoice('issued', { id: 'inv_2' });

/** A client who is none of the store's. */
export const writtenOut = { name: 'Riad Zitoun', address: 'Fès', ice: null, email: null };

/** What the page shows while an invoice is being drafted. */
export type InvoiceDraftingSight = 'choice' | 'busy' | 'failure' | 'invoiced' | 'drafted';

/** What a runner must be able to do to the page of a new invoice and to see of it. */
export interface InvoiceDraftingWorld {
  open(): Promise<void>;
  start(wanted: InvoiceCreation): Promise<void>;
  retry(): Promise<void>;
  dismiss(): Promise<void>;
  draftEnds(how: 'with success' | 'the order is invoiced' | 'with a server fault'): Promise<void>;
  sees(sight: InvoiceDraftingSight): Promise<void>;
}

const notDrafted = (status: number, code: string, more = {}) => ({
  type: 'xstate.error.actor.draftInvoice',
  error: problemOf(status, code, more),
});

/** The invoice-drafting machine, told so that Node and a browser can both play it. */
export const invoiceDraftingScript: MachineScript<
  typeof invoiceDraftingMachine,
  InvoiceDraftingWorld
> = {
  model: {
    machine: invoiceDraftingMachine,
    inputs: { 'nothing chosen': undefined },
    events: {
      'an order is chosen': { type: 'draft.start', wanted: { orderId: 'ord_1' } },
      'a client is chosen': { type: 'draft.start', wanted: { clientId: 'cli_1' } },
      'a client is written': { type: 'draft.start', wanted: { client: writtenOut } },
      'failure.retry': { type: 'failure.retry' },
      'failure.dismiss': { type: 'failure.dismiss' },
      'the draft is made': { type: 'xstate.done.actor.draftInvoice', output: draftOfOrder },
      'the order has an invoice': notDrafted(409, 'already_taken', { current: standingInvoice }),
      'the server fails': notDrafted(500, 'internal'),
    },
    serialise: ({ wanted, invoice }: InvoiceDraftingContext) => [
      Object.keys(wanted ?? {}),
      invoice?.id,
    ],
    isPossible: ({ wanted }: InvoiceDraftingContext, label) =>
      label !== 'the order has an invoice' || wanted?.orderId !== undefined,
  },

  opens: (world) => world.open(),

  does: {
    'draft.start': (world, { wanted }) => world.start(wanted),
    'failure.retry': (world) => world.retry(),
    'failure.dismiss': (world) => world.dismiss(),
  },

  outcomes: {
    'the draft is made': (world) => world.draftEnds('with success'),
    'the order has an invoice': (world) => world.draftEnds('the order is invoiced'),
    'the server fails': (world) => world.draftEnds('with a server fault'),
  },

  sees: {
    choosing: (world) => world.sees('choice'),
    drafting: (world) => world.sees('busy'),
    failed: (world) => world.sees('failure'),
    invoiced: (world) => world.sees('invoiced'),
    drafted: (world) => world.sees('drafted'),
  },
};

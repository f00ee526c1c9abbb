import { assign, setup } from 'xstate';
import type { Invoice, InvoiceCreation } from '../api/invoices-endpoints.generated';
import { declareActor } from '../machine-actors';
import type { ApiProblem } from '../ports/transport.port';
import { asProblem } from '../problem';
import { errorFromEvent } from '../record-actions';

/** An invoice as far as one goes on to it. */
export type DraftedInvoice = Pick<Invoice, 'id' | 'number'>;

export type InvoiceDraftingEvent =
  | { type: 'draft.start'; wanted: InvoiceCreation }
  | { type: 'failure.retry' }
  | { type: 'failure.dismiss' };

export interface InvoiceDraftingContext {
  /** Of which order, or for whom; null before anything was asked for. */
  readonly wanted: InvoiceCreation | null;
  /** The draft, or the invoice that the order has already. */
  readonly invoice: DraftedInvoice | null;
  readonly problem: ApiProblem | null;
}

/** The invoice that an order has already, which a refused draft's problem carries (contract: 409 `already_taken`). */
const existingInvoiceIn = (error: unknown): DraftedInvoice | null => {
  const { code, current } = asProblem(error);
  // The contract promises the invoice in `current` of this problem; it travels untyped.
  return code === 'already_taken' && current ? (current as Invoice) : null;
};

const drafted = ({ event }: { event: { output: DraftedInvoice } }) => ({ invoice: event.output });

const chosen = {
  target: 'drafting',
  actions: {
    type: 'noteWanted',
    params: ({ event: { wanted } }: { event: { wanted: InvoiceCreation } }) => ({ wanted }),
  },
} as const;

/**
 * A delivered order, or a client without one, becomes the draft of an invoice; an order that has an
 * invoice already leads there.
 */
export const invoiceDraftingMachine = setup({
  types: {
    context: {} as InvoiceDraftingContext,
    events: {} as InvoiceDraftingEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Gives the draft; rejects with an ApiProblem. */
    draftInvoice: declareActor<DraftedInvoice, { wanted: InvoiceCreation }>(),
  },
  guards: {
    isInvoiced: (_, { error }: { error: unknown }) => existingInvoiceIn(error) !== null,
  },
  actions: {
    noteWanted: assign((_, { wanted }: { wanted: InvoiceCreation }) => ({
      wanted,
      problem: null,
    })),
    noteDraft: assign((_, { invoice }: { invoice: DraftedInvoice }) => ({ invoice })),
    noteStanding: assign((_, { error }: { error: unknown }) => ({
      invoice: existingInvoiceIn(error),
    })),
    keepProblem: assign((_, { error }: { error: unknown }) => ({ problem: asProblem(error) })),
    forgetWanted: assign({ wanted: null, invoice: null, problem: null }),
  },
}).createMachine({
  id: 'invoiceDrafting',
  context: { wanted: null, invoice: null, problem: null },
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'draft.start': chosen,
      },
    },
    drafting: {
      meta: { proves: ['invoicesNew'] },
      tags: 'busy',
      invoke: {
        id: 'draftInvoice',
        src: 'draftInvoice',
        input: ({ context }) => ({ wanted: context.wanted ?? {} }),
        onDone: { target: 'drafted', actions: { type: 'noteDraft', params: drafted } },
        onError: [
          {
            guard: { type: 'isInvoiced', params: errorFromEvent },
            target: 'invoiced',
            actions: { type: 'noteStanding', params: errorFromEvent },
          },
          { target: 'failed', actions: { type: 'keepProblem', params: errorFromEvent } },
        ],
      },
    },
    failed: {
      on: {
        'failure.retry': 'drafting',
        'draft.start': chosen,
        'failure.dismiss': { target: 'choosing', actions: 'forgetWanted' },
      },
    },
    invoiced: {
      on: {
        'draft.start': chosen,
        'failure.dismiss': { target: 'choosing', actions: 'forgetWanted' },
      },
    },
    drafted: { type: 'final' },
  },
});

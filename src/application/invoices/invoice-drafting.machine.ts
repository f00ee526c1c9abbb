import { assign, setup } from 'xstate';
import type { Invoice, InvoiceCreation } from '#openapi/types.generated';
import { declareActor } from '../machine-actors';
import type { ApiProblem } from '../ports/transport.port';
import { asProblem, errorFromEvent, problemFromError } from '../problem';

/** The part of an invoice that leads to its page. */
export type DraftedInvoice = Pick<Invoice, 'id' | 'number'>;

export type InvoiceDraftingEvent =
  | { type: 'draft.start'; wanted: InvoiceCreation }
  | { type: 'failure.retry' }
  | { type: 'failure.dismiss' };

export interface InvoiceDraftingContext {
  /** The order, booking or client of the invoice; null before a request. */
  readonly wanted: InvoiceCreation | null;
  /** The new draft, or the existing invoice of the order or booking. */
  readonly invoice: DraftedInvoice | null;
  readonly problem: ApiProblem | null;
}

/**
 * The existing invoice in the problem of a refused draft (contract: 409 `already_taken`).
 */
function existingInvoiceIn(error: unknown): DraftedInvoice | null {
  const { code, current } = asProblem(error);
  // By contract, `current` of this problem is the invoice. Its type is unknown here.
  return code === 'already_taken' && current ? (current as Invoice) : null;
}

function drafted({ event }: { event: { output: DraftedInvoice } }) {
  return { invoice: event.output };
}

const chosen = {
  target: 'drafting',
  actions: {
    type: 'noteWanted',
    params: ({ event: { wanted } }: { event: { wanted: InvoiceCreation } }) => ({ wanted }),
  },
} as const;

/**
 * Creates the draft of an invoice for a delivered order, a paid booking, or a client without an
 * order. If the order or booking already has an invoice, returns that one.
 */
export const invoiceDraftingMachine = setup({
  types: {
    context: {} as InvoiceDraftingContext,
    events: {} as InvoiceDraftingEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Returns the draft; rejects with an ApiProblem. */
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
    keepProblem: assign(problemFromError),
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

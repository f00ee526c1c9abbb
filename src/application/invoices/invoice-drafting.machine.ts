import { assign, setup } from 'xstate';
import type { Invoice } from '../api/invoices-endpoints.generated';
import { declared } from '../machine-actors';
import type { ApiProblem } from '../ports/transport.port';
import { asProblem } from '../problem';
import { rejection } from '../record-actions';

/** An invoice as far as one goes on to it. */
export type DraftedInvoice = Pick<Invoice, 'id' | 'number'>;

export type InvoiceDraftingEvent =
  | { type: 'order.choose'; orderId: string }
  | { type: 'failure.retry' }
  | { type: 'failure.dismiss' };

export interface InvoiceDraftingContext {
  readonly orderId: string | null;
  /** The draft, or the invoice that the order has already. */
  readonly invoice: DraftedInvoice | null;
  readonly problem: ApiProblem | null;
}

/** The invoice that an order has already, which a refused draft's problem carries (contract: 409 `already_taken`). */
const standingIn = (error: unknown): DraftedInvoice | null => {
  const { code, current } = asProblem(error);
  // The contract promises the invoice in `current` of this problem; it travels untyped.
  return code === 'already_taken' && current ? (current as Invoice) : null;
};

const drafted = ({ event }: { event: { output: DraftedInvoice } }) => ({ invoice: event.output });

const chosen = {
  target: 'drafting',
  actions: {
    type: 'noteOrder',
    params: ({ event: { orderId } }: { event: { orderId: string } }) => ({ orderId }),
  },
} as const;

/** A delivered order becomes the draft of an invoice; one that has an invoice already leads there. */
export const invoiceDraftingMachine = setup({
  types: {
    context: {} as InvoiceDraftingContext,
    events: {} as InvoiceDraftingEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Gives the draft of the order's invoice; rejects with an ApiProblem. */
    draftInvoice: declared<DraftedInvoice, { orderId: string }>(),
  },
  guards: {
    isInvoiced: (_, { error }: { error: unknown }) => standingIn(error) !== null,
  },
  actions: {
    noteOrder: assign((_, { orderId }: { orderId: string }) => ({ orderId, problem: null })),
    noteDraft: assign((_, { invoice }: { invoice: DraftedInvoice }) => ({ invoice })),
    noteStanding: assign((_, { error }: { error: unknown }) => ({ invoice: standingIn(error) })),
    keepProblem: assign((_, { error }: { error: unknown }) => ({ problem: asProblem(error) })),
    forgetOrder: assign({ orderId: null, invoice: null, problem: null }),
  },
}).createMachine({
  id: 'invoiceDrafting',
  context: { orderId: null, invoice: null, problem: null },
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'order.choose': chosen,
      },
    },
    drafting: {
      tags: 'busy',
      invoke: {
        id: 'draftInvoice',
        src: 'draftInvoice',
        input: ({ context }) => ({ orderId: context.orderId ?? '' }),
        onDone: { target: 'drafted', actions: { type: 'noteDraft', params: drafted } },
        onError: [
          {
            guard: { type: 'isInvoiced', params: rejection },
            target: 'invoiced',
            actions: { type: 'noteStanding', params: rejection },
          },
          { target: 'failed', actions: { type: 'keepProblem', params: rejection } },
        ],
      },
    },
    failed: {
      on: {
        'failure.retry': 'drafting',
        'order.choose': chosen,
        'failure.dismiss': { target: 'choosing', actions: 'forgetOrder' },
      },
    },
    invoiced: {
      on: {
        'order.choose': chosen,
        'failure.dismiss': { target: 'choosing', actions: 'forgetOrder' },
      },
    },
    drafted: { type: 'final' },
  },
});

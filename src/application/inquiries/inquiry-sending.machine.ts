import { assign, setup } from 'xstate';
import type { Contact, Join } from '#openapi/types.generated';
import { declareActor } from '../machine-actors';
import type { ApiProblem } from '../ports/transport.port';
import { errorFromEvent, problemFromError } from '../problem';

/** A visitor's message to the marketplace, or to a store, through one of the public forms. */
export type Inquiry =
  | { readonly kind: 'contact'; readonly contact: Contact }
  | { readonly kind: 'join'; readonly join: Join };

export interface InquirySendingContext {
  /** Prefix of the idempotency key, so that a form sent twice is received once. */
  readonly runId: string;
  readonly inquiry: Inquiry | null;
  readonly problem: ApiProblem | null;
}

const sending = {
  'inquiry.send': {
    target: 'sending',
    actions: {
      type: 'keepInquiry',
      params: ({ event }: { event: { inquiry: Inquiry } }) => ({ inquiry: event.inquiry }),
    },
  },
} as const;

/**
 * Sends a public form to the marketplace, which stores it and mails it to its own address. A
 * refused or unanswered message stays in the form and can be sent again. Contract: "Write to the
 * marketplace", "Ask to join as a shopper-promoter or a seller".
 */
export const inquirySendingMachine = setup({
  types: {
    context: {} as InquirySendingContext,
    events: {} as { type: 'inquiry.send'; inquiry: Inquiry },
    input: {} as { runId: string },
    tags: {} as 'busy',
  },
  actors: {
    /** Sends the form; rejects with an ApiProblem. */
    sendInquiry: declareActor<void, Pick<InquirySendingContext, 'runId' | 'inquiry'>>(),
  },
  actions: {
    keepInquiry: assign((_, { inquiry }: { inquiry: Inquiry }) => ({ inquiry, problem: null })),
    keepProblem: assign(problemFromError),
  },
}).createMachine({
  id: 'inquirySending',
  context: ({ input: { runId } }) => ({ runId, inquiry: null, problem: null }),
  initial: 'writing',
  states: {
    writing: { on: sending },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendInquiry',
        src: 'sendInquiry',
        input: ({ context: { runId, inquiry } }) => ({ runId, inquiry }),
        onDone: { target: 'received', meta: { proves: ['visitorsInvited', 'otherPublicPaths'] } },
        onError: { target: 'refused', actions: { type: 'keepProblem', params: errorFromEvent } },
      },
    },
    refused: { on: sending },
    received: { type: 'final' },
  },
});

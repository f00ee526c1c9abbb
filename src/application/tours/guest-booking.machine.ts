import { assign, setup } from 'xstate';
import type { GuestBooking } from '#openapi/types.generated';
import { declareActor } from '../machine-actors';
import type { ApiProblem } from '../ports/transport.port';
import { asProblem, errorFromEvent, problemFromError } from '../problem';

export type GuestBookingEvent =
  | { type: 'booking.cancel' }
  | { type: 'cancel.confirm' }
  | { type: 'cancel.dismiss' }
  | { type: 'failure.retry' };

export interface GuestBookingContext {
  /** The secret part of the guest's link. */
  readonly link: string;
  /** Null until it was read. */
  readonly booking: GuestBooking | null;
  readonly problem: ApiProblem | null;
}

type Failed = { readonly error: unknown };
type Answer = { readonly booking: GuestBooking };

function answered({ event }: { event: { output: GuestBooking } }): Answer {
  return { booking: event.output };
}

const noting = { type: 'keepProblem', params: errorFromEvent } as const;
const keeping = { type: 'keepBooking', params: answered } as const;

/**
 * The guest's page of a booking: the ticket, and its cancellation. The refund depends on the time, so it
 * is read again before the guest confirms it. Contract: readTourBooking, cancelTourPlaces.
 */
export const guestBookingMachine = setup({
  types: {
    context: {} as GuestBookingContext,
    events: {} as GuestBookingEvent,
    input: {} as { link: string },
    tags: {} as 'busy' | 'shown',
  },
  actors: {
    /** Reads the booking. Rejects with an ApiProblem. */
    readBooking: declareActor<GuestBooking, { link: string }>(),
    /** Cancels it, and returns it as it is then. Rejects with an ApiProblem. */
    cancelBooking: declareActor<GuestBooking, { link: string }>(),
  },
  guards: {
    isGone: (_, { error }: Failed) => asProblem(error).status === 404,
    /** The booking changed meanwhile. */
    isRefused: (_, { error }: Failed) => asProblem(error).status === 409,
    canCancel: ({ context }) => context.booking?.canCancel === true,
    canStillCancel: (_, { booking }: Answer) => booking.canCancel,
  },
  actions: {
    keepBooking: assign((_, { booking }: Answer) => ({ booking, problem: null })),
    keepProblem: assign(problemFromError),
    forgetProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'guestBooking',
  context: ({ input: { link } }) => ({ link, booking: null, problem: null }),
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readBooking',
        src: 'readBooking',
        input: ({ context: { link } }) => ({ link }),
        onDone: { target: 'shown', actions: keeping },
        onError: [
          { guard: { type: 'isGone', params: errorFromEvent }, target: 'gone' },
          { target: 'unread', actions: noting },
        ],
      },
    },
    unread: { on: { 'failure.retry': { target: 'reading', actions: 'forgetProblem' } } },
    shown: {
      tags: 'shown',
      on: {
        'booking.cancel': { guard: 'canCancel', target: 'checking', actions: 'forgetProblem' },
      },
    },
    /** The refund is read again. */
    checking: {
      tags: ['busy', 'shown'],
      invoke: {
        id: 'readBooking',
        src: 'readBooking',
        input: ({ context: { link } }) => ({ link }),
        onDone: [
          {
            guard: { type: 'canStillCancel', params: answered },
            target: 'confirming',
            actions: keeping,
          },
          { target: 'shown', actions: keeping },
        ],
        onError: { target: 'shown', actions: noting },
      },
    },
    confirming: {
      tags: 'shown',
      on: { 'cancel.confirm': 'cancelling', 'cancel.dismiss': 'shown' },
    },
    cancelling: {
      tags: ['busy', 'shown'],
      invoke: {
        id: 'cancelBooking',
        src: 'cancelBooking',
        input: ({ context: { link } }) => ({ link }),
        onDone: { target: 'shown', actions: keeping },
        onError: [
          { guard: { type: 'isRefused', params: errorFromEvent }, target: 'reading' },
          { target: 'uncancelled', actions: noting },
        ],
      },
    },
    /** The server may have cancelled it. */
    uncancelled: {
      tags: 'shown',
      on: {
        'failure.retry': { target: 'cancelling', actions: 'forgetProblem' },
        'cancel.dismiss': { target: 'reading', actions: 'forgetProblem' },
      },
    },
    /** The link leads nowhere. */
    gone: { type: 'final' },
  },
});

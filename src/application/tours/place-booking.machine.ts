import { assign, setup } from 'xstate';
import type { CardValues } from '#domain/checkout/card-form';
import type { GuestCount } from '#domain/tours/tour-prices';
import type { GuestBooking, GuestContact, GuestWaiting } from '#openapi/types.generated';
import { declareActor } from '../machine-actors';
import type { ApiProblem } from '../ports/transport.port';
import { asProblem, errorFromEvent, isUnanswered, problemFromError } from '../problem';
import { isServerError } from '../server-errors';
import {
  type AgreedBookingPayment,
  byCard,
  type ChosenBookingPayment,
  cardOf,
  type MethodOfPayment,
  paymentChoices,
} from './booking-payment';

/** The departure and the guests that were chosen, with the total that was shown (centimes). */
export interface PlacesChoice {
  readonly departureId: string;
  readonly guests: readonly GuestCount[];
  readonly total: number;
}

export type PlaceBookingEvent =
  | { type: 'places.choose'; choice: PlacesChoice }
  /** The changed price is agreed to. */
  | { type: 'price.accept' }
  | { type: 'waiting.join'; contact: GuestContact }
  | { type: 'contact.give'; contact: GuestContact }
  | { type: 'booking.place'; payment: ChosenBookingPayment }
  | { type: 'step.back' }
  | { type: 'failure.retry' };

export interface PlaceBookingContext {
  /** The secret part of the link to the booking; null before places are held. */
  readonly link: string | null;
  readonly choice: PlacesChoice | null;
  /** What the server holds or has booked. */
  readonly booking: GuestBooking | null;
  readonly contact: GuestContact | null;
  readonly payment: AgreedBookingPayment | null;
  /** The entry of the waiting list. */
  readonly entry: GuestWaiting | null;
  readonly problem: ApiProblem | null;
}

type Failed = { readonly error: unknown };
type Answer = { readonly booking: GuestBooking };
type Written = { readonly contact: GuestContact };

const NOTHING: PlaceBookingContext = {
  link: null,
  choice: null,
  booking: null,
  contact: null,
  payment: null,
  entry: null,
  problem: null,
};

function hasCode(error: unknown, code: string): boolean {
  return asProblem(error).code === code;
}

/** The current total in the problem `price_changed`, in centimes. */
function currentTotal(problem: ApiProblem | null): number | null {
  // Contract: holdTourPlaces.
  const current = problem?.current as { readonly total?: unknown } | undefined;
  return typeof current?.total === 'number' ? current.total : null;
}

function answered({ event }: { event: { output: GuestBooking } }): Answer {
  return { booking: event.output };
}

function written({ event }: { event: { contact: GuestContact } }): Written {
  return { contact: event.contact };
}

const noting = { type: 'keepProblem', params: errorFromEvent } as const;
const inDoubt = { type: 'isInDoubt', params: errorFromEvent } as const;
const choosingPlaces = {
  target: 'holding',
  actions: {
    type: 'keepChoice',
    params: ({ event }: { event: { choice: PlacesChoice } }) => ({ choice: event.choice }),
  },
} as const;

const machineSetup = setup({
  types: {
    context: {} as PlaceBookingContext,
    events: {} as PlaceBookingEvent,
    input: {} as { link: string | null },
    tags: {} as 'busy' | 'places' | 'contact' | 'payment',
  },
  actors: {
    /** Reads the booking of a link. Rejects with an ApiProblem. */
    readBooking: declareActor<GuestBooking, { link: string | null }>(),
    /** Holds the chosen places. Rejects with an ApiProblem. */
    holdPlaces: declareActor<GuestBooking, { choice: PlacesChoice | null }>(),
    /** Resolves when the hold expires. */
    awaitExpiry: declareActor<void, { booking: GuestBooking | null }>(),
    /** Frees the held places. A hold that is not released expires by itself. */
    releasePlaces: declareActor<void, { link: string | null }>(),
    /** Adds the guest to the waiting list. Rejects with an ApiProblem. */
    joinList: declareActor<
      GuestWaiting,
      { choice: PlacesChoice | null; contact: GuestContact | null }
    >(),
    /** Sends the card to its processor and returns the processor's reference. */
    keepCard: declareActor<string, { card: CardValues }>(),
    /** Books the held places. Rejects with an ApiProblem. */
    bookPlaces: declareActor<
      GuestBooking,
      {
        link: string | null;
        contact: GuestContact | null;
        payment: AgreedBookingPayment | null;
      }
    >(),
  },
  guards: {
    hasLink: ({ context }) => context.link !== null,
    /** The places are still held; `awaitExpiry` ends a hold that has expired. */
    isHeld: (_, { booking }: Answer) => booking.status === 'held',
    isOver: (_, { booking }: Answer) => ['expired', 'cancelled'].includes(booking.status),
    /** The tour costs something else than what was shown. */
    isRepriced: (_, { error }: Failed) => currentTotal(asProblem(error)) !== null,
    isFull: (_, { error }: Failed) => hasCode(error, 'slot_full'),
    /** The hold has expired, or its link leads nowhere. */
    isGone: (_, { error }: Failed) =>
      hasCode(error, 'action_not_allowed') || asProblem(error).status === 404,
    /** It may have happened: only the same request shows it. */
    isInDoubt: (_, { error }: Failed) => isUnanswered(error) || isServerError(error),
    /** The guest chose this method, and the store takes it. */
    isPaid: ({ context }, { payment, method }: MethodOfPayment) =>
      payment.method === method && context.booking?.paymentMethods.includes(method) === true,
  },
  actions: {
    keepChoice: assign((_, { choice }: { choice: PlacesChoice }) => ({ choice, problem: null })),
    agreePrice: assign(({ context: { choice, problem } }) => ({
      choice: choice && { ...choice, total: currentTotal(problem) ?? choice.total },
      problem: null,
    })),
    keepBooking: assign((_, { booking }: Answer) => ({
      booking,
      link: booking.link,
      problem: null,
    })),
    keepContact: assign((_, { contact }: Written) => ({ contact, problem: null })),
    agreePayment: assign((_, { payment }: { payment: AgreedBookingPayment }) => ({
      payment,
      problem: null,
    })),
    keepEntry: assign((_, { entry }: { entry: GuestWaiting }) => ({ entry, problem: null })),
    forgetHold: assign({ link: null, booking: null, payment: null, problem: null }),
    keepProblem: assign(problemFromError),
    forgetProblem: assign({ problem: null }),
  },
});

/**
 * A guest books places of a tour in three steps: departure and guests, contact, payment. The server
 * holds the places for 15 minutes from the first step on. When a hold expires, or the price changed,
 * or the places were taken meanwhile, the guest learns it before they pay; of a full departure they can
 * join the waiting list. An unanswered request is sent again under the same key. Contract:
 * holdTourPlaces, bookTourPlaces, waitForTourPlaces.
 */
export const placeBookingMachine = machineSetup.createMachine({
  id: 'placeBooking',
  context: ({ input: { link } }) => ({ ...NOTHING, link }),
  initial: 'opening',
  states: {
    opening: {
      always: [{ guard: 'hasLink', target: 'reading' }, { target: 'choosing' }],
    },
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readBooking',
        src: 'readBooking',
        input: ({ context: { link } }) => ({ link }),
        onDone: [
          {
            guard: { type: 'isHeld', params: answered },
            target: 'held',
            actions: { type: 'keepBooking', params: answered },
          },
          { guard: { type: 'isOver', params: answered }, target: 'expired' },
          { target: 'booked', actions: { type: 'keepBooking', params: answered } },
        ],
        onError: [
          { guard: { type: 'isGone', params: errorFromEvent }, target: 'expired' },
          { target: 'unread', actions: noting },
        ],
      },
    },
    unread: { on: { 'failure.retry': { target: 'reading', actions: 'forgetProblem' } } },
    choosing: { tags: 'places', on: { 'places.choose': choosingPlaces } },
    holding: {
      tags: ['busy', 'places'],
      invoke: {
        id: 'holdPlaces',
        src: 'holdPlaces',
        input: ({ context: { choice } }) => ({ choice }),
        onDone: { target: 'held', actions: { type: 'keepBooking', params: answered } },
        onError: [
          {
            guard: { type: 'isRepriced', params: errorFromEvent },
            target: 'repriced',
            actions: noting,
          },
          { guard: { type: 'isFull', params: errorFromEvent }, target: 'full', actions: noting },
          { guard: inDoubt, target: 'unheld', actions: noting },
          { target: 'choosing', actions: noting },
        ],
      },
    },
    /** The answer to the hold did not come. */
    unheld: {
      tags: 'places',
      on: { 'failure.retry': { target: 'holding', actions: 'forgetProblem' } },
    },
    /** The tour costs something else than what was shown. */
    repriced: {
      tags: 'places',
      on: {
        'price.accept': { target: 'holding', actions: 'agreePrice' },
        'places.choose': choosingPlaces,
      },
    },
    /** The places were taken meanwhile. */
    full: {
      tags: 'contact',
      on: {
        'waiting.join': {
          target: 'joining',
          actions: { type: 'keepContact', params: written },
        },
        'step.back': { target: 'choosing', actions: 'forgetProblem' },
      },
    },
    joining: {
      tags: ['busy', 'contact'],
      invoke: {
        id: 'joinList',
        src: 'joinList',
        input: ({ context: { choice, contact } }) => ({ choice, contact }),
        onDone: {
          target: 'listed',
          actions: { type: 'keepEntry', params: ({ event }) => ({ entry: event.output }) },
        },
        onError: [
          // Places have become free, or the departure is booked no more.
          {
            guard: { type: 'isGone', params: errorFromEvent },
            target: 'choosing',
            actions: noting,
          },
          { target: 'full', actions: noting },
        ],
      },
    },
    listed: { type: 'final' },
    /** The places are held until the hold expires. */
    held: {
      initial: 'contact',
      invoke: {
        id: 'awaitExpiry',
        src: 'awaitExpiry',
        input: ({ context: { booking } }) => ({ booking }),
        onDone: { target: 'expired', actions: 'forgetHold' },
      },
      states: {
        contact: {
          tags: 'contact',
          on: {
            'contact.give': {
              target: 'payment',
              actions: { type: 'keepContact', params: written },
            },
            'step.back': '#placeBooking.releasing',
          },
        },
        payment: {
          tags: 'payment',
          on: {
            ...paymentChoices,
            'step.back': { target: 'contact', actions: 'forgetProblem' },
          },
        },
        handingOver: {
          tags: ['busy', 'payment'],
          invoke: {
            id: 'keepCard',
            src: 'keepCard',
            input: ({ event }) => cardOf(event),
            onDone: {
              target: '#placeBooking.placing',
              actions: { type: 'agreePayment', params: byCard },
            },
            onError: { target: 'payment', actions: noting },
          },
        },
      },
    },
    placing: {
      tags: ['busy', 'payment'],
      invoke: {
        id: 'bookPlaces',
        src: 'bookPlaces',
        input: ({ context: { link, contact, payment } }) => ({ link, contact, payment }),
        onDone: { target: 'booked', actions: { type: 'keepBooking', params: answered } },
        onError: [
          { guard: inDoubt, target: 'unanswered', actions: noting },
          {
            guard: { type: 'isGone', params: errorFromEvent },
            target: 'expired',
            actions: 'forgetHold',
          },
          { target: 'held.payment', actions: noting },
        ],
      },
    },
    /** The places may be booked. */
    unanswered: {
      tags: 'payment',
      on: { 'failure.retry': { target: 'placing', actions: 'forgetProblem' } },
    },
    expired: { on: { 'step.back': { target: 'choosing', actions: 'forgetHold' } } },
    /** The places are freed, and others can be chosen. */
    releasing: {
      tags: ['busy', 'contact'],
      invoke: {
        id: 'releasePlaces',
        src: 'releasePlaces',
        input: ({ context: { link } }) => ({ link }),
        onDone: { target: 'choosing', actions: 'forgetHold' },
        onError: { target: 'choosing', actions: 'forgetHold' },
      },
    },
    booked: { type: 'final' },
  },
});

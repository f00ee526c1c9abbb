import { assign, emit, setup } from 'xstate';
import type { Pickup, Slot, SlotHold } from '#openapi/types.generated';
import { declareActor } from '../machine-actors';
import type { ApiProblem } from '../ports/transport.port';
import { asProblem, errorFromEvent, problemFromError } from '../problem';

/** What is booked: a pickup of these orders, or another slot of a pickup that they belong to. */
export interface BookingRequest {
  readonly orderIds: readonly string[];
  /** The pickup that is moved; null for a new one. */
  readonly pickupId: string | null;
}

/** The fields of a slot that the machine uses. */
export type BookableSlot = Pick<Slot, 'carrierId' | 'carrierName' | 'startsAt' | 'free' | 'state'>;

export type SlotBookingEvent =
  | { type: 'booking.start'; request: BookingRequest }
  /** A booking that was begun before a reload, whose places are still held. */
  | {
      type: 'booking.restore';
      request: BookingRequest;
      slot: BookableSlot;
      hold: SlotHold;
    }
  | { type: 'booking.confirm'; note: string }
  | { type: 'booking.cancel' }
  | { type: 'slot.choose'; slot: BookableSlot }
  | { type: 'slot.change' }
  | { type: 'slot.renew' }
  | { type: 'failure.retry' }
  | { type: 'failure.dismiss' }
  | { type: 'conflict.acknowledge' };

export interface SlotBookingContext {
  readonly request: BookingRequest;
  readonly slot: BookableSlot | null;
  /** The places that the server holds; null before and after. */
  readonly hold: SlotHold | null;
  readonly note: string;
  readonly problem: ApiProblem | null;
}

/** Emitted when the server has booked the slot. */
export interface SlotBooked {
  readonly type: 'slot.booked';
  readonly pickup: Pickup;
  readonly isMoved: boolean;
}

/** A booking whose places are held. */
type Held = Pick<SlotBookingContext, 'request'> & {
  readonly slot: BookableSlot;
  readonly hold: SlotHold;
};

type Failed = { readonly error: unknown };

const NOTHING: BookingRequest = { orderIds: [], pickupId: null };

function hasFieldError(error: unknown, field: string): boolean {
  const { status, errors } = asProblem(error);
  return status === 422 && errors?.[field] !== undefined;
}

const machineSetup = setup({
  types: {
    context: {} as SlotBookingContext,
    events: {} as SlotBookingEvent,
    emitted: {} as SlotBooked,
    tags: {} as 'busy' | 'open',
  },
  actors: {
    /** Holds places of the slot; returns the hold, rejects with an ApiProblem. */
    holdSlot: declareActor<SlotHold, { slot: BookableSlot | null; places: number }>(),
    /** Frees the held places. A hold that is not released expires by itself. */
    releaseHold: declareActor<void, { hold: SlotHold | null }>(),
    /** Resolves when the hold expires. */
    awaitExpiry: declareActor<void, { hold: SlotHold | null }>(),
    /** Requests the pickup, or moves it; returns it, rejects with an ApiProblem. */
    bookSlot: declareActor<
      Pickup,
      { request: BookingRequest; hold: SlotHold | null; note: string }
    >(),
  },
  guards: {
    hasOrders: (_, { request }: { request: BookingRequest }) => request.orderIds.length > 0,
    hasFreePlaces: ({ context: { request } }, { slot }: { slot: BookableSlot }) =>
      slot.state === 'open' && slot.free >= request.orderIds.length,
    /** The slot filled up or closed meanwhile: another one is chosen. */
    isSlotTaken: (_, { error }: Failed) => [404, 409].includes(asProblem(error).status),
    isHoldExpired: (_, { error }: Failed) => hasFieldError(error, 'holdId'),
    /** An order left the selection meanwhile: the reason is shown with the held places. */
    isRefused: (_, { error }: Failed) => asProblem(error).status === 422,
    /** The pickup that is moved was collected, missed or called off meanwhile. */
    isConflict: (_, { error }: Failed) => [404, 409].includes(asProblem(error).status),
  },
  actions: {
    keepRequest: assign((_, { request }: { request: BookingRequest }) => ({
      request,
      slot: null,
      hold: null,
      note: '',
      problem: null,
    })),
    restore: assign((_, { request, slot, hold }: Held) => ({
      request,
      slot,
      hold,
      note: '',
      problem: null,
    })),
    keepSlot: assign((_, { slot }: { slot: BookableSlot }) => ({ slot, problem: null })),
    keepHold: assign((_, { hold }: { hold: SlotHold }) => ({ hold, problem: null })),
    keepNote: assign((_, { note }: { note: string }) => ({ note, problem: null })),
    keepProblem: assign(problemFromError),
    forgetProblem: assign({ problem: null }),
    forgetHold: assign({ hold: null }),
    forgetRequest: assign({ request: NOTHING, slot: null, hold: null, note: '', problem: null }),
    reportBooking: emit(
      ({ context }, { pickup }: { pickup: Pickup }): SlotBooked => ({
        type: 'slot.booked',
        pickup,
        isMoved: context.request.pickupId !== null,
      }),
    ),
  },
});

/**
 * The booking of a slot for a pickup: a slot is chosen, the server holds its places for ten minutes,
 * and the pickup is requested or moved. When another user gets the last places, or the time to book
 * ends, another slot is chosen. Contract: holdSlot, requestPickup, performPickupAction.
 */
export const slotBookingMachine = machineSetup.createMachine({
  id: 'slotBooking',
  context: { request: NOTHING, slot: null, hold: null, note: '', problem: null },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'booking.start': {
          guard: { type: 'hasOrders', params: ({ event }) => ({ request: event.request }) },
          target: 'choosing',
          actions: { type: 'keepRequest', params: ({ event }) => ({ request: event.request }) },
        },
        'booking.restore': {
          target: 'held',
          actions: {
            type: 'restore',
            params: ({ event: { request, slot, hold } }) => ({ request, slot, hold }),
          },
        },
      },
    },
    choosing: {
      tags: 'open',
      on: {
        'slot.choose': {
          guard: { type: 'hasFreePlaces', params: ({ event }) => ({ slot: event.slot }) },
          target: 'holding',
          actions: { type: 'keepSlot', params: ({ event }) => ({ slot: event.slot }) },
        },
        'booking.cancel': { target: 'resting', actions: 'forgetRequest' },
      },
    },
    holding: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'holdSlot',
        src: 'holdSlot',
        input: ({ context: { slot, request } }) => ({ slot, places: request.orderIds.length }),
        onDone: {
          target: 'held',
          actions: { type: 'keepHold', params: ({ event }) => ({ hold: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isSlotTaken', params: errorFromEvent },
            target: 'choosing',
            actions: { type: 'keepProblem', params: errorFromEvent },
          },
          { target: 'unheld', actions: { type: 'keepProblem', params: errorFromEvent } },
        ],
      },
    },
    /** The places could not be asked for. */
    unheld: {
      on: {
        'failure.retry': { target: 'holding', actions: 'forgetProblem' },
        'failure.dismiss': { target: 'choosing', actions: 'forgetProblem' },
      },
    },
    held: {
      tags: 'open',
      invoke: {
        id: 'awaitExpiry',
        src: 'awaitExpiry',
        input: ({ context: { hold } }) => ({ hold }),
        onDone: { target: 'expired', actions: 'forgetHold' },
      },
      on: {
        'booking.confirm': {
          target: 'booking',
          actions: { type: 'keepNote', params: ({ event }) => ({ note: event.note }) },
        },
        'slot.change': 'releasing',
        'booking.cancel': 'leaving',
      },
    },
    booking: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'bookSlot',
        src: 'bookSlot',
        input: ({ context: { request, hold, note } }) => ({ request, hold, note }),
        onDone: {
          target: 'resting',
          actions: [
            { type: 'reportBooking', params: ({ event }) => ({ pickup: event.output }) },
            'forgetRequest',
          ],
        },
        onError: [
          {
            guard: { type: 'isHoldExpired', params: errorFromEvent },
            target: 'expired',
            actions: 'forgetHold',
          },
          {
            guard: { type: 'isRefused', params: errorFromEvent },
            target: 'held',
            actions: { type: 'keepProblem', params: errorFromEvent },
          },
          {
            guard: { type: 'isConflict', params: errorFromEvent },
            target: 'conflict',
            actions: { type: 'keepProblem', params: errorFromEvent },
          },
          { target: 'failed', actions: { type: 'keepProblem', params: errorFromEvent } },
        ],
      },
    },
    failed: {
      on: {
        'failure.retry': { target: 'booking', actions: 'forgetProblem' },
        'failure.dismiss': { target: 'held', actions: 'forgetProblem' },
      },
    },
    conflict: { on: { 'conflict.acknowledge': 'leaving' } },
    expired: {
      tags: 'open',
      on: {
        'slot.renew': 'holding',
        'slot.change': 'choosing',
        'booking.cancel': { target: 'resting', actions: 'forgetRequest' },
      },
    },
    /** The places are freed, and another slot is chosen. */
    releasing: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'releaseHold',
        src: 'releaseHold',
        input: ({ context: { hold } }) => ({ hold }),
        onDone: { target: 'choosing', actions: ['forgetHold', 'forgetProblem'] },
        onError: { target: 'choosing', actions: ['forgetHold', 'forgetProblem'] },
      },
    },
    /** The places are freed, and nothing is booked. */
    leaving: {
      tags: 'busy',
      invoke: {
        id: 'releaseHold',
        src: 'releaseHold',
        input: ({ context: { hold } }) => ({ hold }),
        onDone: { target: 'resting', actions: 'forgetRequest' },
        onError: { target: 'resting', actions: 'forgetRequest' },
      },
    },
  },
});

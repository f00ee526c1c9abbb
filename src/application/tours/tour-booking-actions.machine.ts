import type {
  GuestContact,
  TourBookingActionRequest,
  TourBookingSummary,
} from '#openapi/types.generated';
import { declareActor } from '../machine-actors';
import { asProblem, errorFromEvent } from '../problem';
import {
  type ConfirmationEvent,
  confirmationStates,
  conflictTransition,
  failedTransition,
  recordAfter,
} from '../record-actions';
import { type RecordActionsContext, recordActionsSetup } from '../record-actions-setup';

/** The fields of a booking that the machine uses. */
export type TourBookingRecord = Pick<
  TourBookingSummary,
  'id' | 'number' | 'tour' | 'departureId' | 'status' | 'places' | 'contact' | 'allowedActions'
>;

export type TourBookingStep = TourBookingRecord['allowedActions'][number]['action'];

/** The action that is being confirmed or performed, so that a failed action can be retried. */
export interface TourBookingAttempt {
  readonly action: TourBookingStep;
  readonly request: TourBookingActionRequest;
}

export type TourBookingActionsEvent =
  | { type: 'booking.release' }
  | { type: 'booking.miss' }
  | { type: 'booking.bookOnTheSpot' }
  | { type: 'contact.confirm'; contact: GuestContact }
  | { type: 'booking.move' }
  | { type: 'move.confirm'; departureId: string }
  | { type: 'booking.cancel' }
  | { type: 'refund.confirm'; isFullRefund: boolean; note: string }
  | ConfirmationEvent
  | { type: 'booking.changed'; booking: TourBookingRecord };

export type TourBookingActionsContext = RecordActionsContext<TourBookingRecord, TourBookingAttempt>;

function recordOf(booking: TourBookingRecord): TourBookingRecord {
  const { id, number, tour, departureId, status, places, contact, allowedActions } = booking;
  return { id, number, tour, departureId, status, places, contact, allowedActions };
}

function isAllowed<Action extends TourBookingStep>(action: Action) {
  return { type: 'isAllowed', params: { action } } as const;
}

function asked<Action extends TourBookingStep>(action: Action) {
  return {
    guard: isAllowed(action),
    target: 'confirming',
    actions: { type: 'attempt', params: { action, request: {} } },
  } as const;
}

const machineSetup = recordActionsSetup({
  recordOf,
  attemptOf: ({ action, request }: TourBookingAttempt): TourBookingAttempt => ({ action, request }),
  types: { events: {} as TourBookingActionsEvent },
  actors: {
    performAction: declareActor<
      TourBookingRecord,
      { bookingId: string; attempt: TourBookingAttempt | null }
    >(),
  },
}).extend({
  guards: {
    isOtherDeparture: ({ context }, { departureId }: { departureId: string }) =>
      departureId !== '' && departureId !== context.record.departureId,
    /** The contact itself is invalid: its dialog opens again. */
    isContactRefused: ({ context }, { error }: { error: unknown }) =>
      asProblem(error).status === 422 && context.attempt?.action === 'bookOnTheSpot',
  },
});

const calledOff = { target: 'resting', actions: 'forgetAttempt' } as const;

/**
 * What staff do with one booking of a departure: book held places for a guest, release them, move
 * the booking to another departure, cancel it with a refund, mark its guests as missing. Offers the
 * actions in the record's `allowedActions`. The server decides, also what is refunded. After a
 * conflict, the server's record replaces the local one. Contract: performTourBookingAction.
 */
export const tourBookingActionsMachine = machineSetup.createMachine({
  id: 'tourBookingActions',
  context: ({ input }) => ({ record: recordOf(input.record), attempt: null, problem: null }),
  on: {
    'booking.changed': {
      actions: { type: 'keepRecord', params: ({ event }) => ({ record: event.booking }) },
    },
  },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'booking.release': asked('release'),
        'booking.miss': asked('miss'),
        'booking.bookOnTheSpot': { guard: isAllowed('bookOnTheSpot'), target: 'takingContact' },
        'booking.move': { guard: isAllowed('move'), target: 'choosingDeparture' },
        'booking.cancel': { guard: isAllowed('cancel'), target: 'choosingRefund' },
      },
    },
    takingContact: {
      tags: 'confirming',
      on: {
        'contact.confirm': {
          target: 'performing',
          actions: {
            type: 'attempt',
            params: ({ event: { contact } }) => ({ action: 'bookOnTheSpot', request: { contact } }),
          },
        },
        'question.cancel': calledOff,
      },
    },
    choosingDeparture: {
      tags: 'confirming',
      on: {
        'move.confirm': {
          guard: {
            type: 'isOtherDeparture',
            params: ({ event: { departureId } }) => ({ departureId }),
          },
          target: 'performing',
          actions: {
            type: 'attempt',
            params: ({ event: { departureId } }) => ({ action: 'move', request: { departureId } }),
          },
        },
        'question.cancel': calledOff,
      },
    },
    choosingRefund: {
      tags: 'confirming',
      on: {
        'refund.confirm': {
          target: 'performing',
          actions: {
            type: 'attempt',
            params: ({ event: { isFullRefund, note } }) => ({
              action: 'cancel',
              request: { isFullRefund, ...(note.trim() && { note: note.trim() }) },
            }),
          },
        },
        'question.cancel': calledOff,
      },
    },
    performing: {
      tags: 'busy',
      invoke: {
        id: 'performAction',
        src: 'performAction',
        input: ({ context: { record, attempt } }) => ({ bookingId: record.id, attempt }),
        onDone: {
          target: 'resting',
          actions: [{ type: 'keepRecord', params: recordAfter }, 'reportOutcome', 'forgetAttempt'],
        },
        onError: [
          conflictTransition,
          {
            guard: { type: 'isContactRefused', params: errorFromEvent },
            target: 'takingContact',
            actions: { type: 'keepProblem', params: errorFromEvent },
          },
          failedTransition,
        ],
      },
    },
    ...confirmationStates,
  },
});

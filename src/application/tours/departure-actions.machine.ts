import type {
  DepartureActionRequest,
  DepartureReason,
  DepartureSummary,
} from '../api/tours-endpoints.generated';
import { declareActor } from '../machine-actors';
import { type ConfirmationEvent, confirmationStates, failureTransitions } from '../record-actions';
import { type RecordActionsContext, recordActionsSetup } from '../record-actions-setup';

/** The fields of a departure that the machine uses. */
export type DepartureRecord = Pick<
  DepartureSummary,
  'id' | 'tour' | 'status' | 'startsAt' | 'booked' | 'allowedActions'
>;

export type DepartureStep = DepartureRecord['allowedActions'][number]['action'];

/** The action that is being confirmed or performed, so that a failed action can be retried. */
export interface DepartureAttempt {
  readonly action: DepartureStep;
  readonly request: DepartureActionRequest;
}

export type DepartureActionsEvent =
  | { type: 'departure.confirm' }
  | { type: 'departure.start' }
  | { type: 'departure.finish' }
  | { type: 'departure.callOff' }
  | { type: 'reason.confirm'; reasonCode: DepartureReason | null; note: string }
  | ConfirmationEvent
  | { type: 'departure.changed'; departure: DepartureRecord };

export type DepartureActionsContext = RecordActionsContext<
  'departure',
  DepartureRecord,
  DepartureAttempt
>;

function recordOf(departure: DepartureRecord): DepartureRecord {
  const { id, tour, status, startsAt, booked, allowedActions } = departure;
  return { id, tour, status, startsAt, booked, allowedActions };
}

function departureAfter({ event }: { event: { output: DepartureRecord } }) {
  return { departure: event.output };
}

function isAllowed<Action extends DepartureStep>(action: Action) {
  return { type: 'isAllowed', params: { action } } as const;
}

function asked<Action extends DepartureStep>(action: Action) {
  return {
    guard: isAllowed(action),
    target: 'confirming',
    actions: { type: 'attempt', params: { action, request: {} } },
  } as const;
}

const machineSetup = recordActionsSetup({
  name: 'departure',
  recordOf,
  attemptOf: ({ action, request }: DepartureAttempt): DepartureAttempt => ({ action, request }),
  types: { events: {} as DepartureActionsEvent },
  actors: {
    performAction: declareActor<
      DepartureRecord,
      { departureId: string; attempt: DepartureAttempt | null }
    >(),
  },
}).extend({
  guards: {
    isReasonGiven: (_, { reasonCode }: { reasonCode: DepartureReason | null }) =>
      reasonCode !== null,
  },
});

/**
 * The actions on one departure of a tour: confirm, start and finish after a confirmation, call off
 * with a reason. Offers the actions in the record's `allowedActions`. The server decides. After a
 * conflict, the server's record replaces the local one. Contract: performDepartureAction.
 */
export const departureActionsMachine = machineSetup.createMachine({
  id: 'departureActions',
  context: ({ input }) => ({
    departure: recordOf(input.departure),
    attempt: null,
    problem: null,
  }),
  on: {
    'departure.changed': {
      actions: {
        type: 'keepDeparture',
        params: ({ event }) => ({ departure: event.departure }),
      },
    },
  },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'departure.confirm': asked('confirm'),
        'departure.start': asked('start'),
        'departure.finish': asked('finish'),
        'departure.callOff': { guard: isAllowed('callOff'), target: 'givingReason' },
      },
    },
    givingReason: {
      tags: 'confirming',
      on: {
        'reason.confirm': {
          guard: {
            type: 'isReasonGiven',
            params: ({ event }) => ({ reasonCode: event.reasonCode }),
          },
          target: 'performing',
          actions: {
            type: 'attempt',
            params: ({ event: { reasonCode, note } }) => ({
              action: 'callOff',
              request: {
                ...(reasonCode && { reasonCode }),
                ...(note.trim() && { note: note.trim() }),
              },
            }),
          },
        },
        'question.cancel': 'resting',
      },
    },
    performing: {
      tags: 'busy',
      invoke: {
        id: 'performAction',
        src: 'performAction',
        input: ({ context: { departure, attempt } }) => ({ departureId: departure.id, attempt }),
        onDone: {
          target: 'resting',
          actions: [
            { type: 'keepDeparture', params: departureAfter },
            'reportOutcome',
            'forgetAttempt',
          ],
        },
        onError: failureTransitions,
      },
    },
    ...confirmationStates,
  },
});

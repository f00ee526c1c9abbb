import { assign } from 'xstate';
import type {
  DepartureActionRequest,
  DepartureReason,
  DepartureSummary,
} from '#openapi/types.generated';
import { declareActor } from '../machine-actors';
import { asProblem, errorFromEvent } from '../problem';
import {
  type ConfirmationEvent,
  confirmationStates,
  failureTransitions,
  recordAfter,
} from '../record-actions';
import { type RecordActionsContext, recordActionsSetup } from '../record-actions-setup';

/** The fields of a departure that the machine uses. */
export type DepartureRecord = Pick<
  DepartureSummary,
  'id' | 'tour' | 'status' | 'startsAt' | 'booked' | 'allowedActions' | 'revision'
>;

export type DepartureStep = DepartureRecord['allowedActions'][number]['action'];

/** The action that is being confirmed or performed, so that a failed action can be retried. */
export interface DepartureAttempt {
  readonly action: DepartureStep;
  readonly request: DepartureActionRequest;
  /** The new begin of a move, ISO 8601; null for the other actions. */
  readonly startsAt: string | null;
}

type AttemptedAction = Pick<DepartureAttempt, 'action'> & Partial<DepartureAttempt>;

export type DepartureActionsEvent =
  | { type: 'departure.confirm' }
  | { type: 'departure.start' }
  | { type: 'departure.finish' }
  | { type: 'departure.callOff' }
  | { type: 'departure.move' }
  | { type: 'time.confirm'; startsAt: string }
  | { type: 'reason.confirm'; reasonCode: DepartureReason | null; note: string }
  | ConfirmationEvent
  | { type: 'departure.changed'; departure: DepartureRecord };

export type DepartureActionsContext = RecordActionsContext<DepartureRecord, DepartureAttempt>;

function recordOf(departure: DepartureRecord): DepartureRecord {
  const { id, tour, status, startsAt, booked, allowedActions, revision } = departure;
  return { id, tour, status, startsAt, booked, allowedActions, revision };
}

function newTimeFromEvent({ event: { startsAt } }: { event: { startsAt: string } }) {
  return { startsAt };
}

function isAllowed<Action extends DepartureStep>(action: Action) {
  return { type: 'isAllowed', params: { action } } as const;
}

function asked<Action extends DepartureStep>(action: Action) {
  return {
    guard: isAllowed(action),
    target: 'confirming',
    actions: { type: 'attempt', params: { action } },
  } as const;
}

/** The newer departure of a stale move (contract: 412); null for any other rejection. */
function newerDeparture(error: unknown): DepartureRecord | null {
  const { status, current } = asProblem(error);
  // The contract promises the departure in `current` of a 412.
  return status === 412 && current ? (current as DepartureRecord) : null;
}

/** A move of a departure that somebody changed before is a conflict too. */
const staleTransition = {
  guard: { type: 'isStale', params: errorFromEvent },
  target: 'conflict',
  actions: [
    { type: 'keepNewer', params: errorFromEvent },
    { type: 'keepProblem', params: errorFromEvent },
  ],
} as const;

const machineSetup = recordActionsSetup({
  recordOf,
  attemptOf: ({ action, request = {}, startsAt = null }: AttemptedAction): DepartureAttempt => ({
    action,
    request,
    startsAt,
  }),
  types: { events: {} as DepartureActionsEvent },
  actors: {
    performAction: declareActor<
      DepartureRecord,
      { departure: DepartureRecord; attempt: DepartureAttempt | null }
    >(),
  },
}).extend({
  guards: {
    isReasonGiven: (_, { reasonCode }: { reasonCode: DepartureReason | null }) =>
      reasonCode !== null,
    isOtherTime: ({ context }, { startsAt }: { startsAt: string }) =>
      startsAt !== context.record.startsAt,
    isStale: (_, { error }: { error: unknown }) => newerDeparture(error) !== null,
  },
  actions: {
    keepNewer: assign(({ context }, { error }: { error: unknown }) => ({
      record: recordOf(newerDeparture(error) ?? context.record),
    })),
  },
});

/**
 * The actions on one departure of a tour: confirm, start and finish after a confirmation, call off
 * with a reason, move to another time. Offers the actions in the record's `allowedActions`. The server
 * decides. After a conflict, the server's record replaces the local one. Contract:
 * performDepartureAction, updateDeparture.
 */
export const departureActionsMachine = machineSetup.createMachine({
  id: 'departureActions',
  context: ({ input }) => ({
    record: recordOf(input.record),
    attempt: null,
    problem: null,
  }),
  on: {
    'departure.changed': {
      actions: {
        type: 'keepRecord',
        params: ({ event }) => ({ record: event.departure }),
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
        'departure.move': { guard: isAllowed('move'), target: 'choosingTime' },
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
    choosingTime: {
      tags: 'confirming',
      on: {
        'time.confirm': {
          guard: { type: 'isOtherTime', params: newTimeFromEvent },
          target: 'performing',
          actions: {
            type: 'attempt',
            params: ({ event: { startsAt } }) => ({ action: 'move', startsAt }),
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
        input: ({ context: { record, attempt } }) => ({ departure: record, attempt }),
        onDone: {
          target: 'resting',
          actions: [{ type: 'keepRecord', params: recordAfter }, 'reportOutcome', 'forgetAttempt'],
        },
        onError: [staleTransition, ...failureTransitions],
      },
    },
    ...confirmationStates,
  },
});

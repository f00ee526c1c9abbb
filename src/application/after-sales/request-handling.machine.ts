import { assign } from 'xstate';
import type {
  AllowedCancellationAction,
  AllowedReturnAction,
  CancellationAction,
  CancellationActionRequest,
  CancellationStatus,
  ReturnAction,
  ReturnActionRequest,
  ReturnStatus,
} from '#openapi/types.generated';
import { declareActor } from '../machine-actors';
import { errorFromEvent } from '../problem';
import {
  conflictTransition,
  type FailureEvent,
  failedTransition,
  failureStates,
} from '../record-actions';
import { type RecordActionsContext, recordActionsSetup } from '../record-actions-setup';

/** The actions of staff on a client's request: a return or a cancellation. */
export type RequestAction = ReturnAction | CancellationAction;

/** The details of an action: reason, message, counts, amount. Each action uses its own. */
export type RequestAnswer = ReturnActionRequest & CancellationActionRequest;

/** The part of a request that the machine needs. Rows of a list and whole records both match. */
export interface RequestRecord {
  readonly id: string;
  readonly number: string;
  readonly status: ReturnStatus | CancellationStatus;
  readonly allowedActions: readonly (AllowedReturnAction | AllowedCancellationAction)[];
}

/** The current action. `asked`: it started from a form, which then keeps the typed values. */
export interface RequestAttempt {
  readonly action: RequestAction;
  readonly answer: RequestAnswer;
  readonly asked: boolean;
}

export type RequestHandlingEvent =
  | { type: 'request.advance'; action: RequestAction }
  | { type: 'request.ask'; action: RequestAction }
  | { type: 'answer.give'; answer: RequestAnswer }
  | { type: 'answer.cancel' }
  | FailureEvent
  | { type: 'request.changed'; request: RequestRecord };

export type RequestHandlingContext = RecordActionsContext<RequestRecord, RequestAttempt>;

function recordOf({ id, number, status, allowedActions }: RequestRecord): RequestRecord {
  return {
    id,
    number,
    status,
    allowedActions,
  };
}

const machineSetup = recordActionsSetup({
  recordOf,
  attemptOf: ({ action, asked }: Pick<RequestAttempt, 'action' | 'asked'>): RequestAttempt => ({
    action,
    answer: {},
    asked,
  }),
  types: { events: {} as RequestHandlingEvent },
  actors: {
    performAction: declareActor<RequestRecord, { id: string; attempt: RequestAttempt | null }>(),
  },
}).extend({
  guards: {
    isReasonGiven: ({ context: { record, attempt } }, { answer }: { answer: RequestAnswer }) =>
      answer.reasonCode !== undefined ||
      !record.allowedActions.some(
        ({ action, reasonRequired }) => action === attempt?.action && reasonRequired,
      ),
    isAsked: ({ context }) => context.attempt?.asked === true,
  },
  actions: {
    keepAnswer: assign(({ context }, { answer }: { answer: RequestAnswer }) => ({
      attempt: context.attempt && { ...context.attempt, answer },
      problem: null,
    })),
  },
});

/**
 * A seller's actions on a client's return or cancellation. Actions without details run at once. The
 * others have a form, which stays open with all typed values until the server accepts it. Offers
 * what the record's `allowedActions` allow. The server decides, and after a conflict its record
 * replaces the local one. Contract, other lifecycles.
 */
export const requestHandlingMachine = machineSetup.createMachine({
  id: 'requestHandling',
  context: ({ input }) => ({ record: recordOf(input.record), attempt: null, problem: null }),
  on: {
    'request.changed': {
      actions: { type: 'keepRecord', params: ({ event }) => ({ record: event.request }) },
    },
  },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'request.advance': {
          guard: { type: 'isAllowed', params: ({ event }) => ({ action: event.action }) },
          target: 'performing',
          actions: {
            type: 'attempt',
            params: ({ event }) => ({ action: event.action, asked: false }),
          },
        },
        'request.ask': {
          guard: { type: 'isAllowed', params: ({ event }) => ({ action: event.action }) },
          target: 'asking',
          actions: {
            type: 'attempt',
            params: ({ event }) => ({ action: event.action, asked: true }),
          },
        },
      },
    },
    asking: {
      on: {
        'answer.give': {
          guard: { type: 'isReasonGiven', params: ({ event }) => ({ answer: event.answer }) },
          target: 'performing',
          actions: { type: 'keepAnswer', params: ({ event }) => ({ answer: event.answer }) },
        },
        'answer.cancel': { target: 'resting', actions: 'forgetAttempt' },
      },
    },
    performing: {
      meta: { proves: ['returnRoutes', 'cancellationRoutes', 'returnCalled'] },
      tags: 'busy',
      invoke: {
        id: 'performAction',
        src: 'performAction',
        input: ({ context: { record, attempt } }) => ({ id: record.id, attempt }),
        onDone: {
          target: 'resting',
          actions: [
            { type: 'keepRecord', params: ({ event }) => ({ record: event.output }) },
            'reportOutcome',
            'forgetAttempt',
          ],
        },
        onError: [
          conflictTransition,
          {
            guard: 'isAsked',
            target: 'asking',
            actions: { type: 'keepProblem', params: errorFromEvent },
          },
          failedTransition,
        ],
      },
    },
    ...failureStates('resting'),
  },
});

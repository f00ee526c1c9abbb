import { assign, setup } from 'xstate';
import type {
  AllowedCancellationAction,
  CancellationAction,
  CancellationActionRequest,
  CancellationStatus,
} from '../api/cancellations-endpoints.generated';
import type {
  AllowedReturnAction,
  ReturnAction,
  ReturnActionRequest,
  ReturnStatus,
} from '../api/returns-endpoints.generated';
import { declareActor } from '../machine-actors';
import type { ApiProblem } from '../ports/transport.port';
import { asProblem } from '../problem';
import { conflictRecordOf, errorFromEvent, isActionAllowed } from '../record-actions';

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
  | { type: 'failure.retry' }
  | { type: 'failure.dismiss' }
  | { type: 'conflict.acknowledge' }
  | { type: 'request.changed'; request: RequestRecord };

export interface RequestHandlingContext {
  readonly request: RequestRecord;
  readonly attempt: RequestAttempt | null;
  readonly problem: ApiProblem | null;
}

function recordOf({ id, number, status, allowedActions }: RequestRecord): RequestRecord {
  return {
    id,
    number,
    status,
    allowedActions,
  };
}

const machineSetup = setup({
  types: {
    context: {} as RequestHandlingContext,
    events: {} as RequestHandlingEvent,
    input: {} as { request: RequestRecord },
    tags: {} as 'busy',
  },
  actors: {
    /** Returns the request after the action; rejects with an ApiProblem. */
    performAction: declareActor<RequestRecord, { id: string; attempt: RequestAttempt | null }>(),
  },
  guards: {
    isAllowed: ({ context }, { action }: { action: RequestAction }) =>
      isActionAllowed<RequestAction>(context.request, action),
    isReasonGiven: ({ context: { request, attempt } }, { answer }: { answer: RequestAnswer }) =>
      answer.reasonCode !== undefined ||
      !request.allowedActions.some(
        ({ action, reasonRequired }) => action === attempt?.action && reasonRequired,
      ),
    isConflict: (_, { error }: { error: unknown }) =>
      conflictRecordOf<RequestRecord>(error) !== null,
    isAsked: ({ context }) => context.attempt?.asked === true,
  },
  actions: {
    keepRequest: assign((_, { request }: { request: RequestRecord }) => ({
      request: recordOf(request),
    })),
    attempt: assign((_, { action, asked }: { action: RequestAction; asked: boolean }) => ({
      attempt: { action, answer: {}, asked },
      problem: null,
    })),
    keepAnswer: assign(({ context }, { answer }: { answer: RequestAnswer }) => ({
      attempt: context.attempt && { ...context.attempt, answer },
      problem: null,
    })),
    keepProblem: assign((_, { error }: { error: unknown }) => ({ problem: asProblem(error) })),
    keepCurrent: assign(({ context }, { error }: { error: unknown }) => ({
      request: recordOf(conflictRecordOf<RequestRecord>(error) ?? context.request),
    })),
    forgetAttempt: assign({ attempt: null, problem: null }),
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
  context: ({ input }) => ({ request: recordOf(input.request), attempt: null, problem: null }),
  on: {
    'request.changed': {
      actions: { type: 'keepRequest', params: ({ event }) => ({ request: event.request }) },
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
        input: ({ context: { request, attempt } }) => ({ id: request.id, attempt }),
        onDone: {
          target: 'resting',
          actions: [
            { type: 'keepRequest', params: ({ event }) => ({ request: event.output }) },
            'forgetAttempt',
          ],
        },
        onError: [
          {
            guard: { type: 'isConflict', params: errorFromEvent },
            target: 'conflict',
            actions: [
              { type: 'keepCurrent', params: errorFromEvent },
              { type: 'keepProblem', params: errorFromEvent },
            ],
          },
          {
            guard: 'isAsked',
            target: 'asking',
            actions: { type: 'keepProblem', params: errorFromEvent },
          },
          {
            target: 'failed',
            actions: { type: 'keepProblem', params: errorFromEvent },
          },
        ],
      },
    },
    failed: {
      on: {
        'failure.retry': 'performing',
        'failure.dismiss': { target: 'resting', actions: 'forgetAttempt' },
      },
    },
    conflict: {
      on: { 'conflict.acknowledge': { target: 'resting', actions: 'forgetAttempt' } },
    },
  },
});

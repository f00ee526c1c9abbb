import {
  type RequestAction,
  type RequestAnswer,
  type RequestHandlingContext,
  type RequestRecord,
  requestHandlingMachine,
} from '#application/after-sales/request-handling.machine';
import { isActionAllowed } from '#application/record-actions';
import { aCancellation, aReturn } from '../builders/request';
import type { MachineTestModel } from '../model-based-testing/machine-test-model';
import { problemOf } from '../test-app/scripted-transport';

/** The request in each initial state. */
export const requestInitialStates = {
  'a requested return': aReturn('requested'),
  'an approved return': aReturn('approved'),
  'a received return': aReturn('received'),
  'a requested cancellation': aCancellation('requested'),
} satisfies Record<string, RequestRecord>;

export type RequestInitialState = keyof typeof requestInitialStates;

/** The request after each action of the test model, as the server returns it. */
export const requestAfter: Readonly<Partial<Record<RequestAction, RequestRecord>>> = {
  ship: aReturn('in_transit'),
  decline: aReturn('declined'),
  refund: aReturn('refunded'),
  accept: aCancellation('accepted'),
};

/** The request after a colleague or the client changed it first. */
export function requestChangedByOther(attempt: RequestAction): RequestRecord {
  return attempt === 'accept' ? aCancellation('withdrawn') : aReturn('withdrawn');
}

/** The return after a colleague moved it on, as a list delivers it. */
export const requestMovedByColleague = aReturn('approved');

/** The server's errors in the typed values. */
export const wrongAnswer = { amount: ['too_large'] };

/** What the page shows of one request's process. */
export interface RequestHandlingViewState {
  readonly dialog: 'form' | 'failure' | 'conflict' | null;
  readonly busy: boolean;
}

/** How an action can end. */
export type RequestActionOutcome =
  | 'with success'
  | 'somebody was faster'
  | 'something typed is wrong'
  | 'with a server fault';

/** The actions and assertions that a driver of a request must implement. */
export interface RequestHandlingDriver {
  open(beginning: RequestInitialState): Promise<void>;
  advance(action: RequestAction): Promise<void>;
  ask(action: RequestAction): Promise<void>;
  submit(answer: RequestAnswer): Promise<void>;
  cancel(): Promise<void>;
  retry(): Promise<void>;
  dismissFailure(): Promise<void>;
  acknowledgeConflict(): Promise<void>;
  /** The list receives a newer record of the request: `requestMovedByColleague`. */
  moveRequestAsColleague(): Promise<void>;
  settleAction(how: RequestActionOutcome): Promise<void>;
  expectViewState(viewState: RequestHandlingViewState): Promise<void>;
}

const idleViewState = { dialog: null, busy: false };

function performed(action: keyof typeof requestAfter) {
  return {
    type: 'xstate.done.actor.performAction',
    output: requestAfter[action],
  };
}

function notPerformed(status: number, code: string, more: object = {}) {
  return {
    type: 'xstate.error.actor.performAction',
    error: problemOf(status, code, more),
  };
}

/**
 * The machine of returns and cancellations, as a test model that drivers in Node and in a browser
 * can run.
 */
export const requestHandlingTestModel: MachineTestModel<
  typeof requestHandlingMachine,
  RequestHandlingDriver
> = {
  model: {
    machine: requestHandlingMachine,
    inputs: Object.fromEntries(
      Object.entries(requestInitialStates).map(([label, request]) => [label, { record: request }]),
    ),
    events: {
      'request.advance ship': { type: 'request.advance', action: 'ship' },
      'request.ask decline': { type: 'request.ask', action: 'decline' },
      'request.ask refund': { type: 'request.ask', action: 'refund' },
      'request.ask accept': { type: 'request.ask', action: 'accept' },
      'answer.give with a reason': {
        type: 'answer.give',
        answer: { reasonCode: 'used_item', note: 'L’article a été porté.' },
      },
      'answer.give without a reason': { type: 'answer.give', answer: {} },
      'answer.cancel': { type: 'answer.cancel' },
      'failure.retry': { type: 'failure.retry' },
      'failure.dismiss': { type: 'failure.dismiss' },
      'conflict.acknowledge': { type: 'conflict.acknowledge' },
      'a colleague moves the request': {
        type: 'request.changed',
        request: requestMovedByColleague,
      },
      'ship succeeds': performed('ship'),
      'decline succeeds': performed('decline'),
      'refund succeeds': performed('refund'),
      'accept succeeds': performed('accept'),
      'somebody was faster with a return': notPerformed(409, 'action_not_allowed', {
        current: requestChangedByOther('ship'),
      }),
      'somebody was faster with a cancellation': notPerformed(409, 'action_not_allowed', {
        current: requestChangedByOther('accept'),
      }),
      'something typed is wrong': notPerformed(422, 'validation_failed', { errors: wrongAnswer }),
      'the server fails': notPerformed(500, 'internal'),
    },
    serialise: ({ record: request, attempt }: RequestHandlingContext) => [
      request.allowedActions.map(({ action }) => action),
      attempt?.action,
      attempt?.asked,
    ],
    isPossible: ({ record: request, attempt }: RequestHandlingContext, label) => {
      // A request that a colleague has moved on can no longer be declined.
      const isLate = attempt !== null && !isActionAllowed<RequestAction>(request, attempt.action);
      if (isLate && /succeeds|wrong/.test(label)) return false;
      return (
        !/succeeds|faster|wrong|fails/.test(label) || answersTo(attempt?.action).includes(label)
      );
    },
  },

  // The labels of the inputs are the keys of the initial states above.
  setUp: (driver, input) => driver.open(input as RequestInitialState),

  eventExecutors: {
    'request.advance': (driver, { action }) => driver.advance(action),
    'request.ask': (driver, { action }) => driver.ask(action),
    'answer.give': (driver, { answer }) => driver.submit(answer),
    'answer.cancel': (driver) => driver.cancel(),
    'failure.retry': (driver) => driver.retry(),
    'failure.dismiss': (driver) => driver.dismissFailure(),
    'conflict.acknowledge': (driver) => driver.acknowledgeConflict(),
    'request.changed': (driver) => driver.moveRequestAsColleague(),
  },

  outcomeExecutors: {
    'ship succeeds': (driver) => driver.settleAction('with success'),
    'decline succeeds': (driver) => driver.settleAction('with success'),
    'refund succeeds': (driver) => driver.settleAction('with success'),
    'accept succeeds': (driver) => driver.settleAction('with success'),
    'somebody was faster with a return': (driver) => driver.settleAction('somebody was faster'),
    'somebody was faster with a cancellation': (driver) =>
      driver.settleAction('somebody was faster'),
    'something typed is wrong': (driver) => driver.settleAction('something typed is wrong'),
    'the server fails': (driver) => driver.settleAction('with a server fault'),
  },

  stateAssertions: {
    resting: (driver) => driver.expectViewState(idleViewState),
    asking: (driver) => driver.expectViewState({ ...idleViewState, dialog: 'form' }),
    performing: (driver) => driver.expectViewState({ ...idleViewState, busy: true }),
    failed: (driver) => driver.expectViewState({ ...idleViewState, dialog: 'failure' }),
    conflict: (driver) => driver.expectViewState({ ...idleViewState, dialog: 'conflict' }),
  },
};

/** The responses that each attempt can get. */
function answersTo(attempt: RequestAction | undefined): readonly string[] {
  return [
    `${attempt} succeeds`,
    'the server fails',
    `somebody was faster with a ${attempt === 'accept' ? 'cancellation' : 'return'}`,
    ...(attempt === 'refund' ? ['something typed is wrong'] : []),
  ];
}

import { offers } from '#application/record-actions';
import {
  type RequestAction,
  type RequestAnswer,
  type RequestHandlingContext,
  type RequestRecord,
  requestHandlingMachine,
} from '#application/requests/request-handling.machine';
import { aCancellation, aReturn } from '../builders/request';
import type { MachineScript } from '../model/machine-script';
import { problemOf } from '../test-app/scripted-transport';

/** The request as it stands when the seller begins. */
export const requestBeginnings = {
  'a requested return': aReturn('requested'),
  'an approved return': aReturn('approved'),
  'a received return': aReturn('received'),
  'a requested cancellation': aCancellation('requested'),
} satisfies Record<string, RequestRecord>;

export type RequestBeginning = keyof typeof requestBeginnings;

/** The request after each action that the script takes, as the server gives it back. */
export const requestAfter: Readonly<Partial<Record<RequestAction, RequestRecord>>> = {
  ship: aReturn('in_transit'),
  decline: aReturn('declined'),
  refund: aReturn('refunded'),
  accept: aCancellation('accepted'),
};

/** The request after a colleague, or the client, was faster. */
export const requestTakenByOther = (attempt: RequestAction): RequestRecord =>
  attempt === 'accept' ? aCancellation('withdrawn') : aReturn('withdrawn');

/** The return after a colleague moved it on, as a list brings it. */
export const requestMovedByColleague = aReturn('approved');

/** What the server finds wrong with what was typed. */
export const wrongAnswer = { amount: ['too_large'] };

/** What the page shows of one request's process. */
export interface RequestHandlingSight {
  readonly dialog: 'form' | 'failure' | 'conflict' | null;
  readonly busy: boolean;
}

/** How an action can end. */
export type RequestActionEnd =
  | 'with success'
  | 'somebody was faster'
  | 'something typed is wrong'
  | 'with a server fault';

/** What a runner must be able to do to a request and to see of it. */
export interface RequestHandlingWorld {
  open(beginning: RequestBeginning): Promise<void>;
  advance(action: RequestAction): Promise<void>;
  ask(action: RequestAction): Promise<void>;
  give(answer: RequestAnswer): Promise<void>;
  cancel(): Promise<void>;
  retry(): Promise<void>;
  dismissFailure(): Promise<void>;
  acknowledgeConflict(): Promise<void>;
  /** The list brings a newer record of the request: `requestMovedByColleague`. */
  colleagueMovesRequest(): Promise<void>;
  actionEnds(how: RequestActionEnd): Promise<void>;
  sees(sight: RequestHandlingSight): Promise<void>;
}

const calm = { dialog: null, busy: false };
const performed = (action: keyof typeof requestAfter) => ({
  type: 'xstate.done.actor.performAction',
  output: requestAfter[action],
});
const notPerformed = (status: number, code: string, more: object = {}) => ({
  type: 'xstate.error.actor.performAction',
  error: problemOf(status, code, more),
});

/** The machine of returns and cancellations, told so that Node and a browser can both play it. */
export const requestHandlingScript: MachineScript<
  typeof requestHandlingMachine,
  RequestHandlingWorld
> = {
  model: {
    machine: requestHandlingMachine,
    inputs: Object.fromEntries(
      Object.entries(requestBeginnings).map(([label, request]) => [label, { request }]),
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
        current: requestTakenByOther('ship'),
      }),
      'somebody was faster with a cancellation': notPerformed(409, 'action_not_allowed', {
        current: requestTakenByOther('accept'),
      }),
      'something typed is wrong': notPerformed(422, 'validation_failed', { errors: wrongAnswer }),
      'the server fails': notPerformed(500, 'internal'),
    },
    serialise: ({ request, attempt }: RequestHandlingContext) => [
      request.allowedActions.map(({ action }) => action),
      attempt?.action,
      attempt?.asked,
    ],
    isPossible: ({ request, attempt }: RequestHandlingContext, label) => {
      // What a colleague has moved on can't be declined any more.
      const isLate = attempt !== null && !offers<RequestAction>(request, attempt.action);
      if (isLate && /succeeds|wrong/.test(label)) return false;
      return (
        !/succeeds|faster|wrong|fails/.test(label) || answersTo(attempt?.action).includes(label)
      );
    },
  },

  // The labels of the inputs are those of the beginnings, see above.
  opens: (world, input) => world.open(input as RequestBeginning),

  does: {
    'request.advance': (world, { action }) => world.advance(action),
    'request.ask': (world, { action }) => world.ask(action),
    'answer.give': (world, { answer }) => world.give(answer),
    'answer.cancel': (world) => world.cancel(),
    'failure.retry': (world) => world.retry(),
    'failure.dismiss': (world) => world.dismissFailure(),
    'conflict.acknowledge': (world) => world.acknowledgeConflict(),
    'request.changed': (world) => world.colleagueMovesRequest(),
  },

  outcomes: {
    'ship succeeds': (world) => world.actionEnds('with success'),
    'decline succeeds': (world) => world.actionEnds('with success'),
    'refund succeeds': (world) => world.actionEnds('with success'),
    'accept succeeds': (world) => world.actionEnds('with success'),
    'somebody was faster with a return': (world) => world.actionEnds('somebody was faster'),
    'somebody was faster with a cancellation': (world) => world.actionEnds('somebody was faster'),
    'something typed is wrong': (world) => world.actionEnds('something typed is wrong'),
    'the server fails': (world) => world.actionEnds('with a server fault'),
  },

  sees: {
    resting: (world) => world.sees(calm),
    asking: (world) => world.sees({ ...calm, dialog: 'form' }),
    performing: (world) => world.sees({ ...calm, busy: true }),
    failed: (world) => world.sees({ ...calm, dialog: 'failure' }),
    conflict: (world) => world.sees({ ...calm, dialog: 'conflict' }),
  },
};

/** Which answers belong to which attempt. */
const answersTo = (attempt: RequestAction | undefined): readonly string[] => [
  `${attempt} succeeds`,
  'the server fails',
  `somebody was faster with a ${attempt === 'accept' ? 'cancellation' : 'return'}`,
  ...(attempt === 'refund' ? ['something typed is wrong'] : []),
];

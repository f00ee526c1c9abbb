import {
  type TourAction,
  type TourActionsContext,
  type TourRecord,
  tourActionsMachine,
} from '#application/tours/tour-actions.machine';
import type { MachineTestModel } from '../model-based-testing/machine-test-model';
import { problemOf } from '../test-app/scripted-transport';

const OFFERS: Readonly<Record<TourRecord['status'], readonly TourAction[]>> = {
  draft: ['publish', 'archive'],
  published: ['pause', 'archive'],
  paused: ['resume', 'archive'],
  archived: [],
};

function aTour(status: TourRecord['status']): TourRecord {
  return {
    id: 'tou_1',
    status,
    title: 'Visite du four',
    titleEn: 'Visit of the kiln',
    titleAr: 'زيارة الفرن',
    allowedActions: OFFERS[status].map((action) => ({ action, to: status, reasonRequired: false })),
  };
}

export const DRAFT = aTour('draft');
export const PUBLISHED = aTour('published');

export const tourInitialStates = { 'a draft': DRAFT, 'a published tour': PUBLISHED };
export type TourInitialState = keyof typeof tourInitialStates;

/** The tour after each action, as the server returns it. */
export const tourAfter: Readonly<Record<TourAction, TourRecord>> = {
  publish: PUBLISHED,
  pause: aTour('paused'),
  resume: PUBLISHED,
  archive: aTour('archived'),
};

/** What the page shows of one tour's process. */
export interface TourActionsViewState {
  readonly dialog: 'question' | 'failure' | 'conflict' | null;
  readonly busy: boolean;
}

/** How an action can end. */
export type TourActionOutcome = 'with success' | 'a colleague was faster' | 'with a server fault';

/** The actions and assertions that a driver of a tour must implement. */
export interface TourActionsDriver {
  open(beginning: TourInitialState): Promise<void>;
  ask(action: TourAction): Promise<void>;
  answer(
    event:
      | 'question.confirm'
      | 'question.cancel'
      | 'failure.retry'
      | 'failure.dismiss'
      | 'conflict.acknowledge',
  ): Promise<void>;
  /** A colleague publishes the tour, and the list receives the change. */
  publishAsColleague(): Promise<void>;
  settleAction(how: TourActionOutcome): Promise<void>;
  expectViewState(viewState: TourActionsViewState): Promise<void>;
}

const idleViewState = { dialog: null, busy: false };

function performed(action: TourAction) {
  return {
    type: 'xstate.done.actor.performAction',
    output: tourAfter[action],
  };
}

function notPerformed(status: number, code: string, more: object = {}) {
  return {
    type: 'xstate.error.actor.performAction',
    error: problemOf(status, code, more),
  };
}

function answersTo(attempt: TourAction | undefined): readonly string[] {
  return [
    `${attempt} succeeds`,
    'the server fails',
    ...(attempt === 'publish' ? ['a colleague was faster'] : []),
  ];
}

/** The tour-actions machine, as a test model that drivers in Node and in a browser can run. */
export const tourActionsTestModel: MachineTestModel<typeof tourActionsMachine, TourActionsDriver> =
  {
    model: {
      machine: tourActionsMachine,
      inputs: { 'a draft': { record: DRAFT }, 'a published tour': { record: PUBLISHED } },
      events: {
        'tour.publish': { type: 'tour.publish' },
        'tour.pause': { type: 'tour.pause' },
        'tour.resume': { type: 'tour.resume' },
        'tour.archive': { type: 'tour.archive' },
        'question.confirm': { type: 'question.confirm' },
        'question.cancel': { type: 'question.cancel' },
        'failure.retry': { type: 'failure.retry' },
        'failure.dismiss': { type: 'failure.dismiss' },
        'conflict.acknowledge': { type: 'conflict.acknowledge' },
        'a colleague publishes it': { type: 'tour.changed', tour: PUBLISHED },
        'publish succeeds': performed('publish'),
        'pause succeeds': performed('pause'),
        'resume succeeds': performed('resume'),
        'archive succeeds': performed('archive'),
        'a colleague was faster': notPerformed(409, 'action_not_allowed', { current: PUBLISHED }),
        'the server fails': notPerformed(500, 'internal'),
      },
      serialise: ({ record: tour, attempt }: TourActionsContext) => [
        tour.allowedActions.map(({ action }) => action),
        attempt?.action,
      ],
      isPossible: ({ attempt }: TourActionsContext, label) =>
        !/succeeds|faster|fails/.test(label) || answersTo(attempt?.action).includes(label),
    },

    // The labels of the inputs are the keys of the initial states above.
    setUp: (driver, input) => driver.open(input as TourInitialState),

    eventExecutors: {
      'tour.publish': (driver) => driver.ask('publish'),
      'tour.pause': (driver) => driver.ask('pause'),
      'tour.resume': (driver) => driver.ask('resume'),
      'tour.archive': (driver) => driver.ask('archive'),
      'question.confirm': (driver, { type }) => driver.answer(type),
      'question.cancel': (driver, { type }) => driver.answer(type),
      'failure.retry': (driver, { type }) => driver.answer(type),
      'failure.dismiss': (driver, { type }) => driver.answer(type),
      'conflict.acknowledge': (driver, { type }) => driver.answer(type),
      'tour.changed': (driver) => driver.publishAsColleague(),
    },

    outcomeExecutors: {
      'publish succeeds': (driver) => driver.settleAction('with success'),
      'pause succeeds': (driver) => driver.settleAction('with success'),
      'resume succeeds': (driver) => driver.settleAction('with success'),
      'archive succeeds': (driver) => driver.settleAction('with success'),
      'a colleague was faster': (driver) => driver.settleAction('a colleague was faster'),
      'the server fails': (driver) => driver.settleAction('with a server fault'),
    },

    stateAssertions: {
      resting: (driver) => driver.expectViewState(idleViewState),
      confirming: (driver) => driver.expectViewState({ ...idleViewState, dialog: 'question' }),
      performing: (driver) => driver.expectViewState({ dialog: 'question', busy: true }),
      failed: (driver) => driver.expectViewState({ ...idleViewState, dialog: 'failure' }),
      conflict: (driver) => driver.expectViewState({ ...idleViewState, dialog: 'conflict' }),
    },
  };

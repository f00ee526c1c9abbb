import {
  type DepartureActionsContext,
  type DepartureRecord,
  type DepartureStep,
  departureActionsMachine,
} from '#application/tours/departure-actions.machine';
import type { DepartureReason } from '#domain/tours/departure-lifecycle';
import type { MachineTestModel } from '../model-based-testing/machine-test-model';
import { problemOf } from '../test-app/scripted-transport';

const OFFERS: Readonly<Record<DepartureRecord['status'], readonly DepartureStep[]>> = {
  open: ['confirm', 'callOff', 'move'],
  full: ['confirm', 'callOff', 'move'],
  confirmed: ['start', 'callOff', 'move'],
  under_way: ['finish'],
  done: [],
  called_off: [],
};

const TIME = '2026-12-05T09:00:00.000Z';
/** Where it is moved to. */
export const NEW_TIME = '2026-12-07T15:00:00.000Z';

function aDeparture(status: DepartureRecord['status']): DepartureRecord {
  return {
    id: 'dep_1',
    tour: {
      id: 'tou_1',
      title: 'Visite du four',
      titleEn: 'Visit of the kiln',
      titleAr: 'زيارة الفرن',
    },
    status,
    startsAt: TIME,
    booked: 4,
    revision: 3,
    allowedActions: OFFERS[status].map((action) => ({
      action,
      to: status,
      reasonRequired: action === 'callOff',
    })),
  };
}

export const confirmedByColleague = aDeparture('confirmed');

export const departureInitialStates = {
  'an open departure': aDeparture('open'),
  'a departure under way': aDeparture('under_way'),
};
export type DepartureInitialState = keyof typeof departureInitialStates;

/** The departure after each action, as the server returns it. */
export const departureAfter: Readonly<Record<DepartureStep, DepartureRecord>> = {
  confirm: aDeparture('confirmed'),
  start: aDeparture('under_way'),
  finish: aDeparture('done'),
  callOff: aDeparture('called_off'),
  // Its time is the former one, so that a path can give another one again.
  move: { ...aDeparture('open'), revision: 4 },
};

const CALL_OFF_NOTE = ' Orages annoncés ';

/** What the page shows of one departure's process. */
export interface DepartureActionsViewState {
  readonly dialog: 'question' | 'reason' | 'time' | 'failure' | 'conflict' | null;
  readonly busy: boolean;
}

/** How an action can end. */
export type DepartureOutcome = 'with success' | 'a colleague was faster' | 'with a server fault';

/** The actions and assertions that a driver of a departure must implement. */
export interface DepartureActionsDriver {
  open(beginning: DepartureInitialState): Promise<void>;
  ask(action: DepartureStep): Promise<void>;
  giveReason(reasonCode: DepartureReason | null, note: string): Promise<void>;
  /** Another time, or the one that it has. */
  giveTime(isOther: boolean): Promise<void>;
  answer(
    event:
      | 'question.confirm'
      | 'question.cancel'
      | 'failure.retry'
      | 'failure.dismiss'
      | 'conflict.acknowledge',
  ): Promise<void>;
  /** A colleague confirms the departure, and the page receives the change. */
  confirmAsColleague(): Promise<void>;
  settleAction(how: DepartureOutcome): Promise<void>;
  expectViewState(viewState: DepartureActionsViewState): Promise<void>;
}

const idleViewState: DepartureActionsViewState = { dialog: null, busy: false };
const STEPS = Object.keys(departureAfter) as DepartureStep[];

function performed(action: DepartureStep) {
  return { type: 'xstate.done.actor.performAction', output: departureAfter[action] };
}

function notPerformed(status: number, code: string, more: object = {}) {
  return { type: 'xstate.error.actor.performAction', error: problemOf(status, code, more) };
}

/** A colleague can only confirm a departure before the seller does; any change before a move counts. */
function answersTo(attempt: DepartureStep | undefined): readonly string[] {
  return [
    `${attempt} succeeds`,
    'the server fails',
    ...(attempt === 'confirm' ? ['a colleague was faster'] : []),
    ...(attempt === 'move' ? ['a colleague changed it'] : []),
  ];
}

/** The departure-actions machine, as a test model that drivers in Node and in a browser can run. */
export const departureActionsTestModel: MachineTestModel<
  typeof departureActionsMachine,
  DepartureActionsDriver
> = {
  model: {
    machine: departureActionsMachine,
    inputs: Object.fromEntries(
      Object.entries(departureInitialStates).map(([label, departure]) => [
        label,
        { record: departure },
      ]),
    ),
    events: {
      'departure.confirm': { type: 'departure.confirm' },
      'departure.start': { type: 'departure.start' },
      'departure.finish': { type: 'departure.finish' },
      'departure.callOff': { type: 'departure.callOff' },
      'departure.move': { type: 'departure.move' },
      'another time': { type: 'time.confirm', startsAt: NEW_TIME },
      'the same time': { type: 'time.confirm', startsAt: TIME },
      'a reason with a note': {
        type: 'reason.confirm',
        reasonCode: 'weather',
        note: CALL_OFF_NOTE,
      },
      'a reason alone': { type: 'reason.confirm', reasonCode: 'weather', note: ' ' },
      'no reason': { type: 'reason.confirm', reasonCode: null, note: '' },
      'question.confirm': { type: 'question.confirm' },
      'question.cancel': { type: 'question.cancel' },
      'failure.retry': { type: 'failure.retry' },
      'failure.dismiss': { type: 'failure.dismiss' },
      'conflict.acknowledge': { type: 'conflict.acknowledge' },
      'a colleague confirms it': { type: 'departure.changed', departure: confirmedByColleague },
      ...Object.fromEntries(STEPS.map((action) => [`${action} succeeds`, performed(action)])),
      'a colleague was faster': notPerformed(409, 'action_not_allowed', {
        current: confirmedByColleague,
      }),
      'a colleague changed it': notPerformed(412, 'stale_revision', {
        current: confirmedByColleague,
      }),
      'the server fails': notPerformed(500, 'internal'),
    },
    serialise: ({ record: departure, attempt }: DepartureActionsContext) => [
      departure.allowedActions.map(({ action }) => action),
      attempt?.action,
      attempt?.request.note,
    ],
    isPossible: ({ attempt }: DepartureActionsContext, label) =>
      !/succeeds|faster|changed|fails/.test(label) || answersTo(attempt?.action).includes(label),
  },

  // The labels of the inputs are the keys of the initial states above.
  setUp: (driver, input) => driver.open(input as DepartureInitialState),

  eventExecutors: {
    'departure.confirm': (driver) => driver.ask('confirm'),
    'departure.start': (driver) => driver.ask('start'),
    'departure.finish': (driver) => driver.ask('finish'),
    'departure.callOff': (driver) => driver.ask('callOff'),
    'departure.move': (driver) => driver.ask('move'),
    'time.confirm': (driver, { startsAt }) => driver.giveTime(startsAt === NEW_TIME),
    'reason.confirm': (driver, { reasonCode, note }) => driver.giveReason(reasonCode, note),
    'question.confirm': (driver, { type }) => driver.answer(type),
    'question.cancel': (driver, { type }) => driver.answer(type),
    'failure.retry': (driver, { type }) => driver.answer(type),
    'failure.dismiss': (driver, { type }) => driver.answer(type),
    'conflict.acknowledge': (driver, { type }) => driver.answer(type),
    'departure.changed': (driver) => driver.confirmAsColleague(),
  },

  outcomeExecutors: {
    ...Object.fromEntries(
      STEPS.map((action) => [
        `${action} succeeds`,
        (driver: DepartureActionsDriver) => driver.settleAction('with success'),
      ]),
    ),
    'a colleague was faster': (driver) => driver.settleAction('a colleague was faster'),
    'a colleague changed it': (driver) => driver.settleAction('a colleague was faster'),
    'the server fails': (driver) => driver.settleAction('with a server fault'),
  },

  stateAssertions: {
    resting: (driver) => driver.expectViewState(idleViewState),
    choosingTime: (driver) => driver.expectViewState({ ...idleViewState, dialog: 'time' }),
    givingReason: (driver) => driver.expectViewState({ ...idleViewState, dialog: 'reason' }),
    confirming: (driver) => driver.expectViewState({ ...idleViewState, dialog: 'question' }),
    performing: (driver) => driver.expectViewState({ ...idleViewState, busy: true }),
    failed: (driver) => driver.expectViewState({ ...idleViewState, dialog: 'failure' }),
    conflict: (driver) => driver.expectViewState({ ...idleViewState, dialog: 'conflict' }),
  },
};

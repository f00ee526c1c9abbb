import {
  type VacancyAction,
  type VacancyActionsContext,
  type VacancyRecord,
  vacancyActionsMachine,
} from '#application/vacancies/vacancy-actions.machine';
import type { MachineTestModel } from '../model-based-testing/machine-test-model';
import { problemOf } from '../test-app/scripted-transport';

const OFFERS: Readonly<Record<VacancyRecord['status'], readonly VacancyAction[]>> = {
  draft: ['publish', 'delete'],
  open: ['close', 'fill'],
  closed: ['reopen', 'fill'],
  filled: ['reopen'],
};

function aVacancy(status: VacancyRecord['status'], revision: number): VacancyRecord {
  return {
    id: 'vac_1',
    status,
    title: 'Vendeuse à Fès',
    titleEn: 'Saleswoman in Fez',
    titleAr: 'بائعة في فاس',
    revision,
    allowedActions: OFFERS[status].map((action) => ({ action, to: status, reasonRequired: false })),
  };
}

const DRAFT = aVacancy('draft', 1);
export const OPEN = aVacancy('open', 2);
/** The vacancy that a colleague has closed. */
export const CLOSED = aVacancy('closed', 3);

export const vacancyInitialStates = {
  'a draft': DRAFT,
  'an open vacancy': OPEN,
  'a closed vacancy': CLOSED,
};
export type VacancyInitialState = keyof typeof vacancyInitialStates;

/** The vacancy after each action, as the server returns it. */
export const vacancyAfter: Readonly<Record<VacancyAction, VacancyRecord>> = {
  publish: OPEN,
  close: CLOSED,
  reopen: aVacancy('open', 4),
  fill: aVacancy('filled', 4),
  delete: { ...DRAFT, revision: 2, allowedActions: [] },
};

/** What the page shows of one vacancy's process. */
export interface VacancyActionsViewState {
  readonly dialog: 'question' | 'failure' | 'conflict' | null;
  readonly busy: boolean;
}

/** How an action can end. */
export type VacancyActionOutcome =
  | 'with success'
  | 'a colleague was faster'
  | 'with a server fault';

/** The actions and assertions that a driver of a vacancy must implement. */
export interface VacancyActionsDriver {
  open(beginning: VacancyInitialState): Promise<void>;
  ask(action: VacancyAction): Promise<void>;
  answer(
    event:
      | 'question.confirm'
      | 'question.cancel'
      | 'failure.retry'
      | 'failure.dismiss'
      | 'conflict.acknowledge',
  ): Promise<void>;
  /** A colleague closes the vacancy, and the page reads the change. */
  closeAsColleague(): Promise<void>;
  settleAction(how: VacancyActionOutcome): Promise<void>;
  expectViewState(viewState: VacancyActionsViewState): Promise<void>;
}

const idleViewState: VacancyActionsViewState = { dialog: null, busy: false };

function performed(action: VacancyAction) {
  return { type: 'xstate.done.actor.performAction', output: vacancyAfter[action] };
}

function notPerformed(status: number, code: string, more: object = {}) {
  return { type: 'xstate.error.actor.performAction', error: problemOf(status, code, more) };
}

function answersTo(action: VacancyAction | undefined): readonly string[] {
  return [
    `${action} succeeds`,
    'the server fails',
    ...(action === 'close' ? ['a colleague was faster'] : []),
  ];
}

const ACTIONS = Object.keys(vacancyAfter) as VacancyAction[];

/** The vacancy-actions machine, as a test model that drivers in Node and in a browser can run. */
export const vacancyActionsTestModel: MachineTestModel<
  typeof vacancyActionsMachine,
  VacancyActionsDriver
> = {
  model: {
    machine: vacancyActionsMachine,
    inputs: Object.fromEntries(
      Object.entries(vacancyInitialStates).map(([label, vacancy]) => [label, { record: vacancy }]),
    ),
    events: {
      'vacancy.ask publish': { type: 'vacancy.ask', action: 'publish' },
      'vacancy.ask close': { type: 'vacancy.ask', action: 'close' },
      'vacancy.ask reopen': { type: 'vacancy.ask', action: 'reopen' },
      'vacancy.ask fill': { type: 'vacancy.ask', action: 'fill' },
      'vacancy.ask delete': { type: 'vacancy.ask', action: 'delete' },
      'question.confirm': { type: 'question.confirm' },
      'question.cancel': { type: 'question.cancel' },
      'failure.retry': { type: 'failure.retry' },
      'failure.dismiss': { type: 'failure.dismiss' },
      'conflict.acknowledge': { type: 'conflict.acknowledge' },
      'a colleague closes it': { type: 'vacancy.changed', vacancy: CLOSED },
      ...Object.fromEntries(ACTIONS.map((action) => [`${action} succeeds`, performed(action)])),
      'a colleague was faster': notPerformed(409, 'action_not_allowed', { current: CLOSED }),
      'the server fails': notPerformed(500, 'internal'),
    },
    serialise: ({ record: vacancy, attempt }: VacancyActionsContext) => [
      vacancy.allowedActions.map(({ action }) => action),
      attempt?.action,
    ],
    isPossible: ({ attempt }: VacancyActionsContext, label) =>
      !/succeeds|was faster|fails/.test(label) || answersTo(attempt?.action).includes(label),
  },

  // The labels of the inputs are the keys of the initial states above.
  setUp: (driver, input) => driver.open(input as VacancyInitialState),

  eventExecutors: {
    'vacancy.ask': (driver, { action }) => driver.ask(action),
    'question.confirm': (driver, { type }) => driver.answer(type),
    'question.cancel': (driver, { type }) => driver.answer(type),
    'failure.retry': (driver, { type }) => driver.answer(type),
    'failure.dismiss': (driver, { type }) => driver.answer(type),
    'conflict.acknowledge': (driver, { type }) => driver.answer(type),
    'vacancy.changed': (driver) => driver.closeAsColleague(),
  },

  outcomeExecutors: {
    ...Object.fromEntries(
      ACTIONS.map((action) => [
        `${action} succeeds`,
        (driver: VacancyActionsDriver) => driver.settleAction('with success'),
      ]),
    ),
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

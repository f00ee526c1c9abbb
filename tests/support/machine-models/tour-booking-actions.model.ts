import {
  type TourBookingActionsContext,
  type TourBookingRecord,
  type TourBookingStep,
  tourBookingActionsMachine,
} from '#application/tours/tour-booking-actions.machine';
import type { MachineTestModel } from '../model-based-testing/machine-test-model';
import { problemOf } from '../test-app/scripted-transport';

export const CONTACT = {
  firstName: 'Salma',
  lastName: 'Idrissi',
  phoneNumber: '0661420318',
  email: null,
  language: 'fr' as const,
};
export const OTHER_DEPARTURE = 'dep_2';
const CANCEL_NOTE = ' Erreur de notre part ';

const OFFERS: Readonly<Partial<Record<TourBookingRecord['status'], readonly TourBookingStep[]>>> = {
  held: ['bookOnTheSpot', 'release'],
  on_the_spot: ['move', 'cancel'],
};

function allowed(actions: readonly TourBookingStep[]): TourBookingRecord['allowedActions'] {
  return actions.map((action) => ({ action, to: 'cancelled', reasonRequired: false }));
}

function aBooking(
  status: TourBookingRecord['status'],
  more: Partial<TourBookingRecord> = {},
): TourBookingRecord {
  return {
    id: 'bkg_1',
    number: 'V1001',
    tour: {
      id: 'tou_1',
      title: 'Visite du four',
      titleEn: 'Visit of the kiln',
      titleAr: 'زيارة الفرن',
    },
    departureId: 'dep_1',
    status,
    places: 2,
    contact: status === 'held' ? null : CONTACT,
    allowedActions: allowed(OFFERS[status] ?? []),
    ...more,
  };
}

export const cancelledByColleague = aBooking('cancelled');

export const tourBookingInitialStates = {
  'held places': aBooking('held'),
  'a booking on the spot': aBooking('on_the_spot'),
  'a booking of a departure under way': aBooking('on_the_spot', {
    allowedActions: allowed(['miss']),
  }),
};
export type TourBookingInitialState = keyof typeof tourBookingInitialStates;

/** The booking after each action, as the server returns it. */
export const tourBookingAfter: Readonly<Record<TourBookingStep, TourBookingRecord>> = {
  bookOnTheSpot: aBooking('on_the_spot'),
  release: aBooking('expired'),
  move: aBooking('on_the_spot', { departureId: OTHER_DEPARTURE }),
  cancel: aBooking('cancelled'),
  miss: aBooking('no_show'),
};

/** What the page shows of one booking's process. */
export interface TourBookingActionsViewState {
  readonly dialog: 'question' | 'contact' | 'move' | 'refund' | 'failure' | 'conflict' | null;
  readonly busy: boolean;
}

/** How an action can end. */
export type TourBookingOutcome =
  | 'with success'
  | 'a colleague was faster'
  | 'with a refusal'
  | 'with a server fault';

/** The actions and assertions that a driver of a booking must implement. */
export interface TourBookingActionsDriver {
  open(beginning: TourBookingInitialState): Promise<void>;
  ask(action: TourBookingStep): Promise<void>;
  confirmContact(): Promise<void>;
  /** The same departure is not accepted. */
  confirmMove(departureId: string): Promise<void>;
  confirmRefund(isFullRefund: boolean, note: string): Promise<void>;
  answer(
    event:
      | 'question.confirm'
      | 'question.cancel'
      | 'failure.retry'
      | 'failure.dismiss'
      | 'conflict.acknowledge',
  ): Promise<void>;
  /** A colleague cancels the booking, and the page receives the change. */
  cancelAsColleague(): Promise<void>;
  settleAction(how: TourBookingOutcome): Promise<void>;
  expectViewState(viewState: TourBookingActionsViewState): Promise<void>;
}

const idleViewState: TourBookingActionsViewState = { dialog: null, busy: false };
const STEPS = Object.keys(tourBookingAfter) as TourBookingStep[];

function performed(action: TourBookingStep) {
  return { type: 'xstate.done.actor.performAction', output: tourBookingAfter[action] };
}

function notPerformed(status: number, code: string, more: object = {}) {
  return { type: 'xstate.error.actor.performAction', error: problemOf(status, code, more) };
}

/** A colleague can only cancel a booking, not held places; only these are booked for a contact. */
function answersTo(attempt: TourBookingStep | undefined): readonly string[] {
  return [
    `${attempt} succeeds`,
    'the server fails',
    ...(attempt === 'cancel' || attempt === 'move' ? ['a colleague was faster'] : []),
    ...(attempt === 'bookOnTheSpot' || attempt === 'move' ? ['it is refused'] : []),
  ];
}

/** The tour-booking-actions machine, as a test model that drivers in Node and in a browser can run. */
export const tourBookingActionsTestModel: MachineTestModel<
  typeof tourBookingActionsMachine,
  TourBookingActionsDriver
> = {
  model: {
    machine: tourBookingActionsMachine,
    inputs: Object.fromEntries(
      Object.entries(tourBookingInitialStates).map(([label, booking]) => [
        label,
        { record: booking },
      ]),
    ),
    events: {
      'booking.release': { type: 'booking.release' },
      'booking.miss': { type: 'booking.miss' },
      'booking.bookOnTheSpot': { type: 'booking.bookOnTheSpot' },
      'contact.confirm': { type: 'contact.confirm', contact: CONTACT },
      'booking.move': { type: 'booking.move' },
      'another departure': { type: 'move.confirm', departureId: OTHER_DEPARTURE },
      'the same departure': { type: 'move.confirm', departureId: 'dep_1' },
      'no departure': { type: 'move.confirm', departureId: '' },
      'booking.cancel': { type: 'booking.cancel' },
      'the refund of the policy': { type: 'refund.confirm', isFullRefund: false, note: ' ' },
      'the whole amount': { type: 'refund.confirm', isFullRefund: true, note: CANCEL_NOTE },
      'question.confirm': { type: 'question.confirm' },
      'question.cancel': { type: 'question.cancel' },
      'failure.retry': { type: 'failure.retry' },
      'failure.dismiss': { type: 'failure.dismiss' },
      'conflict.acknowledge': { type: 'conflict.acknowledge' },
      'a colleague cancels it': { type: 'booking.changed', booking: cancelledByColleague },
      ...Object.fromEntries(STEPS.map((action) => [`${action} succeeds`, performed(action)])),
      'a colleague was faster': notPerformed(409, 'action_not_allowed', {
        current: cancelledByColleague,
      }),
      'it is refused': notPerformed(422, 'validation_failed', {
        errors: { 'contact.phoneNumber': ['invalid'] },
      }),
      'the server fails': notPerformed(500, 'internal'),
    },
    serialise: ({ record: booking, attempt, problem }: TourBookingActionsContext) => [
      booking.allowedActions.map(({ action }) => action),
      attempt?.action,
      attempt?.request.note,
      problem?.code,
    ],
    isPossible: ({ attempt }: TourBookingActionsContext, label) =>
      !/succeeds|faster|refused$|fails/.test(label) || answersTo(attempt?.action).includes(label),
  },

  // The labels of the inputs are the keys of the initial states above.
  setUp: (driver, input) => driver.open(input as TourBookingInitialState),

  eventExecutors: {
    'booking.release': (driver) => driver.ask('release'),
    'booking.miss': (driver) => driver.ask('miss'),
    'booking.bookOnTheSpot': (driver) => driver.ask('bookOnTheSpot'),
    'contact.confirm': (driver) => driver.confirmContact(),
    'booking.move': (driver) => driver.ask('move'),
    'move.confirm': (driver, { departureId }) => driver.confirmMove(departureId),
    'booking.cancel': (driver) => driver.ask('cancel'),
    'refund.confirm': (driver, { isFullRefund, note }) => driver.confirmRefund(isFullRefund, note),
    'question.confirm': (driver, { type }) => driver.answer(type),
    'question.cancel': (driver, { type }) => driver.answer(type),
    'failure.retry': (driver, { type }) => driver.answer(type),
    'failure.dismiss': (driver, { type }) => driver.answer(type),
    'conflict.acknowledge': (driver, { type }) => driver.answer(type),
    'booking.changed': (driver) => driver.cancelAsColleague(),
  },

  outcomeExecutors: {
    ...Object.fromEntries(
      STEPS.map((action) => [
        `${action} succeeds`,
        (driver: TourBookingActionsDriver) => driver.settleAction('with success'),
      ]),
    ),
    'a colleague was faster': (driver) => driver.settleAction('a colleague was faster'),
    'it is refused': (driver) => driver.settleAction('with a refusal'),
    'the server fails': (driver) => driver.settleAction('with a server fault'),
  },

  stateAssertions: {
    resting: (driver) => driver.expectViewState(idleViewState),
    takingContact: (driver) => driver.expectViewState({ ...idleViewState, dialog: 'contact' }),
    choosingDeparture: (driver) => driver.expectViewState({ ...idleViewState, dialog: 'move' }),
    choosingRefund: (driver) => driver.expectViewState({ ...idleViewState, dialog: 'refund' }),
    confirming: (driver) => driver.expectViewState({ ...idleViewState, dialog: 'question' }),
    performing: (driver) => driver.expectViewState({ ...idleViewState, busy: true }),
    failed: (driver) => driver.expectViewState({ ...idleViewState, dialog: 'failure' }),
    conflict: (driver) => driver.expectViewState({ ...idleViewState, dialog: 'conflict' }),
  },
};

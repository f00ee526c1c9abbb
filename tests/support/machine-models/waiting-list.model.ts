import {
  type WaitingListContext,
  waitingListMachine,
} from '#application/tours/waiting-list.machine';
import { aGuestWaiting, BOOKING_LINK, WAITING_LINK } from '../builders/guest-booking';
import type { MachineTestModel } from '../model-based-testing/machine-test-model';
import { problemOf } from '../test-app/scripted-transport';

/** What the guest sees of their entry. */
export type WaitingListViewState =
  | 'reading'
  | 'unread'
  | 'waiting'
  | 'offered'
  | 'answering'
  | 'unanswered'
  | 'accepted'
  | 'ended'
  | 'gone';

/** How a reading or an answer can end. */
export type WaitingListOutcome =
  | 'places are offered'
  | 'no places are offered'
  | 'the offer was accepted'
  | 'the entry has ended'
  | 'the link leads nowhere'
  | 'the entry cannot be read'
  | 'the places are accepted'
  | 'the guest has left'
  | 'the answer is refused'
  | 'no answer comes';

/** The actions and assertions that a driver of an entry must implement. */
export interface WaitingListDriver {
  open(): Promise<void>;
  accept(): Promise<void>;
  leave(): Promise<void>;
  refresh(): Promise<void>;
  retry(): Promise<void>;
  settle(outcome: WaitingListOutcome): Promise<void>;
  elapseOffer(): Promise<void>;
  expectViewState(viewState: WaitingListViewState): Promise<void>;
}

/** The end of an offer that was made at the time of the test's clock. */
const END = '2026-11-19T11:24:00.000Z';
const accepted = aGuestWaiting({ status: 'accepted', bookingLink: BOOKING_LINK });

function done(actor: string, output: unknown) {
  return { type: `xstate.done.actor.${actor}`, output };
}

function failed(actor: string, status: number, code: string) {
  return { type: `xstate.error.actor.${actor}`, error: problemOf(status, code) };
}

/** How each outcome reaches the machine. */
export const waitingListOutcomes = {
  'places are offered': done(
    'readEntry',
    aGuestWaiting({ status: 'offered', offerExpiresAt: END }),
  ),
  'no places are offered': done('readEntry', aGuestWaiting()),
  'the offer was accepted': done('readEntry', accepted),
  'the entry has ended': done('readEntry', aGuestWaiting({ status: 'lapsed' })),
  'the link leads nowhere': failed('readEntry', 404, 'not_found'),
  'the entry cannot be read': failed('readEntry', 503, 'unavailable'),
  'the places are accepted': done('answerOffer', accepted),
  'the guest has left': done('answerOffer', aGuestWaiting({ status: 'left' })),
  'the answer is refused': failed('answerOffer', 409, 'action_not_allowed'),
  'no answer comes': failed('answerOffer', 503, 'unavailable'),
} satisfies Record<WaitingListOutcome, { type: string; output?: unknown; error?: unknown }>;

// The keys of `waitingListOutcomes` are the outcomes.
const OUTCOMES = Object.keys(waitingListOutcomes) as WaitingListOutcome[];

/** The waiting-list machine, as a test model that drivers in Node and in a browser can run. */
export const waitingListTestModel: MachineTestModel<typeof waitingListMachine, WaitingListDriver> =
  {
    model: {
      machine: waitingListMachine,
      inputs: { 'a link': { link: WAITING_LINK } },
      events: {
        'offer.accept': { type: 'offer.accept' },
        'offer.leave': { type: 'offer.leave' },
        'entry.refresh': { type: 'entry.refresh' },
        'failure.retry': { type: 'failure.retry' },
        'the offer ends': { type: 'xstate.done.actor.awaitOfferEnd', output: undefined },
        ...waitingListOutcomes,
      },
      serialise: ({ entry, answer, problem }: WaitingListContext) => [
        entry?.status,
        answer,
        problem?.code,
      ],
      driverSpecificFields: {
        'entry.offerExpiresAt': 'two hours after the time of the driver’s clock',
      },
      // The server answers what was asked for.
      isPossible: ({ answer }: WaitingListContext, label) => {
        if (label === 'the places are accepted') return answer === 'accept';
        return label !== 'the guest has left' || answer === 'leave';
      },
    },

    setUp: (driver) => driver.open(),

    eventExecutors: {
      'offer.accept': (driver) => driver.accept(),
      'offer.leave': (driver) => driver.leave(),
      'entry.refresh': (driver) => driver.refresh(),
      'failure.retry': (driver) => driver.retry(),
    },

    outcomeExecutors: {
      'the offer ends': (driver) => driver.elapseOffer(),
      ...Object.fromEntries(
        OUTCOMES.map((outcome) => [outcome, (driver: WaitingListDriver) => driver.settle(outcome)]),
      ),
    },

    stateAssertions: {
      reading: (driver) => driver.expectViewState('reading'),
      unread: (driver) => driver.expectViewState('unread'),
      waiting: (driver) => driver.expectViewState('waiting'),
      offered: (driver) => driver.expectViewState('offered'),
      answering: (driver) => driver.expectViewState('answering'),
      unanswered: (driver) => driver.expectViewState('unanswered'),
      accepted: (driver) => driver.expectViewState('accepted'),
      ended: (driver) => driver.expectViewState('ended'),
      gone: (driver) => driver.expectViewState('gone'),
    },
  };

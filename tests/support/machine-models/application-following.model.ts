import {
  type ApplicationFollowingContext,
  applicationFollowingMachine,
} from '#application/applications/application-following.machine';
import type { ApiProblem } from '#application/ports/transport.port';
import type { CandidateApplication } from '#openapi/types.generated';
import type { MachineTestModel } from '../model-based-testing/machine-test-model';
import { problemOf } from '../test-app/scripted-transport';

const slot = { startsAt: '2026-12-02T09:00:00.000Z', endsAt: '2026-12-02T09:30:00.000Z' };

/** The application for which an interview is asked. */
export const followedApplication: CandidateApplication = {
  vacancySlug: 'vendeuse-n7jw4k2m',
  vacancyTitle: 'Vendeuse',
  vacancyTitleEn: 'Shop assistant',
  vacancyTitleAr: 'بائعة',
  storeName: 'Nejjarine',
  storeNameAr: null,
  firstName: 'Salma',
  status: 'interview',
  interview: null,
  slots: [slot],
  answer: null,
  keptUntil: '2027-11-20T09:00:00.000Z',
  createdAt: '2026-11-20T09:00:00.000Z',
};

export const bookedApplication: CandidateApplication = { ...followedApplication, interview: slot };

export const withdrawnApplication: CandidateApplication = {
  ...followedApplication,
  status: 'withdrawn',
  slots: [],
};

/** Why the server refuses a reading or a choice. */
export const followingProblems = {
  'the link leads nowhere': problemOf(404, 'not_found'),
  'no answer comes': problemOf(0, 'network'),
  'too many are sent': problemOf(429, 'rate_limited', { retryAfter: 60 }),
  'the slot is taken': problemOf(409, 'slot_full'),
  'it has ended': problemOf(409, 'action_not_allowed'),
} satisfies Record<string, ApiProblem>;

export type FollowingProblem = keyof typeof followingProblems;

/** What the candidate sees. */
export type FollowingViewState =
  | 'loading'
  | 'shown'
  | 'choosing'
  | 'question'
  | 'withdrawing'
  | 'unanswered'
  | 'unknown';

/** The actions and assertions that a driver of the page must implement. */
export interface ApplicationFollowingDriver {
  open(): Promise<void>;
  read(): Promise<void>;
  choose(): Promise<void>;
  ask(): Promise<void>;
  cancel(): Promise<void>;
  confirm(): Promise<void>;
  answerReading(problem?: FollowingProblem): Promise<void>;
  answerChoice(problem?: FollowingProblem): Promise<void>;
  answerWithdrawal(problem?: FollowingProblem): Promise<void>;
  expectViewState(viewState: FollowingViewState): Promise<void>;
}

function failed(actor: string, problem: FollowingProblem) {
  return { type: `xstate.error.actor.${actor}`, error: followingProblems[problem] };
}

/** The application-following machine, as a test model for drivers in Node and in a browser. */
export const applicationFollowingTestModel: MachineTestModel<
  typeof applicationFollowingMachine,
  ApplicationFollowingDriver
> = {
  model: {
    machine: applicationFollowingMachine,
    inputs: { 'a link': { link: 'boutique0-0123456789abcdef0123456789abcdef' } },
    events: {
      'application.read': { type: 'application.read' },
      'slot.choose': { type: 'slot.choose', startsAt: slot.startsAt },
      'withdrawal.ask': { type: 'withdrawal.ask' },
      'withdrawal.cancel': { type: 'withdrawal.cancel' },
      'withdrawal.confirm': { type: 'withdrawal.confirm' },
      'it is read': { type: 'xstate.done.actor.readApplication', output: followedApplication },
      'the link leads nowhere': failed('readApplication', 'the link leads nowhere'),
      'it cannot be read': failed('readApplication', 'no answer comes'),
      'the slot is booked': {
        type: 'xstate.done.actor.chooseInterview',
        output: bookedApplication,
      },
      'the slot is taken': failed('chooseInterview', 'the slot is taken'),
      'the choice is unanswered': failed('chooseInterview', 'no answer comes'),
      'the choice finds nothing': failed('chooseInterview', 'the link leads nowhere'),
      'it is withdrawn': {
        type: 'xstate.done.actor.withdrawApplication',
        output: withdrawnApplication,
      },
      'it has ended': failed('withdrawApplication', 'it has ended'),
      'the withdrawal comes too often': failed('withdrawApplication', 'too many are sent'),
      'the withdrawal finds nothing': failed('withdrawApplication', 'the link leads nowhere'),
    },
    serialise: ({ application, startsAt, problem }: ApplicationFollowingContext) => [
      application?.status,
      application?.interview?.startsAt,
      startsAt,
      problem?.code,
    ],
  },

  setUp: (driver) => driver.open(),

  eventExecutors: {
    'application.read': (driver) => driver.read(),
    'slot.choose': (driver) => driver.choose(),
    'withdrawal.ask': (driver) => driver.ask(),
    'withdrawal.cancel': (driver) => driver.cancel(),
    'withdrawal.confirm': (driver) => driver.confirm(),
  },

  outcomeExecutors: {
    'it is read': (driver) => driver.answerReading(),
    'the link leads nowhere': (driver) => driver.answerReading('the link leads nowhere'),
    'it cannot be read': (driver) => driver.answerReading('no answer comes'),
    'the slot is booked': (driver) => driver.answerChoice(),
    'the slot is taken': (driver) => driver.answerChoice('the slot is taken'),
    'the choice is unanswered': (driver) => driver.answerChoice('no answer comes'),
    'the choice finds nothing': (driver) => driver.answerChoice('the link leads nowhere'),
    'it is withdrawn': (driver) => driver.answerWithdrawal(),
    'it has ended': (driver) => driver.answerWithdrawal('it has ended'),
    'the withdrawal comes too often': (driver) => driver.answerWithdrawal('too many are sent'),
    'the withdrawal finds nothing': (driver) => driver.answerWithdrawal('the link leads nowhere'),
  },

  stateAssertions: {
    reading: (driver) => driver.expectViewState('loading'),
    shown: (driver) => driver.expectViewState('shown'),
    choosing: (driver) => driver.expectViewState('choosing'),
    confirming: (driver) => driver.expectViewState('question'),
    withdrawing: (driver) => driver.expectViewState('withdrawing'),
    unanswered: (driver) => driver.expectViewState('unanswered'),
    unknown: (driver) => driver.expectViewState('unknown'),
  },
};

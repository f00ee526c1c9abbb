import {
  type CandidacyAttempt,
  type CandidacyContext,
  type CandidacyRecord,
  type CandidacyStep,
  type CandidacyWork,
  candidacyMachine,
  type SentCard,
} from '#application/vacancies/candidacy.machine';
import type { MachineTestModel } from '../model-based-testing/machine-test-model';
import { problemOf } from '../test-app/scripted-transport';

type Offer = readonly [action: CandidacyStep, to: CandidacyRecord['status']];

const ENDS: readonly Offer[] = [
  ['refuse', 'refused'],
  ['withdraw', 'withdrawn'],
];

const OFFERS: Readonly<Record<CandidacyRecord['status'], readonly Offer[]>> = {
  applied: [['shortlist', 'shortlisted'], ...ENDS],
  shortlisted: [['invite', 'interview'], ...ENDS],
  interview: [['offer', 'offered'], ...ENDS],
  offered: [['hire', 'hired'], ...ENDS],
  hired: [],
  refused: [],
  withdrawn: [],
};

function aCandidacy(status: CandidacyRecord['status'], revision: number): CandidacyRecord {
  return {
    id: 'cdy_1',
    firstName: 'Leïla',
    lastName: 'Berrada',
    language: 'fr',
    status,
    revision,
    allowedActions: OFFERS[status].map(([action, to]) => ({ action, to, reasonRequired: false })),
  };
}

export const candidacyInitialStates = {
  'a new application': aCandidacy('applied', 1),
  'a shortlisted candidate': aCandidacy('shortlisted', 1),
  'a candidate after the interview': aCandidacy('interview', 1),
  'a candidate with an offer': aCandidacy('offered', 1),
};
export type CandidacyInitialState = keyof typeof candidacyInitialStates;

export const ANSWER = 'Nous avons retenu une autre personne.';
export const NOTE = 'Disponible à partir de janvier.';
export const CARD: SentCard = {
  scores: { skills: 4, experience: 3, communication: 5, motivation: 4 },
  comment: 'Très à l’aise avec les clients.',
};

/** The candidacy after each work, as the server returns it. */
export const candidacyAfter: Readonly<Record<CandidacyWork, CandidacyRecord>> = {
  shortlist: aCandidacy('shortlisted', 2),
  invite: aCandidacy('interview', 2),
  offer: aCandidacy('offered', 2),
  hire: aCandidacy('hired', 2),
  refuse: aCandidacy('refused', 2),
  withdraw: aCandidacy('withdrawn', 2),
  score: aCandidacy('applied', 2),
  note: aCandidacy('applied', 2),
};

/** The candidacy that its candidate has withdrawn. */
export const withdrawnByCandidate = aCandidacy('withdrawn', 3);
/** The candidacy as an answer that began earlier has it. */
export const olderCandidacy = aCandidacy('applied', 0);

/** What the page shows of the work on one candidacy. */
export interface CandidacyViewState {
  readonly dialog: 'question' | 'answer' | 'failure' | 'conflict' | null;
  readonly busy: boolean;
}

/** How a work can end. */
export type CandidacyOutcome = 'with success' | 'it was withdrawn' | 'with a server fault';

/** The actions and assertions that a driver of a candidacy must implement. */
export interface CandidacyDriver {
  open(beginning: CandidacyInitialState): Promise<void>;
  advance(action: 'shortlist' | 'offer'): Promise<void>;
  ask(action: 'invite' | 'hire' | 'withdraw'): Promise<void>;
  refuse(): Promise<void>;
  sendAnswer(answer: string): Promise<void>;
  sendCard(card: SentCard): Promise<void>;
  sendNote(body: string): Promise<void>;
  answer(
    event:
      | 'question.confirm'
      | 'question.cancel'
      | 'failure.retry'
      | 'failure.dismiss'
      | 'conflict.acknowledge',
  ): Promise<void>;
  /** The list or the open candidacy is read: it holds this version. */
  read(candidacy: CandidacyRecord): Promise<void>;
  settle(how: CandidacyOutcome): Promise<void>;
  expectViewState(viewState: CandidacyViewState): Promise<void>;
}

const resting: CandidacyViewState = { dialog: null, busy: false };

function performed(action: CandidacyWork) {
  return { type: 'xstate.done.actor.performAction', output: candidacyAfter[action] };
}

function notPerformed(status: number, code: string, more: object = {}) {
  return { type: 'xstate.error.actor.performAction', error: problemOf(status, code, more) };
}

/** A note can be added to a candidacy that has ended. */
function answersTo(attempt: CandidacyAttempt | null): readonly string[] {
  return [
    `${attempt?.action} succeeds`,
    'the server fails',
    ...(attempt?.action === 'note' ? [] : ['the candidate was faster']),
  ];
}

const WORKS = Object.keys(candidacyAfter) as CandidacyWork[];

/** The candidacy machine, as a test model that drivers in Node and in a browser can run. */
export const candidacyTestModel: MachineTestModel<typeof candidacyMachine, CandidacyDriver> = {
  model: {
    machine: candidacyMachine,
    inputs: Object.fromEntries(
      Object.entries(candidacyInitialStates).map(([label, candidacy]) => [
        label,
        { record: candidacy },
      ]),
    ),
    events: {
      'candidacy.advance shortlist': { type: 'candidacy.advance', action: 'shortlist' },
      'candidacy.advance offer': { type: 'candidacy.advance', action: 'offer' },
      'candidacy.ask invite': { type: 'candidacy.ask', action: 'invite' },
      'candidacy.ask hire': { type: 'candidacy.ask', action: 'hire' },
      'candidacy.ask withdraw': { type: 'candidacy.ask', action: 'withdraw' },
      'candidacy.refuse': { type: 'candidacy.refuse' },
      'an answer': { type: 'answer.send', answer: ANSWER },
      'a blank answer': { type: 'answer.send', answer: ' ' },
      'card.send': { type: 'card.send', card: CARD },
      'a note': { type: 'note.send', body: NOTE },
      'a blank note': { type: 'note.send', body: ' ' },
      'question.confirm': { type: 'question.confirm' },
      'question.cancel': { type: 'question.cancel' },
      'failure.retry': { type: 'failure.retry' },
      'failure.dismiss': { type: 'failure.dismiss' },
      'conflict.acknowledge': { type: 'conflict.acknowledge' },
      'the candidate withdraws': { type: 'candidacy.changed', candidacy: withdrawnByCandidate },
      'an older list arrives': { type: 'candidacy.changed', candidacy: olderCandidacy },
      ...Object.fromEntries(WORKS.map((action) => [`${action} succeeds`, performed(action)])),
      'the candidate was faster': notPerformed(409, 'action_not_allowed', {
        current: withdrawnByCandidate,
      }),
      'the server fails': notPerformed(500, 'internal'),
    },
    serialise: ({ record: candidacy, attempt }: CandidacyContext) => [
      candidacy.allowedActions.map(({ action }) => action),
      candidacy.revision,
      attempt?.action,
    ],
    isPossible: ({ attempt }: CandidacyContext, label) =>
      !/succeeds|was faster|fails/.test(label) || answersTo(attempt).includes(label),
  },

  // The labels of the inputs are the keys of the initial states above.
  setUp: (driver, input) => driver.open(input as CandidacyInitialState),

  eventExecutors: {
    'candidacy.advance': (driver, { action }) => driver.advance(action),
    'candidacy.ask': (driver, { action }) => driver.ask(action),
    'candidacy.refuse': (driver) => driver.refuse(),
    'answer.send': (driver, { answer }) => driver.sendAnswer(answer),
    'card.send': (driver, { card }) => driver.sendCard(card),
    'note.send': (driver, { body }) => driver.sendNote(body),
    'question.confirm': (driver, { type }) => driver.answer(type),
    'question.cancel': (driver, { type }) => driver.answer(type),
    'failure.retry': (driver, { type }) => driver.answer(type),
    'failure.dismiss': (driver, { type }) => driver.answer(type),
    'conflict.acknowledge': (driver, { type }) => driver.answer(type),
    'candidacy.changed': (driver, { candidacy }) => driver.read(candidacy),
  },

  outcomeExecutors: {
    ...Object.fromEntries(
      WORKS.map((action) => [
        `${action} succeeds`,
        (driver: CandidacyDriver) => driver.settle('with success'),
      ]),
    ),
    'the candidate was faster': (driver) => driver.settle('it was withdrawn'),
    'the server fails': (driver) => driver.settle('with a server fault'),
  },

  stateAssertions: {
    resting: (driver) => driver.expectViewState(resting),
    answering: (driver) => driver.expectViewState({ ...resting, dialog: 'answer' }),
    confirming: (driver) => driver.expectViewState({ ...resting, dialog: 'question' }),
    performing: (driver) => driver.expectViewState({ ...resting, busy: true }),
    failed: (driver) => driver.expectViewState({ ...resting, dialog: 'failure' }),
    conflict: (driver) => driver.expectViewState({ ...resting, dialog: 'conflict' }),
  },
};

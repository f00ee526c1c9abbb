import type { ScoreCard } from '#domain/vacancies/score-card';
import type { CandidacySummary } from '#openapi/types.generated';
import { declareActor } from '../machine-actors';
import {
  type ConfirmationEvent,
  confirmationStates,
  failureTransitions,
  recordAfter,
} from '../record-actions';
import { type RecordActionsContext, recordActionsSetup } from '../record-actions-setup';

/** The fields of a candidacy that the machine uses. */
export type CandidacyRecord = Pick<
  CandidacySummary,
  'id' | 'firstName' | 'lastName' | 'language' | 'status' | 'revision' | 'allowedActions'
>;

/** An action of the lifecycle that staff take on a candidacy. */
export type CandidacyStep = CandidacyRecord['allowedActions'][number]['action'];

/** What is done with a candidacy: an action of its lifecycle, or a change beside it. */
export type CandidacyWork = CandidacyStep | 'score' | 'note';

/** A score card as its author sends it. */
export interface SentCard {
  readonly scores: ScoreCard['scores'];
  readonly comment: string;
}

/** The work that is being confirmed or performed, so that it can be tried again. */
export interface CandidacyAttempt {
  readonly action: CandidacyWork;
  /** What the candidate is told with a refusal, in their language. */
  readonly answer?: string | undefined;
  readonly card?: SentCard | undefined;
  /** The text of a note. */
  readonly body?: string | undefined;
}

export type CandidacyEvent =
  | { type: 'candidacy.advance'; action: 'shortlist' | 'offer' }
  | { type: 'candidacy.ask'; action: 'invite' | 'hire' | 'withdraw' }
  | { type: 'candidacy.refuse' }
  | { type: 'answer.send'; answer: string }
  | { type: 'card.send'; card: SentCard }
  | { type: 'note.send'; body: string }
  | ConfirmationEvent
  | { type: 'candidacy.changed'; candidacy: CandidacyRecord };

export type CandidacyContext = RecordActionsContext<CandidacyRecord, CandidacyAttempt>;

function recordOf({
  id,
  firstName,
  lastName,
  language,
  status,
  revision,
  allowedActions,
}: CandidacyRecord): CandidacyRecord {
  return { id, firstName, lastName, language, status, revision, allowedActions };
}

function candidacyFromEvent({ event }: { event: { candidacy: CandidacyRecord } }) {
  return { record: event.candidacy };
}

function actionFromEvent<Action extends CandidacyStep>({ event }: { event: { action: Action } }) {
  return { action: event.action };
}

const machineSetup = recordActionsSetup({
  recordOf,
  attemptOf: (attempted: CandidacyAttempt): CandidacyAttempt => attempted,
  types: { events: {} as CandidacyEvent },
  actors: {
    performAction: declareActor<
      CandidacyRecord,
      { candidacy: CandidacyRecord; attempt: CandidacyAttempt | null }
    >(),
  },
}).extend({
  guards: {
    hasText: (_, { text }: { text: string }) => text.trim() !== '',
    /** The answer of a list that knows the last work on the candidacy. */
    isReadAnew: ({ context }, { record }: { record: CandidacyRecord }) =>
      record.revision >= context.record.revision,
  },
});

/**
 * What staff do with one candidacy: shortlist, invite to an interview, offer, hire, refuse with an
 * answer in the candidate's language, note a withdrawal, send a score card or a note. What the
 * candidate is told, and what ends the candidacy, is confirmed first. The server decides; after a
 * conflict, the server's candidacy replaces the local one. Interviewers are chosen by `recordEdit`.
 * Contract: performCandidacyAction, scoreCandidate, createCandidacyNote.
 */
export const candidacyMachine = machineSetup.createMachine({
  id: 'candidacy',
  context: ({ input }) => ({
    record: recordOf(input.record),
    attempt: null,
    problem: null,
  }),
  on: {
    'candidacy.changed': {
      guard: { type: 'isReadAnew', params: candidacyFromEvent },
      actions: { type: 'keepRecord', params: candidacyFromEvent },
    },
  },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'candidacy.advance': {
          guard: { type: 'isAllowed', params: actionFromEvent },
          target: 'performing',
          actions: { type: 'attempt', params: actionFromEvent },
        },
        'candidacy.ask': {
          guard: { type: 'isAllowed', params: actionFromEvent },
          target: 'confirming',
          actions: { type: 'attempt', params: actionFromEvent },
        },
        'candidacy.refuse': {
          guard: { type: 'isAllowed', params: { action: 'refuse' } },
          target: 'answering',
          actions: { type: 'attempt', params: { action: 'refuse' } },
        },
        'card.send': {
          target: 'performing',
          actions: {
            type: 'attempt',
            params: ({ event: { card } }) => ({ action: 'score', card }),
          },
        },
        'note.send': {
          guard: { type: 'hasText', params: ({ event: { body } }) => ({ text: body }) },
          target: 'performing',
          actions: { type: 'attempt', params: ({ event: { body } }) => ({ action: 'note', body }) },
        },
      },
    },
    answering: {
      on: {
        'answer.send': {
          guard: { type: 'hasText', params: ({ event: { answer } }) => ({ text: answer }) },
          target: 'performing',
          actions: {
            type: 'attempt',
            params: ({ event: { answer } }) => ({ action: 'refuse', answer }),
          },
        },
        'question.cancel': { target: 'resting', actions: 'forgetAttempt' },
      },
    },
    performing: {
      tags: 'busy',
      invoke: {
        id: 'performAction',
        src: 'performAction',
        input: ({ context: { record, attempt } }) => ({ candidacy: record, attempt }),
        onDone: {
          target: 'resting',
          actions: [{ type: 'keepRecord', params: recordAfter }, 'reportOutcome', 'forgetAttempt'],
        },
        onError: failureTransitions,
      },
    },
    ...confirmationStates,
  },
});

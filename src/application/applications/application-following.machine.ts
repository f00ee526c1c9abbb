import { assign, setup } from 'xstate';
import type { CandidateApplication } from '#openapi/types.generated';
import { declareActor } from '../machine-actors';
import type { ApiProblem } from '../ports/transport.port';
import { asProblem, errorFromEvent, problemFromError } from '../problem';

export interface ApplicationFollowingContext {
  /** The secret part of the candidate's link. */
  readonly link: string;
  /** Null until it was read. */
  readonly application: CandidateApplication | null;
  /** The begin of the slot that is chosen, ISO 8601. */
  readonly startsAt: string | null;
  /** Why it could not be read, or why the last choice was refused. */
  readonly problem: ApiProblem | null;
}

export type ApplicationFollowingEvent =
  | { type: 'application.read' }
  | { type: 'slot.choose'; startsAt: string }
  | { type: 'withdrawal.ask' }
  | { type: 'withdrawal.cancel' }
  | { type: 'withdrawal.confirm' };

type Failure = { readonly error: unknown };

/** The link leads nowhere, or its application was erased: the server answers 404 alike. */
function isGone(_: unknown, { error }: Failure): boolean {
  return asProblem(error).status === 404;
}

/** The slot was taken, or the application has changed, since the page read it. */
function isOutdated(_: unknown, { error }: Failure): boolean {
  return asProblem(error).status === 409;
}

const keepingAnswer = {
  type: 'keepApplication',
  params: ({ event }: { event: { output: CandidateApplication } }) => ({
    application: event.output,
  }),
} as const;

const refusing = [
  { guard: { type: 'isGone', params: errorFromEvent }, target: 'unknown' },
  {
    guard: { type: 'isOutdated', params: errorFromEvent },
    target: 'reading',
    actions: { type: 'keepProblem', params: errorFromEvent },
  },
  { target: 'shown', actions: { type: 'keepProblem', params: errorFromEvent } },
] as const;

/**
 * The candidate's page of an application, by a link and without an account. They choose the slot of
 * their interview, or withdraw the application after a question. What was refused because the
 * application is another one by now is read again. Contract: "Read an application by its link", "Choose
 * the slot of the interview", "Withdraw an application".
 */
export const applicationFollowingMachine = setup({
  types: {
    context: {} as ApplicationFollowingContext,
    events: {} as ApplicationFollowingEvent,
    input: {} as { link: string },
    tags: {} as 'busy',
  },
  actors: {
    /** Reads the application; rejects with an ApiProblem. */
    readApplication: declareActor<CandidateApplication, { link: string }>(),
    /** Books a slot; rejects with an ApiProblem. */
    chooseInterview: declareActor<
      CandidateApplication,
      Pick<ApplicationFollowingContext, 'link' | 'startsAt'>
    >(),
    /** Ends the application; rejects with an ApiProblem. */
    withdrawApplication: declareActor<CandidateApplication, { link: string }>(),
  },
  guards: { isGone, isOutdated },
  actions: {
    keepApplication: assign((_, { application }: { application: CandidateApplication }) => ({
      application,
    })),
    keepSlot: assign((_, { startsAt }: { startsAt: string }) => ({ startsAt, problem: null })),
    keepProblem: assign(problemFromError),
    forgetProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'applicationFollowing',
  context: ({ input: { link } }) => ({ link, application: null, startsAt: null, problem: null }),
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readApplication',
        src: 'readApplication',
        input: ({ context: { link } }) => ({ link }),
        onDone: { target: 'shown', actions: keepingAnswer },
        onError: [
          { guard: { type: 'isGone', params: errorFromEvent }, target: 'unknown' },
          { target: 'unanswered', actions: { type: 'keepProblem', params: errorFromEvent } },
        ],
      },
    },
    shown: {
      on: {
        'application.read': { target: 'reading', actions: 'forgetProblem' },
        'slot.choose': {
          target: 'choosing',
          actions: {
            type: 'keepSlot',
            params: ({ event }) => ({ startsAt: event.startsAt }),
          },
        },
        'withdrawal.ask': { target: 'confirming', actions: 'forgetProblem' },
      },
    },
    choosing: {
      tags: 'busy',
      invoke: {
        id: 'chooseInterview',
        src: 'chooseInterview',
        input: ({ context: { link, startsAt } }) => ({ link, startsAt }),
        onDone: { target: 'shown', actions: keepingAnswer },
        onError: refusing,
      },
    },
    confirming: {
      on: { 'withdrawal.confirm': 'withdrawing', 'withdrawal.cancel': 'shown' },
    },
    withdrawing: {
      tags: 'busy',
      invoke: {
        id: 'withdrawApplication',
        src: 'withdrawApplication',
        input: ({ context: { link } }) => ({ link }),
        onDone: { target: 'shown', actions: keepingAnswer },
        onError: refusing,
      },
    },
    /** It could not be read. */
    unanswered: {
      on: { 'application.read': { target: 'reading', actions: 'forgetProblem' } },
    },
    unknown: { type: 'final' },
  },
});

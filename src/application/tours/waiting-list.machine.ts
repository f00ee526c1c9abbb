import { assign, setup } from 'xstate';
import type { GuestWaiting, OfferAnswer } from '#openapi/types.generated';
import { declareActor } from '../machine-actors';
import type { ApiProblem } from '../ports/transport.port';
import { asProblem, errorFromEvent, problemFromError } from '../problem';

export type WaitingListEvent =
  | { type: 'offer.accept' }
  | { type: 'offer.leave' }
  /** The entry may have changed meanwhile. */
  | { type: 'entry.refresh' }
  | { type: 'failure.retry' };

export interface WaitingListContext {
  /** The secret part of the guest's link. */
  readonly link: string;
  readonly entry: GuestWaiting | null;
  /** What the guest answers. */
  readonly answer: OfferAnswer;
  readonly problem: ApiProblem | null;
}

type Failed = { readonly error: unknown };
type Answer = { readonly entry: GuestWaiting };

function answered({ event }: { event: { output: GuestWaiting } }): Answer {
  return { entry: event.output };
}

function hasStatus(status: GuestWaiting['status']) {
  return (_: unknown, { entry }: Answer) => entry.status === status;
}

const noting = { type: 'keepProblem', params: errorFromEvent } as const;
const keeping = { type: 'keepEntry', params: answered } as const;
const accepted = { guard: { type: 'isAccepted', params: answered }, actions: keeping } as const;

/**
 * A guest on the waiting list of a departure: when places are offered to them, they accept or leave
 * them before the offer ends. An answer that the server refuses is read again: somebody gave it in
 * another tab, or the offer has ended. Contract: readTourOffer, answerTourOffer.
 */
export const waitingListMachine = setup({
  types: {
    context: {} as WaitingListContext,
    events: {} as WaitingListEvent,
    input: {} as { link: string },
    tags: {} as 'busy',
  },
  actors: {
    /** Reads the entry. Rejects with an ApiProblem. */
    readEntry: declareActor<GuestWaiting, { link: string }>(),
    /** Resolves when the offer ends. */
    awaitOfferEnd: declareActor<void, { entry: GuestWaiting | null }>(),
    /** Accepts or leaves the places. Rejects with an ApiProblem. */
    answerOffer: declareActor<GuestWaiting, { link: string; answer: OfferAnswer }>(),
  },
  guards: {
    isOffered: hasStatus('offered'),
    isWaiting: hasStatus('waiting'),
    isAccepted: hasStatus('accepted'),
    isGone: (_, { error }: Failed) => asProblem(error).status === 404,
    isRefused: (_, { error }: Failed) => [404, 409].includes(asProblem(error).status),
  },
  actions: {
    keepEntry: assign((_, { entry }: Answer) => ({ entry, problem: null })),
    choose: assign((_, { answer }: { answer: OfferAnswer }) => ({ answer, problem: null })),
    keepProblem: assign(problemFromError),
    forgetProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'waitingList',
  context: ({ input: { link } }) => ({ link, entry: null, answer: 'accept', problem: null }),
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readEntry',
        src: 'readEntry',
        input: ({ context: { link } }) => ({ link }),
        onDone: [
          {
            guard: { type: 'isOffered', params: answered },
            target: 'offered',
            actions: keeping,
          },
          {
            guard: { type: 'isWaiting', params: answered },
            target: 'waiting',
            actions: keeping,
          },
          { ...accepted, target: 'accepted' },
          { target: 'ended', actions: keeping },
        ],
        onError: [
          { guard: { type: 'isGone', params: errorFromEvent }, target: 'gone' },
          { target: 'unread', actions: noting },
        ],
      },
    },
    unread: { on: { 'failure.retry': { target: 'reading', actions: 'forgetProblem' } } },
    waiting: {
      on: {
        'entry.refresh': 'reading',
        'offer.leave': {
          target: 'answering',
          actions: { type: 'choose', params: { answer: 'leave' } },
        },
      },
    },
    offered: {
      invoke: {
        id: 'awaitOfferEnd',
        src: 'awaitOfferEnd',
        input: ({ context: { entry } }) => ({ entry }),
        onDone: 'ended',
      },
      on: {
        'offer.accept': {
          target: 'answering',
          actions: { type: 'choose', params: { answer: 'accept' } },
        },
        'offer.leave': {
          target: 'answering',
          actions: { type: 'choose', params: { answer: 'leave' } },
        },
      },
    },
    answering: {
      tags: 'busy',
      invoke: {
        id: 'answerOffer',
        src: 'answerOffer',
        input: ({ context: { link, answer } }) => ({ link, answer }),
        onDone: [
          { ...accepted, target: 'accepted' },
          { target: 'ended', actions: keeping },
        ],
        onError: [
          { guard: { type: 'isRefused', params: errorFromEvent }, target: 'reading' },
          { target: 'unanswered', actions: noting },
        ],
      },
    },
    /** The server may have got the answer. */
    unanswered: { on: { 'failure.retry': { target: 'answering', actions: 'forgetProblem' } } },
    /** The places are held for the guest's booking. */
    accepted: { type: 'final' },
    /** The guest left, or the offer or the departure has ended. */
    ended: { type: 'final' },
    /** The link leads nowhere. */
    gone: { type: 'final' },
  },
});

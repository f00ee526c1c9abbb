import { assign, setup } from 'xstate';
import { declareActor } from '../machine-actors';
import type { ApiProblem } from '../ports/transport.port';
import { asProblem } from '../problem';
import { errorFromEvent } from '../record-actions';

/** Which of one's own sessions are to end: one by its id, or all but the present one. */
export type EndedSessions = { readonly id: string } | 'others';

export type SessionEndingEvent =
  | { type: 'sessions.end'; sessions: EndedSessions }
  | { type: 'ending.confirm' }
  | { type: 'ending.cancel' };

export interface SessionEndingContext {
  /** Those that are asked about; those of the last question where none is open. */
  readonly sessions: EndedSessions;
  /** Why they did not end. */
  readonly problem: ApiProblem | null;
}

const machineSetup = setup({
  types: { context: {} as SessionEndingContext, events: {} as SessionEndingEvent },
  actors: {
    /** Ends them at once; one that is over already is no failure. Rejects with an ApiProblem. */
    endSessions: declareActor<void, { sessions: EndedSessions }>(),
  },
  actions: {
    keepSessions: assign((_, { sessions }: { sessions: EndedSessions }) => ({
      sessions,
      problem: null,
    })),
    keepProblem: assign((_, { error }: { error: unknown }) => ({ problem: asProblem(error) })),
    forgetProblem: assign({ problem: null }),
  },
});

/** Signing out somewhere else: asked, done, and asked anew where it failed. */
export const sessionEndingMachine = machineSetup.createMachine({
  id: 'sessionEnding',
  context: { sessions: 'others', problem: null },
  initial: 'listing',
  states: {
    listing: {
      on: {
        'sessions.end': {
          target: 'asking',
          actions: {
            type: 'keepSessions',
            params: ({ event }) => ({ sessions: event.sessions }),
          },
        },
      },
    },
    asking: {
      on: {
        'ending.confirm': { target: 'ending', actions: 'forgetProblem' },
        'ending.cancel': 'listing',
      },
    },
    ending: {
      invoke: {
        id: 'endSessions',
        src: 'endSessions',
        input: ({ context }) => ({ sessions: context.sessions }),
        onDone: 'listing',
        onError: { target: 'asking', actions: { type: 'keepProblem', params: errorFromEvent } },
      },
    },
  },
});

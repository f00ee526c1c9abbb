import { assign, setup } from 'xstate';
import { declareActor } from '../machine-actors';
import type { ApiProblem } from '../ports/transport.port';
import { errorFromEvent, problemFromError } from '../problem';

/** Which of the user's own sessions to end: one by its id, or all except the current one. */
export type EndedSessions = { readonly id: string } | 'others';

export type SessionEndingEvent =
  | { type: 'sessions.end'; sessions: EndedSessions }
  | { type: 'ending.confirm' }
  | { type: 'ending.cancel' };

export interface SessionEndingContext {
  /** The sessions to confirm; after the dialog has closed, those of the last dialog. */
  readonly sessions: EndedSessions;
  /** Why ending the sessions failed. */
  readonly problem: ApiProblem | null;
}

const machineSetup = setup({
  types: { context: {} as SessionEndingContext, events: {} as SessionEndingEvent },
  actors: {
    /**
     * Ends the sessions at once; a session that is already over is no failure. Rejects with an
     * ApiProblem.
     */
    endSessions: declareActor<void, { sessions: EndedSessions }>(),
  },
  actions: {
    keepSessions: assign((_, { sessions }: { sessions: EndedSessions }) => ({
      sessions,
      problem: null,
    })),
    keepProblem: assign(problemFromError),
    forgetProblem: assign({ problem: null }),
  },
});

/** Ends the user's other sessions: confirmation, request, and retry after a failure. */
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

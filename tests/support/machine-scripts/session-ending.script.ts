import {
  type EndedSessions,
  type SessionEndingContext,
  sessionEndingMachine,
} from '#application/session/session-ending.machine';
import type { MachineScript } from '../model/machine-script';
import { problemOf } from '../test-app/scripted-transport';

export const ANOTHER_SESSION = 'ses_1';

/** What a runner must be able to do with one's own sessions and to see of them. */
export interface SessionEndingWorld {
  begin(): Promise<void>;
  end(sessions: EndedSessions): Promise<void>;
  confirm(): Promise<void>;
  cancel(): Promise<void>;
  ends(): Promise<void>;
  fails(): Promise<void>;
  sees(step: 'list' | 'question' | 'work'): Promise<void>;
}

/** The session-ending machine, told so that Node and a browser can both play it. */
export const sessionEndingScript: MachineScript<typeof sessionEndingMachine, SessionEndingWorld> = {
  model: {
    machine: sessionEndingMachine,
    inputs: { 'two other sessions': undefined },
    events: {
      'sessions.end one': { type: 'sessions.end', sessions: { id: ANOTHER_SESSION } },
      'sessions.end the others': { type: 'sessions.end', sessions: 'others' },
      'ending.confirm': { type: 'ending.confirm' },
      'ending.cancel': { type: 'ending.cancel' },
      'they end': { type: 'xstate.done.actor.endSessions', output: undefined },
      'they do not end': {
        type: 'xstate.error.actor.endSessions',
        error: problemOf(503, 'unavailable'),
      },
    },
    serialise: ({ sessions, problem }: SessionEndingContext) => [
      sessions === 'others',
      problem?.code,
    ],
  },

  opens: (world) => world.begin(),

  does: {
    'sessions.end': (world, { sessions }) => world.end(sessions),
    'ending.confirm': (world) => world.confirm(),
    'ending.cancel': (world) => world.cancel(),
  },

  outcomes: {
    'they end': (world) => world.ends(),
    'they do not end': (world) => world.fails(),
  },

  sees: {
    listing: (world) => world.sees('list'),
    asking: (world) => world.sees('question'),
    ending: (world) => world.sees('work'),
  },
};

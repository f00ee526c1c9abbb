import {
  type EndedSessions,
  type SessionEndingContext,
  sessionEndingMachine,
} from '#application/session/session-ending.machine';
import type { MachineTestModel } from '../model-based-testing/machine-test-model';
import { problemOf } from '../test-app/scripted-transport';

export const ANOTHER_SESSION = 'ses_1';

/** The actions and assertions that a driver of the user's own sessions must implement. */
export interface SessionEndingDriver {
  begin(): Promise<void>;
  end(sessions: EndedSessions): Promise<void>;
  confirm(): Promise<void>;
  cancel(): Promise<void>;
  succeed(): Promise<void>;
  fail(): Promise<void>;
  expectViewState(step: 'list' | 'question' | 'work'): Promise<void>;
}

/** The session-ending machine, as a test model that drivers in Node and in a browser can run. */
export const sessionEndingTestModel: MachineTestModel<
  typeof sessionEndingMachine,
  SessionEndingDriver
> = {
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

  setUp: (driver) => driver.begin(),

  eventExecutors: {
    'sessions.end': (driver, { sessions }) => driver.end(sessions),
    'ending.confirm': (driver) => driver.confirm(),
    'ending.cancel': (driver) => driver.cancel(),
  },

  outcomeExecutors: {
    'they end': (driver) => driver.succeed(),
    'they do not end': (driver) => driver.fail(),
  },

  stateAssertions: {
    listing: (driver) => driver.expectViewState('list'),
    asking: (driver) => driver.expectViewState('question'),
    ending: (driver) => driver.expectViewState('work'),
  },
};

import { assertEvent, assign, setup } from 'xstate';
import { NO_SESSION, type SessionState } from '#domain/session/tokens';
import type { Registration } from '#openapi/types.generated';
import { declareActor } from '../machine-actors';
import type { ApiProblem } from '../ports/transport.port';
import { asProblem, errorFromEvent, problemFromError } from '../problem';

export type RegistrationEvent = { type: 'registration.submit'; registration: Registration };

export interface RegistrationContext {
  /** What was last sent, for its field errors; null once it was accepted. Never stored. */
  readonly registration: Registration | null;
  /** The state of the session that the registration opened. */
  readonly sessionState: SessionState;
  /** Why the registration was refused, or how long to wait. */
  readonly problem: ApiProblem | null;
}

/** The wait after a refusal that names none (seconds). */
const DEFAULT_WAIT_SECONDS = 60;

const submitting = {
  'registration.submit': {
    target: 'registering',
    actions: {
      type: 'keepRegistration',
      params: ({ event }: { event: RegistrationEvent }) => ({ registration: event.registration }),
    },
  },
} as const;

const machineSetup = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    output: {} as SessionState,
    tags: {} as 'busy',
  },
  actors: {
    /**
     * Registers the user and their store, and stores the access token. Returns the state of the new
     * session; rejects with an ApiProblem.
     */
    register: declareActor<SessionState, Registration>(),
    /** Resolves after this number of seconds. */
    waitForNextTry: declareActor<void, { seconds: number }>(),
  },
  guards: {
    isTooMany: (_, { error }: { error: unknown }) => asProblem(error).status === 429,
  },
  actions: {
    keepRegistration: assign((_, { registration }: { registration: Registration }) => ({
      registration,
      problem: null,
    })),
    keepSession: assign((_, { sessionState }: { sessionState: SessionState }) => ({
      sessionState,
      registration: null,
    })),
    keepProblem: assign(problemFromError),
    forgetProblem: assign({ problem: null }),
  },
});

/**
 * Registers a user and their store (specification, sections 4 and 7). A refused or unanswered
 * registration can be sent again: the server makes one store of the same e-mail address and
 * password. After too many tries the form waits as long as the server asks. The output is the
 * session that the authentication machine takes over. Steps that follow, such as the confirmation
 * of the e-mail address, have their own machines, because the session may end between them.
 */
export const registrationMachine = machineSetup.createMachine({
  id: 'registration',
  context: { registration: null, sessionState: NO_SESSION, problem: null },
  initial: 'filling',
  states: {
    filling: { on: submitting },
    registering: {
      tags: 'busy',
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ event }) => {
          assertEvent(event, 'registration.submit');
          return event.registration;
        },
        onDone: {
          target: 'registered',
          actions: {
            type: 'keepSession',
            params: ({ event }) => ({ sessionState: event.output }),
          },
          meta: { proves: ['registrationStoresToken', 'loginSetsUser'] },
        },
        onError: [
          {
            guard: { type: 'isTooMany', params: errorFromEvent },
            target: 'waiting',
            actions: { type: 'keepProblem', params: errorFromEvent },
          },
          { target: 'refused', actions: { type: 'keepProblem', params: errorFromEvent } },
        ],
      },
    },
    refused: { on: submitting },
    waiting: {
      invoke: {
        id: 'waitForNextTry',
        src: 'waitForNextTry',
        input: ({ context }) => ({ seconds: context.problem?.retryAfter ?? DEFAULT_WAIT_SECONDS }),
        onDone: { target: 'filling', actions: 'forgetProblem' },
      },
    },
    registered: { type: 'final' },
  },
  output: ({ context }) => context.sessionState,
});

import { assign, setup } from 'xstate';
import { waitBeforeRequest } from '#domain/password-recovery/request-wait';
import { declareActor, declareListener } from '../machine-actors';
import type { ApiProblem } from '../ports/transport.port';
import { asProblem, errorFromEvent, problemFromError } from '../problem';

/** A second of a wait has passed. `secondsLeft` is 0 at its end. */
export type SecondPassEvent = { type: 'second.pass'; secondsLeft: number };

export type PasswordRecoveryEvent =
  | SecondPassEvent
  | { type: 'request.send'; account: string }
  | { type: 'request.repeat' }
  | { type: 'account.change' };

export interface PasswordRecoveryContext {
  /** The e-mail address, or user name, of the last request; empty before the first one. */
  readonly account: string;
  /** Whole seconds until a request can be sent; 0 without a wait. */
  readonly secondsLeft: number;
  readonly problem: ApiProblem | null;
}

interface Left {
  readonly secondsLeft: number;
}

function leftInEvent({ event: { secondsLeft } }: { event: SecondPassEvent }): Left {
  return { secondsLeft };
}

/** The wait of a refusal, or the usual one after a request that was taken. */
function waitAfter(problem?: ApiProblem): Left {
  return { secondsLeft: waitBeforeRequest(problem?.retryAfter) };
}

const machineSetup = setup({
  types: {
    context: {} as PasswordRecoveryContext,
    events: {} as PasswordRecoveryEvent,
    tags: {} as 'busy',
  },
  actors: {
    /**
     * Requests a link for the account, in the language of the page. The answer is the same whether
     * or not the account exists. Rejects with an ApiProblem.
     */
    requestLink: declareActor<void, { account: string }>(),
    /** Emits an event after each second of a wait, the last one with 0 seconds left. */
    countDown: declareListener<SecondPassEvent, { seconds: number }>(),
  },
  guards: {
    isLimited: (_, { error }: { error: unknown }) => asProblem(error).status === 429,
    isOver: (_, { secondsLeft }: Left) => secondsLeft === 0,
  },
  actions: {
    keepAccount: assign((_, { account }: { account: string }) => ({ account, problem: null })),
    keepSeconds: assign((_, { secondsLeft }: Left) => ({ secondsLeft })),
    keepProblem: assign(problemFromError),
    startWait: assign(() => ({ ...waitAfter(), problem: null })),
    startImposedWait: assign((_, { error }: { error: unknown }) => ({
      ...waitAfter(asProblem(error)),
      problem: asProblem(error),
    })),
    forgetProblem: assign({ problem: null }),
    forgetWait: assign({ secondsLeft: 0, problem: null }),
  },
});

const sending = {
  'request.send': {
    target: 'sending',
    actions: {
      type: 'keepAccount',
      params: ({ event }: { event: { account: string } }) => ({ account: event.account }),
    },
  },
} as const;

const limited = {
  guard: { type: 'isLimited', params: errorFromEvent },
  actions: { type: 'startImposedWait', params: errorFromEvent },
} as const;

const failed = { actions: { type: 'keepProblem', params: errorFromEvent } } as const;

/** Counts down `secondsLeft`. The state that invokes it says what follows the wait. */
const countDown = {
  id: 'countDown',
  src: 'countDown',
  input: ({ context }: { context: PasswordRecoveryContext }) => ({ seconds: context.secondsLeft }),
} as const;

const isOver = { type: 'isOver', params: leftInEvent } as const;
const keepSeconds = { type: 'keepSeconds', params: leftInEvent } as const;

const requestLink = {
  id: 'requestLink',
  src: 'requestLink',
  input: ({ context }: { context: PasswordRecoveryContext }) => ({ account: context.account }),
} as const;

/**
 * Requests a link that sets a new password (specification, section 2, forgot-password). The typed
 * address stays through every failure. After a request that was taken, or that came too early, the
 * next one waits: as long as the server says, otherwise a minute. A request sent again is for the
 * same account. Whether the account exists is never known here. Contract: "Request a password reset
 * link".
 */
export const passwordRecoveryMachine = machineSetup.createMachine({
  id: 'passwordRecovery',
  context: { account: '', secondsLeft: 0, problem: null },
  initial: 'editing',
  states: {
    editing: { on: sending },
    sending: {
      tags: 'busy',
      invoke: {
        ...requestLink,
        onDone: {
          target: 'sent',
          actions: 'startWait',
          meta: { proves: ['signedIn', 'forgotPasswordScreen', 'resetAsked'] },
        },
        onError: [
          { ...limited, target: 'limited' },
          { ...failed, target: 'failed' },
        ],
      },
    },
    failed: { on: sending },
    limited: {
      invoke: countDown,
      on: {
        'second.pass': [
          { guard: isOver, target: 'editing', actions: [keepSeconds, 'forgetProblem'] },
          { actions: keepSeconds },
        ],
      },
    },
    sent: {
      initial: 'waiting',
      on: { 'account.change': { target: 'editing', actions: 'forgetWait' } },
      states: {
        waiting: {
          invoke: countDown,
          on: {
            'second.pass': [
              { guard: isOver, target: 'ready', actions: [keepSeconds, 'forgetProblem'] },
              { actions: keepSeconds },
            ],
          },
        },
        ready: { on: { 'request.repeat': 'repeating' } },
        repeating: {
          tags: 'busy',
          invoke: {
            ...requestLink,
            onDone: { target: 'waiting', actions: 'startWait' },
            onError: [
              { ...limited, target: 'waiting' },
              { ...failed, target: 'unsent' },
            ],
          },
        },
        unsent: { on: { 'request.repeat': { target: 'repeating', actions: 'forgetProblem' } } },
      },
    },
  },
});

import { assertEvent, assign, setup } from 'xstate';
import type { EmailConfirmation } from '#openapi/types.generated';
import { declareActor } from '../machine-actors';
import type { ApiProblem } from '../ports/transport.port';
import { asProblem, errorFromEvent, problemFromError } from '../problem';

export type EmailConfirmationEvent =
  | { type: 'code.submit'; code: string }
  | { type: 'mail.send' }
  | { type: 'reading.retry' };

export interface EmailConfirmationContext {
  /** The state of the confirmation when the server last told it. */
  readonly state: EmailConfirmation | null;
  /** Why reading, sending or confirming failed. */
  readonly problem: ApiProblem | null;
}

function stateFromOutput({ event }: { event: { output: EmailConfirmation } }) {
  return { state: event.output };
}

const machineSetup = setup({
  types: {
    context: {} as EmailConfirmationContext,
    events: {} as EmailConfirmationEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Returns the state of the user's confirmation; rejects with an ApiProblem. */
    readState: declareActor<EmailConfirmation>(),
    /** Sends another mail and returns the new state; rejects with an ApiProblem. */
    sendMail: declareActor<EmailConfirmation>(),
    /** Confirms the address with a code and returns the new state; rejects with an ApiProblem. */
    confirm: declareActor<EmailConfirmation, { code: string }>(),
    /** Resolves with the state when the address was confirmed elsewhere; never rejects. */
    watchElsewhere: declareActor<EmailConfirmation>(),
    /** Resolves when another mail may be sent; `at` is ISO 8601. */
    waitForNextMail: declareActor<void, { at: string }>(),
  },
  guards: {
    isConfirmed: (_, { state }: { state: EmailConfirmation }) => state.confirmed,
    mustWait: ({ context }) => context.state?.sendAgainAt != null,
    isTooEarly: (_, { error }: { error: unknown }) => asProblem(error).status === 429,
  },
  actions: {
    keepState: assign((_, { state }: { state: EmailConfirmation }) => ({ state, problem: null })),
    keepProblem: assign(problemFromError),
    forgetProblem: assign({ problem: null }),
  },
});

/** The form, unless the state tells that the address is confirmed. */
const whenTold = [
  {
    guard: { type: 'isConfirmed', params: stateFromOutput },
    target: 'confirmed',
    actions: { type: 'keepState', params: stateFromOutput },
  },
  { target: 'entering', actions: { type: 'keepState', params: stateFromOutput } },
] as const;

/**
 * Confirms the e-mail address of a registration with the code that was mailed. Another mail can be
 * sent when the wait that the server names is over. A confirmation by the link, on this or another
 * device, is noticed too. Contract: "Confirm the own e-mail address with a code".
 */
export const emailConfirmationMachine = machineSetup.createMachine({
  id: 'emailConfirmation',
  context: { state: null, problem: null },
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readState',
        src: 'readState',
        onDone: whenTold,
        onError: { target: 'unread', actions: { type: 'keepProblem', params: errorFromEvent } },
      },
    },
    unread: { on: { 'reading.retry': 'reading' } },
    entering: {
      invoke: {
        id: 'watchElsewhere',
        src: 'watchElsewhere',
        onDone: { target: 'confirmed', actions: { type: 'keepState', params: stateFromOutput } },
      },
      on: { 'code.submit': { target: 'confirming', actions: 'forgetProblem' } },
      initial: 'deciding',
      states: {
        deciding: {
          always: [{ guard: 'mustWait', target: 'waiting' }, { target: 'sendable' }],
        },
        waiting: {
          invoke: {
            id: 'waitForNextMail',
            src: 'waitForNextMail',
            input: ({ context }) => ({ at: context.state?.sendAgainAt ?? '' }),
            onDone: 'sendable',
          },
        },
        sendable: {
          on: { 'mail.send': { target: '#emailConfirmation.sending', actions: 'forgetProblem' } },
        },
      },
    },
    confirming: {
      tags: 'busy',
      invoke: {
        id: 'confirm',
        src: 'confirm',
        input: ({ event }) => {
          assertEvent(event, 'code.submit');
          return { code: event.code };
        },
        onDone: { target: 'confirmed', actions: { type: 'keepState', params: stateFromOutput } },
        onError: { target: 'entering', actions: { type: 'keepProblem', params: errorFromEvent } },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendMail',
        src: 'sendMail',
        onDone: whenTold,
        onError: [
          // Another device asked for a mail: the state tells how long to wait.
          { guard: { type: 'isTooEarly', params: errorFromEvent }, target: 'reading' },
          { target: 'entering', actions: { type: 'keepProblem', params: errorFromEvent } },
        ],
      },
    },
    confirmed: { type: 'final' },
  },
});

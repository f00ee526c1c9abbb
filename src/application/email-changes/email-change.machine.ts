import { assign, setup } from 'xstate';
import type { EmailChange } from '#openapi/types.generated';
import { declareActor } from '../machine-actors';
import type { ApiProblem } from '../ports/transport.port';
import { asProblem, errorFromEvent, problemFromError } from '../problem';

export type EmailChangeEvent = { type: 'mail.send' } | { type: 'change.cancel' };

export interface EmailChangeContext {
  /** The change when the server last told it. */
  readonly change: EmailChange;
  /** Why sending or cancelling failed. */
  readonly problem: ApiProblem | null;
}

function changeFromOutput({ event }: { event: { output: EmailChange } }) {
  return { change: event.output };
}

function changeIdInput({ context }: { context: EmailChangeContext }) {
  return { changeId: context.change.id };
}

/** The wait ends with the link at the latest. Both moments are ISO 8601 in UTC, so texts compare. */
function nextMailInput({ context }: { context: EmailChangeContext }) {
  const [at = ''] = [context.change.sendAgainAt, context.change.expiresAt].toSorted();
  return { at };
}

const machineSetup = setup({
  types: {
    context: {} as EmailChangeContext,
    events: {} as EmailChangeEvent,
    input: {} as { change: EmailChange },
    tags: {} as 'busy',
  },
  actors: {
    /** Mails the link again and returns the change; rejects with an ApiProblem. */
    sendMail: declareActor<EmailChange, { changeId: string }>(),
    /** Cancels the change; rejects with an ApiProblem. */
    cancelChange: declareActor<void, { changeId: string }>(),
    /** Resolves when another mail may be sent; `at` is ISO 8601. */
    waitForNextMail: declareActor<void, { at: string }>(),
    /** Resolves when the link of the last mail expires; `at` is ISO 8601. */
    waitForExpiry: declareActor<void, { at: string }>(),
  },
  guards: {
    /** The change was proved, cancelled or replaced elsewhere, or its link has expired. */
    isOver: (_, { error }: { error: unknown }) => [404, 409].includes(asProblem(error).status),
  },
  actions: {
    keepChange: assign((_, { change }: { change: EmailChange }) => ({ change })),
    keepProblem: assign(problemFromError),
    forgetProblem: assign({ problem: null }),
  },
});

/** The page goes on where the refused request was made, unless the change is over. */
function failureTo<Target extends string>(target: Target) {
  return [
    { guard: { type: 'isOver', params: errorFromEvent }, target: 'ended' },
    { target, actions: { type: 'keepProblem', params: errorFromEvent } },
  ] as const;
}

/**
 * A requested change of an e-mail address, of the user, a colleague or the store, which waits until
 * the new address is proved by its link. The link can be mailed again when the server allows it, and
 * the change can be cancelled. Contract: `EmailChange`.
 */
export const emailChangeMachine = machineSetup.createMachine({
  id: 'emailChange',
  context: ({ input: { change } }) => ({ change, problem: null }),
  initial: 'pending',
  states: {
    pending: {
      on: { 'change.cancel': { target: 'cancelling', actions: 'forgetProblem' } },
      initial: 'waiting',
      states: {
        waiting: {
          invoke: {
            id: 'waitForNextMail',
            src: 'waitForNextMail',
            input: nextMailInput,
            onDone: 'sendable',
          },
        },
        sendable: {
          invoke: {
            id: 'waitForExpiry',
            src: 'waitForExpiry',
            input: ({ context }) => ({ at: context.change.expiresAt }),
            onDone: '#emailChange.ended',
          },
          on: { 'mail.send': { target: '#emailChange.sending', actions: 'forgetProblem' } },
        },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendMail',
        src: 'sendMail',
        input: changeIdInput,
        onDone: { target: 'pending', actions: { type: 'keepChange', params: changeFromOutput } },
        onError: failureTo('pending.sendable'),
      },
    },
    cancelling: {
      tags: 'busy',
      invoke: {
        id: 'cancelChange',
        src: 'cancelChange',
        input: changeIdInput,
        onDone: 'ended',
        onError: failureTo('pending'),
      },
    },
    ended: { type: 'final' },
  },
});

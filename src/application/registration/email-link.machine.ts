import { assign, setup } from 'xstate';
import { declareActor } from '../machine-actors';
import type { ApiProblem } from '../ports/transport.port';
import { asProblem, errorFromEvent, problemFromError } from '../problem';

export type EmailLinkEvent = { type: 'link.confirm' };

export interface EmailLinkContext {
  /** The token of the link that opened this page. */
  readonly token: string;
  /** The name with which the user signs in, once the address is confirmed. */
  readonly userName: string;
  readonly problem: ApiProblem | null;
}

const machineSetup = setup({
  types: {
    context: {} as EmailLinkContext,
    events: {} as EmailLinkEvent,
    input: {} as { token: string },
    output: {} as { userName: string },
    tags: {} as 'busy',
  },
  actors: {
    /** Confirms the address and returns the user's name; rejects with an ApiProblem. */
    confirmLink: declareActor<{ userName: string }, { token: string }>(),
  },
  guards: {
    isWithoutToken: ({ context }) => context.token === '',
    /** The link is used, replaced, expired or unknown, or the address belongs to another account. */
    isUseless: (_, { error }: { error: unknown }) => {
      const { status, errors } = asProblem(error);
      return status === 409 || errors?.['token']?.includes('token_invalid') === true;
    },
  },
  actions: {
    keepUserName: assign((_, { userName }: { userName: string }) => ({ userName })),
    keepProblem: assign(problemFromError),
    forgetProblem: assign({ problem: null }),
  },
});

const confirming = {
  'link.confirm': { target: 'confirming', actions: 'forgetProblem' },
} as const;

/**
 * Confirms the e-mail address of a registration by the link of the mail, on any device and without
 * a session. It asks first: programs that open the links of a mail must not confirm anything.
 * Contract: "Confirm an e-mail address with a link".
 */
export const emailLinkMachine = machineSetup.createMachine({
  id: 'emailLink',
  context: ({ input: { token } }) => ({ token, userName: '', problem: null }),
  initial: 'opening',
  states: {
    opening: {
      always: [{ guard: 'isWithoutToken', target: 'useless' }, { target: 'asking' }],
    },
    asking: { on: confirming },
    confirming: {
      tags: 'busy',
      invoke: {
        id: 'confirmLink',
        src: 'confirmLink',
        input: ({ context: { token } }) => ({ token }),
        onDone: {
          target: 'confirmed',
          actions: {
            type: 'keepUserName',
            params: ({ event }) => ({ userName: event.output.userName }),
          },
        },
        onError: [
          { guard: { type: 'isUseless', params: errorFromEvent }, target: 'useless' },
          { target: 'failed', actions: { type: 'keepProblem', params: errorFromEvent } },
        ],
      },
    },
    failed: { on: confirming },
    useless: { type: 'final' },
    confirmed: { type: 'final' },
  },
  output: ({ context: { userName } }) => ({ userName }),
});

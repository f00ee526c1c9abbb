import { assign, setup } from 'xstate';
import { declareActor } from '../machine-actors';
import type { ApiProblem } from '../ports/transport.port';
import { asProblem, errorFromEvent, problemFromError } from '../problem';

/** What a link is for: the address of a registration, a new address, or the way back to the old one. */
export type EmailLinkPurpose = 'registration' | 'change' | 'undo';

/** What the server told of the address. */
export interface LinkedAddress {
  /** Whose address it is. */
  readonly of: 'user' | 'store';
  /** The name with which the user signs in; empty for a store. */
  readonly userName: string;
}

export type EmailLinkEvent = { type: 'link.confirm' };

export interface EmailLinkContext {
  /** The token of the link that opened this page. */
  readonly token: string;
  readonly purpose: EmailLinkPurpose;
  /** Null until the link was used. */
  readonly address: LinkedAddress | null;
  readonly problem: ApiProblem | null;
}

const machineSetup = setup({
  types: {
    context: {} as EmailLinkContext,
    events: {} as EmailLinkEvent,
    input: {} as { token: string; purpose: EmailLinkPurpose },
    output: {} as { userName: string },
    tags: {} as 'busy',
  },
  actors: {
    /** Uses the link for its purpose and returns the address; rejects with an ApiProblem. */
    confirmLink: declareActor<LinkedAddress, { token: string; purpose: EmailLinkPurpose }>(),
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
    keepAddress: assign((_, { address }: { address: LinkedAddress }) => ({ address })),
    keepProblem: assign(problemFromError),
    forgetProblem: assign({ problem: null }),
  },
});

const confirming = {
  'link.confirm': { target: 'confirming', actions: 'forgetProblem' },
} as const;

/**
 * Uses the link of a mail on any device and without a session: it confirms the e-mail address of a
 * registration, confirms a new address, or undoes the change of one. It asks first: programs that open
 * the links of a mail must not change anything. Contract: "Confirm an e-mail address with a link",
 * "Confirm a new e-mail address with a link", "Undo a change of an e-mail address with a link".
 */
export const emailLinkMachine = machineSetup.createMachine({
  id: 'emailLink',
  context: ({ input: { token, purpose } }) => ({
    token,
    purpose,
    address: null,
    problem: null,
  }),
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
        input: ({ context: { token, purpose } }) => ({ token, purpose }),
        onDone: {
          target: 'confirmed',
          actions: {
            type: 'keepAddress',
            params: ({ event }) => ({ address: event.output }),
          },
        },
        onError: [
          {
            guard: { type: 'isUseless', params: errorFromEvent },
            target: 'useless',
            actions: { type: 'keepProblem', params: errorFromEvent },
          },
          { target: 'failed', actions: { type: 'keepProblem', params: errorFromEvent } },
        ],
      },
    },
    failed: { on: confirming },
    useless: { type: 'final' },
    confirmed: { type: 'final' },
  },
  output: ({ context: { address } }) => ({ userName: address?.userName ?? '' }),
});

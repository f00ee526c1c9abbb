import { assign, setup } from 'xstate';
import { declareActor } from '../machine-actors';
import type {
  MailProof,
  ProviderCredentials,
  ProviderToken,
} from '../ports/identity-provider.port';
import type { ApiProblem } from '../ports/transport.port';
import { errorFromEvent, problemFromError } from '../problem';
import {
  emailIn,
  type IdentityInput,
  type IdentityNotice,
  linkProof,
  possibleTokenIn,
  typedCodeIn,
} from './identity-input';

export type AddressConfirmationEvent =
  | { type: 'code.submit'; email: string; code: string }
  | { type: 'mail.resend'; email: string }
  | { type: 'confirmation.check' };

export interface AddressConfirmationInput extends IdentityInput {
  /** The address typed last. */
  readonly email: string;
  /** What was typed to sign in or register; null if the page was opened by its address. */
  readonly credentials: ProviderCredentials | null;
  readonly notice: IdentityNotice | null;
  /** Why the provider or the server has asked for the confirmation. */
  readonly problem: ApiProblem | null;
}

export interface AddressConfirmationContext extends AddressConfirmationInput {
  /** The typed code, or the opened link. */
  readonly proof: MailProof | null;
  /** What a link brings that also signs in. */
  readonly token: ProviderToken | null;
}

/**
 * With a problem, the link could not be opened. Otherwise, the person signs in next, and the link is
 * not followed again.
 */
export type AddressConfirmationOutput = Pick<
  AddressConfirmationContext,
  'email' | 'token' | 'link' | 'notice' | 'problem'
>;

const machineSetup = setup({
  types: {
    context: {} as AddressConfirmationContext,
    events: {} as AddressConfirmationEvent,
    input: {} as AddressConfirmationInput,
    output: {} as AddressConfirmationOutput,
    tags: {} as 'busy',
  },
  actors: {
    /** Confirms the address by code or link; returns a token if a link also signs in. */
    confirmEmail: declareActor<ProviderToken | null, MailProof | null>(),
    resendMail: declareActor<void, { email: string; password: string | null }>(),
  },
  guards: {
    isConfirmLink: ({ context }) => context.link?.kind === 'confirm',
    confirmsByCode: ({ context }) => context.capabilities.confirmation === 'code',
    canResend: ({ context: { capabilities, credentials } }) =>
      !capabilities.resendNeedsPassword || credentials !== null,
    hasCredentials: ({ context }) => context.credentials !== null,
  },
  actions: {
    keepEmail: assign((_, { email }: { email: string }) => ({
      email,
      problem: null,
      notice: null,
    })),
    keepProof: assign((_, { proof }: { proof: MailProof }) => ({ proof })),
    keepLinkAsProof: assign(({ context: { link } }) => {
      const proof = linkProof(link);
      return { proof: proof && ({ by: 'link', proof } as const) };
    }),
    keepToken: assign((_, { token }: { token: ProviderToken | null }) => ({ token })),
    keepProblem: assign(problemFromError),
    forgetProblem: assign({ problem: null, notice: null }),
    tellMailSent: assign({ notice: 'mailSent', problem: null }),
  },
});

const keepProblem = { type: 'keepProblem', params: errorFromEvent } as const;

/**
 * Confirms the address of an account at an identity provider: by the mailed code, by the mailed
 * link that opened this page, or elsewhere, by the link on another device.
 */
export const addressConfirmationMachine = machineSetup.createMachine({
  id: 'addressConfirmation',
  context: ({ input }) => ({ ...input, proof: null, token: null }),
  initial: 'beginning',
  states: {
    beginning: {
      always: [
        { guard: 'isConfirmLink', target: 'followingLink', actions: 'keepLinkAsProof' },
        { target: 'confirming' },
      ],
    },
    followingLink: {
      tags: 'busy',
      invoke: {
        id: 'confirmEmail',
        src: 'confirmEmail',
        input: ({ context }) => context.proof,
        onDone: {
          target: 'finished',
          actions: { type: 'keepToken', params: possibleTokenIn },
        },
        onError: { target: 'linkRefused', actions: keepProblem },
      },
    },
    linkRefused: { type: 'final' },
    confirming: {
      on: {
        'code.submit': {
          guard: 'confirmsByCode',
          target: 'checkingCode',
          actions: [
            { type: 'keepEmail', params: emailIn },
            { type: 'keepProof', params: typedCodeIn },
          ],
        },
        'mail.resend': {
          guard: 'canResend',
          target: 'resending',
          actions: { type: 'keepEmail', params: emailIn },
        },
        // The address was confirmed elsewhere: signing in shows whether that is so.
        'confirmation.check': {
          guard: 'hasCredentials',
          target: 'finished',
          actions: 'forgetProblem',
        },
      },
    },
    checkingCode: {
      tags: 'busy',
      invoke: {
        id: 'confirmEmail',
        src: 'confirmEmail',
        input: ({ context }) => context.proof,
        onDone: 'finished',
        onError: { target: 'confirming', actions: keepProblem },
      },
    },
    resending: {
      tags: 'busy',
      invoke: {
        id: 'resendMail',
        src: 'resendMail',
        input: ({ context: { email, credentials } }) => ({
          email,
          password: credentials?.password ?? null,
        }),
        onDone: { target: 'confirming', actions: 'tellMailSent' },
        onError: { target: 'confirming', actions: keepProblem },
      },
    },
    finished: { type: 'final' },
  },
  output: ({ context: { email, token, link, notice, problem } }) => ({
    email,
    token,
    link: problem === null ? null : link,
    notice,
    problem,
  }),
});

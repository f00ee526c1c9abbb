import { assign, setup } from 'xstate';
import type { LinkProof } from '#domain/identity/provider-link';
import { declareActor } from '../machine-actors';
import type { MailProof } from '../ports/identity-provider.port';
import type { ApiProblem } from '../ports/transport.port';
import { errorFromEvent, problemFromError } from '../problem';
import { emailIn, type IdentityInput, linkProof, typedCodeIn } from './identity-input';

export type PasswordResetEvent =
  | { type: 'reset.request'; email: string }
  | { type: 'password.choose'; email: string; code: string; password: string };

export interface PasswordResetContext extends IdentityInput {
  /** The address typed last. */
  readonly email: string;
  /** The typed code, or the opened link. */
  readonly proof: MailProof | null;
  readonly newPassword: string;
  readonly notice: 'mailSent' | null;
  readonly problem: ApiProblem | null;
}

/** Without a problem, the password is replaced. With one, the link could not be opened. */
export type PasswordResetOutput = Pick<PasswordResetContext, 'email' | 'problem'>;

function passwordIn({ event }: { event: { password: string } }) {
  return { password: event.password };
}

const machineSetup = setup({
  types: {
    context: {} as PasswordResetContext,
    events: {} as PasswordResetEvent,
    input: {} as IdentityInput,
    output: {} as PasswordResetOutput,
    tags: {} as 'busy',
  },
  actors: {
    /** Asks for the mail with which a password is replaced. */
    requestReset: declareActor<void, string>(),
    /** Checks the link of such a mail. */
    openResetLink: declareActor<void, LinkProof | null>(),
    replacePassword: declareActor<void, { proof: MailProof | null; password: string }>(),
  },
  guards: {
    isResetLink: ({ context }) => context.link?.kind === 'reset',
    isForgotPage: ({ context }) => context.page === 'forgot-password',
    isPasswordReplacedByCode: ({ context }) => context.capabilities.newPassword === 'code',
  },
  actions: {
    keepEmail: assign((_, { email }: { email: string }) => ({
      email,
      problem: null,
      notice: null,
    })),
    keepLinkAsProof: assign(({ context: { link } }) => {
      const proof = linkProof(link);
      return { proof: proof && ({ by: 'link', proof } as const) };
    }),
    keepTypedProof: assign(({ context }, { proof }: { proof: MailProof }) => ({
      proof: context.proof?.by === 'link' ? context.proof : proof,
    })),
    keepNewPassword: assign((_, { password }: { password: string }) => ({
      newPassword: password,
    })),
    keepProblem: assign(problemFromError),
    tellMailSent: assign({ notice: 'mailSent', problem: null }),
  },
});

const keepProblem = { type: 'keepProblem', params: errorFromEvent } as const;

const requested = {
  target: 'requestingReset',
  actions: { type: 'keepEmail', params: emailIn },
} as const;

/**
 * Replaces a forgotten password at an identity provider: a mail is asked for, and the new password
 * chosen with its code or its link.
 */
export const passwordResetMachine = machineSetup.createMachine({
  id: 'passwordReset',
  context: ({ input }) => ({
    ...input,
    email: '',
    proof: null,
    newPassword: '',
    notice: null,
    problem: null,
  }),
  initial: 'beginning',
  states: {
    beginning: {
      always: [
        { guard: 'isResetLink', target: 'openingResetLink', actions: 'keepLinkAsProof' },
        { guard: 'isForgotPage', target: 'askingReset' },
        { target: 'choosingPassword' },
      ],
    },
    openingResetLink: {
      tags: 'busy',
      invoke: {
        id: 'openResetLink',
        src: 'openResetLink',
        input: ({ context }) => linkProof(context.link),
        onDone: 'choosingPassword',
        onError: { target: 'linkRefused', actions: keepProblem },
      },
    },
    linkRefused: { type: 'final' },
    askingReset: {
      on: { 'reset.request': requested },
    },
    requestingReset: {
      tags: 'busy',
      invoke: {
        id: 'requestReset',
        src: 'requestReset',
        input: ({ context }) => context.email,
        onDone: [
          {
            guard: 'isPasswordReplacedByCode',
            target: 'choosingPassword',
            actions: 'tellMailSent',
          },
          { target: 'resetSent' },
        ],
        onError: { target: 'askingReset', actions: keepProblem },
      },
    },
    resetSent: {
      on: { 'reset.request': requested },
    },
    choosingPassword: {
      on: {
        'password.choose': {
          target: 'replacingPassword',
          actions: [
            { type: 'keepTypedProof', params: typedCodeIn },
            { type: 'keepEmail', params: emailIn },
            { type: 'keepNewPassword', params: passwordIn },
          ],
        },
        'reset.request': { guard: 'isPasswordReplacedByCode', ...requested },
      },
    },
    replacingPassword: {
      tags: 'busy',
      invoke: {
        id: 'replacePassword',
        src: 'replacePassword',
        input: ({ context: { proof, newPassword } }) => ({ proof, password: newPassword }),
        onDone: 'replaced',
        onError: { target: 'choosingPassword', actions: keepProblem },
      },
    },
    replaced: { type: 'final' },
  },
  output: ({ context: { email, problem } }) => ({ email, problem }),
});

import { assign, setup } from 'xstate';
import type {
  Credentials,
  PasswordLink,
  PasswordResetConfirmation,
} from '#openapi/types.generated';
import { declareActor } from '../machine-actors';
import type { ApiProblem } from '../ports/transport.port';
import { asProblem, errorFromEvent, problemFromError } from '../problem';

/** A chosen password. Never part of a draft. */
export interface ChosenPassword {
  readonly password: string;
  readonly confirmPassword: string;
  /** The person, where the link asks for it: they were invited by their address alone. */
  readonly person?: InvitedPerson;
}

/** What a person says of themselves when they accept an invitation. */
export type InvitedPerson = Required<
  Pick<PasswordResetConfirmation, 'firstName' | 'lastName' | 'phoneNumber'>
>;

export type InvitationEvent =
  | ({ type: 'password.choose' } & ChosenPassword)
  | { type: 'reading.retry' };

export interface InvitationContext {
  /** The token of the link that opened this page. */
  readonly token: string;
  /** The owner of the link, once it was read. */
  readonly link: PasswordLink | null;
  readonly chosen: ChosenPassword | null;
  readonly problem: ApiProblem | null;
}

/** Whether the server refuses the link itself: used, withdrawn, expired, or unknown. */
function isAboutLink(error: unknown): boolean {
  return asProblem(error).errors?.['token']?.includes('token_invalid') === true;
}

function linkIn({ event }: { event: { output: PasswordLink } }) {
  return { link: event.output };
}

const choosing = {
  'password.choose': {
    target: 'setting',
    actions: {
      type: 'keepChosen',
      params: ({ event }: { event: ChosenPassword }) => ({
        password: event.password,
        confirmPassword: event.confirmPassword,
        ...(event.person && { person: event.person }),
      }),
    },
  },
} as const;

const machineSetup = setup({
  types: {
    context: {} as InvitationContext,
    events: {} as InvitationEvent,
    input: {} as { token: string },
    output: {} as Credentials,
    tags: {} as 'busy',
  },
  actors: {
    /** Returns the owner of a link; rejects with an ApiProblem. */
    readLink: declareActor<PasswordLink, { token: string }>(),
    /** Sets the password and makes the link unusable; rejects with an ApiProblem. */
    setPassword: declareActor<void, { token: string; chosen: ChosenPassword | null }>(),
  },
  guards: {
    isWithoutToken: ({ context }) => context.token === '',
    isUseless: (_, { error }: { error: unknown }) => isAboutLink(error),
  },
  actions: {
    keepLink: assign((_, { link }: { link: PasswordLink }) => ({ link, problem: null })),
    keepChosen: assign((_, chosen: ChosenPassword) => ({ chosen, problem: null })),
    keepProblem: assign(problemFromError),
  },
});

const useless = {
  guard: { type: 'isUseless', params: errorFromEvent },
  target: 'useless',
} as const;

/**
 * Sets the password of an invited user, or of a user who requested a new password: the link shows
 * its owner, the user chooses a password and signs in with it. Who was invited by an address alone also
 * gives names and phone. The link works once. A replaced,
 * withdrawn or expired link shows whom to contact. Contract: "Set a new password by a link".
 */
export const invitationMachine = machineSetup.createMachine({
  id: 'invitation',
  context: ({ input: { token } }) => ({ token, link: null, chosen: null, problem: null }),
  initial: 'opening',
  states: {
    opening: {
      always: [{ guard: 'isWithoutToken', target: 'useless' }, { target: 'reading' }],
    },
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readLink',
        src: 'readLink',
        input: ({ context: { token } }) => ({ token }),
        onDone: { target: 'choosing', actions: { type: 'keepLink', params: linkIn } },
        onError: [
          useless,
          { target: 'unread', actions: { type: 'keepProblem', params: errorFromEvent } },
        ],
      },
    },
    unread: { on: { 'reading.retry': 'reading' } },
    choosing: { on: choosing },
    setting: {
      tags: 'busy',
      invoke: {
        id: 'setPassword',
        src: 'setPassword',
        input: ({ context: { token, chosen } }) => ({ token, chosen }),
        onDone: { target: 'accepted', meta: { proves: ['passwordReset', 'signedIn'] } },
        onError: [
          useless,
          { target: 'refused', actions: { type: 'keepProblem', params: errorFromEvent } },
        ],
      },
    },
    refused: { on: choosing },
    useless: { type: 'final' },
    accepted: { type: 'final' },
  },
  output: ({ context: { link, chosen } }) => ({
    username: link?.userName ?? '',
    password: chosen?.password ?? '',
  }),
});

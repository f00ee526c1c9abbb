import type { PasswordLink } from '#application/api/account-endpoints.generated';
import { type InvitationContext, invitationMachine } from '#application/session/invitation.machine';
import { type MachineScript, passedThrough } from '../model/machine-script';
import { problemOf } from '../test-app/scripted-transport';

/** With what somebody comes to the page. */
export const invitationBeginnings = {
  'a link': { token: 'a-token' },
  'an address without a token': { token: '' },
};

export type InvitationBeginning = keyof typeof invitationBeginnings;

/** Whom the link is for. */
export const invitationLink: PasswordLink = {
  kind: 'invitation',
  firstName: 'Rim',
  userName: 'rim',
  storeName: 'Atelier',
  storeNameAr: null,
  expiresAt: '2026-11-27T09:00:00.000Z',
};

export const chosenPassword = { password: 'Zellige&2027', confirmPassword: 'Zellige&2027' };

/** How the link stands when it is read or used. */
export type LinkVerdict = 'good' | 'useless' | 'unanswered';

/** How the password is received. */
export type PasswordVerdict = LinkVerdict | 'too common';

/** What the page shows. */
export interface InvitationSight {
  readonly step: 'reading' | 'unread' | 'form' | 'refusal' | 'useless' | 'inside';
  readonly busy: boolean;
}

/** What a runner must be able to do on the page and to see of it. */
export interface InvitationWorld {
  open(beginning: InvitationBeginning): Promise<void>;
  readAgain(): Promise<void>;
  choose(): Promise<void>;
  linkIs(verdict: LinkVerdict): Promise<void>;
  passwordIs(verdict: PasswordVerdict): Promise<void>;
  sees(sight: InvitationSight): Promise<void>;
}

export const uselessLink = problemOf(422, 'validation_failed', {
  errors: { token: ['token_invalid'] },
});
export const commonPassword = problemOf(422, 'validation_failed', {
  errors: { password: ['too_common'] },
});
export const noAnswer = problemOf(0, 'network');

const failing = (actor: string, error: unknown) => ({ type: `xstate.error.actor.${actor}`, error });

/** The invitation machine, told so that Node and a browser can both play it. */
export const invitationScript: MachineScript<typeof invitationMachine, InvitationWorld> = {
  model: {
    machine: invitationMachine,
    inputs: invitationBeginnings,
    events: {
      'reading.retry': { type: 'reading.retry' },
      'password.choose': { type: 'password.choose', ...chosenPassword },
      'the link is read': { type: 'xstate.done.actor.readLink', output: invitationLink },
      'the link is useless': failing('readLink', uselessLink),
      'the link is not read': failing('readLink', noAnswer),
      'the password is set': { type: 'xstate.done.actor.setPassword' },
      'the link has become useless': failing('setPassword', uselessLink),
      'the password is too common': failing('setPassword', commonPassword),
      'the password is not answered': failing('setPassword', noAnswer),
    },
    serialise: ({ token, link, chosen, problem }: InvitationContext) => [
      token !== '',
      link !== null,
      chosen !== null,
      problem?.code,
    ],
  },

  // The labels of the inputs are those of the beginnings, see above.
  opens: (world, input) => world.open(input as InvitationBeginning),

  does: {
    'reading.retry': (world) => world.readAgain(),
    'password.choose': (world) => world.choose(),
  },

  outcomes: {
    'the link is read': (world) => world.linkIs('good'),
    'the link is useless': (world) => world.linkIs('useless'),
    'the link is not read': (world) => world.linkIs('unanswered'),
    'the password is set': (world) => world.passwordIs('good'),
    'the link has become useless': (world) => world.passwordIs('useless'),
    'the password is too common': (world) => world.passwordIs('too common'),
    'the password is not answered': (world) => world.passwordIs('unanswered'),
  },

  sees: {
    opening: passedThrough,
    reading: (world) => world.sees({ step: 'reading', busy: true }),
    unread: (world) => world.sees({ step: 'unread', busy: false }),
    choosing: (world) => world.sees({ step: 'form', busy: false }),
    setting: (world) => world.sees({ step: 'form', busy: true }),
    refused: (world) => world.sees({ step: 'refusal', busy: false }),
    useless: (world) => world.sees({ step: 'useless', busy: false }),
    accepted: (world) => world.sees({ step: 'inside', busy: false }),
  },
};

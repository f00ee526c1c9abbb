import {
  type RowUserAction,
  type UserActionsContext,
  type UserRecord,
  userActionsMachine,
} from '#application/users/user-actions.machine';
import { aColleague, anInvitation, aWithdrawnInvitation } from '../builders/staff';
import type { MachineScript } from '../model/machine-script';
import { problemOf } from '../test-app/scripted-transport';

/** Somebody of the staff as he stands when an admin begins. */
export const userBeginnings = {
  'an active user': aColleague(),
  'an inactive user': aColleague({ status: 'inactive' }),
  'an invited user': aColleague({ invitation: anInvitation }),
} satisfies Record<string, UserRecord>;

export type UserBeginning = keyof typeof userBeginnings;

/** The user after each action, as the server gives him back. */
export const userAfter: Readonly<Record<RowUserAction, UserRecord>> = {
  activate: aColleague(),
  deactivate: aColleague({ status: 'inactive' }),
  archive: aColleague({ isArchived: true }),
  resendInvitation: aColleague({ invitation: anInvitation }),
  withdrawInvitation: aColleague({ invitation: aWithdrawnInvitation }),
};

/** The user after a colleague was faster and deactivated him. */
export const userShutOut = aColleague({ status: 'inactive' });

/** What the page shows of one user's process. */
export interface UserActionsSight {
  readonly dialog: 'question' | 'failure' | 'conflict' | null;
  readonly busy: boolean;
}

/** How an action can end. */
export type UserActionEnd = 'with success' | 'a colleague was faster' | 'with a server fault';

/** What a runner must be able to do to a user's row and to see of it. */
export interface UserActionsWorld {
  open(beginning: UserBeginning): Promise<void>;
  ask(action: RowUserAction): Promise<void>;
  confirm(): Promise<void>;
  cancel(): Promise<void>;
  retry(): Promise<void>;
  dismissFailure(): Promise<void>;
  acknowledgeConflict(): Promise<void>;
  /** A colleague deactivates the user, and the list tells. */
  colleagueShutsOut(): Promise<void>;
  actionEnds(how: UserActionEnd): Promise<void>;
  sees(sight: UserActionsSight): Promise<void>;
}

const calm = { dialog: null, busy: false };
const performed = (action: RowUserAction) => ({
  type: 'xstate.done.actor.performAction',
  output: userAfter[action],
});
const notPerformed = (status: number, code: string, more: object = {}) => ({
  type: 'xstate.error.actor.performAction',
  error: problemOf(status, code, more),
});

/** What a user who was deactivated meanwhile no longer allows. */
const BARRED: readonly (RowUserAction | undefined)[] = [
  'deactivate',
  'resendInvitation',
  'withdrawInvitation',
];

const answersTo = (attempt: RowUserAction | undefined): readonly string[] => [
  `${attempt} succeeds`,
  'the server fails',
  ...(BARRED.includes(attempt) ? ['a colleague was faster'] : []),
];

/** The user-actions machine, told so that Node and a browser can both play it. */
export const userActionsScript: MachineScript<typeof userActionsMachine, UserActionsWorld> = {
  model: {
    machine: userActionsMachine,
    inputs: Object.fromEntries(
      Object.entries(userBeginnings).map(([label, user]) => [label, { user }]),
    ),
    events: {
      'user.activate': { type: 'user.activate' },
      'user.deactivate': { type: 'user.deactivate' },
      'user.archive': { type: 'user.archive' },
      'invitation.resend': { type: 'invitation.resend' },
      'invitation.withdraw': { type: 'invitation.withdraw' },
      'question.confirm': { type: 'question.confirm' },
      'question.cancel': { type: 'question.cancel' },
      'failure.retry': { type: 'failure.retry' },
      'failure.dismiss': { type: 'failure.dismiss' },
      'conflict.acknowledge': { type: 'conflict.acknowledge' },
      'a colleague deactivates the user': { type: 'user.changed', user: userShutOut },
      'activate succeeds': performed('activate'),
      'deactivate succeeds': performed('deactivate'),
      'archive succeeds': performed('archive'),
      'resendInvitation succeeds': performed('resendInvitation'),
      'withdrawInvitation succeeds': performed('withdrawInvitation'),
      'a colleague was faster': notPerformed(409, 'action_not_allowed', { current: userShutOut }),
      'the server fails': notPerformed(500, 'internal'),
    },
    serialise: ({ user, attempt }: UserActionsContext) => [
      user.allowedActions.map(({ action }) => action),
      attempt?.action,
    ],
    isPossible: ({ attempt }: UserActionsContext, label) =>
      !/succeeds|faster|fails/.test(label) || answersTo(attempt?.action).includes(label),
  },

  // The labels of the inputs are those of the beginnings, see above.
  opens: (world, input) => world.open(input as UserBeginning),

  does: {
    'user.activate': (world) => world.ask('activate'),
    'user.deactivate': (world) => world.ask('deactivate'),
    'user.archive': (world) => world.ask('archive'),
    'invitation.resend': (world) => world.ask('resendInvitation'),
    'invitation.withdraw': (world) => world.ask('withdrawInvitation'),
    'question.confirm': (world) => world.confirm(),
    'question.cancel': (world) => world.cancel(),
    'failure.retry': (world) => world.retry(),
    'failure.dismiss': (world) => world.dismissFailure(),
    'conflict.acknowledge': (world) => world.acknowledgeConflict(),
    'user.changed': (world) => world.colleagueShutsOut(),
  },

  outcomes: {
    'activate succeeds': (world) => world.actionEnds('with success'),
    'deactivate succeeds': (world) => world.actionEnds('with success'),
    'archive succeeds': (world) => world.actionEnds('with success'),
    'resendInvitation succeeds': (world) => world.actionEnds('with success'),
    'withdrawInvitation succeeds': (world) => world.actionEnds('with success'),
    'a colleague was faster': (world) => world.actionEnds('a colleague was faster'),
    'the server fails': (world) => world.actionEnds('with a server fault'),
  },

  sees: {
    resting: (world) => world.sees(calm),
    confirming: (world) => world.sees({ ...calm, dialog: 'question' }),
    performing: (world) => world.sees({ dialog: 'question', busy: true }),
    failed: (world) => world.sees({ ...calm, dialog: 'failure' }),
    conflict: (world) => world.sees({ ...calm, dialog: 'conflict' }),
  },
};

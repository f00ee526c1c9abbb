import {
  type UserActionsContext,
  type UserRecord,
  userActionsMachine,
} from '#application/users/user-actions.machine';
import type { UserAction } from '#openapi/types.generated';
import { aColleague, anInvitation, aWithdrawnInvitation } from '../builders/staff';
import type { MachineTestModel } from '../model-based-testing/machine-test-model';
import { problemOf } from '../test-app/scripted-transport';

/** The staff member in each initial state. */
export const userInitialStates = {
  'an active user': aColleague(),
  'an inactive user': aColleague({ status: 'inactive' }),
  'an invited user': aColleague({ invitation: anInvitation }),
  'an archived user': aColleague({ isArchived: true }),
} satisfies Record<string, UserRecord>;

export type UserInitialState = keyof typeof userInitialStates;

/** The user after each action, as the server returns the record. */
export const userAfter: Readonly<Record<UserAction, UserRecord>> = {
  activate: aColleague(),
  deactivate: aColleague({ status: 'inactive' }),
  archive: aColleague({ isArchived: true }),
  unarchive: aColleague(),
  resendInvitation: aColleague({ invitation: anInvitation }),
  withdrawInvitation: aColleague({ invitation: aWithdrawnInvitation }),
};

/** The user after a colleague deactivated them first. */
export const userDeactivatedByColleague = aColleague({ status: 'inactive' });

/** What the page shows of one user's process. */
export interface UserActionsViewState {
  readonly dialog: 'question' | 'failure' | 'conflict' | null;
  readonly busy: boolean;
}

/** How an action can end. */
export type UserActionOutcome = 'with success' | 'a colleague was faster' | 'with a server fault';

/** The actions and assertions that a driver of a user's row must implement. */
export interface UserActionsDriver {
  open(beginning: UserInitialState): Promise<void>;
  ask(action: UserAction): Promise<void>;
  confirm(): Promise<void>;
  cancel(): Promise<void>;
  retry(): Promise<void>;
  dismissFailure(): Promise<void>;
  acknowledgeConflict(): Promise<void>;
  /** A colleague deactivates the user, and the list receives the change. */
  deactivateAsColleague(): Promise<void>;
  settleAction(how: UserActionOutcome): Promise<void>;
  expectViewState(viewState: UserActionsViewState): Promise<void>;
}

const idleViewState = { dialog: null, busy: false };

function performed(action: UserAction) {
  return {
    type: 'xstate.done.actor.performAction',
    output: userAfter[action],
  };
}

function notPerformed(status: number, code: string, more: object = {}) {
  return {
    type: 'xstate.error.actor.performAction',
    error: problemOf(status, code, more),
  };
}

/** The actions that a deactivated user no longer allows. */
const UNAVAILABLE_ACTIONS: readonly (UserAction | undefined)[] = [
  'deactivate',
  'resendInvitation',
  'withdrawInvitation',
];

function answersTo(attempt: UserAction | undefined): readonly string[] {
  return [
    `${attempt} succeeds`,
    'the server fails',
    ...(UNAVAILABLE_ACTIONS.includes(attempt) ? ['a colleague was faster'] : []),
  ];
}

/** The user-actions machine, as a test model that drivers in Node and in a browser can run. */
export const userActionsTestModel: MachineTestModel<typeof userActionsMachine, UserActionsDriver> =
  {
    model: {
      machine: userActionsMachine,
      inputs: Object.fromEntries(
        Object.entries(userInitialStates).map(([label, user]) => [label, { record: user }]),
      ),
      events: {
        'user.activate': { type: 'user.activate' },
        'user.deactivate': { type: 'user.deactivate' },
        'user.archive': { type: 'user.archive' },
        'user.unarchive': { type: 'user.unarchive' },
        'invitation.resend': { type: 'invitation.resend' },
        'invitation.withdraw': { type: 'invitation.withdraw' },
        'question.confirm': { type: 'question.confirm' },
        'question.cancel': { type: 'question.cancel' },
        'failure.retry': { type: 'failure.retry' },
        'failure.dismiss': { type: 'failure.dismiss' },
        'conflict.acknowledge': { type: 'conflict.acknowledge' },
        'a colleague deactivates the user': {
          type: 'user.changed',
          user: userDeactivatedByColleague,
        },
        'activate succeeds': performed('activate'),
        'deactivate succeeds': performed('deactivate'),
        'archive succeeds': performed('archive'),
        'unarchive succeeds': performed('unarchive'),
        'resendInvitation succeeds': performed('resendInvitation'),
        'withdrawInvitation succeeds': performed('withdrawInvitation'),
        'a colleague was faster': notPerformed(409, 'action_not_allowed', {
          current: userDeactivatedByColleague,
        }),
        'the server fails': notPerformed(500, 'internal'),
      },
      serialise: ({ record: user, attempt }: UserActionsContext) => [
        user.allowedActions.map(({ action }) => action),
        attempt?.action,
      ],
      isPossible: ({ attempt }: UserActionsContext, label) =>
        !/succeeds|faster|fails/.test(label) || answersTo(attempt?.action).includes(label),
    },

    // The labels of the inputs are the keys of the initial states above.
    setUp: (driver, input) => driver.open(input as UserInitialState),

    eventExecutors: {
      'user.activate': (driver) => driver.ask('activate'),
      'user.deactivate': (driver) => driver.ask('deactivate'),
      'user.archive': (driver) => driver.ask('archive'),
      'user.unarchive': (driver) => driver.ask('unarchive'),
      'invitation.resend': (driver) => driver.ask('resendInvitation'),
      'invitation.withdraw': (driver) => driver.ask('withdrawInvitation'),
      'question.confirm': (driver) => driver.confirm(),
      'question.cancel': (driver) => driver.cancel(),
      'failure.retry': (driver) => driver.retry(),
      'failure.dismiss': (driver) => driver.dismissFailure(),
      'conflict.acknowledge': (driver) => driver.acknowledgeConflict(),
      'user.changed': (driver) => driver.deactivateAsColleague(),
    },

    outcomeExecutors: {
      'activate succeeds': (driver) => driver.settleAction('with success'),
      'deactivate succeeds': (driver) => driver.settleAction('with success'),
      'archive succeeds': (driver) => driver.settleAction('with success'),
      'unarchive succeeds': (driver) => driver.settleAction('with success'),
      'resendInvitation succeeds': (driver) => driver.settleAction('with success'),
      'withdrawInvitation succeeds': (driver) => driver.settleAction('with success'),
      'a colleague was faster': (driver) => driver.settleAction('a colleague was faster'),
      'the server fails': (driver) => driver.settleAction('with a server fault'),
    },

    stateAssertions: {
      resting: (driver) => driver.expectViewState(idleViewState),
      confirming: (driver) => driver.expectViewState({ ...idleViewState, dialog: 'question' }),
      performing: (driver) => driver.expectViewState({ dialog: 'question', busy: true }),
      failed: (driver) => driver.expectViewState({ ...idleViewState, dialog: 'failure' }),
      conflict: (driver) => driver.expectViewState({ ...idleViewState, dialog: 'conflict' }),
    },
  };

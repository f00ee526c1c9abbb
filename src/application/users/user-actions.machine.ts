import type { User, UserAction } from '#openapi/types.generated';
import { declareActor } from '../machine-actors';
import {
  type ConfirmationEvent,
  confirmationStates,
  failureTransitions,
  recordAfter,
} from '../record-actions';
import { type RecordActionsContext, recordActionsSetup } from '../record-actions-setup';

/** The fields of a staff member that the machine uses. */
export type UserRecord = Pick<
  User,
  | 'id'
  | 'firstName'
  | 'lastName'
  | 'userName'
  | 'email'
  | 'role'
  | 'status'
  | 'isArchived'
  | 'isLastAdmin'
  | 'invitation'
  | 'allowedActions'
>;

/** The action that is being confirmed or performed, so that a failed action can be retried. */
export interface UserAttempt {
  readonly action: UserAction;
}

export type UserActionsEvent =
  | { type: 'user.activate' }
  | { type: 'user.deactivate' }
  | { type: 'user.archive' }
  | { type: 'user.unarchive' }
  | { type: 'invitation.resend' }
  | { type: 'invitation.withdraw' }
  | ConfirmationEvent
  | { type: 'user.changed'; user: UserRecord };

export type UserActionsContext = RecordActionsContext<UserRecord, UserAttempt>;

function recordOf(user: UserRecord): UserRecord {
  const { id, firstName, lastName, userName, email, role, status } = user;
  const { isArchived, isLastAdmin, invitation, allowedActions } = user;
  return {
    id,
    firstName,
    lastName,
    userName,
    email,
    role,
    status,
    isArchived,
    isLastAdmin,
    invitation,
    allowedActions,
  };
}

/** Every action needs a confirmation: it changes a person's access or sends them a mail. */
function asked<Action extends UserAction>(action: Action) {
  return {
    guard: { type: 'isAllowed', params: { action } },
    target: 'confirming',
    actions: { type: 'attempt', params: { action } },
  } as const;
}

const machineSetup = recordActionsSetup({
  recordOf,
  attemptOf: ({ action }: UserAttempt): UserAttempt => ({ action }),
  types: { events: {} as UserActionsEvent },
  actors: {
    performAction: declareActor<UserRecord, { userId: string; attempt: UserAttempt | null }>(),
  },
});

/**
 * An admin's actions on a staff member: activate, deactivate, archive (the specification's delete),
 * unarchive, resend the invitation or withdraw it, each after a confirmation. Offers the actions in the
 * record's `allowedActions`. The server decides. After a conflict, the server's record replaces the
 * local one. Contract: user lifecycle.
 */
export const userActionsMachine = machineSetup.createMachine({
  id: 'userActions',
  context: ({ input }) => ({ record: recordOf(input.record), attempt: null, problem: null }),
  on: {
    'user.changed': {
      actions: { type: 'keepRecord', params: ({ event }) => ({ record: event.user }) },
    },
  },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'user.activate': asked('activate'),
        'user.deactivate': asked('deactivate'),
        'user.archive': {
          ...asked('archive'),
          meta: { proves: ['userArchived', 'userDeletionAsked'] },
        },
        'user.unarchive': { ...asked('unarchive'), meta: { proves: ['usersUnarchived'] } },
        'invitation.resend': asked('resendInvitation'),
        'invitation.withdraw': asked('withdrawInvitation'),
      },
    },
    performing: {
      meta: { proves: ['userStatus', 'usersManaged', 'usersArchived'] },
      tags: 'busy',
      invoke: {
        id: 'performAction',
        src: 'performAction',
        input: ({ context: { record, attempt } }) => ({ userId: record.id, attempt }),
        onDone: {
          target: 'resting',
          actions: [{ type: 'keepRecord', params: recordAfter }, 'reportOutcome', 'forgetAttempt'],
          meta: { proves: ['userDeleted', 'userActivated', 'userDeactivated'] },
        },
        onError: failureTransitions,
      },
    },
    ...confirmationStates,
    failed: {
      meta: { proves: ['userNotDeleted', 'userNotActivated', 'userNotDeactivated'] },
      ...confirmationStates.failed,
    },
    confirming: {
      meta: { proves: ['userQuestions', 'userListActions'] },
      ...confirmationStates.confirming,
    },
  },
});

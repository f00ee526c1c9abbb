import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Inspect } from '#application/create-application';
import type { ApiProblem } from '#application/ports/transport.port';
import { provideUserActions } from '#application/users/user-actions.actors';
import type { UserActionsEvent, userActionsMachine } from '#application/users/user-actions.machine';
import type { UserAction } from '#openapi/types.generated';
import {
  type UserActionOutcome,
  type UserActionsDriver,
  type UserActionsViewState,
  userAfter,
  userDeactivatedByColleague,
  userInitialStates,
} from '../machine-models/user-actions.model';
import { settle } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';
import { createMachineHarness, providedMachine } from './machine-harness';

const refusals: Record<Exclude<UserActionOutcome, 'with success'>, ApiProblem> = {
  'a colleague was faster': problemOf(409, 'action_not_allowed', {
    current: userDeactivatedByColleague,
  }),
  'with a server fault': problemOf(500, 'internal'),
};

const asked: Record<UserAction, UserActionsEvent> = {
  activate: { type: 'user.activate' },
  deactivate: { type: 'user.deactivate' },
  archive: { type: 'user.archive' },
  unarchive: { type: 'user.unarchive' },
  resendInvitation: { type: 'invitation.resend' },
  withdrawInvitation: { type: 'invitation.withdraw' },
};

/** The running process with scripted adapters, as the driver of its test model. */
export function createUserActionsNodeDriver(inspect: Inspect) {
  const { app, begin, playing, send, snapshot } =
    createMachineHarness<typeof userActionsMachine>(inspect);

  const driver: UserActionsDriver = {
    open: (beginning) =>
      begin(providedMachine(provideUserActions), { record: userInitialStates[beginning] }),
    ask: (action) => send(asked[action]),
    confirm: () => send({ type: 'question.confirm' }),
    cancel: () => send({ type: 'question.cancel' }),
    retry: () => send({ type: 'failure.retry' }),
    dismissFailure: () => send({ type: 'failure.dismiss' }),
    acknowledgeConflict: () => send({ type: 'conflict.acknowledge' }),
    deactivateAsColleague: () => send({ type: 'user.changed', user: userDeactivatedByColleague }),

    settleAction: async (how) => {
      const { attempt } = snapshot().context;
      if (!attempt) throw new Error('No action is under way.');
      const isOfMany = attempt.action === 'archive' || attempt.action === 'unarchive';
      const url = isOfMany
        ? `/api/store/users/${attempt.action}/`
        : `/api/store/user/usr_7/${attempt.action}`;
      const user = userAfter[attempt.action];
      if (how === 'with success') app().transport.accept(url, isOfMany ? { items: [user] } : user);
      else app().transport.refuse(url, refusals[how]);
      await settle();
    },

    expectViewState: async (viewState) => expect(viewStateOf(snapshot())).toEqual(viewState),
  };

  return playing(driver);
}

/** The view state that the page derives from a snapshot. */
function viewStateOf(snapshot: SnapshotFrom<typeof userActionsMachine>): UserActionsViewState {
  const busy = snapshot.hasTag('busy');
  if (busy || snapshot.hasTag('confirming')) return { dialog: 'question', busy };
  if (snapshot.matches('conflict')) return { dialog: 'conflict', busy };
  return { dialog: snapshot.matches('failed') ? 'failure' : null, busy };
}

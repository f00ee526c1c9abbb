import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Inspect } from '#application/create-application';
import type { ApiProblem } from '#application/ports/transport.port';
import { provideUserActions } from '#application/users/user-actions.actors';
import type {
  RowUserAction,
  UserActionsEvent,
  userActionsMachine,
} from '#application/users/user-actions.machine';
import {
  type UserActionEnd,
  type UserActionsSight,
  type UserActionsWorld,
  userAfter,
  userBeginnings,
  userShutOut,
} from '../machine-scripts/user-actions.script';
import { settle } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';
import { processInNode, provided } from './process-in-node';

const refusals: Record<Exclude<UserActionEnd, 'with success'>, ApiProblem> = {
  'a colleague was faster': problemOf(409, 'action_not_allowed', { current: userShutOut }),
  'with a server fault': problemOf(500, 'internal'),
};

const asked: Record<RowUserAction, UserActionsEvent> = {
  activate: { type: 'user.activate' },
  deactivate: { type: 'user.deactivate' },
  archive: { type: 'user.archive' },
  resendInvitation: { type: 'invitation.resend' },
  withdrawInvitation: { type: 'invitation.withdraw' },
};

/** The running process with scripted adapters, as a world that the script can play in. */
export const userActionsInNode = (inspect: Inspect) => {
  const { app, begin, playing, send, snapshot } = processInNode<typeof userActionsMachine>(inspect);

  const world: UserActionsWorld = {
    open: (beginning) => begin(provided(provideUserActions), { user: userBeginnings[beginning] }),
    ask: (action) => send(asked[action]),
    confirm: () => send({ type: 'question.confirm' }),
    cancel: () => send({ type: 'question.cancel' }),
    retry: () => send({ type: 'failure.retry' }),
    dismissFailure: () => send({ type: 'failure.dismiss' }),
    acknowledgeConflict: () => send({ type: 'conflict.acknowledge' }),
    colleagueShutsOut: () => send({ type: 'user.changed', user: userShutOut }),

    actionEnds: async (how) => {
      const { attempt } = snapshot().context;
      if (!attempt) throw new Error('No action is under way.');
      const isArchiving = attempt.action === 'archive';
      const url = isArchiving
        ? '/api/store/users/archive/'
        : `/api/store/user/usr_7/${attempt.action}`;
      const user = userAfter[attempt.action];
      if (how === 'with success')
        app().transport.accept(url, isArchiving ? { items: [user] } : user);
      else app().transport.refuse(url, refusals[how]);
      await settle();
    },

    sees: async (sight) => expect(sightOf(snapshot())).toEqual(sight),
  };

  return playing(world);
};

/** What the page makes of a snapshot. */
const sightOf = (snapshot: SnapshotFrom<typeof userActionsMachine>): UserActionsSight => {
  const busy = snapshot.hasTag('busy');
  if (busy || snapshot.hasTag('confirming')) return { dialog: 'question', busy };
  if (snapshot.matches('conflict')) return { dialog: 'conflict', busy };
  return { dialog: snapshot.matches('failed') ? 'failure' : null, busy };
};

import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Inspect } from '#application/create-application';
import { providePostActions } from '#application/posts/post-actions.actors';
import type { postActionsMachine } from '#application/posts/post-actions.machine';
import {
  type PostActionsDriver,
  type PostActionsViewState,
  PUBLISHED,
  postAfter,
  postInitialStates,
} from '../machine-models/post-actions.model';
import { settle } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';
import { createMachineHarness, providedMachine } from './machine-harness';

const refusals = {
  'a colleague was faster': problemOf(409, 'action_not_allowed', { current: PUBLISHED }),
  'with a server fault': problemOf(500, 'internal'),
};

/** The running process with scripted adapters, as the driver of its test model. */
export function createPostActionsNodeDriver(inspect: Inspect) {
  const { app, begin, playing, send, snapshot } =
    createMachineHarness<typeof postActionsMachine>(inspect);

  const driver: PostActionsDriver = {
    open: (beginning) =>
      begin(providedMachine(providePostActions), { record: postInitialStates[beginning] }),
    ask: (action) => send({ type: `post.${action}` }),
    answer: (type) => send({ type }),
    publishAsColleague: () => send({ type: 'post.changed', post: PUBLISHED }),

    settleAction: async (how) => {
      const { attempt, record: post } = snapshot().context;
      if (!attempt) throw new Error('No action is under way.');
      const url = `/api/store/post/${post.slug}/${attempt.action}`;
      if (how === 'with success') app().transport.accept(url, postAfter[attempt.action]);
      else app().transport.refuse(url, refusals[how]);
      await settle();
    },

    expectViewState: async (viewState) => expect(viewStateOf(snapshot())).toEqual(viewState),
  };

  return playing(driver);
}

/** The view state that the page derives from a snapshot. */
function viewStateOf(snapshot: SnapshotFrom<typeof postActionsMachine>): PostActionsViewState {
  const busy = snapshot.hasTag('busy');
  if (busy || snapshot.hasTag('confirming')) return { dialog: 'question', busy };
  if (snapshot.matches('conflict')) return { dialog: 'conflict', busy };
  return { dialog: snapshot.matches('failed') ? 'failure' : null, busy };
}

import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Inspect } from '#application/create-application';
import { providePostActions } from '#application/posts/post-actions.actors';
import type { postActionsMachine } from '#application/posts/post-actions.machine';
import {
  type PostActionsSight,
  type PostActionsWorld,
  PUBLISHED,
  postAfter,
  postBeginnings,
} from '../machine-scripts/post-actions.script';
import { settle } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';
import { processInNode, provided } from './process-in-node';

const refusals = {
  'a colleague was faster': problemOf(409, 'action_not_allowed', { current: PUBLISHED }),
  'with a server fault': problemOf(500, 'internal'),
};

/** The running process with scripted adapters, as a world that the script can play in. */
export const postActionsInNode = (inspect: Inspect) => {
  const { app, begin, playing, send, snapshot } = processInNode<typeof postActionsMachine>(inspect);

  const world: PostActionsWorld = {
    open: (beginning) => begin(provided(providePostActions), { post: postBeginnings[beginning] }),
    ask: (action) => send({ type: `post.${action}` }),
    answer: (type) => send({ type }),
    colleaguePublishes: () => send({ type: 'post.changed', post: PUBLISHED }),

    actionEnds: async (how) => {
      const { attempt, post } = snapshot().context;
      if (!attempt) throw new Error('No action is under way.');
      const url = `/api/store/post/${post.slug}/${attempt.action}`;
      if (how === 'with success') app().transport.accept(url, postAfter[attempt.action]);
      else app().transport.refuse(url, refusals[how]);
      await settle();
    },

    sees: async (sight) => expect(sightOf(snapshot())).toEqual(sight),
  };

  return playing(world);
};

/** What the page makes of a snapshot. */
const sightOf = (snapshot: SnapshotFrom<typeof postActionsMachine>): PostActionsSight => {
  const busy = snapshot.hasTag('busy');
  if (busy || snapshot.hasTag('confirming')) return { dialog: 'question', busy };
  if (snapshot.matches('conflict')) return { dialog: 'conflict', busy };
  return { dialog: snapshot.matches('failed') ? 'failure' : null, busy };
};

import { fromPromise } from 'xstate';
import { postsEndpoints } from '../api/posts-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { ActorsOf } from '../machine-actors';
import type { Ports } from '../ports/ports';
import type { Store } from '../store';
import { postActionsMachine } from './post-actions.machine';

/** Returns the actors of the post-actions machine. */
function postActionsActors(store: Store): ActorsOf<typeof postActionsMachine> {
  return {
    performAction: fromPromise(({ input: { slug, action }, signal }) => {
      if (!action) throw new Error('An article’s action runs only after one was attempted.');
      const performing = postsEndpoints.endpoints.performPostAction.initiate({ slug, action });
      return unwrapWithSignal(store.dispatch(performing), signal);
    }),
  };
}

/** The post-actions machine of an application. */
export function providePostActions(_ports: Ports, store: Store) {
  return postActionsMachine.provide({ actors: postActionsActors(store) });
}

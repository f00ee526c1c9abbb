import { type Actor, createActor, type SnapshotFrom } from 'xstate';
import type { Application } from '#application/create-application';
import { providePostActions } from '#application/posts/post-actions.actors';
import type { PostAction, PostRecord } from '#application/posts/post-actions.machine';
import { createRecordActors, type RecordActors, type RecordRow } from '../lists/record-actors';

export type PostActor = Actor<ReturnType<typeof providePostActions>>;
type PostSnapshot = SnapshotFrom<ReturnType<typeof providePostActions>>;
/** An article from a list or from its own page. */
export type PostRow = PostRecord & RecordRow;
/** The processes of the articles on a page. */
export type PostActors = RecordActors<PostRow, PostActor>;

function completedAction(before: PostSnapshot, after: PostSnapshot): PostAction | null {
  return before.matches('performing') && after.matches('resting')
    ? (before.context.attempt?.action ?? null)
    : null;
}

export function createPostActors(
  { provide, inspection }: Pick<Application, 'provide' | 'inspection'>,
  onDone: (action: PostAction) => void,
): PostActors {
  return createRecordActors<PostRow, PostSnapshot, PostActor>({
    create: (post) => createActor(provide(providePostActions), { input: { post }, ...inspection }),
    update: (actor, post) => actor.send({ type: 'post.changed', post }),
    hasOpenDialog: (snapshot) => !snapshot.matches('resting'),
    onTransition: (before, after) => {
      const action = completedAction(before, after);
      if (action) onDone(action);
    },
  });
}

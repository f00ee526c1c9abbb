import type { Application } from '#application/create-application';
import { providePostActions } from '#application/posts/post-actions.actors';
import type { PostAction, PostRecord } from '#application/posts/post-actions.machine';
import type { ActionPerformed } from '#application/record-actions-setup';
import { RecordActor } from '../lists/record-actor';
import { createRecordActors, type RecordActors, type RecordRow } from '../lists/record-actors';

export type PostActor = RecordActor<ReturnType<typeof providePostActions>>;
/** An article from a list or from its own page. */
export type PostRow = PostRecord & RecordRow;
/** The processes of the articles on a page. */
export type PostActors = RecordActors<PostRow, PostActor>;
/** A completed action of an article. */
export type PostOutcome = ActionPerformed<PostRecord, PostAction>;

export function createPostActors(
  { provide, inspection }: Pick<Application, 'provide' | 'inspection'>,
  onOutcome: (outcome: PostOutcome) => void,
): PostActors {
  return createRecordActors({
    create: (post: PostRow) => {
      const actor = new RecordActor(provide(providePostActions), {
        input: { record: post },
        ...inspection,
      });
      actor.on('action.performed', onOutcome);
      return actor;
    },
    changed: (post) => ({ type: 'post.changed', post }),
    hasOpenDialog: (snapshot) => !snapshot.matches('resting'),
  });
}

import type { PostAction } from '#application/posts/post-actions.machine';
import { toasts } from '../kit/feedback/toast-store';
import { useLatest } from '../kit/use-latest';
import { useRecordActors } from '../lists/use-record-actors';
import { useApplication } from '../portal-context/application-context';
import { useText } from '../text/use-text';
import { createPostActors, type PostActors, type PostRow } from './post-actors';

/** The processes of the articles on the page; shows the outcome of each action. */
export function usePostActors(
  posts: readonly PostRow[],
  onDone?: (action: PostAction) => void,
): PostActors {
  const application = useApplication();
  const t = useText('posts');
  const tell = useLatest((action: PostAction) => {
    toasts.show({ title: t(`toast.${action}`) });
    onDone?.(action);
  });
  return useRecordActors(posts, () =>
    createPostActors(application, ({ action }) => tell.current(action)),
  );
}

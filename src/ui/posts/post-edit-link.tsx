import type { PostSummary } from '#openapi/types.generated';
import { postEditPath } from '../links/post-path';
import { RowEditLink } from '../lists/row-edit-link';
import { usePermission } from '../portal-context/use-permission';
import { useLocalizedTitle } from '../text/localized';

/** To the form of an article. */
export function PostEditLink({ post }: { post: PostSummary }) {
  const name = useLocalizedTitle()(post);
  if (!usePermission('posts.edit')) return null;
  return <RowEditLink to={postEditPath(post)} name={name} />;
}
